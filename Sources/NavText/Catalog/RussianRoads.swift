/// Cases of Russian names of roads: на улицу Ленина, по Тверской улице, на Садовое кольцо, по М-11.
///
/// A name is inflected when it has the word for its kind of road, at its beginning (the rest then is a genitive) or at
/// its end (with adjectives before it).
enum RussianRoads {
    private enum Gender { case feminine, masculine, neuter }

    private struct Noun {
        let gender: Gender
        let accusative: String
        let dative: String

        init(_ gender: Gender, _ accusative: String, _ dative: String) {
            self.gender = gender
            self.accusative = accusative
            self.dative = dative
        }
    }

    /// The name in the accusative or dative; nil where no rule gives it.
    static func inflected(_ text: FormattedText, form: String) -> FormattedText? {
        let name = Inflection.firstName(text.string)
        if RoadNumber.matches(name.text) { return text }
        let words = Inflection.words(name)
        guard let first = words.first, let last = words.last else { return nil }
        if abbreviations.contains(first.text.lowercased()) { return text }
        if words.count > 1, let noun = nouns[first.text.lowercased()] {
            return replacing(first, in: text, with: form == "dative" ? noun.dative : noun.accusative)
        }
        guard let noun = nouns[last.text.lowercased()] else { return nil }
        var result = replacing(last, in: text, with: form == "dative" ? noun.dative : noun.accusative)
        for word in words.dropLast().reversed() {
            guard let changed = adjective(word.text, noun.gender, form) else { continue }
            result = result.replacing(word.utf8, with: changed)
        }
        return result
    }

    private static func replacing(_ word: Inflection.Word, in text: FormattedText, with form: String) -> FormattedText {
        let isCapital = word.text.first?.isUppercase == true
        return text.replacing(word.utf8, with: isCapital ? form.prefix(1).uppercased() + form.dropFirst() : form)
    }

    /// An adjective or an ordinal in figures; nil for another word.
    private static func adjective(_ word: String, _ gender: Gender, _ form: String) -> String? {
        let endings: [(ending: String, accusative: String, dative: String)] =
            switch gender {
            case .feminine: [("-я", "-ю", "-й"), ("ая", "ую", "ой"), ("яя", "юю", "ей")]
            case .masculine:
                [
                    ("-й", "-й", "-му"), ("кий", "кий", "кому"), ("гий", "гий", "гому"), ("хий", "хий", "хому"),
                    ("ий", "ий", "ему"), ("ый", "ый", "ому"), ("ой", "ой", "ому"),
                ]
            case .neuter: [("-е", "-е", "-му"), ("ое", "ое", "ому"), ("ее", "ее", "ему")]
            }
        for (ending, accusative, dative) in endings where word.hasSuffix(ending) {
            return word.dropLast(ending.count) + (form == "dative" ? dative : accusative)
        }
        return nil
    }

    private static let abbreviations: Set<String> = [
        "ул.", "пр.", "пр-т", "просп.", "пер.", "ш.", "наб.", "пл.", "б-р",
    ]

    private static let nouns: [String: Noun] = [
        "улица": Noun(.feminine, "улицу", "улице"), "аллея": Noun(.feminine, "аллею", "аллее"),
        "набережная": Noun(.feminine, "набережную", "набережной"), "дорога": Noun(.feminine, "дорогу", "дороге"),
        "автодорога": Noun(.feminine, "автодорогу", "автодороге"), "площадь": Noun(.feminine, "площадь", "площади"),
        "магистраль": Noun(.feminine, "магистраль", "магистрали"), "линия": Noun(.feminine, "линию", "линии"),
        "эстакада": Noun(.feminine, "эстакаду", "эстакаде"), "трасса": Noun(.feminine, "трассу", "трассе"),
        "проспект": Noun(.masculine, "проспект", "проспекту"), "переулок": Noun(.masculine, "переулок", "переулку"),
        "бульвар": Noun(.masculine, "бульвар", "бульвару"), "проезд": Noun(.masculine, "проезд", "проезду"),
        "тупик": Noun(.masculine, "тупик", "тупику"), "мост": Noun(.masculine, "мост", "мосту"),
        "тракт": Noun(.masculine, "тракт", "тракту"), "спуск": Noun(.masculine, "спуск", "спуску"),
        "вал": Noun(.masculine, "вал", "валу"), "тоннель": Noun(.masculine, "тоннель", "тоннелю"),
        "путепровод": Noun(.masculine, "путепровод", "путепроводу"), "шоссе": Noun(.neuter, "шоссе", "шоссе"),
        "кольцо": Noun(.neuter, "кольцо", "кольцу"),
    ]
}
