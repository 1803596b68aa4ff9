import NavText

/// Why a piece of input can't be read: where, what was there, what was expected.
///
/// ```
/// alerts.json:9:19: $[2].distance: expected a number, found a string
/// ```
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The JSON path: `$[2].incident.lanes_blocked[0]`.
    public let path: String
    /// The line in the file, counted from 1.
    public let line: Int
    /// The column, counted from 1 in characters of Unicode.
    public let column: Int
    /// What was wrong and what was expected.
    public let reason: String

    init(path: String, position: SourcePosition, reason: String) {
        self.path = path
        line = position.line
        column = position.column
        self.reason = reason
    }

    /// Place, path and reason in one line, without the file.
    public var description: String { "\(line):\(column): \(path): \(reason)" }
}
