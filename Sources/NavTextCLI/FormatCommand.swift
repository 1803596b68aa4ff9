import NavText
import NavTextInput

/// `navtext format`: instructions and alerts in, banners out.
enum FormatCommand {
    static let subcommand = Subcommand(
        name: "format", abstract: "Write instructions and alerts as banner texts in one or many languages.",
        discussion: discussion, argument: argument, options: options, run: run)

    private static let discussion = """
        The locale comes from LC_ALL, LC_MESSAGES or LANG when --locale is not given, and the time zone from TZ.
        Texts go to standard output, all else to standard error. Exit codes: 0 done; 64 usage; 65 bad input (what \
        could be read is printed), or a diagnostic with --strict; 66 no such file; 74 output that can't be written.
        """
    private static let argument = (
        name: "file",
        help: "Alerts and manoeuvres in JSON (one, an array, {\"alerts\": […]}, one a line), or the response of a "
            + "routing engine; '-' or nothing reads standard input."
    )
    private static let options =
        LanguageOptions.options + RoomOptions.options + [
            Session.from,
            Option(
                "--style", value: "style", help: "banner (default), spoken, label (for screen readers), narrow or ssml."
            ),
            Option("--within", value: "metres", help: "One banner for the alerts nearer than this, nearest first."),
            Option("--limit", value: "count", help: "With --within: at most so many alerts (default: 3)."),
            Option(
                "--output", value: "format",
                help:
                    "text (default), json (an array), ndjson (one object a line), or table (how the texts fit, by profile)."
            ),
            Option("--strict", help: "Exit with 65 when anything had to be left out."),
            Option.help,
        ]

    enum Output: String, CaseIterable { case text, json, ndjson, table }

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let output = try options.word("--output", Output.self) ?? .text
        let style = try options.word("--style", OutputStyle.self) ?? .banner
        let selection = try selection(options)
        let rooms = try RoomOptions.rooms(options)
        let session: Session
        switch try Session.open(options) {
        case .success(let opened): session = opened
        case .failure(let failure): return failure.code
        }
        let input = session.input
        if output == .table {
            Terminal.output(RungTable(input, session.languages, rooms).text)
            return input.errors.isEmpty ? .success : .badInput
        }

        var report = BannerReport(output: output, rooms: rooms, style: style, languages: session.languages)
        if let selection {
            report.add(selection: selection, of: input)
        } else {
            report.add(input)
        }
        report.finish()
        for line in report.warnings { Terminal.note("warning: \(line)") }
        if !input.errors.isEmpty { return .badInput }
        return options.has("--strict") && report.hasDiagnostics ? .badInput : .success
    }

    private static func selection(_ options: ParsedOptions) throws(UsageError) -> AlertSelection? {
        let limit = try options.integer("--limit", least: 1)
        guard let within = try options.positive("--within") else {
            if limit != nil { throw UsageError(reason: "The option '--limit' needs '--within'.") }
            return nil
        }
        return AlertSelection(before: within, limit: limit ?? AlertSelection().limit)
    }
}
