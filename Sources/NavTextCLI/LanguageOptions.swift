import NavText

/// The options that say in which languages and in which forms texts are written.
enum LanguageOptions {
    static let options = [
        Option("--locale", value: "locales", repeats: true, help: "BCP 47 tags, separated by commas, or 'all'."),
        Option("--units", value: "units", help: "auto (default: as the region's roads), metric, us or uk."),
        Option("--numerals", value: "system", help: "Digits, such as latn, arab, deva, thai (default: the locale's)."),
        Option("--spaces", value: "spaces", help: "no-break (default), or plain for fonts without no-break spaces."),
        Option("--isolates", value: "isolates", help: "keep (default) or none: direction isolates around names."),
        Option("--hour-cycle", value: "cycle", help: "h12, h23, h11 or h24 (default: the locale's)."),
        Option("--time-zone", value: "zone", help: "IANA zone of the driver (default: TZ); without one no times."),
        Option("--now", value: "instant", help: "The present in ISO 8601 (default: the clock's)."),
        Option("--catalog", value: "dir", help: "Messages of your own (de.arb, …) over the built-in ones."),
        Option("--fallback", value: "locale", help: "Whose words to use where a locale has none."),
    ]

    private enum Isolation: String, CaseIterable { case keep, none }

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

    /// The languages that the options name, opened.
    static func languages(_ options: ParsedOptions, _ catalog: Catalog) throws(UsageError) -> [NavigationText] {
        try languages(options, try textOptions(options), catalog)
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
            spaces: try options.word("--spaces", NavigationText.Spaces.self) ?? .noBreak,
            isolates: try options.word("--isolates", Isolation.self) != Isolation.none, clock: try clock(options),
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
