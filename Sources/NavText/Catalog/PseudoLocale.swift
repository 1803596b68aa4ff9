/// Locales that no country has: English made hard on purpose, so that faults of a layout are seen before there is a
/// translation. Their messages are made on the fly and are accepted wherever a locale is.
///
/// ```swift
/// try NavigationText(locale: "en-XA")?.format(Maneuver(.turn, .left)).string    // "[ţûüŕñ ļéêƒţţţ]"
/// ```
///
/// The first two have the tags that Android and CLDR give them.
public enum PseudoLocale: String, Sendable, Hashable, CaseIterable {
    /// Accented letters, two fifths longer, each message in brackets: what is not a message stays plain, what is cut has
    /// no bracket.
    case accented = "en-XA"
    /// English words that run from right to left, in a layout from right to left.
    case rightToLeft = "ar-XB"
    /// English followed by as many more letters as the longest of all languages needs for the message.
    case longest = "en-XL"

    /// The pseudo-locale of a tag, whose extensions do not count.
    package init?(_ locale: LocaleID) { self.init(rawValue: locale.base.tag) }

    /// The direction of its layout.
    var direction: TextDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

    /// A literal of a message as the pseudo-locale writes it.
    func literal(_ text: String) -> String {
        switch self {
        case .accented: Self.accented(text)
        case .rightToLeft: Self.reversed(text)
        case .longest: text
        }
    }

    // MARK: Accents

    private static let accents: [Character: Character] = [
        "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
        "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
        "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ",
        "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
        "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
    ]
    /// What follows a vowel that is doubled.
    private static let second: [Character: Character] = ["a": "à", "e": "ê", "i": "ï", "o": "ô", "u": "ü"]

    /// Vowels are doubled until the text is two fifths longer, and the last letter is repeated where they do not suffice.
    private static func accented(_ text: String) -> String {
        let letters = text.count { accents[$0] != nil }
        var missing = (letters * 2 + 4) / 5
        var result = ""
        for character in text {
            result.append(accents[character] ?? character)
            if missing > 0, let double = second[character] {
                result.append(double)
                missing -= 1
            }
        }
        guard missing > 0, let last = result.lastIndex(where: \.isLetter) else { return result }
        result.insert(contentsOf: String(repeating: result[last], count: missing), at: result.index(after: last))
        return result
    }

    // MARK: Direction

    /// Each word of letters turned round by controls of its own, so that a line may break between any two.
    private static func reversed(_ text: String) -> String {
        var result = ""
        var isInside = false
        for character in text {
            if character.isLetter != isInside {
                result += isInside ? "\u{202C}" : "\u{202E}"
                isInside.toggle()
            }
            result.append(character)
        }
        return isInside ? result + "\u{202C}" : result
    }

    // MARK: Length

    /// Letters that make a message of English as long as others are: words, so that lines may break.
    static func padding(_ columns: Int) -> String {
        guard columns > 1 else { return "" }
        let words = " one two three four five six seven eight nine ten eleven twelve"
        var text = String(String(repeating: words, count: columns / words.count + 1).prefix(columns))
        if text.last == " " { text = text.dropLast() + "s" }
        return text
    }
}

extension Message {
    /// The message as a pseudo-locale has it; `columns` is the length of its longest translation.
    func pseudo(_ locale: PseudoLocale, columns: Int) -> Message {
        var result = self
        result.mapLiterals(locale.literal)
        switch locale {
        case .accented: result.enclose("[", "]")
        case .rightToLeft: break
        case .longest: result.enclose("", PseudoLocale.padding(columns - self.columns))
        }
        return result
    }

    /// The columns of the longest text that its branches give, arguments not counted.
    var columns: Int {
        var memo: [Int: Int] = [:]
        return columns(from: 0, &memo)
    }

    private func columns(from start: Int, _ memo: inout [Int: Int]) -> Int {
        if let known = memo[start] { return known }
        var at = start
        var result = 0
        let measurer = ColumnMeasurer()
        while at < steps.count {
            switch steps[at] {
            case .literal(let text): result += Int(measurer.width(of: text))
            case .argument, .numberSign: break
            case .jump(let target):
                at = target
                continue
            case .branch(let index):
                let starts = Set(choices.filter { $0.branch == index }.map(\.start))
                result += starts.map { columns(from: $0, &memo) }.max() ?? 0
                memo[start] = result
                return result
            }
            at += 1
        }
        memo[start] = result
        return result
    }
}
