/// An option of a subcommand, in the manner of Swift ArgumentParser (which can't be fetched here).
struct Option: Sendable {
    /// "--width".
    let name: String
    /// What its value is called; nil for a flag.
    let value: String?
    let help: String
    /// Whether it may be given several times.
    let repeats: Bool

    init(_ name: String, value: String? = nil, repeats: Bool = false, help: String) {
        self.name = name
        self.value = value
        self.repeats = repeats
        self.help = help
    }

    var signature: String { value.map { "\(name) <\($0)>" } ?? name }

    static let help = Option("--help", help: "Show help information.")
}

/// Why a command line can't be obeyed.
struct UsageError: Error {
    let reason: String
}

/// The options and arguments of a command line.
struct ParsedOptions {
    private var values: [String: [String]] = [:]
    private(set) var positional: String?

    init(_ arguments: [String], _ options: [Option], positional takesPositional: Bool) throws(UsageError) {
        var rest = arguments[...]
        var onlyPositional = false
        while let argument = rest.popFirst() {
            if onlyPositional || argument == "-" || !argument.hasPrefix("-") {
                guard takesPositional, positional == nil else {
                    throw UsageError(reason: "Unexpected argument '\(argument)'.")
                }
                positional = argument
                continue
            }
            if argument == "--" {
                onlyPositional = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = Self.short[parts[0]] ?? parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                let hint = Spelling.suggestion(for: name, among: options.map(\.name))
                throw UsageError(reason: "Unknown option '\(name)'.\(hint)")
            }
            guard option.value != nil else {
                guard parts.count == 1 else { throw UsageError(reason: "The option '\(name)' takes no value.") }
                values[name, default: []].append("")
                continue
            }
            let value: String
            if parts.count == 2 {
                value = parts[1]
            } else if let next = rest.first, !next.hasPrefix("--") {
                value = next
                rest = rest.dropFirst()
            } else {
                throw UsageError(reason: "Missing value for '\(option.signature)'.")
            }
            if !option.repeats, values[name] != nil {
                throw UsageError(reason: "The option '\(name)' is given twice.")
            }
            values[name, default: []].append(value)
        }
    }

    private static let short = ["-h": "--help", "-o": "--output"]

    /// The same with one option more.
    func adding(_ name: String, _ value: String) -> ParsedOptions {
        var result = self
        result.values[name] = [value]
        return result
    }

    func has(_ name: String) -> Bool { values[name] != nil }
    func string(_ name: String) -> String? { values[name]?.last }
    func strings(_ name: String) -> [String] { values[name] ?? [] }

    /// A whole number of at least `least`.
    func integer(_ name: String, least: Int) throws(UsageError) -> Int? {
        guard let text = string(name) else { return nil }
        guard let number = Int(text), number >= least else {
            throw UsageError(
                reason: "The value '\(text)' is invalid for '\(name)': expected a whole number from \(least) up.")
        }
        return number
    }

    /// A number greater than zero.
    func positive(_ name: String) throws(UsageError) -> Double? {
        guard let text = string(name) else { return nil }
        guard let number = Double(text), number.isFinite, number > 0 else {
            throw UsageError(reason: "The value '\(text)' is invalid for '\(name)': expected a number greater than 0.")
        }
        return number
    }

    /// One of some words.
    func word<Word: CaseIterable & RawRepresentable>(_ name: String, _ type: Word.Type) throws(UsageError) -> Word?
    where Word.RawValue == String {
        guard let text = string(name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        throw UsageError(
            reason: "The value '\(text)' is invalid for '\(name)'.\(Spelling.suggestion(for: text, among: words))"
                + " Expected \(words.map { "'\($0)'" }.joined(separator: ", ")).")
    }
}

/// Guesses what was meant.
enum Spelling {
    /// " Did you mean 'x'?", or nothing when nothing is near.
    static func suggestion(for word: String, among words: [String]) -> String {
        let near = words.map { (word: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let near, near.distance <= max(2, word.count / 3) else { return "" }
        return " Did you mean '\(near.word)'?"
    }

    /// Insertions, deletions and replacements from one word to the other.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var previous = row[0]
            row[0] = index + 1
            for (place, other) in second.enumerated() {
                let insertion = min(row[place], row[place + 1]) + 1
                let replacement = previous + (character == other ? 0 : 1)
                previous = row[place + 1]
                row[place + 1] = min(insertion, replacement)
            }
        }
        return row[second.count]
    }
}
