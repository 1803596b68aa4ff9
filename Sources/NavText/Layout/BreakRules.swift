/// Where the lines of a locale's text may break, and how well.
struct BreakRules: Sendable {
    /// A place where a line may end.
    struct Opportunity: Sendable {
        /// In bytes; white space before it belongs to neither line.
        let offset: Int
        /// 0 for a good place; the share of the width that an uneven line may cost rather than break here.
        let penalty: Double
    }

    private enum Script { case japanese, chinese, korean, thai, other }

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
        if text.runs.contains(where: { $0.role.isName && $0.utf8.contains(offset) && $0.utf8.lowerBound < offset }) {
            return 0.35
        }
        // "in | 400 m", "A 96: | …": a short word stays with what it introduces.
        let start = WhiteSpace.trimmedEnd(0..<offset, of: bytes).upperBound
        if start > 0, Self.isPunctuation(before: start, in: text.string) { return 0 }
        var begin = start
        // Letters take four bytes at most, and more than three of them make a word.
        while begin > 0, bytes[begin - 1] != 0x20, start - begin <= 16 { begin -= 1 }
        while begin < start, bytes[begin] & 0xC0 == 0x80 { begin += 1 }
        let letters = text[begin..<start].count
        if script == .other || script == .thai, letters <= 3, begin > 0 { return 0.35 }
        // Scripts without spaces break best where a comma stands.
        return script == .other || script == .thai || script == .korean ? 0.12 : 0.3
    }

    private static func isPunctuation(before offset: Int, in text: String) -> Bool {
        guard let last = text[..<text.utf8Index(offset)].unicodeScalars.last else { return false }
        switch last.properties.generalCategory {
        case .otherPunctuation, .dashPunctuation, .closePunctuation, .finalPunctuation: return true
        default: return false
        }
    }
}
