/// The accusative of Polish names of streets: w Marszałkowską, w ulicę Długą, w Aleje Jerozolimskie.
///
/// Streets are mostly called by an adjective, whose ending tells it from the genitives (Kopernika, Mickiewicza) that
/// stay as they are but can't be told from other nouns.
enum PolishRoads {
    /// The name in the accusative; nil where no rule gives it.
    static func accusative(_ text: FormattedText) -> FormattedText? {
        let words = Inflection.words(Inflection.firstName(text.string))
        guard let first = words.first else { return nil }
        let kind = first.text.lowercased()
        if unchanged.contains(kind) { return text }
        if let changed = kinds[kind] {
            guard words.count > 1 else { return nil }
            let isCapital = first.text.first?.isUppercase == true
            var result = text
            for word in words.dropFirst().reversed() { result = adjective(word, in: result) ?? result }
            return result.replacing(
                first.utf8, with: isCapital ? changed.prefix(1).uppercased() + changed.dropFirst() : changed)
        }
        return words.count == 1 ? adjective(first, in: text) : nil
    }

    private static func adjective(_ word: Inflection.Word, in text: FormattedText) -> FormattedText? {
        let isAdjective =
            ["ska", "cka", "dzka", "owa"].contains(where: word.text.hasSuffix)
            || word.text.hasSuffix("na") && word.text.dropLast(2).last.map { !"aeiouyąęó".contains($0) } == true
        guard isAdjective else { return nil }
        return text.replacing(word.utf8, with: word.text.dropLast() + "ą")
    }

    private static let unchanged: Set<String> = ["ul.", "al.", "aleje"]
    private static let kinds = [
        "ulica": "ulicę", "aleja": "aleję", "droga": "drogę", "trasa": "trasę", "szosa": "szosę",
    ]
}
