/// Grammatical forms of names, in the languages where rules give them. Other names stay as they are, and messages are
/// worded so that they may.
enum Inflection {
    /// The name in a case ("genitive"), or with its article ("definite").
    static func inflected(_ text: FormattedText, form: String, language: String) -> FormattedText {
        switch (language, form) {
        case ("fr", "definite"): FrenchArticles.definite(text)
        case ("fr", "genitive"): FrenchArticles.genitive(text)
        case ("es", "definite"): SpanishArticles.definite(text)
        case ("es", "dative"): SpanishArticles.dative(text)
        case ("pl", "accusative"): PolishRoads.accusative(text) ?? text
        case ("ru", "accusative"), ("ru", "dative"): RussianRoads.inflected(text, form: form) ?? text
        default: text
        }
    }

    /// Whether rules give the cases of a road's name, so that a message may use them.
    static func inflects(_ text: FormattedText, language: String) -> Bool {
        switch language {
        case "pl": PolishRoads.accusative(text) != nil
        case "ru": RussianRoads.inflected(text, form: "accusative") != nil
        default: false
        }
    }

    /// A word and where it stands in its text, in bytes.
    struct Word {
        let text: String
        let utf8: Range<Int>
    }

    /// The first of several names: what stands before a bracket, a slash or a comma.
    static func firstName(_ text: String) -> Word {
        var name = text.prefix { !"(/,:".contains($0) }
        while name.last?.isWhitespace == true { name.removeLast() }
        return Word(text: String(name), utf8: 0..<name.utf8.count)
    }

    /// The words of a name that begins its text.
    static func words(_ name: Word) -> [Word] {
        name.text.split(separator: " ").map { word in
            let start = name.text.utf8.distance(from: name.text.startIndex, to: word.startIndex)
            return Word(text: String(word), utf8: start..<start + word.utf8.count)
        }
    }

    /// The name with words before it.
    static func prefixed(_ words: String, _ text: FormattedText) -> FormattedText {
        var result = FormattedText(words)
        result.append(text)
        return result
    }

    /// Whether a name is the number of a road, or begins with one: "A 6", "A 6/E 15", "A 46: Lyon".
    static func isRoadNumber(_ name: String) -> Bool {
        RoadNumber.matches(firstName(name).text)
    }

    /// The word that a name begins with; nil when there is no more of it, as a kind of road alone is no name.
    static func firstWord(_ name: String) -> String? {
        let word = name.prefix { $0.isLetter || $0 == "-" }
        return name.count > word.count + 1 ? word.lowercased() : nil
    }
}
