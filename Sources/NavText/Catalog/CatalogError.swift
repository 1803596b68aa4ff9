/// Why a file of messages can't be used: where, what, and what was expected.
///
/// ```
/// pl.arb:12:24: lanes.count: not a message pattern (U_UNMATCHED_BRACES) at offset 31
/// ```
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file's name or path.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in characters of Unicode.
    public let column: Int
    /// The message it is about, if it is about one.
    public let key: String?
    /// What was wrong and what was expected.
    public let reason: String

    package init(file: String, position: SourcePosition, key: String? = nil, reason: String) {
        self.file = file
        line = position.line
        column = position.column
        self.key = key
        self.reason = reason
    }

    /// Place, key and reason in one line.
    public var description: String { "\(file):\(line):\(column): \(key.map { "\($0): " } ?? "")\(reason)" }
}
