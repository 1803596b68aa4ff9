import CNavICU

/// A message pattern as ICU's `MessagePattern` parses it.
package struct MessagePattern {
    /// A part of a pattern: a token with its place.
    package struct Part {
        package enum Kind {
            case messageStart, messageLimit, numberSign, argumentStart, selector, number, other
        }
        package enum Argument { case plain, plural, ordinal, select, unsupported }

        package let kind: Kind
        /// For an argument's start: which type it is of.
        package let argument: Argument
        /// In UTF-8 bytes from the start of the pattern.
        package let range: Range<Int>
        /// The index of the part that closes this one.
        package let limit: Int
        /// For a number.
        package let value: Double

        init(_ part: nav_pattern_part) {
            kind =
                switch Int(part.type) {
                case Int(nav_part_message_start): .messageStart
                case Int(nav_part_message_limit): .messageLimit
                case Int(nav_part_number_sign): .numberSign
                case Int(nav_part_argument_start): .argumentStart
                case Int(nav_part_selector): .selector
                case Int(nav_part_integer), Int(nav_part_double): .number
                default: .other
                }
            argument =
                switch Int(part.argument) {
                case Int(nav_argument_none): .plain
                case Int(nav_argument_plural): .plural
                case Int(nav_argument_ordinal): .ordinal
                case Int(nav_argument_select): .select
                default: .unsupported
                }
            range = Int(part.start)..<Int(part.start + part.length)
            limit = Int(part.limit)
            value = part.value
        }
    }

    /// Why a pattern is none.
    package struct SyntaxError: Error {
        package let reason: String
        /// In UTF-8 bytes from the start of the pattern.
        package let offset: Int
    }

    package let parts: [Part]
    private let bytes: [UInt8]

    /// Deeper nesting is an error: no message needs it, and ICU's parser and ours go down a stack that ends.
    private static let deepest = 64

    package init(_ pattern: String) throws(SyntaxError) {
        if let offset = Self.tooDeep(pattern.utf8) {
            throw SyntaxError(reason: "nested deeper than \(Self.deepest) levels", offset: offset)
        }
        var offset: Int32 = 0
        var status: Int32 = 0
        let handle = withChars(pattern) { nav_pattern_open($0, $1, &offset, &status) }
        guard let handle else {
            throw SyntaxError(reason: String(cString: nav_error_name(status)), offset: Int(offset))
        }
        defer { nav_pattern_close(handle) }
        parts = (0..<nav_pattern_count(handle)).map { Part(nav_pattern_part_at(handle, $0)) }
        bytes = Array(pattern.utf8)
    }

    /// Where braces are open that are too many. Quoted ones count, too: no message has so many.
    private static func tooDeep(_ pattern: String.UTF8View) -> Int? {
        var depth = 0
        for (offset, byte) in pattern.enumerated() {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth > deepest { return offset }
        }
        return nil
    }

    /// The pattern's text between two places.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
