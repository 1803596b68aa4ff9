import CNavXML
import NavText

/// An element of an XML document, with its place.
struct XMLElement {
    enum Node {
        case element(XMLElement)
        /// A piece without a line break in it but at its end.
        case text(String, SourcePosition)
    }

    /// Why a text is not XML, or not one that is read here.
    struct SyntaxError: Error {
        let reason: String
        let position: SourcePosition
    }

    /// The namespace, empty for none.
    let namespace: String
    let name: String
    let position: SourcePosition
    private(set) var attributes: [String: String] = [:]
    private(set) var children: [Node] = []

    /// An attribute by its name; one of a namespace is "namespace name".
    subscript(_ attribute: String) -> String? { attributes[attribute] }

    var elements: [XMLElement] {
        children.compactMap {
            guard case .element(let element) = $0 else { return nil }
            return element
        }
    }

    /// The root of a document.
    static func parse(_ source: [UInt8]) throws(SyntaxError) -> XMLElement {
        var line: UInt32 = 1
        var column: UInt32 = 1
        var reason: UnsafePointer<CChar>?
        let handle = source.withUnsafeBytes { bytes -> OpaquePointer? in
            guard let base = bytes.baseAddress else { return nil }
            return nav_xml_parse(
                base.assumingMemoryBound(to: CChar.self), bytes.count, &line, &column, &reason)
        }
        guard let handle else {
            throw SyntaxError(
                reason: source.isEmpty
                    ? "the file is empty; expected <xliff>" : reason.map { String(cString: $0) } ?? "not XML",
                position: SourcePosition(line: Int(line), column: Int(column)))
        }
        defer { nav_xml_free(handle) }
        var count = 0
        let events = UnsafeBufferPointer(start: nav_xml_events(handle, &count), count: count)
        return try tree(events, UnsafeRawPointer(nav_xml_text_store(handle)))
    }

    private static func tree(
        _ events: UnsafeBufferPointer<nav_xml_event>, _ store: UnsafeRawPointer?
    ) throws(SyntaxError) -> XMLElement {
        func string(_ start: UInt32, _ count: UInt32) -> String {
            guard let store else { return "" }
            return String(
                decoding: UnsafeRawBufferPointer(start: store + Int(start), count: Int(count)), as: UTF8.self)
        }
        var open: [XMLElement] = []
        for event in events {
            let position = SourcePosition(line: Int(event.line), column: Int(event.column))
            let name = string(event.name, event.name_count)
            switch event.kind {
            case nav_xml_start.rawValue: open.append(XMLElement(qualified: name, position))
            case nav_xml_attribute.rawValue:
                open[open.count - 1].attributes[name] = string(event.value, event.value_count)
            case nav_xml_text.rawValue:
                let text = string(event.value, event.value_count)
                if !open.isEmpty { open[open.count - 1].children.append(.text(text, position)) }
            default:
                guard let closed = open.popLast() else { break }
                if open.isEmpty { return closed }
                open[open.count - 1].children.append(.element(closed))
            }
        }
        throw SyntaxError(reason: "no element was found", position: SourcePosition(line: 1, column: 1))
    }

    private init(qualified name: String, _ position: SourcePosition) {
        let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
        namespace = parts.count == 2 ? parts[0] : ""
        self.name = parts.last ?? name
        self.position = position
    }
}
