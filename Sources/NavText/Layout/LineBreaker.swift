/// Breaks a text into the fewest lines, and of those ways takes the most even one that breaks at good places.
struct LineBreaker: Sendable {
    let rules: BreakRules
    let measurer: any TextMeasurer

    /// The lines' ranges in bytes, white space at the breaks included at the ends.
    func lines(of text: FormattedText, width: Double) -> [Range<Int>] {
        let pieces = pieces(of: text, width: width)
        guard pieces.count > 1 else { return [0..<text.string.utf8.count] }
        return best(pieces, text, width)
    }

    /// A stretch that stays on one line.
    private struct Piece {
        let utf8: Range<Int>
        /// Without white space at its end.
        let end: Int
        let penalty: Double
    }

    private func pieces(of text: FormattedText, width: Double) -> [Piece] {
        var result: [Piece] = []
        var start = 0
        let bytes = Array(text.string.utf8)
        func trimmed(_ range: Range<Int>) -> Int {
            var end = range.upperBound
            while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
            return end
        }
        var graphemes: [Int]?
        for place in rules.opportunities(in: text) {
            let range = start..<place.offset
            let end = trimmed(range)
            start = place.offset
            if measurer.width(of: String(text[range.lowerBound..<end])) <= width {
                result.append(Piece(utf8: range, end: end, penalty: place.penalty))
                continue
            }
            // Wider than the line: it may break between graphemes, but not within a distance or a road's number.
            let all = graphemes ?? rules.graphemes(in: text.string)
            graphemes = all
            var from = range.lowerBound
            for offset in all where offset > range.lowerBound && offset < end {
                let inside = text.runs.contains {
                    $0.role.isProtected && $0.utf8.contains(offset) && $0.utf8.lowerBound < offset
                }
                // Direction marks stay with the letters they enclose.
                if inside || Self.isDirectionMark(bytes, at: offset) || Self.isOpening(bytes, before: offset) {
                    continue
                }
                result.append(Piece(utf8: from..<offset, end: offset, penalty: 1))
                from = offset
            }
            result.append(Piece(utf8: from..<range.upperBound, end: end, penalty: place.penalty))
        }
        return result
    }

    /// U+2069 begins here: it closes what stands before it.
    private static func isDirectionMark(_ bytes: [UInt8], at offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x81 && bytes[offset + 2] == 0xA9
    }

    /// U+2066 to U+2068 end here: they open what follows.
    private static func isOpening(_ bytes: [UInt8], before offset: Int) -> Bool {
        offset >= 3 && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x81
            && (0xA6...0xA8).contains(bytes[offset - 1])
    }

    private func best(_ pieces: [Piece], _ text: FormattedText, _ width: Double) -> [Range<Int>] {
        struct State {
            var lines = Int.max
            var cost = Double.infinity
            var next = 0
        }
        var states = [State](repeating: State(), count: pieces.count + 1)
        states[pieces.count] = State(lines: 0, cost: 0, next: 0)
        for first in pieces.indices.reversed() {
            for last in first..<pieces.count {
                let line = measurer.width(of: String(text[pieces[first].utf8.lowerBound..<pieces[last].end]))
                if line > width, last > first { break }
                let rest = states[last + 1]
                let slack = max(0, width - line) / max(width, 1)
                let penalty = last + 1 == pieces.count ? 0 : pieces[last].penalty
                let cost = slack * slack + penalty * penalty + rest.cost
                if rest.lines + 1 < states[first].lines
                    || rest.lines + 1 == states[first].lines && cost < states[first].cost
                {
                    states[first] = State(lines: rest.lines + 1, cost: cost, next: last + 1)
                }
            }
        }
        var result: [Range<Int>] = []
        var at = 0
        while at < pieces.count {
            let next = states[at].next
            result.append(pieces[at].utf8.lowerBound..<pieces[next - 1].utf8.upperBound)
            at = next
        }
        return result
    }
}
