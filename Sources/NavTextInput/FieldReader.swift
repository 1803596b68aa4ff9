import FoundationEssentials
import NavText

/// Reads the fields of a JSON object, knows their paths, and keeps the words that nobody knows.
struct FieldReader {
    let value: JSONValue
    let path: String
    /// The path below the alert, for diagnostics: "incident.".
    let prefix: String
    private(set) var unrecognized: [UnrecognizedWord] = []

    init(_ value: JSONValue, path: String, prefix: String = "") throws(InputError) {
        guard value.kind == .object else {
            throw InputError(path: path, position: value.position, reason: "expected an object, found \(value.kind)")
        }
        self.value = value
        self.path = path
        self.prefix = prefix
    }

    func has(_ key: StaticString) -> Bool { value[key] != nil }

    /// A text; an empty one counts as missing.
    func string(_ key: StaticString) throws(InputError) -> String? {
        guard let field = value[key] else { return nil }
        guard let text = field.string else { throw wrong(key, field, "a string") }
        return text.contains { !$0.isWhitespace } ? text : nil
    }

    func number(_ key: StaticString) throws(InputError) -> Double? {
        guard let field = value[key] else { return nil }
        guard let number = field.number else { throw wrong(key, field, "a number") }
        guard number.isFinite else {
            throw InputError(
                path: "\(path).\(key)", position: field.position,
                reason: "expected a finite number, found one too large")
        }
        return number
    }

    /// A whole number of things; a fraction or a number beyond all counts is wrong.
    func count(_ key: StaticString) throws(InputError) -> Int? {
        guard let number = try number(key), let field = value[key] else { return nil }
        guard let count = Int(exactly: number), (0...1000).contains(count) else {
            throw InputError(
                path: "\(path).\(key)", position: field.position, reason: "expected a whole number from 0 to 1000")
        }
        return count
    }

    func bool(_ key: StaticString) throws(InputError) -> Bool? {
        guard let field = value[key] else { return nil }
        guard let bool = field.bool else { throw wrong(key, field, "true or false") }
        return bool
    }

    func array(_ key: StaticString) throws(InputError) -> [JSONValue] {
        guard let field = value[key] else { return [] }
        guard field.kind == .array else { throw wrong(key, field, "an array") }
        return field.elements
    }

    func object(_ key: StaticString) throws(InputError) -> FieldReader? {
        guard let field = value[key] else { return nil }
        return try FieldReader(field, path: "\(path).\(key)", prefix: "\(prefix)\(key).")
    }

    /// A word of a list; one that is not in it is kept for the diagnostics.
    mutating func word<Word>(_ key: StaticString, _ find: (String) -> Word?) throws(InputError) -> Word? {
        guard let text = try string(key) else { return nil }
        if let word = find(text) { return word }
        unknown("\(key)", text)
        return nil
    }

    /// An instant in ISO 8601; anything else is kept for the diagnostics.
    mutating func instant(_ key: StaticString) throws(InputError) -> Date? {
        try word(key) { Instant.parse($0).map(Date.init(timeIntervalSince1970:)) }
    }

    mutating func unknown(_ path: String, _ word: String) {
        unrecognized.append(UnrecognizedWord(path: prefix + path, word: word))
    }

    /// Takes over the unknown words of an object within this one.
    mutating func adopt(_ inner: FieldReader) { unrecognized += inner.unrecognized }

    func wrong(_ key: StaticString, _ field: JSONValue, _ expected: String) -> InputError {
        InputError(
            path: "\(path).\(key)", position: field.position, reason: "expected \(expected), found \(field.kind)")
    }
}

/// A word as engines vary it: "ROAD_HAZARD", "road hazard", "Road-Hazard" are the same.
func normalizedWord(_ text: String) -> String {
    String(text.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
    /// The case of a word, however its letters and spaces are.
    init?(word: String) {
        let wanted = normalizedWord(word)
        guard let found = Self.allCases.first(where: { normalizedWord($0.rawValue) == wanted }) else { return nil }
        self = found
    }
}
