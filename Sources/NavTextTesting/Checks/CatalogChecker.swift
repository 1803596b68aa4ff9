import FoundationEssentials
import NavText

/// Finds what is wrong with translations.
///
/// ```swift
/// let checker = try CatalogChecker(directory: "Localizations")
/// for finding in try checker.findings() { print(finding) }
/// // Localizations/pl.arb:57:19: error: plural.missing: lanes.count: "few" is missing, which 2 needs in pl
/// ```
public struct CatalogChecker: Sendable {
    /// The locales that have a file here, in the order of their tags.
    public var locales: [String] { documents.map(\.locale.tag) }

    private let documents: [ARBDocument]
    private let template: ARBDocument
    private let catalog: Catalog
    private let project: CheckProject
    private let directory: String?
    /// Whether forms and cases that nothing reaches are looked for: that formats the whole corpus.
    var runsCorpus = true

    /// The messages that come with the library.
    public init(project: CheckProject = CheckProject()) throws {
        let files = try ExchangeCatalog.builtIn()
        self.init(files.files + [files.template], files.template, .builtIn, project, nil)
    }

    /// The files of a folder, over the messages that come with the library.
    ///
    /// - Throws: `CatalogError` for a file that is not JSON or not an object of messages; the system's error for what
    ///   can't be read. A pattern that is wrong is a finding.
    public init(directory: String, project: CheckProject = CheckProject()) throws {
        let files = try ExchangeCatalog(directory: directory)
        let builtIn = try ExchangeCatalog.builtIn()
        let isOwn = files.template.name.hasPrefix(directory)
        // A file with a pattern that is none can't be run; its other messages are checked all the same.
        let catalog = (try? Catalog(directory: directory)) ?? .builtIn
        self.init(
            files.files + (isOwn ? [files.template] : []), isOwn ? files.template : builtIn.template, catalog, project,
            directory)
    }

    private init(
        _ documents: [ARBDocument], _ template: ARBDocument, _ catalog: Catalog, _ project: CheckProject,
        _ directory: String?
    ) {
        self.directory = directory
        self.documents = documents.sorted { $0.locale.tag < $1.locale.tag }
        self.template = template
        self.catalog = catalog
        self.project = project
    }

    /// The findings of all files.
    public func findings() throws -> [Finding] { try documents.flatMap { try findings(in: $0) } }

    /// The findings of a locale's file.
    ///
    /// - Throws: `CatalogError` when it has no file here: a test of nothing must not pass.
    public func findings(locale: String) throws -> [Finding] {
        guard let document = documents.first(where: { $0.locale.tag == locale }) else {
            let known = locales.isEmpty ? "there are no ARB files" : "there are \(locales.joined(separator: ", "))"
            throw CatalogError(
                file: directory ?? "the built-in catalog", position: SourcePosition(line: 1, column: 1),
                reason: "the locale \"\(locale)\" has no file here; \(known)")
        }
        return try findings(in: document)
    }

    /// The findings of a locale whose corpus was written already; none when it has no file here.
    func findings(of run: CorpusRun) throws -> [Finding] {
        guard let document = documents.first(where: { $0.locale == run.locale }) else { return [] }
        return try findings(in: document, run)
    }

    private func findings(in document: ARBDocument, _ known: CorpusRun? = nil) throws -> [Finding] {
        var messages = try MessageChecker(document, template: template)
        messages.checkAll()
        var result = messages.findings + duplicates(document) + strangers(document) + missing(document)
        let broken = Set(
            result.filter { [.syntax, .otherMissing, .argumentExtra, .argumentDerived].contains($0.id) }.map(\.key))
        if runsCorpus, broken.isEmpty, let run = try known ?? CorpusRun(document.locale, catalog: catalog) {
            result += unreached(document, run)
        }
        return result.compactMap(project.judged).sorted {
            ($0.line, $0.column, $0.id.rawValue) < ($1.line, $1.column, $1.id.rawValue)
        }
    }

    private func finding(
        _ id: CheckID, _ document: ARBDocument, _ key: String, _ position: SourcePosition, _ message: String
    ) -> Finding {
        Finding(
            file: document.name, line: position.line, column: position.column, severity: id.severity, id: id, key: key,
            locale: document.locale.tag, message: message)
    }

    /// A finding about a message as a whole: of the locale's own file, or of the one of English for a pseudo-locale. Nil
    /// when the project has turned the check off.
    func finding(_ id: CheckID, locale: String, key: String, _ message: String) -> Finding? {
        let document = documents.first { $0.locale.tag == locale } ?? template
        let position = document.value(key)?.content?.position(ofUTF8: 0) ?? document.root.position
        return project.judged(finding(id, document, key, position, message))
    }

    private func duplicates(_ document: ARBDocument) -> [Finding] {
        var seen: Set<String> = []
        return document.root.members.compactMap { key, _ in
            guard let text = key.string, !seen.insert(text).inserted else { return nil }
            return finding(.keyDuplicate, document, text, key.position, "the key is there twice; the last one counts")
        }
    }

    private func strangers(_ document: ARBDocument) -> [Finding] {
        document.root.members.compactMap { key, _ in
            guard let text = key.string, !text.hasPrefix("@"), MessageVariant.split(text) == nil else { return nil }
            return finding(.keyExtra, document, text, key.position, "there is no such message")
        }
    }

    /// Messages that neither the file nor a parent of it has, nor the library for this language.
    private func missing(_ document: ARBDocument) -> [Finding] {
        var present = Set(document.keys)
        let builtIn = (try? ExchangeCatalog.builtIn()).map { $0.files + [$0.template] } ?? []
        for parent in catalog.chain(document.locale) {
            for each in documents + (catalog === Catalog.builtIn ? [] : builtIn) where each.locale == parent {
                present.formUnion(each.keys)
            }
        }
        return MessageKey.allCases.filter { !present.contains($0.rawValue) }.map {
            finding(
                .keyMissing, document, $0.rawValue, document.root.position, "\(document.locale.tag) has no such message"
            )
        }
    }

    /// Forms that nothing asks for, and cases that no value leads to.
    private func unreached(_ document: ARBDocument, _ run: CorpusRun) -> [Finding] {
        var reached: [String: Set<Message.Choice>] = [:]
        for sample in run.samples { reached[sample.call.name, default: []].formUnion(sample.call.choices) }
        var result: [Finding] = []
        for key in document.keys {
            guard MessageVariant.split(key) != nil, let pattern = document.pattern(key),
                let message = try? Message(pattern), let tree = try? PatternTree(pattern),
                let content = document.value(key)?.content
            else { continue }
            guard run.asked.contains(key) else {
                result.append(
                    finding(.keyUnused, document, key, content.position(ofUTF8: 0), "nothing asks for this form"))
                continue
            }
            let branches = tree.branches
            for choice in message.choices where choice.word != "other" {
                guard branches.indices.contains(choice.branch), branches[choice.branch].isSelect,
                    reached[key]?.contains(choice) != true, let found = branches[choice.branch].body(choice.word)
                else { continue }
                result.append(
                    finding(
                        .selectUnknown, document, key, content.position(ofUTF8: found.offset),
                        "no value of {\(branches[choice.branch].name)} leads to \"\(choice.word)\""))
            }
        }
        return result
    }
}
