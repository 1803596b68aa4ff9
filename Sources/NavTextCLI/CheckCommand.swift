import FoundationEssentials
import NavText
import NavTextTesting

/// `navtext check`: what is wrong with translations.
enum CheckCommand {
    static let subcommand = Subcommand(
        name: "check", abstract: "Find what is wrong with translations.",
        discussion: """
            One finding a line: file:line:column: severity: id: key: message. --config names a JSON file with \
            {"severities": {"text.identical": "off"}, "identical": ["notice.offline"]}; .navtext.json is read where it \
            is. A baseline has the findings that are known. Exit codes: 0 nothing as bad as --fail-on; 1 findings; \
            64 usage; 65 a file that can't be understood; 66 no such file.
            """,
        options: options + RoomOptions.options + [Option.help], run: run)

    private static let options = [
        Option("--catalog", value: "dir", help: "The folder of ARB files (default: the messages of the library)."),
        Option("--locale", value: "locales", repeats: true, help: "BCP 47 tags, separated by commas (default: all)."),
        Option("--config", value: "file", help: "The project's severities (default: .navtext.json where it is)."),
        Option("--baseline", value: "file", help: "Findings that are known and not shown."),
        Option("--write-baseline", value: "file", help: "Write what is found as a baseline."),
        Option("--fail-on", value: "severity", help: "error (default), warning or info: from where to exit with 1."),
        Option("--output", value: "format", help: "text (default), json or sarif."),
        Option(
            "--layout",
            help: "Lay every message out in every room (or in those of --profile or --width), with the longest names; "
                + "the locale may be en-XA, ar-XB or en-XL."),
    ]

    enum Output: String, CaseIterable { case text, json, sarif }
    private static let projectFile = ".navtext.json"

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let output = try options.word("--output", Output.self) ?? .text
        let least = try options.word("--fail-on", Severity.self) ?? .error
        var findings: [Finding] = []
        do {
            let checker = try checker(options)
            if checker.locales.isEmpty {
                Terminal.note("\(options.string("--catalog") ?? ""): there are no ARB files")
                return .noInput
            }
            if options.has("--layout") {
                guard let found = try LayoutCheck.run(options, checker, output) else { return .badInput }
                findings = found
            } else {
                findings = try self.findings(checker, options)
            }
            if let file = options.string("--write-baseline") {
                let lines =
                    ["# navtext baseline: locale, key, check, mark of the message"] + findings.map(\.fingerprint)
                try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: file), options: .atomic)
            }
        } catch let error as UsageError {
            throw error
        } catch let error as CatalogError {
            Terminal.note("\(error)")
            return .badInput
        } catch let error as CheckProject.ReadError {
            Terminal.note("\(error)")
            return .badInput
        } catch {
            Terminal.note(CatalogOption.reason(of: error, at: options.string("--catalog") ?? ""))
            return .noInput
        }
        switch output {
        case .text: Terminal.output(findings.map(text).joined())
        case .json where options.has("--layout"): break
        case .json: Terminal.output(FindingReport.json(findings))
        case .sarif: Terminal.output(FindingReport.sarif(findings, version: NavTextCommand.version))
        }
        return findings.contains { $0.severity >= least } ? .findings : .success
    }

    private static func findings(_ checker: CatalogChecker, _ options: ParsedOptions) throws -> [Finding] {
        let wanted = CatalogOption.tags(options)
        if let unknown = wanted.first(where: { !checker.locales.contains($0) && $0 != "all" }) {
            let known = checker.locales.joined(separator: ", ")
            throw UsageError(reason: "The locale '\(unknown)' has no file to check. There are \(known).")
        }
        return try checker.locales.filter { wanted.isEmpty || wanted.contains($0) || wanted.contains("all") }
            .flatMap { try checker.findings(locale: $0) }
    }

    private static func checker(_ options: ParsedOptions) throws -> CatalogChecker {
        var project = CheckProject()
        if let file = options.string("--config") {
            project = try CheckProject(file: file)
        } else if FileManager.default.fileExists(atPath: projectFile) {
            project = try CheckProject(file: projectFile)
        }
        if let file = options.string("--baseline") { try project.addBaseline(file: file) }
        if let directory = options.string("--catalog") {
            return try CatalogChecker(directory: directory, project: project)
        }
        return try CatalogChecker(project: project)
    }

    private static func text(_ finding: Finding) -> String {
        let excerpt = finding.excerpt.map { "\n    " + $0.replacing("\n", with: "\n    ") } ?? ""
        return "\(finding)\(excerpt)\n"
    }
}
