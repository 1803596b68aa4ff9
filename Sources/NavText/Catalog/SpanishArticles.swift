/// Spanish articles of roads: la A-3, la calle Mayor, el paseo del Prado; with "a": a la A-3, al paseo del Prado.
enum SpanishArticles {
    private enum Article { case el, la }

    /// With its article, where it takes one.
    static func definite(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .el: Inflection.prefixed("el ", text)
        case .la: Inflection.prefixed("la ", text)
        case nil: text
        }
    }

    /// With "a" before it, contracted with its article.
    static func dative(_ text: FormattedText) -> FormattedText {
        switch article(text.string) {
        case .el: Inflection.prefixed("al ", text)
        case .la: Inflection.prefixed("a la ", text)
        case nil: Inflection.prefixed("a ", text)
        }
    }

    /// Numbers of roads are feminine, names have the gender of the word they begin with.
    private static func article(_ name: String) -> Article? {
        if Inflection.isRoadNumber(name) { return .la }
        if name.hasPrefix("Gran Vía") { return .la }
        guard let word = Inflection.firstWord(name) else { return nil }
        if feminine.contains(word) { return .la }
        return masculine.contains(word) ? .el : nil
    }

    private static let feminine: Set<String> = [
        "alameda", "autopista", "autovía", "avda", "avenida", "av", "bajada", "c", "calle", "calzada", "carrera",
        "carretera", "circunvalación", "corredera", "costanilla", "ctra", "cuesta", "diagonal", "glorieta",
        "intersección",
        "plaza", "pl", "prolongación", "radial", "rambla", "redoma", "ronda", "rotonda", "rúa", "senda", "subida",
        "travesía", "variante", "vereda", "vía",
    ]
    private static let masculine: Set<String> = [
        "acceso", "anillo", "boulevard", "bulevar", "callejón", "camino", "circuito", "cruce", "eje", "enlace", "jirón",
        "libramiento", "malecón", "nudo", "paseo", "pasaje", "periférico", "puente", "sendero", "túnel", "viaducto",
    ]
}
