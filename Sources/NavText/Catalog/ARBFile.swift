/// A file of messages in the Application Resource Bundle format: flat JSON, `"key": "pattern"`.
package struct ARBFile {
    package struct Entry {
        package let pattern: String
        /// Knows its place.
        package let value: JSONValue
    }

    package let name: String
    package let locale: LocaleID
    /// The patterns of messages that this library has, by key with suffix.
    package private(set) var entries: [String: Entry] = [:]
    /// What is in the file and of no use, as one line each.
    package private(set) var warnings: [CatalogError] = []

    /// `name` is the file's name or path; the locale is in it unless `@@locale` says it.
    package init(_ bytes: [UInt8], name: String) throws(CatalogError) {
        let root: JSONValue
        do throws(JSONDocument.SyntaxError) {
            let document = try JSONDocument(bytes)
            root = document.root
            if let more = bytes[document.consumed...].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
                throw JSONDocument.SyntaxError(
                    reason: "expected the end of the file after its object", position: SourceMap(bytes).position(more))
            }
        } catch {
            throw CatalogError(file: name, position: error.position, reason: "not JSON: \(error.reason)")
        }
        guard root.kind == .object else {
            throw CatalogError(
                file: name, position: root.position, reason: "expected an object of messages, found \(root.kind)")
        }
        let fileName = name.split(separator: "/").last ?? ""
        if let tag = root["@@locale"], tag.string == nil {
            throw CatalogError(
                file: name, position: tag.position, key: "@@locale", reason: "expected a locale, found \(tag.kind)")
        }
        let written = root["@@locale"]?.string ?? Self.locale(ofFile: fileName)
        guard let locale = LocaleID(written) else {
            throw CatalogError(
                file: name, position: root["@@locale"]?.position ?? root.position,
                reason: "expected a locale (BCP 47), found \"\(written)\"")
        }
        self.name = name
        self.locale = locale
        if locale.autonym == locale.tag {
            warnings.append(
                CatalogError(
                    file: name, position: root["@@locale"]?.position ?? root.position,
                    reason: "\"\(written)\" is a locale that CLDR does not know"))
        }
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
            let hasBreaks = pattern.utf8.contains { $0 == 0x0A || $0 == 0x0D }
            if hasBreaks {
                warnings.append(
                    CatalogError(
                        file: name, position: value.position, key: text,
                        reason: "a message is one line; a line break in it is written as a space"))
            }
            if entries[text] != nil {
                warnings.append(
                    CatalogError(
                        file: name, position: key.position, key: text,
                        reason: "the key is there twice; the last one counts"))
            }
            entries[text] = Entry(
                pattern: hasBreaks ? String(pattern.map { $0.isNewline ? " " : $0 }) : pattern, value: value)
        }
    }

    /// "de" for "de.arb", and for "app_de.arb" as Flutter names its files.
    package static func locale(ofFile name: Substring) -> String {
        let stem = name.prefix { $0 != "." }
        guard stem.hasPrefix("app_") || stem.hasPrefix("intl_"), let cut = stem.firstIndex(of: "_") else {
            return String(stem)
        }
        return String(stem[stem.index(after: cut)...])
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
