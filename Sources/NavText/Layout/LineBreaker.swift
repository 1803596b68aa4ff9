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
        /// Whether it is a particle that should not be all of the last line.
        let isLonely: Bool
        /// Its width without and with that white space.
        let content: Double
        let whole: Double
    }

    private func pieces(of text: FormattedText, width: Double) -> [Piece] {
        var result: [Piece] = []
        let bytes = Array(text.string.utf8)
        // A stretch wider than the line is parted between words, and a word between graphemes.
        var finer: [[Int]?] = [nil, nil]
        func add(_ range: Range<Int>, _ penalty: Double, level: Int) {
            let shown = WhiteSpace.trimmedEnd(range, of: bytes)
            let content = measurer.width(of: String(text[shown]))
            guard level < finer.count, content > width else {
                let whole = shown == range ? content : measurer.width(of: String(text[range]))
                result.append(
                    Piece(
                        utf8: range, end: shown.upperBound, penalty: penalty,
                        isLonely: BreakRules.isShort(text[shown]), content: content, whole: whole))
                return
            }
            let places =
                finer[level] ?? (level == 0 ? rules.withinPhrases(in: text.string) : rules.graphemes(in: text.string))
            finer[level] = places
            var start = range.lowerBound
            for index in places.firstIndex(after: start)..<places.count {
                let place = places[index]
                if place >= shown.upperBound { break }
                if isProtected(place, text) || Self.isClosing(bytes, at: place) || Self.isOpening(bytes, before: place)
                {
                    continue
                }
                // A comma does not begin a line, unless the line has no room for what it follows.
                if level == 1, TextProperties.closes(text[place..<bytes.count]), index + 1 < places.count,
                    measurer.width(of: String(text[start..<places[index + 1]])) <= width
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

    /// The widths of pieces add up, or nearly so: a measurer of shaped text may see the pieces' ends otherwise when they
    /// stand together. So lines are chosen by sums, and measured as they are only where one then is too wide.
    private func best(_ pieces: [Piece], _ text: FormattedText, _ width: Double) -> [Range<Int>] {
        var sums = [0.0]
        for piece in pieces { sums.append((sums.last ?? 0) + piece.whole) }
        let summed = best(pieces, width) { sums[$1] - sums[$0] + pieces[$1].content }
        func exact(_ first: Int, _ last: Int) -> Double {
            measurer.width(of: String(text[pieces[first].utf8.lowerBound..<pieces[last].end]))
        }
        let lines =
            summed.allSatisfy { $0.count == 1 || exact($0.lowerBound, $0.upperBound - 1) <= width }
            ? summed : best(pieces, width, exact)
        return lines.map { pieces[$0.lowerBound].utf8.lowerBound..<pieces[$0.upperBound - 1].utf8.upperBound }
    }

    /// Which pieces stand on which line, where `measure` tells the width from one piece to another.
    private func best(_ pieces: [Piece], _ width: Double, _ measure: (Int, Int) -> Double) -> [Range<Int>] {
        struct State {
            var lines = Int.max
            var cost = Double.infinity
            var next = 0
        }
        var states = [State](repeating: State(), count: pieces.count + 1)
        states[pieces.count] = State(lines: 0, cost: 0, next: 0)
        for first in pieces.indices.reversed() {
            for last in first..<pieces.count {
                let line = measure(first, last)
                if line > width, last > first { break }
                let rest = states[last + 1]
                let slack = max(0, width - line) / max(width, 1)
                let isLast = last + 1 == pieces.count
                let penalty = isLast ? (first == last && pieces[last].isLonely ? 0.5 : 0) : pieces[last].penalty
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
            result.append(at..<states[at].next)
            at = states[at].next
        }
        return result
    }
}

extension [Int] {
    /// The index of the first of rising numbers that is greater than another.
    fileprivate func firstIndex(after number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > number { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
