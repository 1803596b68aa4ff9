/// A grammatical form of an argument that a message asks for by a suffix of its name: `{distance_dative}`.
///
/// A new family is a case here and its meaning in `MessageArgument`.
package enum DerivedForm: Sendable, Hashable {
    /// A grammatical case in CLDR's word. Measures have it from ICU, countries from `Resources/countries.json`, and
    /// other texts stay as they are.
    case grammaticalCase(String)
    /// How the text begins: "vowel" or "consonant" (French d’Épinal, de Lyon).
    case initial
    /// How the text ends: "vowel", "rieul" or "consonant" (Korean particles).
    case final
    /// The name of a road with its article, where rules tell it: l’A 6, la rue Foch.
    case definite
    /// Whether rules give the cases of a road's name: "yes" or "other".
    case inflects
    /// Whether a country's name takes an article: "yes" or "other" (in die Schweiz, nach Österreich).
    case article

    /// CLDR's grammatical cases.
    package static let cases: Set<String> = [
        "ablative", "accusative", "allative", "comitative", "dative", "elative", "ergative", "genitive", "illative",
        "instrumental", "locative", "nominative", "oblique", "partitive", "prepositional", "sociative", "translative",
        "vocative",
    ]

    package init?(suffix: String) {
        switch suffix {
        case "initial": self = .initial
        case "final": self = .final
        case "definite": self = .definite
        case "inflects": self = .inflects
        case "article": self = .article
        default:
            guard Self.cases.contains(suffix) else { return nil }
            self = .grammaticalCase(suffix)
        }
    }
}
