/// White space at the ends of lines, which no line shows: ordinary, no-break, narrow no-break and ideographic.
enum WhiteSpace {
    private static let encoded: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE3, 0x80, 0x80]]

    /// A range of bytes without white space at its ends.
    static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        var range = trimmedEnd(range, of: bytes)
        while let space = encoded.first(where: { bytes[range].starts(with: $0) }) {
            range = range.lowerBound + space.count..<range.upperBound
        }
        return range
    }

    /// A range of bytes without white space at its end.
    static func trimmedEnd(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        var range = range
        while let space = encoded.first(where: {
            range.count >= $0.count && bytes[range.upperBound - $0.count..<range.upperBound].elementsEqual($0)
        }) {
            range = range.lowerBound..<range.upperBound - space.count
        }
        return range
    }
}
