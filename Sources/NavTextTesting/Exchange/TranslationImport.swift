import FoundationEssentials
import NavText

/// Translations that come back in XLIFF files, ready to be written: all of them, or none when anything is wrong.
package struct TranslationImport: Sendable {
    /// A file as it will be.
    package struct Change: Sendable {
        package let path: String
        package let locale: LocaleID
        package let bytes: [UInt8]
        /// How many messages are changed and added.
        package let count: Int
    }

    package private(set) var changes: [Change] = []
    /// What is wrong; nothing is written then.
    package private(set) var errors: [CatalogError] = []
    /// What was left out, one line each.
    package private(set) var warnings: [CatalogError] = []

    private let catalog: ExchangeCatalog

    /// What the translators have made of a locale.
    private struct Work {
        var patterns: [String: String] = [:]
        var hashes: [String: String] = [:]
    }

    /// Reads files of a catalog's folder.
    package init(_ files: [(name: String, bytes: [UInt8])], into catalog: ExchangeCatalog) {
        self.catalog = catalog
        var work: [LocaleID: Work] = [:]
        for file in files {
            do throws(CatalogError) {
                let reader = try XLIFFReader(file.bytes, name: file.name)
                errors += reader.errors
                for section in reader.sections { read(section, file.name, into: &work) }
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { return }
        for (locale, each) in work.sorted(by: { $0.key.tag < $1.key.tag }) {
            do throws(CatalogError) {
                if let change = try change(locale, each) { changes.append(change) }
            } catch {
                errors.append(error)
            }
        }
    }

    private mutating func read(_ section: XLIFFSection, _ name: String, into work: inout [LocaleID: Work]) {
        guard let locale = section.targetLanguage.flatMap({ LocaleID($0) }) else {
            errors.append(
                CatalogError(
                    file: name, position: section.position,
                    reason: "expected target-language=\"de\" or another locale, found "
                        + (section.targetLanguage.map { "\"\($0)\"" } ?? "none")))
            return
        }
        guard locale.tag != ExchangeCatalog.sourceLanguage else {
            errors.append(
                CatalogError(
                    file: name, position: section.position, reason: "the target is English, which is the source"))
            return
        }
        for unit in section.units { read(unit, name, locale, into: &work[locale, default: Work()]) }
    }

    private mutating func read(_ unit: XLIFFUnit, _ name: String, _ locale: LocaleID, into work: inout Work) {
        guard let target = unit.target, unit.progress != .open, !target.string.isEmpty else { return }
        guard let key = [unit.id, unit.resourceName].compactMap({ $0 }).first(where: { catalog.source($0) != nil })
        else {
            errors.append(
                CatalogError(file: name, position: unit.position, key: unit.id, reason: "there is no such message"))
            return
        }
        let current = catalog.file(locale)?.pattern(key)
        do {
            _ = try Message(target.string)
        } catch {
            // What the file has already is no fault of the translator.
            guard target.string != current else { return }
            errors.append(
                CatalogError(
                    file: name, position: target.position(ofUTF8: error.offset), key: key,
                    reason: "\(error.reason) at offset \(error.offset)"))
            return
        }
        let source = unit.source.string
        if source != catalog.source(key) {
            warnings.append(
                CatalogError(
                    file: name, position: unit.position, key: key,
                    reason: "the English has changed since the export; the translation is taken as stale"))
        }
        // For a translation that needs a review no English is the right one.
        let hash = SourceHash.of(unit.progress == .done ? source : "")
        if target.string == current {
            // Reviewed: the mark of an older English goes.
            if unit.progress == .done, let old = catalog.file(locale)?.sources[key], old != hash {
                work.hashes[key] = hash
            }
        } else if current != nil || catalog.inherited(key, by: locale)?.pattern != target.string {
            work.patterns[key] = target.string
            work.hashes[key] = hash
        }
    }

    private func change(_ locale: LocaleID, _ work: Work) throws(CatalogError) -> Change? {
        guard !work.patterns.isEmpty || !work.hashes.isEmpty else { return nil }
        let path = "\(catalog.directory ?? ".")/\(catalog.fileName(locale))"
        let document: ARBDocument
        if let file = catalog.file(locale) {
            document = file
        } else {
            document = try ARBDocument(Array("{\n  \"@@locale\": \"\(locale.tag)\"\n}\n".utf8), name: path)
        }
        let order = catalog.order(with: Array(work.patterns.keys) + document.keys)
        var editor = ARBEditor(document)
        var new: [String: String] = [:]
        for (key, pattern) in work.patterns {
            if document.pattern(key) == nil { new[key] = pattern } else { editor.set(key, to: pattern) }
        }
        editor.insert(new, order: order)
        editor.record(work.hashes, order: order)
        let bytes = editor.finished()
        // What is written must be read again.
        _ = try ARBDocument(bytes, name: path)
        return Change(path: path, locale: locale, bytes: bytes, count: work.patterns.count)
    }

    /// Writes the files.
    package func write() throws {
        for change in changes { try Data(change.bytes).write(to: URL(filePath: change.path), options: .atomic) }
    }
}
