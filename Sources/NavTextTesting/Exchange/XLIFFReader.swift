import NavText

/// Words of XLIFF 1.2.
enum XLIFF {
    static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
    static let versions = ["1.2", "1.1"]
    /// The same elements, as older tools or careless ones write them.
    static let namespaces = [namespace, "urn:oasis:names:tc:xliff:document:1.1", ""]
}

/// A text of an XLIFF file that knows where each of its bytes stands.
struct PlacedText {
    private(set) var string = ""
    /// Where the element begins.
    let position: SourcePosition
    private var pieces: [(offset: Int, text: String, position: SourcePosition)] = []

    init(position: SourcePosition) { self.position = position }

    mutating func append(_ text: String, _ position: SourcePosition) {
        pieces.append((string.utf8.count, text, position))
        string += text
    }

    /// The line and column of a place that is given in bytes of UTF-8.
    func position(ofUTF8 offset: Int) -> SourcePosition {
        guard let piece = pieces.last(where: { $0.offset <= offset }) else { return position }
        let before = String(decoding: piece.text.utf8.prefix(offset - piece.offset), as: UTF8.self)
        return SourcePosition(
            line: piece.position.line, column: piece.position.column + before.unicodeScalars.count)
    }

    /// The text without the white space of a file that was indented: a line break and what surrounds it is one space.
    func folded() -> PlacedText {
        guard string.contains(where: \.isNewline) else { return self }
        let lines = string.split(whereSeparator: \.isNewline).map { line in
            String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
        var result = PlacedText(position: position)
        result.append(lines.filter { !$0.isEmpty }.joined(separator: " "), pieces.first?.position ?? position)
        return result
    }
}

/// A `trans-unit`.
struct XLIFFUnit {
    /// Whether a translation is done, as its `state` and its unit's `approved` say.
    enum Progress {
        /// The target is no translation yet.
        case open
        case needsReview
        case done
    }

    let id: String
    /// The name of the message in its program, where a tool has changed the id.
    let resourceName: String?
    let position: SourcePosition
    let source: PlacedText
    /// Nil without a target.
    let target: PlacedText?
    let progress: Progress
}

/// A `file` of an XLIFF document.
struct XLIFFSection {
    let position: SourcePosition
    let original: String?
    let sourceLanguage: String?
    let targetLanguage: String?
    fileprivate(set) var units: [XLIFFUnit] = []
}

/// Reads XLIFF 1.2 as navtext and the tools of translators write it.
struct XLIFFReader {
    let name: String
    private(set) var sections: [XLIFFSection] = []
    /// What is wrong with single units; the others were read.
    private(set) var errors: [CatalogError] = []

    /// - Throws: `CatalogError` for what is no XLIFF 1.2 as a whole.
    init(_ bytes: [UInt8], name: String) throws(CatalogError) {
        self.name = name
        let root: XMLElement
        do {
            root = try XMLElement.parse(bytes)
        } catch {
            throw CatalogError(
                file: name, position: error.position, reason: "not XML that can be read: \(error.reason)")
        }
        guard root.name == "xliff" else {
            throw CatalogError(file: name, position: root.position, reason: "expected <xliff>, found <\(root.name)>")
        }
        guard let version = root["version"], XLIFF.versions.contains(version) else {
            throw CatalogError(
                file: name, position: root.position,
                reason: root["version"].map { "XLIFF of version \"\($0)\"; expected version 1.2" }
                    ?? "<xliff> has no version; expected version=\"1.2\"")
        }
        guard XLIFF.namespaces.contains(root.namespace) else {
            throw CatalogError(
                file: name, position: root.position,
                reason: "the namespace \"\(root.namespace)\"; expected \"\(XLIFF.namespace)\"")
        }
        for file in root.elements where isXLIFF(file, "file") { sections.append(read(file)) }
        if sections.isEmpty {
            throw CatalogError(file: name, position: root.position, reason: "<xliff> has no <file>")
        }
    }

    private func isXLIFF(_ element: XMLElement, _ name: String) -> Bool {
        element.name == name && XLIFF.namespaces.contains(element.namespace)
    }

    private mutating func read(_ file: XMLElement) -> XLIFFSection {
        var section = XLIFFSection(
            position: file.position, original: file["original"], sourceLanguage: file["source-language"],
            targetLanguage: file["target-language"])
        for body in file.elements where isXLIFF(body, "body") {
            collect(body, preserves: preserves(body, preserves(file, false)), into: &section)
        }
        return section
    }

    /// Units stand in the body or in groups, to any depth.
    private mutating func collect(_ parent: XMLElement, preserves isPreserved: Bool, into section: inout XLIFFSection) {
        for child in parent.elements {
            if isXLIFF(child, "group") {
                collect(child, preserves: preserves(child, isPreserved), into: &section)
            } else if isXLIFF(child, "trans-unit") {
                do throws(CatalogError) {
                    section.units.append(try unit(child, preserves: preserves(child, isPreserved)))
                } catch {
                    errors.append(error)
                }
            }
        }
    }

    private func preserves(_ element: XMLElement, _ inherited: Bool) -> Bool {
        element["http://www.w3.org/XML/1998/namespace space"].map { $0 == "preserve" } ?? inherited
    }

    private func unit(_ element: XMLElement, preserves isPreserved: Bool) throws(CatalogError) -> XLIFFUnit {
        guard let id = element["id"] else {
            throw CatalogError(
                file: name, position: element.position,
                reason: "a <trans-unit> without id; expected the key of a message")
        }
        func text(_ tag: String) throws(CatalogError) -> PlacedText? {
            guard let found = element.elements.first(where: { isXLIFF($0, tag) }) else { return nil }
            var text = PlacedText(position: found.position)
            try append(found, to: &text, key: id)
            return preserves(found, isPreserved) ? text : text.folded()
        }
        guard let source = try text("source") else {
            throw CatalogError(
                file: name, position: element.position, key: id,
                reason: "the unit has no <source>; expected the English")
        }
        let target = element.elements.first { isXLIFF($0, "target") }
        return XLIFFUnit(
            id: id, resourceName: element["resname"], position: element.position, source: source,
            target: try text("target"), progress: try progress(element, target, id))
    }

    private func progress(
        _ unit: XMLElement, _ target: XMLElement?, _ id: String
    ) throws(CatalogError) -> XLIFFUnit.Progress {
        // A state is of the target that is there; what was approved may have been an earlier one.
        switch target?["state"] {
        case nil: return unit["approved"] == "no" ? .needsReview : .done
        case "translated", "signed-off", "final": return unit["approved"] == "no" ? .needsReview : .done
        case "new", "needs-translation": return .open
        case "needs-adaptation", "needs-l10n", "needs-review-translation", "needs-review-adaptation",
            "needs-review-l10n":
            return .needsReview
        case let state? where state.hasPrefix("x-"): return .needsReview
        case let state?:
            throw CatalogError(
                file: name, position: target?.position ?? unit.position, key: id,
                reason: "the state \"\(state)\"; expected one of XLIFF 1.2, such as \"translated\"")
        }
    }

    /// Adds the text of an element. Marks around text vanish; codes that stand for text give it.
    private func append(_ element: XMLElement, to text: inout PlacedText, key: String) throws(CatalogError) {
        for child in element.children {
            switch child {
            case .text(let piece, let position): text.append(piece, position)
            case .element(let inner):
                switch inner.name {
                case "g", "mrk", "sub": try append(inner, to: &text, key: key)
                case "ph", "bpt", "ept", "it":
                    let before = text.string.utf8.count
                    try append(inner, to: &text, key: key)
                    if text.string.utf8.count == before { text.append(inner["equiv-text"] ?? "", inner.position) }
                default:
                    guard let equivalent = inner["equiv-text"] else {
                        throw CatalogError(
                            file: name, position: inner.position, key: key,
                            reason: "<\(inner.name)> stands for text that is not in the file; "
                                + "expected the message's pattern as plain text")
                    }
                    text.append(equivalent, inner.position)
                }
            }
        }
    }
}
