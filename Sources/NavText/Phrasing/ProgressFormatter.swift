import FoundationEssentials

/// The progress of a trip in words.
struct ProgressFormatter: Sendable {
    let book: Phrasebook
    let distances: DistanceFormatter
    let durations: DurationFormatter
    let arrivals: ArrivalFormatter

    typealias Kind = ProgressBanner.Kind

    /// All that is known in one line.
    func text(_ progress: TripProgress, style: TextStyle) -> FormattedText {
        line(progress, style, style.wordVariant, leavingOut: [])
    }

    /// Shorter words, then one fact less each time; the time and the distance that are left stay.
    func shorter(_ progress: TripProgress, style: TextStyle) -> some Sequence<FormattedText> {
        let order: [Kind] = [.traveled, .nextWaypoint, .charge, .delay, .arrival]
        let variant = style.isInWords ? style.wordVariant : .short
        return (0...order.count).lazy.map { line(progress, style, variant, leavingOut: Set(order.prefix($0))) }
    }

    func banner(_ progress: TripProgress, style: TextStyle) -> ProgressBanner {
        let (facts, diagnostics) = facts(progress, style)
        let variant = style.wordVariant
        var lines = phrases(facts, style, variant, leavingOut: [])
        var primary = lines.isEmpty ? FormattedText() : lines.removeFirst()
        if facts[.duration] != nil, facts[.distance] != nil, !style.isInWords {
            // A banner of two lines has the time above and the distance below.
            var rest = facts
            rest[.distance] = nil
            primary = phrases(rest, style, variant, leavingOut: []).first ?? primary
            rest = facts
            rest[.duration] = nil
            rest[.delay] = nil
            lines = phrases(rest, style, variant, leavingOut: [])
        }
        primary.diagnostics += diagnostics
        return ProgressBanner(
            primary: book.capitalized(primary), secondary: joined(lines, variant).map(book.capitalized),
            facts: Kind.allCases.compactMap { kind in
                facts[kind].map {
                    ProgressBanner.Fact(
                        kind: kind, label: book.capitalized(book.text(Self.label(kind), style.wordVariant)), value: $0)
                }
            })
    }

    private func line(
        _ progress: TripProgress, _ style: TextStyle, _ variant: MessageVariant, leavingOut left: Set<Kind>
    ) -> FormattedText {
        let (facts, diagnostics) = facts(progress, style)
        // Nothing is known: the trip has no words.
        var text =
            joined(phrases(facts, style, variant, leavingOut: left), variant).map(book.capitalized)
            ?? book.capitalized(book.text(.otherPlace))
        text.diagnostics += diagnostics
        return text
    }

    /// The facts as a line has them.
    private func phrases(
        _ facts: [Kind: FormattedText], _ style: TextStyle, _ variant: MessageVariant,
        leavingOut left: Set<Kind>
    ) -> [FormattedText] {
        let facts = facts.filter { !left.contains($0.key) }
        var result: [FormattedText] = []
        var duration = facts[.duration]
        if let time = duration, let delay = facts[.delay], !style.isInWords {
            duration = book.text(
                .tripDelayed, variant, MessageArguments([(.duration, .text(time)), (.delay, .text(delay))]))
        }
        switch (duration, facts[.distance]) {
        case (let time?, let distance?):
            result.append(
                book.text(
                    .tripDurationDistance, variant,
                    MessageArguments([(.duration, .text(time)), (.distance, .text(distance))])))
        case (let time?, nil):
            result.append(book.text(.tripDuration, variant, MessageArguments([(.duration, .text(time))])))
        case (nil, let distance?):
            result.append(book.text(.tripDistance, variant, MessageArguments([(.distance, .text(distance))])))
        case (nil, nil): break
        }
        if let delay = facts[.delay], style.isInWords || facts[.duration] == nil { result.append(delay) }
        let others: [(Kind, MessageKey, ArgumentName)] = [
            (.arrival, .tripArrival, .time), (.charge, .tripCharge, .percent), (.traveled, .tripTraveled, .percent),
            (.nextWaypoint, .tripNextWaypoint, .name),
        ]
        for (kind, key, name) in others {
            guard let fact = facts[kind] else { continue }
            result.append(book.text(key, variant, MessageArguments([(name, .text(fact))])))
        }
        return result
    }

    private func joined(_ phrases: [FormattedText], _ variant: MessageVariant) -> FormattedText? {
        guard let first = phrases.first else { return nil }
        return phrases.dropFirst().reduce(first) { joined, phrase in
            book.text(
                .tripJoined, variant, MessageArguments([(.first, .text(joined)), (.second, .text(phrase))]))
        }
    }

    /// The values of what is known, and what of the input could not be used.
    private func facts(
        _ progress: TripProgress, _ style: TextStyle
    ) -> (facts: [Kind: FormattedText], diagnostics: [Diagnostic]) {
        var facts: [Kind: FormattedText] = [:]
        var diagnostics = progress.unrecognized.map {
            Diagnostic(.unknownWord, key: $0.path, locale: book.words.tag, detail: "\"\($0.word)\"")
        }
        /// A number that can be shown.
        func usable(_ number: Double?, _ key: String, _ range: ClosedRange<Double>) -> Double? {
            guard let number else { return nil }
            if range.contains(number) { return number }
            diagnostics.append(durations.unusable(key, number))
            return nil
        }
        let seconds = usable(progress.durationRemaining, "duration_remaining", 0...1e9)
        if let seconds { facts[.duration] = durations.format(seconds, style: style) }
        if let typical = usable(progress.durationTypical, "duration_typical", 0...1e9), let seconds,
            abs(seconds - typical) >= 30
        {
            facts[.delay] = durations.delay(seconds - typical, style: style)
        }
        if let metres = usable(progress.distanceRemaining, "distance_remaining", 0...1e9) {
            let measure = distances.measure(metres, style: style)
            facts[.distance] = measure.text(nil, book.formats)
        }
        if let arrival = arrival(progress, seconds) {
            let text = arrivals.format(arrival, timeZone: progress.timeZone, style: style)
            if text.isEmpty { diagnostics += text.diagnostics } else { facts[.arrival] = text }
        }
        if let percent = usable(progress.chargeAtArrival, "charge_at_arrival", 0...100) {
            facts[.charge] = self.percent(percent, style)
        }
        if let fraction = usable(progress.fractionTraveled, "fraction_traveled", 0...1) {
            // All of it is not travelled before the end.
            facts[.traveled] = self.percent(fraction < 1 ? min(99, fraction * 100) : 100, style)
        }
        if let name = Names.text(progress.nextWaypoint, role: .place, in: book.direction) {
            facts[.nextWaypoint] = name
        }
        return (facts, diagnostics)
    }

    /// As it was given, or from the present and the time left; nil without a present or without a zone.
    private func arrival(_ progress: TripProgress, _ seconds: Double?) -> Date? {
        if let arrival = progress.arrival {
            // An arrival that needs the driver's own zone is no fault of the input when nobody said what that is.
            return progress.timeZone == nil && book.clock == nil ? nil : arrival
        }
        guard let seconds, let clock = book.clock else { return nil }
        return Date(timeIntervalSince1970: clock.now + seconds)
    }

    private func percent(_ percent: Double, _ style: TextStyle) -> FormattedText {
        let whole = Quantity(number: Decimal(Int(percent.rounded(.down))), unit: "percent")
        return Measure(
            [whole], width: style.isInWords ? .full : .short, role: .measure, formats: book.measures
        ).text(grammaticalCase: nil)
    }

    private static func label(_ kind: Kind) -> MessageKey {
        switch kind {
        case .duration: .labelDuration
        case .delay: .labelDelay
        case .distance: .labelDistance
        case .arrival: .labelArrival
        case .charge: .labelCharge
        case .traveled: .labelTraveled
        case .nextWaypoint: .labelNextWaypoint
        }
    }
}
