import FoundationEssentials
import Synchronization

/// The messages of all locales.
///
/// ```swift
/// Catalog.builtIn.locales.map(\.tag)                     // ["ar", "de", "en", …]
/// let mine = try Catalog(directory: "Localizations")     // an app's own files over the built-in ones
/// let text = try NavigationText(locale: "de", catalog: mine)
/// ```
public final class Catalog: Sendable {
    /// The messages that come with the library.
    public static let builtIn = Catalog(own: [])

    /// The locales that have a file, in the order of their tags.
    public let locales: [LocaleID]
    /// What the app's own files have that is of no use: a misspelt key, a key twice. One line each.
    public let warnings: [CatalogError]

    private let own: [ARBFile]
    private let embedded: [String: EmbeddedFile]
    /// Built-in files that were read.
    private let parsed = Mutex<[String: ARBFile]>([:])

    private init(own: [ARBFile]) {
        var embedded: [String: EmbeddedFile] = [:]
        for file in EmbeddedFile.localizations { embedded[String(file.name.dropLast(".arb".count))] = file }
        self.embedded = embedded
        self.own = own
        warnings = own.flatMap(\.warnings)
        locales = Set(embedded.keys.compactMap(LocaleID.init) + own.map(\.locale)).sorted { $0.tag < $1.tag }
    }

    /// The built-in messages with an app's own files (`de.arb`, `pt-BR.arb`, …) over them: a message that the app has
    /// wins, all others stay.
    ///
    /// - Throws: `CatalogError` for a file that can't be read as messages, with its place; the system's error for a
    ///   directory that can't be read.
    public convenience init(directory: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".arb") }
            .sorted()
        var files: [ARBFile] = []
        for name in names {
            let path = "\(directory)/\(name)"
            let file = try ARBFile([UInt8](Data(contentsOf: URL(filePath: path))), name: path)
            for key in file.entries.keys { _ = try file.message(key) }
            files.append(file)
        }
        self.init(own: files)
    }

    /// The files that have messages of exactly this locale, the strongest first.
    func files(_ locale: LocaleID) throws(CatalogError) -> [ARBFile] {
        var result = own.filter { $0.locale == locale }
        if let file = try builtIn(locale.tag) { result.append(file) }
        return result
    }

    private func builtIn(_ tag: String) throws(CatalogError) -> ARBFile? {
        if let found = parsed.withLock({ $0[tag] }) { return found }
        guard let data = embedded[tag] else { return nil }
        let file = try ARBFile(data.bytes, name: data.name)
        parsed.withLock { $0[tag] = file }
        return file
    }

    /// The share of all messages that the locale's own files and its parents' have, 0 to 1; English not counted as a
    /// parent of other languages.
    public func share(of locale: LocaleID) -> Double {
        var keys: Set<MessageKey> = []
        for parent in chain(locale) {
            for file in (try? files(parent)) ?? [] {
                keys.formUnion(file.entries.keys.compactMap { MessageVariant.split($0)?.key })
            }
        }
        return Double(keys.count) / Double(MessageKey.allCases.count)
    }

    /// The locale and CLDR's parents of it that may have messages, the nearest first.
    package func chain(_ locale: LocaleID) -> [LocaleID] {
        var result: [LocaleID] = []
        var next: LocaleID? = locale
        while let each = next, result.count < 8 {
            result.append(each)
            next = each.parent
        }
        return result
    }
}

/// A message of a file, compiled when it is first asked for: a run of the command needs few of them.
private final class LazyMessage: Sendable {
    private final class Compiled: Sendable {
        let message: Message?
        init(_ message: Message?) { self.message = message }
    }

    private let file: ARBFile
    private let key: String
    private let change: (@Sendable (Message) -> Message)?
    private let compiled = AtomicLazyReference<Compiled>()

    init(_ file: ARBFile, _ key: String, change: (@Sendable (Message) -> Message)? = nil) {
        self.file = file
        self.key = key
        self.change = change
    }

    /// Nil for a pattern that is none: an app's own files were checked when they were read, and a test checks ours.
    var message: Message? {
        (compiled.load() ?? compiled.storeIfNil(Compiled(compile()))).message
    }

    /// The same message, changed when it is compiled.
    func changed(_ change: @escaping @Sendable (Message) -> Message) -> LazyMessage {
        LazyMessage(file, key, change: change)
    }

    private func compile() -> Message? {
        guard let message = (try? file.message(key)) ?? nil else { return nil }
        return change?(message) ?? message
    }
}

/// The messages of one locale, with what is missing filled in from its parents and English.
struct MessageTable: Sendable {
    private var messages: [LazyMessage?]
    /// Where a message came from when it is not the locale's own or its parent's.
    private(set) var borrowed: [MessageKey: LocaleID] = [:]
    let locale: LocaleID

    init(_ locale: LocaleID, in catalog: Catalog) throws(CatalogError) {
        self.locale = locale
        let variants = MessageVariant.allCases.count
        messages = [LazyMessage?](repeating: nil, count: MessageKey.allCases.count * variants)
        for parent in catalog.chain(locale) {
            for file in try catalog.files(parent) { fill(from: file) }
        }
        let missing = MessageKey.allCases.filter { messages[$0.index * variants] == nil }
        guard !missing.isEmpty else { return }
        for file in try catalog.files(.english) {
            for key in missing where messages[key.index * variants] == nil {
                guard file.entries[key.rawValue] != nil else { continue }
                messages[key.index * variants] = LazyMessage(file, key.rawValue)
                borrowed[key] = .english
            }
        }
    }

    /// The messages of a pseudo-locale: those of English, changed.
    init(_ pseudo: PseudoLocale, in catalog: Catalog) throws(CatalogError) {
        try self.init(.english, in: catalog)
        var others: [MessageTable] = []
        if pseudo == .longest {
            for locale in catalog.locales { others.append(try MessageTable(locale, in: catalog)) }
        }
        let tables = others
        let variants = MessageVariant.allCases.count
        for (place, message) in messages.enumerated() {
            guard let message else { continue }
            messages[place] = message.changed { english in
                let key = MessageKey.allCases[place / variants]
                let variant = MessageVariant.allCases[place % variants]
                let longest = tables.compactMap { $0.message(key, variant)?.columns }.max() ?? 0
                return english.pseudo(pseudo, columns: longest)
            }
        }
    }

    private mutating func fill(from file: ARBFile) {
        let variants = MessageVariant.allCases.count
        for text in file.entries.keys {
            guard let (key, variant) = MessageVariant.split(text) else { continue }
            let place = key.index * variants + variant.index
            if messages[place] == nil { messages[place] = LazyMessage(file, text) }
        }
    }

    /// The message in a form, or in the form that stands for it.
    func message(_ key: MessageKey, _ variant: MessageVariant = .plain) -> Message? {
        messages[key.index * MessageVariant.allCases.count + form(key, variant).index]?.message
    }

    /// The form itself; the plain one where it is missing, and the short one where there is no shortest.
    func form(_ key: MessageKey, _ variant: MessageVariant) -> MessageVariant {
        if has(key, variant) { return variant }
        return variant == .shortest && has(key, .short) ? .short : .plain
    }

    /// Whether the locale has this very form.
    func has(_ key: MessageKey, _ variant: MessageVariant) -> Bool {
        messages[key.index * MessageVariant.allCases.count + variant.index] != nil
    }
}
