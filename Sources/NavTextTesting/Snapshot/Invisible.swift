/// Characters that nobody sees, written so that everybody does.
enum Invisible {
    /// "3\u{A0}km" for a text with a no-break space.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else if scalar == "\\" {
                result += "\\\\"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text without its escapes and without any white space, for a comparison that spaces don't count in.
    static func withoutSpaces(_ escaped: String) -> String {
        var result = ""
        var rest = escaped[...]
        while let next = rest.first {
            if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") {
                rest = rest[rest.index(after: end)...]
                continue
            }
            rest = rest.dropFirst()
            if !next.isWhitespace { result.append(next) }
        }
        return result
    }

    /// Whether a reader can't tell that it is there, or which it is.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == " " { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
            return true
        default: return false
        }
    }
}
