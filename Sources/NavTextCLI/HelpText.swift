/// Help screens in the manner of Swift ArgumentParser.
enum HelpText {
    private static let width = 80
    private static let column = 26

    static func render(
        overview: String, usage: String, sections: [(title: String, rows: [(String, String)])], footer: String
    ) -> String {
        var lines = wrap("OVERVIEW: \(overview)", indent: 0) + [""]
        lines += wrap("USAGE: \(usage)", indent: 7)
        for section in sections {
            lines += ["", "\(section.title):"]
            for (name, help) in section.rows { lines += row(name, help) }
        }
        if !footer.isEmpty { lines += [""] + footer.split(separator: "\n").flatMap { wrap(String($0), indent: 0) } }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ name: String, _ help: String) -> [String] {
        let margin = String(repeating: " ", count: column)
        var text = wrap(margin + help, indent: column)
        let head = "  \(name)"
        if head.count < column, let first = text.first {
            text[0] = head + first.dropFirst(head.count)
            return text
        }
        return [head] + text
    }

    /// Lines of at most the width; those after the first are indented. Brackets of a usage stay whole.
    private static func wrap(_ text: String, indent: Int) -> [String] {
        let lead = String(text.prefix { $0 == " " })
        var lines: [String] = []
        var line = lead
        var depth = 0
        var words: [String] = []
        for word in text.split(separator: " ") {
            if depth > 0, let last = words.popLast() {
                words.append("\(last) \(word)")
            } else {
                words.append(String(word))
            }
            depth += word.count { $0 == "[" } - word.count { $0 == "]" }
        }
        for word in words {
            let joined = line == lead ? lead + word : "\(line) \(word)"
            if joined.count > width, line != lead {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line = joined
            }
        }
        return lines + [line]
    }
}
