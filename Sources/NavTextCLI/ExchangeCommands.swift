import FoundationEssentials
import NavText
import NavTextTesting

/// `navtext export`: messages for the tools of translators.
enum ExportCommand {
    static let subcommand = Subcommand(
        name: "export", abstract: "Write messages as XLIFF 1.2 for translators, or as a string catalog of Xcode.",
        discussion: """
            XLIFF has a file for each locale, with notes, states and the greatest width. With several locales --output \
            names a folder; without --output one locale goes to standard output. A locale that has no file yet is \
            exported to be translated. What .xcstrings can't hold is reported on standard error.
            """,
        options: [
            Option("--format", value: "format", help: "xliff (default) or xcstrings."),
            Option("--catalog", value: "dir", help: "The folder of ARB files (default: the messages of the library)."),
            Option("--locale", value: "locales", repeats: true, help: "BCP 47 tags, separated by commas, or 'all'."),
            Option("--output", value: "path", help: "The file, or for several locales the folder (also -o)."),
            Option.help,
        ], run: run)

    private enum Format: String, CaseIterable { case xliff, xcstrings }

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let format = try options.word("--format", Format.self) ?? .xliff
        let catalog: ExchangeCatalog
        switch ExchangeFiles.catalog(options) {
        case .success(let opened): catalog = opened
        case .failure(let failure): return failure.code
        }
        let locales = try locales(options, catalog)
        do {
            if format == .xcstrings {
                let strings = try StringCatalog(catalog, locales: locales)
                for line in strings.report { Terminal.note("not mapped: \(line)") }
                if !strings.report.isEmpty { Terminal.note("\(strings.report.count) texts could not be mapped") }
                return OutputFile.write(strings.json, to: options.string("--output"))
            }
            let writer = XLIFFWriter(catalog)
            guard locales.count > 1 else {
                guard let locale = locales.first else { return .success }
                return OutputFile.write(try writer.document(locale), to: options.string("--output"))
            }
            guard let folder = options.string("--output") else {
                throw UsageError(reason: "Several locales need '--output', a folder.")
            }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for locale in locales {
                let code = OutputFile.write(
                    try writer.document(locale), to: "\(folder)/\(XLIFFWriter.fileName(locale))")
                if code != .success { return code }
            }
            return .success
        } catch let error as UsageError {
            throw error
        } catch let error as CatalogError {
            Terminal.note("\(error)")
            return .badInput
        } catch {
            Terminal.note(CatalogOption.reason(of: error, at: options.string("--output") ?? ""))
            return .output
        }
    }

    /// All that have a file, or those that are named, which need not.
    private static func locales(_ options: ParsedOptions, _ catalog: ExchangeCatalog) throws(UsageError) -> [LocaleID] {
        let tags = CatalogOption.tags(options)
        if tags.isEmpty || tags.contains("all") { return catalog.files.map(\.locale) }
        var result: [LocaleID] = []
        for tag in tags {
            guard let locale = LocaleID(tag) else {
                throw UsageError(reason: "The locale '\(tag)' is not a locale (BCP 47).")
            }
            guard locale.tag != ExchangeCatalog.sourceLanguage else {
                throw UsageError(reason: "The locale 'en' is what is translated from.")
            }
            result.append(locale)
        }
        return result
    }
}

/// `navtext import`: translations that come back.
enum ImportCommand {
    static let subcommand = Subcommand(
        name: "import", abstract: "Take translations from an XLIFF file into the ARB files of a folder.",
        discussion: """
            Only what was translated is changed; every other byte of the ARB files stays. The English that a new \
            translation was made of is marked in "@@x-source", so that 'navtext check' finds it stale when the English \
            changes. When anything is wrong nothing is written. Exit codes: 0 done; 64 usage; 65 a file that can't be \
            understood; 66 no such file; 74 a file that can't be written.
            """,
        argument: (name: "file", help: "An XLIFF 1.2 file; '-' reads standard input."),
        options: [
            Option("--catalog", value: "dir", help: "The folder of ARB files."),
            Option("--dry-run", help: "Say what would change and write nothing."), Option.help,
        ], run: run)

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        guard options.has("--catalog") else { throw UsageError(reason: "Missing option '--catalog <dir>'.") }
        guard let path = options.positional else { throw UsageError(reason: "Missing argument '<file>'.") }
        let catalog: ExchangeCatalog
        switch ExchangeFiles.catalog(options) {
        case .success(let opened): catalog = opened
        case .failure(let failure): return failure.code
        }
        let (bytes, reason) = Terminal.read(path)
        guard let bytes else {
            Terminal.note("\(path): \(reason)")
            return .noInput
        }
        let result = TranslationImport([(path == "-" ? "standard input" : path, bytes)], into: catalog)
        for warning in result.warnings { Terminal.note("warning: \(warning)") }
        for error in result.errors { Terminal.note("\(error)") }
        guard result.errors.isEmpty else {
            Terminal.note("nothing was written")
            return .badInput
        }
        do {
            if !options.has("--dry-run") { try result.write() }
        } catch {
            Terminal.note(CatalogOption.reason(of: error, at: options.string("--catalog") ?? ""))
            return .output
        }
        for change in result.changes { Terminal.note("\(change.path): \(change.count) messages") }
        if result.changes.isEmpty { Terminal.note("nothing has changed") }
        return .success
    }
}

/// The ARB files that are exchanged.
enum ExchangeFiles {
    static func catalog(_ options: ParsedOptions) -> Result<ExchangeCatalog, Session.Failure> {
        do {
            guard let directory = options.string("--catalog") else { return .success(try ExchangeCatalog.builtIn()) }
            return .success(try ExchangeCatalog(directory: directory))
        } catch let error as CatalogError {
            Terminal.note("\(error)")
            return .failure(Session.Failure(code: .badInput))
        } catch {
            Terminal.note(CatalogOption.reason(of: error, at: options.string("--catalog") ?? ""))
            return .failure(Session.Failure(code: .noInput))
        }
    }
}
