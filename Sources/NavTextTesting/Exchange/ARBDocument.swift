import NavText

/// An ARB file with the places of its parts, so that it can be changed without touching the rest.
package struct ARBDocument: Sendable {
    /// The file's name or path.
    package let name: String
    package let locale: LocaleID
    package let bytes: [UInt8]
    /// The keys of the messages in their order.
    package let keys: [String]
    /// Where each English message stood when its translation was made, as `SourceHash`; by key.
    package let sources: [String: String]
    /// What is in the file and of no use, one line each.
    package let warnings: [CatalogError]

    let root: JSONValue
    let sourcesObject: JSONValue?
    private let messages: [String: JSONValue]
    private let metadata: [String: JSONValue]

    /// `name` is the file's name or path; the locale is in it unless `@@locale` says it.
    package init(_ bytes: [UInt8], name: String) throws(CatalogError) {
        let file = try ARBFile(bytes, name: name)
        do throws(JSONDocument.SyntaxError) {
            root = try JSONDocument(bytes).root
        } catch {
            throw CatalogError(file: name, position: error.position, reason: "not JSON: \(error.reason)")
        }
        var keys: [String] = []
        var messages: [String: JSONValue] = [:]
        var metadata: [String: JSONValue] = [:]
        var sourcesObject: JSONValue?
        for (key, value) in root.members {
            guard let text = key.string else { continue }
            if text == SourceHash.key {
                sourcesObject = value
            } else if text.hasPrefix("@") {
                metadata[String(text.dropFirst())] = value
            } else if messages.updateValue(value, forKey: text) == nil {
                keys.append(text)
            }
        }
        self.name = name
        self.bytes = bytes
        locale = file.locale
        warnings = file.warnings
        self.keys = keys
        self.messages = messages
        self.metadata = metadata
        self.sourcesObject = sourcesObject
        sources = try Self.sources(sourcesObject, name)
    }

    private static func sources(_ object: JSONValue?, _ name: String) throws(CatalogError) -> [String: String] {
        guard let object else { return [:] }
        guard object.kind == .object else {
            throw CatalogError(
                file: name, position: object.position, key: SourceHash.key,
                reason: "expected an object of hashes by message key, found \(object.kind)")
        }
        var result: [String: String] = [:]
        for (key, value) in object.members {
            guard let hash = value.string else {
                throw CatalogError(
                    file: name, position: value.position, key: SourceHash.key,
                    reason: "expected eight hexadecimal digits, found \(value.kind)")
            }
            result[key.string ?? ""] = hash
        }
        return result
    }

    /// The pattern of a message as the file has it.
    package func pattern(_ key: String) -> String? { messages[key]?.string }

    /// The value of a message in the source.
    func value(_ key: String) -> JSONValue? { messages[key] }

    /// What `@key` tells a translator; empty when there is none.
    package func description(of key: String) throws(CatalogError) -> MessageDescription {
        guard let value = metadata[key] else { return MessageDescription() }
        return try MessageDescription(value, key: key, file: name)
    }
}
