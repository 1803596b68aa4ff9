/// Text as XML 1.0 writes it.
enum XMLText {
    /// A character that XML 1.0 can't hold, not even by its number.
    struct Impossible: Error {
        let scalar: Unicode.Scalar
    }

    /// The text with what has a meaning in XML escaped, for an element or an attribute in double quotes.
    static func escaped(_ text: String) throws(Impossible) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // A reader makes a line feed of it.
            case "\r": result += "&#13;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": throw Impossible(scalar: scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
