/// The bytes of a JSON string in its source, between the quotes, with its escapes as they are written.
package struct StringContent: Sendable {
    private let map: SourceMap
    /// In bytes of the source.
    package let range: Range<Int>

    init(_ map: SourceMap, quote: Int) {
        self.map = map
        var end = quote + 1
        while end < map.source.count, map.source[end] != 0x22 { end += map.source[end] == 0x5C ? 2 : 1 }
        range = min(quote + 1, map.source.count)..<min(max(end, quote + 1), map.source.count)
    }

    /// The line and column of a place in the string's value, which is given in its bytes of UTF-8: an escape may stand for
    /// several of them.
    package func position(ofUTF8 offset: Int) -> SourcePosition {
        var at = range.lowerBound
        var value = 0
        while at < range.upperBound, value < offset {
            let (source, decoded) = step(at)
            at += source
            value += decoded
        }
        return map.position(at)
    }

    /// How many bytes the character or escape at a place has in the source, and how many its value has.
    private func step(_ at: Int) -> (source: Int, value: Int) {
        let bytes = map.source
        guard bytes[at] == 0x5C, at + 1 < range.upperBound else { return (1, 1) }
        guard bytes[at + 1] == 0x75, let unit = hex(at + 2) else { return (2, 1) }
        switch unit {
        case 0..<0x80: return (6, 1)
        case 0x80..<0x800: return (6, 2)
        // Two escapes make one character outside the Basic Multilingual Plane.
        case 0xD800..<0xDC00: return (12, 4)
        default: return (6, 3)
        }
    }

    private func hex(_ at: Int) -> UInt32? {
        guard at + 4 <= range.upperBound else { return nil }
        return UInt32(String(decoding: map.source[at..<at + 4], as: UTF8.self), radix: 16)
    }
}
