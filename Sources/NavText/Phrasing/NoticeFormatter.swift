/// Notices of the navigation itself in words.
struct NoticeFormatter: Sendable {
    let book: Phrasebook
    let durations: DurationFormatter
    let units: UnitSystem

    func text(_ notice: Notice, style: TextStyle) -> FormattedText { text(notice, style, style.wordVariant) }

    /// Shorter words, then the fewest. What is said in words has no shorter ones.
    func shorter(_ notice: Notice, style: TextStyle) -> some Sequence<FormattedText> {
        let variants: [MessageVariant] = style.isInWords ? [] : [.short, .shortest]
        return variants.lazy.map { text(notice, style, $0) }
    }

    private func text(_ notice: Notice, _ style: TextStyle, _ variant: MessageVariant) -> FormattedText {
        var text = book.capitalized(phrase(notice, style, variant))
        text.diagnostics += notice.unrecognized.map {
            Diagnostic(.unknownWord, key: $0.path, locale: book.words.tag, detail: "\"\($0.word)\"")
        }
        for (key, number) in [("time_saved", notice.timeSaved), ("speed", notice.speed)] {
            guard let number, !(0...1e9).contains(number) else { continue }
            text.diagnostics.append(durations.unusable(key, number))
        }
        return text
    }

    func text(_ button: ButtonWord) -> FormattedText {
        let key: MessageKey =
            switch button {
            case .dismiss: .buttonDismiss
            case .resume: .buttonResume
            case .end: .buttonEnd
            case .reroute: .buttonReroute
            case .details: .buttonDetails
            case .avoid: .buttonAvoid
            case .report: .buttonReport
            case .undo: .buttonUndo
            }
        return book.capitalized(book.text(key))
    }

    private func phrase(_ notice: Notice, _ style: TextStyle, _ variant: MessageVariant) -> FormattedText {
        switch notice.kind {
        case .rerouting: book.text(.rerouting, variant)
        case .fasterRoute: fasterRoute(notice, style, variant)
        case .offRoute: book.text(.offRoute, variant)
        case .gpsLost: book.text(.gpsLost, variant)
        case .arrived: arrived(notice, variant)
        case .waypointReached:
            notice.name.flatMap(Names.clean) == nil
                ? book.text(.waypointReached, variant) : arrived(notice, variant)
        case .simulated: book.text(.simulated, variant)
        case .offline: book.text(.offline, variant)
        case .speedLimit: book.text(.speedLimit, variant, MessageArguments([(.speed, speed(notice, style))]))
        case .speed: book.text(.speed, variant, MessageArguments([(.speed, speed(notice, style))]))
        case nil: book.text(.otherPlace)
        }
    }

    private func fasterRoute(_ notice: Notice, _ style: TextStyle, _ variant: MessageVariant) -> FormattedText {
        guard let saved = notice.timeSaved, (30...1e9).contains(saved) else {
            return book.text(.fasterRoute, variant)
        }
        return book.text(
            .fasterRouteSaved, variant,
            MessageArguments([(.duration, durations.argument(max(60, saved), style))]))
    }

    /// The same words as for the arrival at the end of the route.
    private func arrived(_ notice: Notice, _ variant: MessageVariant) -> FormattedText {
        ManeuverAction(Maneuver(.arrive, waypointName: notice.name), book, variant, isNow: true).text
    }

    /// In the units of the region; a dash for what is not known.
    private func speed(_ notice: Notice, _ style: TextStyle) -> MessageArgument {
        guard let speed = notice.speed, (0...1e5).contains(speed) else { return .text(FormattedText("–")) }
        let isMetric = units == .metric
        let shown = Int((isMetric ? speed : speed / 1.609344).rounded(.toNearestOrAwayFromZero))
        return .measure(
            Measure(
                [Quantity(number: Decimal(shown), unit: isMetric ? "kilometer-per-hour" : "mile-per-hour")],
                width: style.isInWords ? .full : .short, role: .measure, formats: book.measures))
    }
}
