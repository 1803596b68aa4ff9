/// A file of messages in the Application Resource Bundle format: flat JSON, `"key": "pattern"`.
struct ARBFile {
    struct Entry {
        let pattern: String
        /// Knows its place.
        let value: JSONValue
    }

    let name: String
    let locale: LocaleID
    /// The patterns of messages that this library has, by key with suffix.
    private(set) var entries: [String: Entry] = [:]
    /// What is in the file and of no use, as one line each.
    private(set) var warnings: [CatalogError] = []

    /// `name` is the file's name or path; the locale is in it unless `@@locale` says it.
    init(_ bytes: [UInt8], name: String) throws(CatalogError) {
        let root: JSONValue
        do {
            let document = try JSONDocument(bytes)
            root = document.root
        } catch {
            throw CatalogError(file: name, position: error.position, reason: "not JSON: \(error.reason)")
        }
        guard root.kind == .object else {
            throw CatalogError(
                file: name, position: root.position, reason: "expected an object of messages, found \(root.kind)")
        }
        let fileName = name.split(separator: "/").last ?? ""
        let written = root["@@locale"]?.string ?? String(fileName.prefix { $0 != "." })
        guard let locale = LocaleID(written) else {
            throw CatalogError(
                file: name, position: root["@@locale"]?.position ?? root.position,
                reason: "expected a locale (BCP 47), found \"\(written)\"")
        }
        self.name = name
        self.locale = locale
        for (key, value) in root.members {
            guard let text = key.string, !text.hasPrefix("@") else { continue }
            guard let pattern = value.string else {
                throw CatalogError(
                    file: name, position: value.position, key: text,
                    reason: "expected a message pattern, found \(value.kind)")
            }
            guard MessageVariant.split(text) != nil else {
                warnings.append(
                    CatalogError(file: name, position: key.position, key: text, reason: "there is no such message"))
                continue
            }
            if entries[text] != nil {
                warnings.append(
                    CatalogError(
                        file: name, position: key.position, key: text,
                        reason: "the key is there twice; the last one counts"))
            }
            entries[text] = Entry(pattern: pattern, value: value)
        }
    }

    /// The file's message, compiled.
    func message(_ key: String) throws(CatalogError) -> Message? {
        guard let entry = entries[key] else { return nil }
        do {
            return try Message(entry.pattern)
        } catch {
            throw CatalogError(
                file: name, position: entry.value.position, key: key,
                reason: "\(error.reason) at offset \(error.offset)")
        }
    }
}
