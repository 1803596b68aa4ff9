import NavText

/// What the template tells a translator about a message: its `@key` entry.
package struct MessageDescription: Sendable, Hashable {
    package struct Placeholder: Sendable, Hashable {
        package let name: String
        /// "text", "number", "measure", "word" or "country".
        package let type: String?
        /// The whole numbers that it can be.
        package let range: ClosedRange<Int>?
        package let example: String?
        package let description: String?
    }

    package private(set) var text: String?
    package private(set) var placeholders: [Placeholder] = []
    /// The most characters that a translation may have.
    package private(set) var maxWidth: Int?

    init() {}

    init(_ value: JSONValue, key: String, file: String) throws(CatalogError) {
        text = value["description"]?.string
        placeholders = (value["placeholders"]?.members ?? []).map { name, value in
            Placeholder(
                name: name.string ?? "", type: value["type"]?.string, range: Self.range(value["range"]?.string),
                example: value["example"]?.string,
                description: value["description"]?.string)
        }
        guard let width = value["maxwidth"] else { return }
        guard let number = width.number.flatMap(Int.init(exactly:)), number > 0 else {
            throw CatalogError(
                file: file, position: width.position, key: "@\(key)",
                reason: "\"maxwidth\" is a whole number of characters from 1 up")
        }
        maxWidth = number
    }

    /// "1–10".
    private static func range(_ text: String?) -> ClosedRange<Int>? {
        let ends = (text ?? "").split(separator: "–").compactMap { Int($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    }

    /// A line for the message and one for each placeholder.
    package var lines: [String] {
        (text.map { [$0] } ?? [])
            + placeholders.map { each in
                let hints = [each.type, each.example.map { "“\($0)”" }].compactMap { $0 }.joined(separator: ", ")
                let head = "{\(each.name)}" + (hints.isEmpty ? "" : " (\(hints))")
                return each.description.map { "\(head): \($0)" } ?? head
            }
    }
}
