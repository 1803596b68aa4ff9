/// Grammatical cases of names, in the languages where rules give them. Other names stay as they are, and messages are
/// worded so that they may.
enum Inflection {
    static func inflected(_ text: FormattedText, case name: String, language: String) -> FormattedText {
        switch (language, name) {
        case ("fr", "genitive"): frenchGenitive(text)
        default: text
        }
    }

    /// With "de" before it: d’Épinal, de Lyon, du Mans, des Ulis, de l’A6, de la N7.
    private static func frenchGenitive(_ text: FormattedText) -> FormattedText {
        let vowel = Sounds.initial(text.string) == "vowel"
        let first = text.string.prefix { !":,/(".contains($0) }
        if RoadNumber.matches(first.trimmingTrailingSpaces) {
            return prefixed(vowel ? "de l’" : "de la ", text)
        }
        for (article, contracted) in [("Le ", "du "), ("Les ", "des ")] where text.string.hasPrefix(article) {
            return text.replacing(0..<article.utf8.count, with: contracted)
        }
        return prefixed(vowel ? "d’" : "de ", text)
    }

    private static func prefixed(_ words: String, _ text: FormattedText) -> FormattedText {
        var result = FormattedText(words)
        result.append(text)
        return result
    }
}

extension Substring {
    fileprivate var trimmingTrailingSpaces: Substring {
        var result = self
        while let last = result.last, last.isWhitespace { result.removeLast() }
        return result
    }
}
