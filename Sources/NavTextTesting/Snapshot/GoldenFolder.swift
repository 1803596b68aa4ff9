import FoundationEssentials
import NavText

/// A folder of goldens: a file for each locale (`de.txt`) with the texts of every message as they were once found right.
///
/// ```swift
/// let goldens = GoldenFolder("Goldens")
/// try goldens.difference(locale: "de")    // nil, or what has changed, as `diff -u` writes it
/// ```
///
/// `navtext snapshot --record` writes the files.
public struct GoldenFolder: Sendable {
    /// The folder's path.
    public let path: String

    /// A folder, which need not be there before something is recorded.
    public init(_ path: String) { self.path = path }

    /// What has changed in a locale since its golden was recorded, as `diff -u` writes it; nil for nothing. A golden that
    /// is not there or can't be read is a change, too.
    ///
    /// - Throws: `CatalogError` for a file of the catalog that can't be read, `ICUError` when ICU lacks its data.
    public func difference(locale: String, catalog: Catalog = .builtIn) throws -> String? {
        guard let id = LocaleID(locale), let run = try CorpusRun(id, catalog: catalog) else {
            return "\(locale) has no messages"
        }
        switch compare(Golden(run)) {
        case .same: return nil
        case .missing: return "\(file(locale)): there is no golden; 'navtext snapshot --record' writes it"
        case .unreadable(let reason): return reason
        case .different(let diff, _): return diff
        }
    }

    package enum Comparison: Sendable {
        case same
        /// There is no golden of the locale.
        case missing
        /// The difference as `diff -u` writes it, and what it comes from.
        case different(diff: String, changes: [GoldenChange])
        /// The file is no golden.
        case unreadable(String)
    }

    package func file(_ locale: String) -> String { "\(path)/\(locale).txt" }

    /// The locales that have a golden.
    package func locales() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".txt") }
            .map { String($0.dropLast(".txt".count)) }.sorted()
    }

    package func read(_ locale: String) throws -> Golden {
        let data = try Data(contentsOf: URL(filePath: file(locale)))
        return try Golden(String(decoding: data, as: UTF8.self))
    }

    package func compare(_ golden: Golden) -> Comparison {
        guard FileManager.default.fileExists(atPath: file(golden.locale)) else { return .missing }
        do {
            let old = try read(golden.locale)
            // Another ICU with the same texts is no change.
            guard old.entries != golden.entries else { return .same }
            let diff = LineDiff.unified(
                old.lines, golden.lines, from: file(golden.locale), to: "\(golden.locale), as it is now")
            return .different(diff: diff ?? "", changes: GoldenChange.between(old, golden))
        } catch {
            return .unreadable("\(file(golden.locale)):\(error)")
        }
    }

    /// Writes a golden; whoever calls it was asked to.
    package func record(_ golden: Golden) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(golden.text.utf8).write(to: URL(filePath: file(golden.locale)), options: .atomic)
    }
}
