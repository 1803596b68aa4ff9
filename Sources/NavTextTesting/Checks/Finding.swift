import NavText

/// Something about a message that is wrong or may be.
///
/// ```
/// pl.arb:12:24: error: plural.missing: lanes.count: "few" is missing, which 2 needs
/// ```
public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The file's name or path.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in characters of Unicode.
    public var column: Int
    /// How bad it is.
    public var severity: Severity
    /// Which check found it.
    public var id: CheckID
    /// The key of the message with its form, as the file has it.
    public var key: String
    /// The locale of the file.
    public var locale: String
    /// What is wrong and what was expected.
    public var message: String
    /// The pattern up to its end, with a caret under the place, for a fault of syntax.
    public var excerpt: String?

    /// Place, severity, id and message in one line.
    public var description: String {
        "\(file):\(line):\(column): \(severity.rawValue): \(id.rawValue): \(key): \(message)"
    }

    /// What stays the same when lines are added above: a baseline knows it by this.
    public var fingerprint: String { "\(locale) \(key) \(id.rawValue) \(SourceHash.of(message))" }
}
