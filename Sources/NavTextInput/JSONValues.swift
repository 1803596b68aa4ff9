import NavText

/// The JSON values of a text: one, or one a line.
struct JSONValues: Sequence {
    struct Element {
        /// "$", or "$[3]" for the fourth of newline-delimited values.
        let path: String
        /// The line that the value has to itself; nil when it is the whole text.
        let line: Int?
        let result: Result<JSONValue, InputError>
    }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func makeIterator() -> AnyIterator<Element> {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            return one(failure("expected UTF-8, found the byte-order mark of UTF-16"))
        }
        let start = bytes.starts(with: Self.mark) ? Self.mark.count : 0
        guard bytes[start...].contains(where: { !Self.isSpace($0) }) else {
            return one(failure("expected an alert, a manoeuvre or a route, found an empty text"))
        }
        switch Self.value(bytes) {
        case .success(let value):
            return one(.success(value))
        case .failure(let error):
            return Self.isLineDelimited(bytes[start...]) ? lines() : one(.failure(error))
        }
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func one(_ result: Result<JSONValue, InputError>) -> AnyIterator<Element> {
        AnyIterator(CollectionOfOne(Element(path: "$", line: nil, result: result)).makeIterator())
    }

    private func failure(_ reason: String) -> Result<JSONValue, InputError> {
        .failure(InputError(path: "$", position: SourcePosition(line: 1, column: 1), reason: reason))
    }

    private func lines() -> AnyIterator<Element> {
        var number = 0
        var count = 0
        var rest = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).makeIterator()
        return AnyIterator {
            while let line = rest.next() {
                number += 1
                guard line.contains(where: { !Self.isSpace($0) }) else { continue }
                let path = "$[\(count)]"
                count += 1
                let position = number
                return Element(
                    path: path, line: position,
                    result: Self.value(Array(line)).mapError {
                        InputError(
                            path: path, position: SourcePosition(line: position, column: $0.column), reason: $0.reason)
                    })
            }
            return nil
        }
    }

    /// The one value of a text.
    private static func value(_ bytes: [UInt8]) -> Result<JSONValue, InputError> {
        do throws(JSONDocument.SyntaxError) {
            let document = try JSONDocument(bytes)
            guard let more = bytes[document.consumed...].firstIndex(where: { !isSpace($0) }) else {
                return .success(document.root)
            }
            return .failure(
                InputError(
                    path: "$", position: SourceMap(bytes).position(more),
                    reason: "expected the end of the text after its first value"))
        } catch {
            return .failure(InputError(path: "$", position: error.position, reason: "not JSON: \(error.reason)"))
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether at least half of several lines look like objects of their own, so that a broken one loses no other.
    private static func isLineDelimited(_ bytes: ArraySlice<UInt8>) -> Bool {
        var lines = 0
        var objects = 0
        for line in bytes.split(separator: 0x0A) {
            guard let first = line.first(where: { !isSpace($0) }), let last = line.last(where: { !isSpace($0) })
            else { continue }
            lines += 1
            if first == 0x7B, last == 0x7D { objects += 1 }
        }
        return lines > 1 && objects > 0 && objects * 2 >= lines
    }
}
