import CNavJSON

/// A parsed JSON text whose values know their place in it.
package final class JSONDocument: @unchecked Sendable {
    // @unchecked: the tape is not changed after parsing.
    private let handle: OpaquePointer
    private let nodes: UnsafeBufferPointer<nav_json_node>
    private let store: UnsafePointer<CChar>
    private let places: SourceMap
    /// Where the value ends in the source.
    package let consumed: Int

    /// Why a text is not JSON.
    package struct SyntaxError: Error {
        package let reason: String
        package let position: SourcePosition
    }

    /// Reads the first value of the text. A byte-order mark before it is allowed.
    package init(_ source: [UInt8]) throws(SyntaxError) {
        let mark = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var consumed = 0
        var offset = 0
        var reason: UnsafePointer<CChar>?
        let handle = source.withUnsafeBytes { bytes -> OpaquePointer? in
            guard let base = bytes.baseAddress else { return nil }
            return nav_json_parse(
                (base + mark).assumingMemoryBound(to: CChar.self), bytes.count - mark, &consumed, &offset, &reason)
        }
        guard let handle else {
            let text = reason.map { String(cString: $0) } ?? "The document is empty."
            throw SyntaxError(reason: text, position: SourceMap(source).position(offset + mark))
        }
        self.handle = handle
        places = SourceMap(source)
        self.consumed = consumed + mark
        var count = 0
        nodes = UnsafeBufferPointer(start: nav_json_nodes(handle, &count), count: count)
        store = nav_json_text(handle)
        self.mark = mark
    }

    private let mark: Int

    deinit { nav_json_free(handle) }

    /// The document's value.
    package var root: JSONValue { JSONValue(document: self, index: 0) }

    func node(_ index: Int) -> nav_json_node { nodes[index] }

    func text(_ node: nav_json_node) -> String {
        let bytes = UnsafeRawBufferPointer(start: store + Int(node.text), count: Int(node.count))
        return String(decoding: bytes, as: UTF8.self)
    }

    func equals(_ node: nav_json_node, _ text: StaticString) -> Bool {
        Int(node.count) == text.utf8CodeUnitCount
            && UnsafeRawBufferPointer(start: store + Int(node.text), count: Int(node.count)).elementsEqual(
                UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    func position(_ node: nav_json_node) -> SourcePosition {
        places.position(Int(node.start) + mark)
    }

    /// Where a value ends in the source, in bytes.
    func end(_ index: Int) -> Int {
        let node = node(index)
        let source = places.source
        switch node.kind {
        case nav_json_string.rawValue: return content(node).range.upperBound + 1
        case nav_json_array.rawValue, nav_json_object.rawValue:
            // After the last child, only white space stands before the bracket.
            let inside = node.count == 0 ? start(node) + 1 : end(lastChild(of: index))
            return (source[inside...].firstIndex { $0 == 0x5D || $0 == 0x7D } ?? source.count - 1) + 1
        default: return source[start(node)...].firstIndex { Self.afterScalar.contains($0) } ?? source.count
        }
    }

    /// What may stand after a number or a word: a comma, a bracket or white space.
    private static let afterScalar: [UInt8] = [0x2C, 0x5D, 0x7D, 0x20, 0x09, 0x0A, 0x0D]

    private func lastChild(of index: Int) -> Int {
        let isObject = node(index).kind == nav_json_object.rawValue
        var at = index + 1
        for _ in 1..<node(index).count { at = Int(node(isObject ? at + 1 : at).next) }
        return isObject ? at + 1 : at
    }

    func start(_ node: nav_json_node) -> Int { Int(node.start) + mark }

    func content(_ node: nav_json_node) -> StringContent { StringContent(places, quote: Int(node.start) + mark) }
}

/// A value in a JSON document.
package struct JSONValue: Sendable {
    let document: JSONDocument
    let index: Int

    /// The kinds of JSON values.
    package enum Kind: Sendable { case null, bool, number, string, array, object }

    package var kind: Kind {
        switch document.node(index).kind {
        case nav_json_false.rawValue, nav_json_true.rawValue: .bool
        case nav_json_number.rawValue: .number
        case nav_json_string.rawValue: .string
        case nav_json_array.rawValue: .array
        case nav_json_object.rawValue: .object
        default: .null
        }
    }

    package var position: SourcePosition { document.position(document.node(index)) }

    /// Where the bytes of a string stand in the source, between its quotes; nil for another value.
    package var content: StringContent? {
        guard kind == .string else { return nil }
        return document.content(document.node(index))
    }

    /// Where the value stands in the source, in bytes, its quotes or brackets included.
    package var range: Range<Int> { document.start(document.node(index))..<document.end(index) }

    package var bool: Bool? { kind == .bool ? document.node(index).kind == nav_json_true.rawValue : nil }
    package var number: Double? { kind == .number ? document.node(index).number : nil }
    package var string: String? { kind == .string ? document.text(document.node(index)) : nil }

    /// The elements of an array; of anything else none.
    package var elements: [JSONValue] {
        guard kind == .array else { return [] }
        var result: [JSONValue] = []
        var at = index + 1
        for _ in 0..<document.node(index).count {
            result.append(JSONValue(document: document, index: at))
            at = Int(document.node(at).next)
        }
        return result
    }

    /// The members of an object in their order, doubles included; of anything else none.
    package var members: [(key: JSONValue, value: JSONValue)] {
        guard kind == .object else { return [] }
        var result: [(JSONValue, JSONValue)] = []
        var at = index + 1
        for _ in 0..<document.node(index).count {
            result.append((JSONValue(document: document, index: at), JSONValue(document: document, index: at + 1)))
            at = Int(document.node(at + 1).next)
        }
        return result
    }

    /// The value of a key; `null` counts as missing.
    package subscript(_ key: StaticString) -> JSONValue? {
        guard kind == .object else { return nil }
        var at = index + 1
        for _ in 0..<document.node(index).count {
            if document.equals(document.node(at), key) {
                let value = JSONValue(document: document, index: at + 1)
                return value.kind == .null ? nil : value
            }
            at = Int(document.node(at + 1).next)
        }
        return nil
    }
}

extension JSONValue.Kind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
