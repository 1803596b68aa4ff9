import NavText

/// A locale's own words for things that must not be mistaken: sides, and terms of its road signs.
struct Glossary {
    /// Stems of the words for left and right, in lower case.
    let left: [String]
    let right: [String]
    /// Latin words that the language writes as they are.
    let foreign: Set<String>
    /// Keys whose message is the same word as in English.
    let same: Set<String>
    /// For a key one of the words that its message must have.
    let terms: [(key: String, words: [String])]

    init(_ locale: LocaleID) {
        let root = (try? JSONDocument(TestData.glossary))?.root
        let locales = root?["locales"]?.members ?? []
        let entry = [locale.tag, locale.language].lazy.compactMap { tag in
            locales.first { $0.key.string == tag }?.value
        }.first
        func words(_ value: JSONValue?) -> [String] { (value?.elements ?? []).compactMap(\.string) }
        left = words(entry?["left"])
        right = words(entry?["right"])
        foreign = Set(words(root?["foreign"]) + words(entry?["foreign"]))
        same = Set(words(entry?["same"]))
        terms = (entry?["terms"]?.members ?? []).map { ($0.key.string ?? "", words($0.value)) }
    }

    /// Whether the text has one of the words.
    static func has(_ words: [String], _ text: String) -> Bool {
        let text = text.lowercased()
        return words.contains { text.contains($0.lowercased()) }
    }
}
