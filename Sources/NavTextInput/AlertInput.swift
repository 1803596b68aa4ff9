import NavText

/// What a JSON text gives: alerts, and what could not be read.
///
/// The text is one alert, an array of alerts, an object with `alerts`, or newline-delimited JSON. A raw `incident` of
/// Mapbox Directions or Valhalla is an alert, too, with or without a `distance`. The format is described in
/// `Documentation/alert-json.md` and by `Resources/alert.schema.json`.
///
/// ```swift
/// let input = AlertInput(json: Array(#"{"type":"tunnel","distance":300,"name":"Gotthard"}"#.utf8))
/// input.alerts    // [Alert(.tunnel(name: "Gotthard"), distance: 300)]
/// input.errors    // []
/// ```
public struct AlertInput: Sendable {
    /// One alert of the input, or why it is none.
    public struct Entry: Sendable {
        /// The JSON path of the alert: `$.alerts[2]`.
        public let path: String
        /// The alert, or what was wrong with it.
        public let result: Result<Alert, InputError>
    }

    /// All entries in the order of the input.
    public private(set) var entries: [Entry] = []

    /// The alerts that could be read.
    public var alerts: [Alert] { entries.compactMap { try? $0.result.get() } }
    /// What could not be read.
    public var errors: [InputError] {
        entries.compactMap {
            if case .failure(let error) = $0.result { return error }
            return nil
        }
    }

    /// Reads a JSON text in UTF-8, with or without a byte-order mark. Never fails: a text that is no JSON gives one
    /// entry with the error, and a broken alert leaves the others as they are.
    public init(json bytes: [UInt8]) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            fail("expected UTF-8, found the byte-order mark of UTF-16", SourcePosition(line: 1, column: 1))
            return
        }
        guard bytes.contains(where: { !Self.isSpace($0) }) else {
            fail("expected an alert, found an empty text", SourcePosition(line: 1, column: 1))
            return
        }
        do {
            let document = try JSONDocument(bytes)
            if bytes[document.consumed...].allSatisfy(Self.isSpace) {
                read(document.root, "$")
            } else if Self.isLineDelimited(bytes) {
                readLines(bytes)
            } else {
                fail(
                    "expected the end of the text after its first value",
                    SourcePosition(
                        offset: bytes[document.consumed...].firstIndex { !Self.isSpace($0) } ?? bytes.count, in: bytes))
            }
        } catch {
            if Self.isLineDelimited(bytes) {
                readLines(bytes)
            } else {
                fail("not JSON: \(error.reason)", error.position)
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether each line looks like an object of its own: the first one ends as an object does, and another follows.
    private static func isLineDelimited(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: 0x0A).lazy.map { $0.drop(while: isSpace) }.filter { !$0.isEmpty }
        var iterator = lines.makeIterator()
        guard let first = iterator.next(), let second = iterator.next() else { return false }
        let start = first.starts(with: [0xEF, 0xBB, 0xBF]) ? first.dropFirst(3) : first
        return start.first == 0x7B && second.first == 0x7B && first.last { !isSpace($0) } == 0x7D
    }

    private mutating func readLines(_ bytes: [UInt8]) {
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { !Self.isSpace($0) }) else { continue }
            let path = "$[\(entries.count)]"
            do {
                let line = Array(line)
                let document = try JSONDocument(line)
                let rest = line[document.consumed...].firstIndex { !Self.isSpace($0) }
                guard rest == nil else {
                    let column = SourcePosition(offset: document.consumed, in: line).column
                    entries.append(
                        failed(path, SourcePosition(line: number, column: column), "expected one value a line"))
                    continue
                }
                entries.append(entry(document.root, path, line: number))
            } catch {
                entries.append(
                    failed(
                        path, SourcePosition(line: number, column: error.position.column), "not JSON: \(error.reason)"))
            }
        }
    }

    private mutating func read(_ value: JSONValue, _ path: String) {
        if value.kind == .array {
            for (index, element) in value.elements.enumerated() { entries.append(entry(element, "\(path)[\(index)]")) }
        } else if let alerts = value["alerts"] {
            guard alerts.kind == .array else {
                entries.append(
                    failed("\(path).alerts", alerts.position, "expected an array of alerts, found \(alerts.kind)"))
                return
            }
            read(alerts, "\(path).alerts")
        } else {
            entries.append(entry(value, path))
        }
    }

    private func entry(_ value: JSONValue, _ path: String, line: Int? = nil) -> Entry {
        do throws(InputError) {
            var reader = try AlertReader(value, path: path)
            return Entry(path: path, result: .success(try reader.alert()))
        } catch {
            guard let line else { return Entry(path: path, result: .failure(error)) }
            return failed(error.path, SourcePosition(line: line, column: error.column), error.reason, at: path)
        }
    }

    private func failed(_ path: String, _ position: SourcePosition, _ reason: String, at entry: String? = nil) -> Entry
    {
        Entry(path: entry ?? path, result: .failure(InputError(path: path, position: position, reason: reason)))
    }

    private mutating func fail(_ reason: String, _ position: SourcePosition) {
        entries.append(failed("$", position, reason))
    }
}
