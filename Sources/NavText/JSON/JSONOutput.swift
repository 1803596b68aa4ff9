/// JSON to write, its keys in the order in which they are given.
package indirect enum JSONOutput {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])

    /// On one line.
    package var compact: String {
        var text = ""
        write(into: &text, indent: nil)
        return text
    }

    /// With two spaces a level, as it stands at a level.
    package func pretty(indent: Int = 0) -> String {
        var text = ""
        write(into: &text, indent: indent)
        return text
    }

    private func write(into text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value):
            if let whole = Int(exactly: value) {
                text += "\(whole)"
            } else {
                text += value.isFinite ? "\(value)" : "null"
            }
        case .string(let value): Self.write(value, into: &text)
        case .array(let values):
            Self.write(values.map { (nil, $0) }, "[", "]", into: &text, indent: indent)
        case .object(let members):
            Self.write(members.map { (Optional($0.0), $0.1) }, "{", "}", into: &text, indent: indent)
        }
    }

    private static func write(
        _ items: [(key: String?, value: JSONOutput)], _ open: String, _ close: String, into text: inout String,
        indent: Int?
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            newLine(into: &text, inner)
            if let key = item.key {
                write(key, into: &text)
                text += indent == nil ? ":" : ": "
            }
            item.value.write(into: &text, indent: inner)
        }
        if !items.isEmpty { newLine(into: &text, indent) }
        text += close
    }

    private static func newLine(into text: inout String, _ indent: Int?) {
        guard let indent else { return }
        text += "\n" + String(repeating: "  ", count: indent)
    }

    /// Control characters and invisible direction marks are escaped, so that a person sees them.
    private static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202F}",
                "\u{2060}"..."\u{206F}", "\u{FEFF}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
