import FoundationEssentials
import NavText

/// A folder of goldens, a file for each locale: `de.txt`.
package struct GoldenFolder: Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

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
