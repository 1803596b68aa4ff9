/// Grammatical forms of names, in the languages where rules give them. Other names stay as they are, and messages are
/// worded so that they may.
enum Inflection {
    /// The name in a case ("genitive"), or with its article ("definite").
    static func inflected(_ text: FormattedText, form: String, language: String) -> FormattedText {
        switch (language, form) {
        case ("fr", "definite"): French.definite(text)
        case ("fr", "genitive"): French.genitive(text)
        default: text
        }
    }
}

/// French articles of roads and places: l’A 6, la rue Foch, le quai Voltaire; de Lyon, d’Épinal, du Mans, de la D 12.
private enum French {
    private enum Article { case le, la, elided, les }

    /// With its article, where it takes one.
    static func definite(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .le: prefixed("le ", text)
        case .la: prefixed("la ", text)
        case .elided: prefixed("l’", text)
        case .les: prefixed("les ", text)
        case nil: text
        }
    }

    /// With "de" before it, contracted with its article or with the one that is part of it.
    static func genitive(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .le: return prefixed("du ", text)
        case .la: return prefixed("de la ", text)
        case .elided: return prefixed("de l’", text)
        case .les: return prefixed("des ", text)
        case nil: break
        }
        for (article, contracted) in [("Le ", "du "), ("Les ", "des ")] where text.string.hasPrefix(article) {
            return text.replacing(0..<article.utf8.count, with: contracted)
        }
        return prefixed(Sounds.initial(text.string) == "vowel" ? "d’" : "de ", text)
    }

    /// The article of a road: numbers are feminine (la D 12, l’A 6), names have that of the word they begin with.
    private static func article(_ name: String) -> Article? {
        let isVowel = Sounds.initial(name) == "vowel"
        if RoadNumber.matches(name.prefix { !":,/(".contains($0) }.trimmingTrailingSpaces) {
            return isVowel ? .elided : .la
        }
        let word = name.prefix { $0.isLetter || $0 == "-" }.lowercased()
        // A name that is nothing but that word, or a kind of road in another language, is left alone.
        guard name.count > word.count + 1 else { return nil }
        if feminine.contains(word) { return isVowel ? .elided : .la }
        if masculine.contains(word) { return isVowel ? .elided : .le }
        return plural.contains(word) ? .les : nil
    }

    private static let feminine: Set<String> = [
        "allée", "all", "autoroute", "av", "avenue", "ave", "chaussée", "corniche", "côte", "cité", "digue",
        "esplanade",
        "impasse", "imp", "levée", "montée", "passerelle", "pl", "place", "porte", "promenade", "rampe", "rocade",
        "route",
        "rte", "rue", "ruelle", "sente", "traverse", "venelle", "voie",
    ]
    private static let masculine: Set<String> = [
        "bd", "bld", "boulevard", "carrefour", "chemin", "chem", "clos", "col", "cours", "échangeur", "faubourg",
        "mail",
        "parvis", "passage", "périphérique", "pont", "quai", "rond-point", "sentier", "square", "tunnel", "viaduc",
    ]
    private static let plural: Set<String> = ["allées", "quais", "promenades"]

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
