/// Breaks a text into the fewest lines, and of those ways takes the most even one that breaks at good places.
struct LineBreaker: Sendable {
    let rules: BreakRules
    let measurer: any TextMeasurer

    /// The lines' ranges in bytes, white space at the breaks included at the ends.
    func lines(of text: FormattedText, width: Double) -> [Range<Int>] {
        // What fits needs no breaks, and finding them is most of the work.
        guard measurer.width(of: text.string) > width else { return [0..<text.string.utf8.count] }
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
        let bytes = Array(text.string.utf8)
        // A stretch wider than the line is parted between words, and a word between graphemes.
        var finer: [[Int]?] = [nil, nil]
        func add(_ range: Range<Int>, _ penalty: Double, level: Int) {
            var end = range.upperBound
            while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
            guard level < finer.count, measurer.width(of: String(text[range.lowerBound..<end])) > width else {
                result.append(Piece(utf8: range, end: end, penalty: penalty))
                return
            }
            let places =
                finer[level] ?? (level == 0 ? rules.withinPhrases(in: text.string) : rules.graphemes(in: text.string))
            finer[level] = places
            var start = range.lowerBound
            for place in places where place > start && place < end {
                if isProtected(place, text) || Self.isClosing(bytes, at: place) || Self.isOpening(bytes, before: place)
                {
                    continue
                }
                add(start..<place, level == 0 ? 0.5 : 1, level: level + 1)
                start = place
            }
            add(start..<range.upperBound, penalty, level: level + 1)
        }
        var start = 0
        for place in rules.opportunities(in: text) {
            add(start..<place.offset, place.penalty, level: 0)
            start = place.offset
        }
        return result
    }

    /// Whether a place is within a distance or a road's number.
    private func isProtected(_ place: Int, _ text: FormattedText) -> Bool {
        text.runs.contains { $0.role.isProtected && $0.utf8.contains(place) && $0.utf8.lowerBound < place }
    }

    /// U+2069 begins here: it closes what stands before it.
    private static func isClosing(_ bytes: [UInt8], at offset: Int) -> Bool {
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
