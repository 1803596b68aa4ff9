import NavText
import NavTextTesting

/// `navtext snapshot`: what every message says, beside what it said.
enum SnapshotCommand {
    static let subcommand = Subcommand(
        name: "snapshot", abstract: "Compare the texts of every message with goldens.",
        discussion: """
            Each message is formatted with arguments that show each of its branches. Goldens are files for people, one \
            a locale; a change is shown as a unified diff. --record writes them, and fails, so that nothing is recorded \
            by chance; where the variable CI is set it is refused. --diff OLD NEW compares two folders of goldens (of \
            two ICUs, say) and groups the changes by cause. Exit codes: 0 no change; 1 changes, or recorded; 64 usage; \
            65 a golden that can't be read; 66 no such folder.
            """,
        argument: (name: "new", help: "With --diff: the folder of the newer goldens."), options: options, run: run)

    private static let options = [
        Option("--goldens", value: "dir", help: "The folder of goldens (default: Goldens)."),
        Option("--record", help: "Write the goldens instead of comparing."),
        Option("--diff", value: "old", help: "Compare the goldens of two folders."),
        Option("--locale", value: "locales", repeats: true, help: "BCP 47 tags, separated by commas (default: all)."),
        Option("--catalog", value: "dir", help: "Messages of your own (de.arb, …) over the built-in ones."),
        Option.help,
    ]

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        if let old = options.string("--diff") {
            guard let new = options.positional else { throw UsageError(reason: "Missing argument '<new>'.") }
            return diff(GoldenFolder(old), GoldenFolder(new))
        }
        if let extra = options.positional { throw UsageError(reason: "Unexpected argument '\(extra)'.") }
        let records = options.has("--record")
        if records, Surroundings.isContinuousIntegration {
            throw UsageError(reason: "The option '--record' is refused where the variable CI is set.")
        }
        let catalog: Catalog
        switch CatalogOption.load(options) {
        case .success(let loaded): catalog = loaded
        case .failure(let failure): return failure.code
        }
        let folder = GoldenFolder(options.string("--goldens") ?? "Goldens")
        var result = ExitCode.success
        for locale in try CatalogOption.locales(options, catalog) {
            do {
                guard let run = try CorpusRun(locale, catalog: catalog) else { continue }
                let golden = Golden(run)
                if records { try folder.record(golden) }
                let outcome = records ? recorded(golden, folder) : compare(golden, folder)
                if outcome != .success, result != .badInput { result = outcome }
            } catch {
                Terminal.note("\(folder.file(locale.tag)): \(CatalogOption.reason(of: error))")
                return .output
            }
        }
        return result
    }

    private static func recorded(_ golden: Golden, _ folder: GoldenFolder) -> ExitCode {
        Terminal.note("recorded \(folder.file(golden.locale)), \(golden.entries.count) texts")
        return .findings
    }

    private static func compare(_ golden: Golden, _ folder: GoldenFolder) -> ExitCode {
        switch folder.compare(golden) {
        case .same: return .success
        case .missing:
            Terminal.note("\(folder.file(golden.locale)): there is no golden; 'navtext snapshot --record' writes it")
            return .findings
        case .unreadable(let reason):
            Terminal.note(reason)
            return .badInput
        case .different(let diff, let changes):
            Terminal.output(diff)
            Terminal.note("\(golden.locale): \(summary(changes))")
            return .findings
        }
    }

    /// "3 spaces, 1 digits".
    private static func summary(_ changes: [GoldenChange]) -> String {
        GoldenChange.Cause.allCases.compactMap { cause in
            let count = changes.count { $0.cause == cause }
            return count == 0 ? nil : "\(count) \(cause.rawValue)"
        }.joined(separator: ", ")
    }

    private static func diff(_ old: GoldenFolder, _ new: GoldenFolder) -> ExitCode {
        var changes: [GoldenChange] = []
        var heads: [String] = []
        do {
            let newer = try new.locales()
            for locale in try old.locales() {
                guard newer.contains(locale) else {
                    Terminal.note("warning: \(new.path) has no golden of \(locale)")
                    continue
                }
                let (before, after) = (try old.read(locale), try new.read(locale))
                if heads.isEmpty {
                    heads = ["ICU \(before.icu) (CLDR \(before.cldr)) → ICU \(after.icu) (CLDR \(after.cldr))"]
                }
                changes += GoldenChange.between(before, after)
            }
        } catch let error as Golden.ReadError {
            Terminal.note("a golden can't be read: line \(error)")
            return .badInput
        } catch {
            Terminal.note("\(old.path), \(new.path): \(CatalogOption.reason(of: error))")
            return .noInput
        }
        var lines = heads
        for cause in GoldenChange.Cause.allCases {
            let group = changes.filter { $0.cause == cause }
            if group.isEmpty { continue }
            lines += ["", "\(cause.rawValue): \(group.count)"]
            for change in group {
                lines.append("  \(change.locale) \(change.name)")
                if !change.old.isEmpty { lines.append("    - \(change.old)") }
                if !change.new.isEmpty { lines.append("    + \(change.new)") }
            }
        }
        if changes.isEmpty { lines.append("no changes") }
        Terminal.output(lines.joined(separator: "\n") + "\n")
        return changes.isEmpty ? .success : .findings
    }
}
