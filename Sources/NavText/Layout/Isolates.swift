/// Keeps direction isolates whole where a text is parted.
enum Isolates {
    private static let pop: Unicode.Scalar = "\u{2069}"

    private static func opens(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    /// The pieces as strings of their own: an isolate that is open where a piece ends is closed there, and opened again
    /// at the start of the next.
    static func balanced(_ pieces: [Substring]) -> [String] {
        var open: [Unicode.Scalar] = []
        return pieces.enumerated().map { index, piece in
            var result = String.UnicodeScalarView()
            for scalar in open { result.append(reopening(scalar, piece, pieces, index)) }
            for scalar in piece.unicodeScalars {
                if opens(scalar) {
                    open.append(scalar)
                } else if scalar == pop, open.popLast() == nil {
                    continue
                }
                result.append(scalar)
            }
            for _ in open { result.append(pop) }
            return String(result)
        }
    }

    /// A range of bytes without the isolates at its ends.
    static func bare(_ text: String, _ range: Range<Int>) -> Range<Int> {
        var slice = text[text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound)].unicodeScalars
        var result = range
        while let first = slice.first, opens(first) || first == pop {
            slice.removeFirst()
            result = result.lowerBound + 3..<result.upperBound
        }
        while let last = slice.last, opens(last) || last == pop {
            slice.removeLast()
            result = result.lowerBound..<result.upperBound - 3
        }
        return result
    }

    /// What closes the isolates that are open at the text's end.
    static func closing(_ text: String) -> String {
        var depth = 0
        for scalar in text.unicodeScalars {
            if opens(scalar) { depth += 1 } else if scalar == pop, depth > 0 { depth -= 1 }
        }
        return String(repeating: "\u{2069}", count: depth)
    }

    /// U+2068 takes its direction from the first letter after it. Where the rest begins with other letters than the
    /// whole did, the mark that names the direction stands in its place.
    private static func reopening(
        _ scalar: Unicode.Scalar, _ piece: Substring, _ pieces: [Substring], _ index: Int
    ) -> Unicode.Scalar {
        guard scalar == "\u{2068}" else { return scalar }
        let before = pieces[..<index].joined()
        let whole = before.lastIndex(of: "\u{2068}").map { before[$0...] } ?? before[...]
        guard let direction = whole.unicodeScalars.lazy.compactMap(TextProperties.direction).first else {
            return scalar
        }
        let rest = piece.unicodeScalars.lazy.compactMap(TextProperties.direction).first
        if rest == direction { return scalar }
        return direction == .leftToRight ? "\u{2066}" : "\u{2067}"
    }
}
