import NavText
import NavTextInput

/// `navtext format`: alerts in, banners out.
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
    private static let options = [
        Option(
            "--from", value: "engine",
            help: "Whose JSON it is: osrm, mapbox, valhalla, graphhopper or alert (default: by its shape)."),
        Option("--locale", value: "locales", repeats: true, help: "BCP 47 tags, separated by commas, or 'all'."),
        Option("--width", value: "columns", help: "Wrap to lines of at most so many columns."),
        Option("--lines", value: "count", help: "At most so many lines; words change or are cut so that they fit."),
        Option("--units", value: "units", help: "auto (default: as the region's roads), metric, us or uk."),
        Option("--numerals", value: "system", help: "Digits, such as latn, arab, deva, thai (default: the locale's)."),
        Option("--spaces", value: "spaces", help: "no-break (default), or plain for fonts without no-break spaces."),
        Option(
            "--style", value: "style", help: "banner (default), spoken, label (for screen readers), narrow or ssml."),
        Option("--within", value: "metres", help: "One banner for the alerts nearer than this, nearest first."),
        Option("--limit", value: "count", help: "With --within: at most so many alerts (default: 3)."),
        Option("--output", value: "format", help: "text (default), json (an array) or ndjson (one object a line)."),
        Option("--catalog", value: "dir", help: "Messages of your own (de.arb, …) over the built-in ones."),
        Option("--fallback", value: "locale", help: "Whose words to use where a locale has none."),
        Option("--time-zone", value: "zone", help: "IANA zone of the driver (default: TZ); without one no times."),
        Option("--now", value: "instant", help: "The present in ISO 8601 (default: the clock's)."),
        Option("--hour-cycle", value: "cycle", help: "h12, h23, h11 or h24 (default: the locale's)."),
        Option("--strict", help: "Exit with 65 when anything had to be left out."),
        Option.help,
    ]

    enum Output: String, CaseIterable { case text, json, ndjson }

    private enum Units: String, CaseIterable {
        case auto, metric, us, uk

        var system: UnitSystem? {
            switch self {
            case .auto: nil
            case .metric: .metric
            case .us: .us
            case .uk: .uk
            }
        }
    }

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let output = try options.word("--output", Output.self) ?? .text
        let style = try options.word("--style", OutputStyle.self) ?? .banner
        let engine = try options.word("--from", Engine.self)
        let size = try bannerSize(options)
        let selection = try selection(options)
        let textOptions = try textOptions(options)
        if options.positional == nil, Terminal.inputIsTerminal {
            throw UsageError(reason: "Missing argument '<file>'.")
        }

        let catalog: Catalog
        switch CatalogOption.load(options) {
        case .success(let loaded): catalog = loaded
        case .failure(let failure): return failure.code
        }
        let languages = try languages(options, textOptions, catalog)

        let path = options.positional ?? "-"
        let (bytes, reason) = Terminal.read(path)
        guard let bytes else {
            Terminal.note("\(path): \(reason)")
            return .noInput
        }
        let input = GuidanceInput(json: bytes, from: engine)
        let name = path == "-" ? "standard input" : path
        for error in input.errors { Terminal.note("\(name):\(error)") }

        var report = BannerReport(output: output, size: size, style: style, headings: languages.count > 1)
        if let selection {
            report.add(selection: selection, of: input, languages)
        } else {
            report.add(input, languages)
        }
        report.finish()
        for line in report.warnings { Terminal.note("warning: \(line)") }
        if !input.errors.isEmpty { return .badInput }
        return options.has("--strict") && report.hasDiagnostics ? .badInput : .success
    }

    private static func bannerSize(_ options: ParsedOptions) throws(UsageError) -> BannerSize? {
        let width = try options.integer("--width", least: 1)
        let lines = try options.integer("--lines", least: 1)
        guard let width else {
            if lines != nil { throw UsageError(reason: "The option '--lines' needs '--width'.") }
            return nil
        }
        return BannerSize(width: Double(width), lines: lines)
    }

    private static func selection(_ options: ParsedOptions) throws(UsageError) -> AlertSelection? {
        let limit = try options.integer("--limit", least: 1)
        guard let within = try options.positive("--within") else {
            if limit != nil { throw UsageError(reason: "The option '--limit' needs '--within'.") }
            return nil
        }
        return AlertSelection(before: within, limit: limit ?? AlertSelection().limit)
    }

    private static func textOptions(_ options: ParsedOptions) throws(UsageError) -> NavigationText.Options {
        let numerals = options.string("--numerals")
        if let numerals, !LocaleID.isNumberingSystem(numerals) {
            throw UsageError(
                reason:
                    "The value '\(numerals)' is invalid for '--numerals': expected a decimal numbering system of CLDR, "
                    + "such as 'latn', 'arab' or 'deva'.")
        }
        return NavigationText.Options(
            units: try options.word("--units", Units.self)?.system, numerals: numerals,
            spaces: try options.word("--spaces", NavigationText.Spaces.self) ?? .noBreak, clock: try clock(options),
            hourCycle: try options.word("--hour-cycle", NavigationText.HourCycle.self))
    }

    private static func clock(_ options: ParsedOptions) throws(UsageError) -> Clock? {
        var now: Double?
        if let text = options.string("--now") {
            guard let instant = Instant.parse(text) else {
                throw UsageError(
                    reason:
                        "The value '\(text)' is invalid for '--now': expected an instant such as 2026-05-01T17:30:00Z.")
            }
            now = instant
        }
        if let zone = options.string("--time-zone") {
            guard Clock.isTimeZone(zone) else {
                throw UsageError(
                    reason:
                        "The value '\(zone)' is invalid for '--time-zone': expected an IANA zone such as 'Europe/Berlin'."
                )
            }
            return Clock(now: now ?? Surroundings.now, timeZone: zone)
        }
        guard let zone = Surroundings.timeZone else {
            if now != nil { Terminal.note("warning: '--now' changes nothing without '--time-zone' or TZ") }
            return nil
        }
        // One that is not known becomes a diagnostic where a time is wanted.
        return Clock(now: now ?? Surroundings.now, timeZone: zone)
    }

    private static func languages(
        _ options: ParsedOptions, _ textOptions: NavigationText.Options, _ catalog: Catalog
    ) throws(UsageError) -> [NavigationText] {
        var tags = options.strings("--locale").flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { $0.filter { !$0.isWhitespace } }
        if tags.isEmpty { tags = [Surroundings.locale] }
        if let fallback = options.string("--fallback"), LocaleID(fallback).map(catalog.locales.contains) != true {
            throw UsageError(
                reason: "The locale '\(fallback)' of '--fallback' has no messages. There are "
                    + "\(catalog.locales.map(\.tag).joined(separator: ", ")).")
        }
        var result: [NavigationText] = []
        for tag in tags.flatMap({ $0 == "all" ? catalog.locales.map(\.tag) : [$0] }) {
            let opened: NavigationText?
            do {
                opened = try NavigationText(
                    locale: tag, options: textOptions, catalog: catalog, fallback: options.string("--fallback"))
            } catch {
                throw UsageError(reason: "The locale '\(tag)' can't be opened: \(error).")
            }
            guard let opened else {
                let known = catalog.locales.map(\.tag)
                let reason = LocaleID(tag) == nil ? "is not a locale (BCP 47)" : "has no messages"
                throw UsageError(
                    reason: "The locale '\(tag)' \(reason).\(Spelling.suggestion(for: tag, among: known)) There are "
                        + "\(known.joined(separator: ", ")). '--fallback en' takes English words for all others.")
            }
            result.append(opened)
        }
        return result
    }
}
