/// Shorter forms of names: those that a routing engine sent, else those of `Resources/abbreviations.json`.
struct Abbreviations: Sendable {
    private let words: [String: String]
    private let beginnings: [(word: String, short: String)]
    private let endings: [(word: String, short: String)]

    /// The words that the signs of a language abbreviate.
    init(language: String) {
        let entry = Self.tables?.members.first { $0.key.string == language }?.value
        func pairs(_ key: StaticString) -> [(word: String, short: String)] {
            (entry?[key]?.members ?? []).compactMap { member in
                guard let word = member.key.string, let short = member.value.string else { return nil }
                return (word, short)
            }
        }
        words = Dictionary(
            pairs("words").map { ($0.word.lowercased(), $0.short) }, uniquingKeysWith: { first, _ in first })
        beginnings = pairs("beginnings")
        endings = pairs("endings")
    }

    private static let tables = EmbeddedFile.resource("abbreviations.json")

    /// The text with more and more of its names abbreviated: the engine's forms by their groups, the lowest first, or
    /// else one name after the other, the longest first. Nothing when no name has a shorter form.
    func steps(_ text: FormattedText, given: [Maneuver.Abbreviation]) -> [FormattedText] {
        let names = text.runs.filter { [.road, .place, .destination].contains($0.role) }
        var groups: [Int: [(run: FormattedText.Run, short: String)]] = [:]
        for run in names {
            guard let found = given.first(where: { Names.clean($0.text) ?? "" == text.text(of: run) }) else { continue }
            groups[found.priority, default: []].append((run, found.short))
        }
        if groups.isEmpty {
            let longest = names.sorted { $0.utf8.count > $1.utf8.count }
            for (index, run) in longest.enumerated() {
                guard let short = shortened(String(text.text(of: run))) else { continue }
                groups[index] = [(run, short)]
            }
        }
        var chosen: [(run: FormattedText.Run, short: String)] = []
        return groups.sorted { $0.key < $1.key }.map { group in
            chosen += group.value
            // From the end, so that what stands before keeps its place.
            return chosen.sorted { $0.run.utf8.lowerBound > $1.run.utf8.lowerBound }.reduce(text) { text, name in
                text.replacing(name.run.utf8, with: Names.clean(name.short) ?? name.short)
            }
        }
    }

    /// A name with the words that signs abbreviate; nil when it has none.
    private func shortened(_ name: String) -> String? {
        let result = name.split(separator: " ", omittingEmptySubsequences: false).map { word in
            shortened(word: String(word))
        }.joined(separator: " ")
        return result == name ? nil : result
    }

    private func shortened(word: String) -> String {
        if let short = words[word.lowercased()] {
            return word.first?.isUppercase == true ? short.prefix(1).uppercased() + short.dropFirst() : short
        }
        for (beginning, short) in beginnings where word.hasPrefix(beginning) && word != beginning {
            return short + word.dropFirst(beginning.count)
        }
        for (ending, short) in endings where word.hasSuffix(ending) && word != ending {
            return word.dropLast(ending.count) + short
        }
        return word
    }
}
