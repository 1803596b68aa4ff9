/// The words of navigation in one language: alerts, manoeuvres and the trip's progress as short texts, wrapped to a banner.
///
/// ```swift
/// let navigation = try NavigationText(locale: "de")
/// let alert = Alert(.incident(Incident(type: .accident, lanesBlocked: BlockedLanes([.left]))), distance: 400)
/// navigation?.format(alert).string
/// // "Unfall in 400 m, linke Spur gesperrt"
/// navigation?.banner(for: alert, in: BannerSize(width: 24, lines: 2)).lines.map(\.string)
/// // ["Unfall in 400 m,", "linke Spur gesperrt"]
/// ```
///
/// A value may be shared by any number of threads. Opening one costs about as much as formatting a few hundred alerts:
/// keep it.
public struct NavigationText: Sendable {
    /// Which messages are used, and how well they suit what was asked for.
    public var match: LocaleMatch { book.match }
    /// The direction of the texts.
    public var direction: TextDirection { book.direction }
    /// The distances of the texts.
    public let distances: DistanceFormatter
    /// The durations of the texts.
    public let durations: DurationFormatter
    /// The clock times of the texts.
    public let arrivals: ArrivalFormatter
    /// The options.
    public let options: Options

    let book: Phrasebook
    private let alerts: AlertFormatter
    private let maneuvers: ManeuverFormatter
    private let trips: ProgressFormatter
    private let notices: NoticeFormatter
    private let fitter: BannerFitter
    private let abbreviations: Abbreviations

    /// What a caller may choose.
    public struct Options: Sendable, Hashable {
        /// The units; nil for the locale's own (its `-u-ms-` key, else its region's).
        public var units: UnitSystem?
        /// The digits (`latn`, `arab`); nil for the locale's own (its `-u-nu-` key, else its default).
        public var numerals: String?
        /// Whether texts keep no-break spaces or have ordinary ones, for fonts that lack them.
        public var spaces: Spaces
        /// Whether names that run the other way are isolated (U+2068 … U+2069); a renderer that does not know the
        /// characters would show them.
        public var isolates: Bool
        /// The present and the driver's time zone; without it texts have no times.
        public var clock: Clock?
        /// How hours are counted; nil for the locale's own (its `-u-hc-` key, else its region's).
        public var hourCycle: HourCycle?

        /// Options; what is not given is the locale's.
        public init(
            units: UnitSystem? = nil, numerals: String? = nil, spaces: Spaces = .noBreak, isolates: Bool = true,
            clock: Clock? = nil, hourCycle: HourCycle? = nil
        ) {
            self.units = units
            self.numerals = numerals
            self.spaces = spaces
            self.isolates = isolates
            self.clock = clock
            self.hourCycle = hourCycle
        }
    }

    /// How the hours of a day are counted, in the words of the `-u-hc-` key.
    public enum HourCycle: String, Sendable, Hashable, CaseIterable {
        /// 1 to 12 and 0 to 23, which clocks show; 0 to 11 and 1 to 24, which few do.
        case h12, h23, h11, h24
    }

    /// The spaces of a text.
    public enum Spaces: String, Sendable, Hashable, CaseIterable {
        /// U+00A0 and U+202F where a line must not break.
        case noBreak = "no-break"
        /// Ordinary spaces; lines are broken before.
        case plain
    }

    /// The words of a locale; nil when no messages of the catalog are in its language.
    ///
    /// `fallback` names a locale of the catalog for that case.
    /// - Throws: `CatalogError` for a file of the catalog that can't be read, `ICUError` when ICU lacks its data.
    public init?(
        locale: String, options: Options = Options(), catalog: Catalog = .builtIn, fallback: String? = nil
    ) throws {
        try self.init(locale: locale, options: options, catalog: catalog, fallback: fallback, recorder: nil)
    }

    /// The same, with somebody who is told of every message.
    package init?(
        locale: String, options: Options, catalog: Catalog, fallback: String? = nil, recorder: MessageRecorder?
    ) throws {
        guard var requested = LocaleID(locale) else { return nil }
        if let numerals = options.numerals { requested = requested.setting("nu", to: numerals) }
        // ICU writes no units with digits that it does not know.
        if let numerals = requested.keyword("nu"), numerals != "native", !LocaleID.isNumberingSystem(numerals) {
            requested = requested.setting("nu", to: requested.base.numberingSystem)
        }
        if let hours = options.hourCycle { requested = requested.setting("hc", to: hours.rawValue) }
        guard let match = LocaleMatch(requested, in: catalog, fallback: fallback) else { return nil }
        self.options = options
        book = try Phrasebook(match: match, catalog: catalog, clock: options.clock, recorder: recorder)
        distances = DistanceFormatter(match.formats, units: options.units, formats: book.measures)
        alerts = AlertFormatter(book: book, distances: distances)
        maneuvers = ManeuverFormatter(book: book, distances: distances)
        durations = DurationFormatter(book: book)
        arrivals = ArrivalFormatter(book: book)
        trips = ProgressFormatter(book: book, distances: distances, durations: durations, arrivals: arrivals)
        notices = NoticeFormatter(book: book, durations: durations, units: distances.units)
        fitter = try BannerFitter(locale: match.words, direction: match.direction)
        abbreviations = Abbreviations(language: match.words.language)
    }

    /// An alert or a manoeuvre as one line of text, for the eye, a voice, or a screen reader.
    public func format(_ guidance: Guidance, style: TextStyle = .banner) -> FormattedText {
        spaced(text(guidance, style))
    }

    /// An alert as one line of text.
    public func format(_ alert: Alert, style: TextStyle = .banner) -> FormattedText {
        format(.alert(alert), style: style)
    }

    /// A manoeuvre as one line of text, with the one that follows it at once.
    public func format(_ maneuver: Maneuver, style: TextStyle = .banner) -> FormattedText {
        format(.maneuver(maneuver), style: style)
    }

    /// An alert or a manoeuvre wrapped to a banner: all that is known if it fits, else as much as fits. The distance is
    /// always there.
    public func banner(for guidance: Guidance, style: TextStyle = .banner, in size: BannerSize) -> Banner {
        spaced(fitter.fit(text(guidance, style), or: ladder(guidance, style), in: size))
    }

    /// An alert wrapped to a banner.
    public func banner(for alert: Alert, style: TextStyle = .banner, in size: BannerSize) -> Banner {
        banner(for: .alert(alert), style: style, in: size)
    }

    /// A manoeuvre wrapped to a banner.
    public func banner(for maneuver: Maneuver, style: TextStyle = .banner, in size: BannerSize) -> Banner {
        banner(for: .maneuver(maneuver), style: style, in: size)
    }

    /// A manoeuvre as the lines of a navigation banner that shows the arrow and the distance itself.
    public func instruction(for maneuver: Maneuver, style: TextStyle = .banner) -> InstructionBanner {
        let banner = maneuvers.banner(maneuver, style: style)
        return InstructionBanner(
            action: spaced(banner.action), primary: spaced(banner.primary), secondary: banner.secondary.map(spaced),
            lanes: banner.lanes.map(spaced), then: banner.then.map(spaced))
    }

    /// The progress of a trip as the parts of a bottom banner.
    public func banner(for progress: TripProgress, style: TextStyle = .banner) -> ProgressBanner {
        let banner = trips.banner(progress, style: style)
        return ProgressBanner(
            primary: spaced(banner.primary), secondary: banner.secondary.map(spaced),
            facts: banner.facts.map { fact in
                ProgressBanner.Fact(kind: fact.kind, label: spaced(fact.label), value: spaced(fact.value))
            })
    }

    /// The word on a button of a banner or a dialogue.
    public func format(_ button: ButtonWord) -> FormattedText { notices.text(button) }

    /// The spoken text as a document for a speech synthesizer, in SSML 1.1.
    ///
    /// ```swift
    /// navigation.ssml(for: .maneuver(Maneuver(.turn, .left, distance: 400)))
    /// // <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">In 400 meters, turn left</speak>
    /// ```
    public func ssml(for guidance: Guidance) -> String { ssml(for: [guidance]) }

    /// The spoken texts of several things, one after the other with a pause between, as one document in SSML 1.1.
    public func ssml(for guidance: [Guidance]) -> String {
        SSML(locale: match.words).document(guidance.flatMap(sentences).map(spaced))
    }

    private func sentences(_ guidance: Guidance) -> [FormattedText] {
        switch guidance {
        case .alert(let alert): [alerts.text(alert, style: .spoken)]
        case .maneuver(let maneuver):
            [maneuvers.textWithoutNext(maneuver, style: .spoken)]
                + [maneuvers.next(maneuver, style: .spoken)].compactMap { $0 }
        case .progress, .notice: [text(guidance, .spoken)]
        }
    }

    private func text(_ guidance: Guidance, _ style: TextStyle) -> FormattedText {
        switch guidance {
        case .alert(let alert): alerts.text(alert, style: style)
        case .maneuver(let maneuver): maneuvers.text(maneuver, style: style)
        case .progress(let progress): trips.text(progress, style: style)
        case .notice(let notice): notices.text(notice, style: style)
        }
    }

    /// The texts of the ladder on which a banner is made to fit, from the longest to the shortest, each once: for hosts that
    /// fit text themselves (CarPlay's `instructionVariants` and `titleVariants`, the `CarText` of Android for Cars).
    ///
    /// ```swift
    /// navigation.variants(for: .maneuver(maneuver)).map(\.string)
    /// // ["Turn left onto North Shore Avenue in 0.2 mi", "Turn left onto N Shore Ave in 0.2 mi", "Turn left in 0.2 mi"]
    /// ```
    public func variants(for guidance: Guidance, style: TextStyle = .banner) -> [FormattedText] {
        var result = [text(guidance, style)]
        for rung in ladder(guidance, style) {
            // A text that is no shorter than one before it is of no use.
            if rung.text.string.count < (result.last?.string.count ?? 0) { result.append(rung.text) }
        }
        return result.map(spaced)
    }

    /// The rungs below the full text, made one by one as long as they are asked for: names abbreviated more and more,
    /// then fewer words with all names abbreviated.
    private func ladder(_ guidance: Guidance, _ style: TextStyle) -> AnySequence<BannerFitter.Rung> {
        var given: [Maneuver.Abbreviation] = []
        if case .maneuver(let maneuver) = guidance { given = maneuver.abbreviations }
        return AnySequence(
            [0, 1].lazy.flatMap { part -> AnySequence<BannerFitter.Rung> in
                part == 0
                    ? AnySequence(rungs(.abbreviated, abbreviations.steps(text(guidance, style), given: given)))
                    : AnySequence(rungs(shorter(guidance, style).lazy.map { abbreviated($0, given) }))
            })
    }

    private func rungs(
        _ variant: Banner.Variant, _ texts: some Sequence<FormattedText>
    ) -> some Sequence<BannerFitter.Rung> {
        texts.lazy.map { BannerFitter.Rung(variant: variant, text: $0) }
    }

    /// The last of the shorter texts is the shortest.
    private func rungs(_ texts: some Sequence<FormattedText>) -> some Sequence<BannerFitter.Rung> {
        var iterator = texts.makeIterator()
        var next = iterator.next()
        return AnyIterator {
            guard let text = next else { return nil }
            next = iterator.next()
            return BannerFitter.Rung(variant: next == nil ? .shortest : .short, text: text)
        }
    }

    private func abbreviated(_ text: FormattedText, _ given: [Maneuver.Abbreviation]) -> FormattedText {
        abbreviations.steps(text, given: given).last ?? text
    }

    private func shorter(_ guidance: Guidance, _ style: TextStyle) -> AnySequence<FormattedText> {
        switch guidance {
        case .alert(let alert): AnySequence(alerts.shorter(alert, style: style))
        case .maneuver(let maneuver): AnySequence(maneuvers.shorter(maneuver, style: style))
        case .progress(let progress): AnySequence(trips.shorter(progress, style: style))
        case .notice(let notice): AnySequence(notices.shorter(notice, style: style))
        }
    }

    /// One banner for the alerts that a selection chooses, nearest first; nil when there is none, so that the app shows
    /// its instruction instead. Alerts with the same text are said once; where they do not fit, the furthest go first.
    public func banner(
        for alerts: [Alert], selection: AlertSelection = AlertSelection(), style: TextStyle = .banner,
        in size: BannerSize
    ) -> Banner? {
        let chosen = choose(from: alerts, selection, style: style)
        guard !chosen.isEmpty else { return nil }
        return spaced(
            fitter.fit(
                joined(chosen, style: style),
                or: rungs(shorter(chosen, style: style).lazy.map { abbreviated($0, []) }), in: size))
    }

    /// The alerts that a selection chooses, each text once.
    public func choose(
        from alerts: [Alert], _ selection: AlertSelection = AlertSelection(), style: TextStyle = .banner
    ) -> [Alert] {
        var texts: Set<String> = []
        let unique = selection.ordered(alerts).filter {
            texts.insert(self.alerts.text($0, style: style).string).inserted
        }
        return Array(unique.prefix(max(0, selection.limit)))
    }

    /// The chosen alerts as one text without line breaks; nil when there is none.
    public func format(
        _ alerts: [Alert], selection: AlertSelection = AlertSelection(), style: TextStyle = .banner
    ) -> FormattedText? {
        let chosen = choose(from: alerts, selection, style: style)
        return chosen.isEmpty ? nil : spaced(joined(chosen, style: style))
    }

    private func joined(_ chosen: [Alert], style: TextStyle) -> FormattedText {
        joined(chosen.map { alerts.text($0, style: style) })
    }

    private func joined(_ texts: [FormattedText]) -> FormattedText {
        texts.dropFirst().reduce(texts.first ?? FormattedText()) { first, second in
            book.text(.joined, .plain, MessageArguments([(.first, .text(first)), (.second, .text(second))]))
        }
    }

    /// Fewer facts of all of them, then fewer of them.
    private func shorter(_ chosen: [Alert], style: TextStyle) -> some Sequence<FormattedText> {
        let each = chosen.map { [alerts.text($0, style: style)] + alerts.shorter($0, style: style) }
        let levels = each.map(\.count).max() ?? 0
        return (1...max(1, each.count)).reversed().lazy.flatMap { count in
            (0..<levels).lazy.map { level in joined(each.prefix(count).map { $0[min(level, $0.count - 1)] }) }
        }
    }

    private func spaced(_ text: FormattedText) -> FormattedText {
        isAsWritten ? text : text.mapping(shown)
    }

    private func spaced(_ banner: Banner) -> Banner {
        guard !isAsWritten else { return banner }
        var result = banner
        let text = banner.text
        result.text = text.mapping(shown)
        func bytes(_ end: Int) -> Int {
            FormattedText(String(text[0..<end])).mapping(shown).string.utf8.count
        }
        result.lines = banner.lines.map { line in
            Banner.Line(
                string: FormattedText(line.string).mapping(shown).string,
                utf8: bytes(line.utf8.lowerBound)..<bytes(line.utf8.upperBound))
        }
        return result
    }

    /// Whether texts are given as they were laid out.
    private var isAsWritten: Bool { options.spaces == .noBreak && options.isolates }

    /// A character in the form that the options ask for.
    private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "\u{A0}", "\u{202F}": options.spaces == .plain ? " " : scalar
        case "\u{2066}"..."\u{2069}": options.isolates ? scalar : nil
        default: scalar
        }
    }
}
