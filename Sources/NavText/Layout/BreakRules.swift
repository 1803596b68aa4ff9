/// Where the lines of a locale's text may break, and how well.
struct BreakRules: Sendable {
    /// A place where a line may end.
    struct Opportunity: Sendable {
        /// In bytes; white space before it belongs to neither line.
        let offset: Int
        /// 0 for a good place; the share of the width that an uneven line may cost rather than break here.
        let penalty: Double
    }

    /// `postpositional`: a script with spaces whose small words follow what they belong to.
    private enum Script { case japanese, chinese, korean, thai, postpositional, other }

    private let line: BreakIterator
    /// Kinsoku alone, for a phrase that is wider than the line.
    private let loose: BreakIterator
    private let word: BreakIterator
    private let grapheme: BreakIterator
    private let script: Script

    init(locale: LocaleID) throws {
        let plain = locale.base
        switch plain.language {
        case "ja": script = .japanese
        case "zh", "yue": script = .chinese
        case "ko": script = .korean
        case "th": script = .thai
        case "hi": script = .postpositional
        default: script = .other
        }
        // Japanese breaks between phrases; kinsoku is strict everywhere.
        line = try BreakIterator(
            .line, locale: plain, keywords: script == .japanese ? "lb=strict;lw=phrase" : "lb=strict")
        loose = try BreakIterator(.line, locale: plain, keywords: "lb=strict")
        word = try BreakIterator(.word, locale: plain)
        grapheme = try BreakIterator(.grapheme, locale: plain)
    }

    /// The places where a line of the text may end, rising, the text's end included.
    func opportunities(in text: FormattedText) -> [Opportunity] {
        let bytes = Array(text.string.utf8)
        let words: Set<Int>? = script == .chinese ? Set(word.offsets(in: text.string)) : nil
        var result: [Opportunity] = []
        for found in line.offsets(in: text.string) {
            // ICU lets an opening isolate lean on what stands before it; it belongs to what it opens.
            var offset = found
            while offset >= 3, bytes[offset - 3] == 0xE2, bytes[offset - 2] == 0x81,
                (0xA6...0xA8).contains(bytes[offset - 1])
            {
                offset -= 3
            }
            guard offset > 0, offset > (result.last?.offset ?? 0) else { continue }
            if offset == bytes.count {
                result.append(Opportunity(offset: offset, penalty: 0))
                continue
            }
            let afterSpace = bytes[offset - 1] == 0x20
            if !afterSpace {
                if script == .korean, !Self.isPunctuation(before: offset, in: text.string) { continue }
                if let words, !words.contains(offset) { continue }
                if isPrefix(result.last?.offset ?? 0, offset, in: text) { continue }
            }
            guard
                !text.runs.contains(where: {
                    $0.role.isProtected && $0.utf8.contains(offset) && $0.utf8.lowerBound < offset
                })
            else { continue }
            result.append(Opportunity(offset: offset, penalty: penalty(offset, bytes, text)))
        }
        return result
    }

    /// Places within phrases where a line may end: between words where those are known, and as kinsoku allows.
    func withinPhrases(in text: String) -> [Int] {
        let words = Set(word.offsets(in: text))
        var start = 0
        return loose.offsets(in: text).filter { offset in
            guard words.contains(offset), !isPrefix(start, offset, in: FormattedText(text)) else { return false }
            start = offset
            return true
        }
    }

    /// Thai makes nouns with prefixes that the dictionary takes for words: การ|จราจร, "traffic".
    private func isPrefix(_ start: Int, _ end: Int, in text: FormattedText) -> Bool {
        script == .thai && ["การ", "ความ", "ผู้"].contains(text[start..<end].drop { $0 == " " })
    }

    /// Places between graphemes, for a word that is wider than the line.
    func graphemes(in text: String) -> [Int] { grapheme.offsets(in: text) }

    func isWordEnd(_ offset: Int, in text: String) -> Bool { word.offsets(in: text).contains(offset) }

    private func penalty(_ offset: Int, _ bytes: [UInt8], _ text: FormattedText) -> Double {
        // Inside a name; an app's own text is a sentence.
        let isInName = text.runs.contains {
            $0.role.isName && $0.role != .custom && $0.utf8.contains(offset) && $0.utf8.lowerBound < offset
        }
        if isInName { return 0.6 }
        let start = WhiteSpace.trimmedEnd(0..<offset, of: bytes).upperBound
        // "S8/ | A2": a slash stands between parts of one sign.
        if start > 0, bytes[start - 1] == 0x2F { return 0.25 }
        if start > 0, Self.isPunctuation(before: start, in: text.string) { return 0 }
        switch script {
        case .japanese, .chinese: return 0.3  // where a comma stands is better
        case .korean: return Self.fair
        case .postpositional:
            // "400 मी | में": a short word stays with what it follows.
            return Self.isShort(text[Self.word(after: offset, bytes)]) ? Self.bad : Self.fair
        case .thai, .other:
            // "in | 400 m", "A 96: | …", "toward | Lyon": a word stays with what it introduces.
            let word = Self.word(before: start, bytes)
            if word.lowerBound > 0, Self.isShort(text[word]) { return Self.bad }
            let opens = Isolates.bare(text.string, offset..<bytes.count).lowerBound
            let introduces = text.runs.contains {
                $0.utf8.lowerBound == opens && ($0.role.isName || $0.role == .distance)
            }
            return introduces ? Self.bad : Self.fair
        }
    }

    private static let bad = 0.35
    private static let fair = 0.12

    /// Whether a word is no more than a preposition or a particle.
    static func isShort(_ word: Substring) -> Bool { word.count <= 3 }

    /// The word that ends at a place. One of more than sixteen bytes counts as long wherever it begins.
    private static func word(before end: Int, _ bytes: [UInt8]) -> Range<Int> {
        var begin = end
        while begin > 0, bytes[begin - 1] != 0x20, end - begin <= 16 { begin -= 1 }
        while begin < end, bytes[begin] & 0xC0 == 0x80 { begin += 1 }
        return begin..<end
    }

    private static func word(after start: Int, _ bytes: [UInt8]) -> Range<Int> {
        start..<(bytes[start...].firstIndex(of: 0x20) ?? bytes.count)
    }

    private static func isPunctuation(before offset: Int, in text: String) -> Bool {
        guard let last = text[..<text.utf8Index(offset)].unicodeScalars.last else { return false }
        switch last.properties.generalCategory {
        case .otherPunctuation, .dashPunctuation, .closePunctuation, .finalPunctuation: return true
        default: return false
        }
    }
}
