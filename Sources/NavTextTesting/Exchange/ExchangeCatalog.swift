import FoundationEssentials
import NavText

/// The files that translations are exported from and imported into: a folder of ARB files, or the built-in ones.
package struct ExchangeCatalog: Sendable {
    /// The English messages with their descriptions.
    package let template: ARBDocument
    /// The other locales, in the order of their tags.
    package let files: [ARBDocument]
    /// Where imports are written to; nil for the built-in files.
    package let directory: String?

    /// The files that come with the library.
    package static func builtIn() throws(CatalogError) -> ExchangeCatalog {
        var documents: [ARBDocument] = []
        for file in EmbeddedFile.localizations { documents.append(try ARBDocument(file.bytes, name: file.name)) }
        return try ExchangeCatalog(documents, directory: nil)
    }

    /// The ARB files of a folder. The one of English is the template; the built-in one is where there is none.
    ///
    /// - Throws: `CatalogError` for a file that can't be used; the system's error for what can't be read.
    package init(directory: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".arb") }
        var documents: [ARBDocument] = []
        for name in names.sorted() {
            let path = "\(directory)/\(name)"
            documents.append(try ARBDocument([UInt8](Data(contentsOf: URL(filePath: path))), name: path))
        }
        if !documents.contains(where: { $0.locale.tag == Self.sourceLanguage }) {
            for file in EmbeddedFile.localizations where file.name == "\(Self.sourceLanguage).arb" {
                documents.append(try ARBDocument(file.bytes, name: file.name))
            }
        }
        try self.init(documents, directory: directory)
    }

    /// The language that messages are translated from.
    package static let sourceLanguage = "en"

    private init(_ documents: [ARBDocument], directory: String?) throws(CatalogError) {
        var template: ARBDocument?
        var files: [ARBDocument] = []
        for document in documents {
            let isTemplate = document.locale.tag == Self.sourceLanguage
            if let other = isTemplate ? template : files.first(where: { $0.locale == document.locale }) {
                throw CatalogError(
                    file: document.name, position: document.root.position,
                    reason: "a second file of \(document.locale.tag); the first is \(other.name)")
            }
            if isTemplate { template = document } else { files.append(document) }
        }
        guard let template else {
            throw CatalogError(
                file: directory ?? "the built-in catalog", position: SourcePosition(line: 1, column: 1),
                reason: "there is no file of English, which all messages are translated from")
        }
        self.template = template
        self.files = files.sorted { $0.locale.tag < $1.locale.tag }
        self.directory = directory
    }

    package func file(_ locale: LocaleID) -> ARBDocument? { files.first { $0.locale == locale } }

    /// The name of a locale's file without its folder, for a new one as the template's: "it.arb", "app_it.arb".
    package func fileName(_ locale: LocaleID) -> String {
        func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        if let file = file(locale) { return last(file.name) }
        let end = "\(Self.sourceLanguage).arb"
        let name = last(template.name)
        return (name.hasSuffix(end) ? String(name.dropLast(end.count)) : "") + "\(locale.tag).arb"
    }

    // MARK: Keys

    /// The suffixes of the forms of a message.
    private static let forms = MessageVariant.allCases.map(\.rawValue).filter { !$0.isEmpty }

    private static func plainKey(_ key: String) -> String? {
        forms.first(where: key.hasSuffix).map { String(key.dropLast($0.count)) }
    }

    /// The key of the English message that a key's translation is made of: its own, or for a form that only some
    /// languages have the next longer form. Nil when there is no such message.
    package func sourceKey(_ key: String) -> String? {
        if template.pattern(key) != nil { return key }
        guard let plain = Self.plainKey(key) else { return nil }
        let short = plain + MessageVariant.short.rawValue
        if key.hasSuffix(MessageVariant.shortest.rawValue), template.pattern(short) != nil { return short }
        return template.pattern(plain) == nil ? nil : plain
    }

    /// The English pattern that a key's translation is made of.
    package func source(_ key: String) -> String? { sourceKey(key).flatMap(template.pattern) }

    /// The template's keys in their order, each followed by its forms that only these other keys have.
    package func order(with others: some Sequence<String>) -> [String] {
        var extra: [String: [String]] = [:]
        for key in others where template.pattern(key) == nil {
            if let source = sourceKey(key) { extra[source, default: []].append(key) }
        }
        return template.keys.flatMap { [$0] + (extra[$0] ?? []) }
    }

    // MARK: Units

    /// All that is to be translated into a locale: the template's messages, and forms that only the locale has.
    package func units(_ locale: LocaleID) throws(CatalogError) -> [TranslationUnit] {
        let file = file(locale)
        var result: [TranslationUnit] = []
        for key in order(with: file?.keys ?? []) {
            guard let sourceKey = sourceKey(key), let source = template.pattern(sourceKey) else { continue }
            let description = try template.description(of: sourceKey)
            var notes = description.lines
            var target = file?.pattern(key)
            if key != sourceKey {
                notes.append("A form that English does not have; its source is \(sourceKey).")
            } else if target == nil, let inherited = inherited(key, by: locale) {
                notes.append(
                    "Not in this language's own file: taken from \(inherited.locale.tag) unless it is changed.")
                target = inherited.pattern
            } else if target == nil, let plain = Self.plainKey(key), sourceKeyExists(plain) {
                notes.append("May be left out: \(plain) then stands for it.")
            }
            let isStale = file?.sources[key].map { $0 != SourceHash.of(source) } ?? false
            let state: TranslationUnit.State =
                target == nil ? .missing : file?.pattern(key) != nil && isStale ? .stale : .translated
            result.append(
                TranslationUnit(
                    key: key, source: source, target: target, state: state, notes: notes,
                    maxWidth: key == sourceKey ? description.maxWidth : nil))
        }
        return result
    }

    private func sourceKeyExists(_ key: String) -> Bool { template.pattern(key) != nil }

    /// What a locale has of a message from its parents' files: en-GB from en, es-MX from es.
    package func inherited(_ key: String, by locale: LocaleID) -> (locale: LocaleID, pattern: String)? {
        var next = locale.parent
        while let parent = next {
            let file = parent.tag == Self.sourceLanguage ? template : file(parent)
            if let pattern = file?.pattern(key) { return (parent, pattern) }
            next = parent.parent
        }
        return nil
    }
}
