/// Somebody's words (road names, place names) made fit to stand in a text of ours.
enum Names {
    /// One clean line: no control characters, no stray direction marks, white space folded. Nil when nothing is left.
    static func clean(_ raw: String) -> String? {
        var result = String.UnicodeScalarView()
        var space = false
        for scalar in raw.unicodeScalars {
            if scalar.properties.isWhitespace {
                space = !result.isEmpty
            } else if !TextProperties.isStrayControl(scalar),
                !result.isEmpty || !scalar.properties.generalCategory.isMark
            {
                // A mark without a letter before it would sit on ours.
                if space { result.append(" ") }
                space = false
                result.append(scalar)
            }
        }
        // Joiners and marks with nothing to join are no name.
        guard result.contains(where: { $0.properties.generalCategory.isVisible }) else { return nil }
        return String(result)
    }

    /// A clean name as a part of a text that runs in `direction`, isolated where it runs the other way; nil when
    /// nothing is left of it.
    static func text(_ raw: String?, role: FormattedText.Role, in direction: TextDirection) -> FormattedText? {
        guard let raw, let name = clean(raw) else { return nil }
        var text = FormattedText(name, role: role)
        if role != .ref, role != .exit { for ref in refs(in: name) { text = text.marking(.ref, ref) } }
        return isolated(text, in: direction)
    }

    /// Puts the text between U+2068 and U+2069 when it has letters of the other direction.
    static func isolated(_ text: FormattedText, in direction: TextDirection) -> FormattedText {
        let other: TextDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        guard text.string.unicodeScalars.contains(where: { TextProperties.direction($0) == other }) else { return text }
        var result = FormattedText("\u{2068}")
        result.append(text)
        result.append("\u{2069}")
        return result
    }

    /// A road from an entry of `affected_road_names`: parts between "/" are names of one road.
    static func road(_ raw: String, in locale: LocaleID, _ direction: TextDirection) -> FormattedText? {
        let names = raw.split(separator: "/").compactMap { clean(String($0)) }
        var unique: [String] = []
        for name in inScripts(of: locale, names) where !unique.contains(name) { unique.append(name) }
        return text(unique.joined(separator: "/"), role: .road, in: direction)
    }

    /// Of names of one road in several scripts those that a reader of the locale reads; all when he reads none.
    static func inScripts(of locale: LocaleID, _ names: [String]) -> [String] {
        guard names.count > 1 else { return names }
        let wanted = scripts(of: locale)
        let chosen = names.filter { name in
            let known = Set(name.unicodeScalars.compactMap(TextProperties.script))
            return known.isEmpty || !known.isDisjoint(with: wanted)
        }
        return chosen.isEmpty ? names : chosen
    }

    /// The scripts that a reader of the locale reads.
    static func scripts(of locale: LocaleID) -> Set<String> {
        switch locale.maximized.script ?? "Latn" {
        case "Jpan": ["Hani", "Hira", "Kana"]
        case "Kore": ["Hang", "Hani"]
        case "Hans", "Hant": ["Hani"]
        case let script: [script]
        }
    }

    /// Whether a name already says what kind of place it is: "Gotthard-Tunnel" and "Tunnel".
    static func says(_ noun: String, in name: String) -> Bool {
        TextProperties.folded(name).contains(TextProperties.folded(noun))
    }

    /// Road numbers in a name, in bytes ("A 96", "CA-1"). They are never broken across lines.
    private static func refs(in name: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var offset = 0
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            if RoadNumber.matches(part.trimmingSpaces) { result.append(offset..<offset + part.utf8.count) }
            offset += part.utf8.count + 1
        }
        return result
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var result = self
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return result
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isMark: Bool { [.nonspacingMark, .enclosingMark, .spacingMark].contains(self) }

    fileprivate var isVisible: Bool { !isMark && ![.format, .control, .spaceSeparator].contains(self) }
}
