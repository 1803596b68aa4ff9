/// French articles of roads and places: l’A 6, la rue Foch, le quai Voltaire; de Lyon, d’Épinal, du Mans, de la D 12.
enum FrenchArticles {
    private enum Article { case le, la, elided, les }

    /// With its article, where it takes one.
    static func definite(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .le: Inflection.prefixed("le ", text)
        case .la: Inflection.prefixed("la ", text)
        case .elided: Inflection.prefixed("l’", text)
        case .les: Inflection.prefixed("les ", text)
        case nil: text
        }
    }

    /// With "de" before it, contracted with its article or with the one that is part of it.
    static func genitive(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .le: return Inflection.prefixed("du ", text)
        case .la: return Inflection.prefixed("de la ", text)
        case .elided: return Inflection.prefixed("de l’", text)
        case .les: return Inflection.prefixed("des ", text)
        case nil: break
        }
        for (article, contracted) in [("Le ", "du "), ("Les ", "des ")] where text.string.hasPrefix(article) {
            return text.replacing(0..<article.utf8.count, with: contracted)
        }
        let elides = Sounds.initial(text.string) == "vowel" && !isAspirated(text.string)
        return Inflection.prefixed(elides ? "d’" : "de ", text)
    }

    /// The article of a road: numbers are feminine (la D 12, l’A 6), names have that of the word they begin with.
    private static func article(_ name: String) -> Article? {
        let isVowel = Sounds.initial(name) == "vowel"
        if let alone = alone[name.lowercased()] { return alone }
        if Inflection.isRoadNumber(name) { return isVowel ? .elided : .la }
        guard let word = Inflection.firstWord(name) else { return nil }
        if feminine.contains(word) { return isVowel ? .elided : .la }
        if masculine.contains(word) { return isVowel ? .elided : .le }
        return plural.contains(word) ? .les : nil
    }

    /// Whether a name begins with an h before which nothing is elided: de Hambourg, but d’Hyères.
    private static func isAspirated(_ name: String) -> Bool {
        aspirated.contains(name.prefix { $0.isLetter }.lowercased())
    }

    private static let aspirated: Set<String> = [
        "haguenau", "halluin", "ham", "hambourg", "hannut", "hanovre", "hasselt", "haubourdin", "hautmont",
        "hazebrouck",
        "hendaye", "hongkong", "houilles",
    ]

    /// Words that are names when they stand alone on a sign.
    private static let alone: [String: Article] = [
        "aéroport": .elided, "centre": .le, "centre commercial": .le, "centre ville": .le, "centre-ville": .le,
        "gare": .la, "hôpital": .elided, "périphérique": .le, "port": .le, "ring": .le, "rocade": .la,
        "zone industrielle": .la,
    ]

    private static let feminine: Set<String> = [
        "allée", "all", "autoroute", "av", "avenue", "ave", "bretelle", "chaussée", "descente", "galerie", "grand-rue",
        "grande", "pénétrante", "villa", "corniche", "côte", "cité", "digue",
        "esplanade",
        "impasse", "imp", "levée", "montée", "passerelle", "pl", "place", "porte", "promenade", "rampe", "rocade",
        "route",
        "rte", "rue", "ruelle", "sente", "traverse", "venelle", "voie",
    ]
    private static let masculine: Set<String> = [
        "bd", "bld", "boulevard", "carrefour", "ch", "chemin", "chem", "fg", "rang", "ring", "sq", "clos", "col",
        "cours", "échangeur", "faubourg",
        "mail",
        "parvis", "passage", "périphérique", "pont", "quai", "rond-point", "sentier", "square", "tunnel", "viaduc",
    ]
    private static let plural: Set<String> = ["allées", "quais", "promenades"]
}
