/// An alert of any kind in words.
struct AlertFormatter: Sendable {
    let book: Phrasebook
    let distances: DistanceFormatter

    /// The texts of an alert that say less than all: shorter words, then one fact less each time, at last the fewest
    /// words. None leaves out the distance.
    func shorter(_ alert: Alert, style: TextStyle) -> some Sequence<FormattedText> {
        let levels: [(facts: Int, variant: MessageVariant)] = [
            (0, .short), (1, .short), (2, .short), (3, .short), (3, .shortest),
        ]
        return levels.lazy.map { level in
            let variant = style == .spoken ? style.variant : level.variant
            var text = text(alert, style: style, variant, leavingOut: level.facts)
            text.diagnostics += diagnostics(alert)
            return text
        }
    }

    /// The alert with everything that is known of it.
    func text(_ alert: Alert, style: TextStyle) -> FormattedText {
        var text = text(alert, style: style, style.variant, leavingOut: 0)
        text.diagnostics += diagnostics(alert)
        return text
    }

    private func text(
        _ alert: Alert, style: TextStyle, _ variant: MessageVariant, leavingOut level: Int
    ) -> FormattedText {
        let distance = shown(alert.distance)
        let text: FormattedText
        if case .incident(let incident) = alert.kind {
            text = IncidentFormatter(book: book, distances: distances, variant: variant).text(
                incident, distance: distance, style: style,
                without: Array(IncidentFormatter.Fact.allCases.prefix(level)))
        } else {
            var place = Place(alert.kind, book: book, distances: distances, style: style, variant: variant)
            if level > 0 { place.detail = nil }
            if level > 1 { place.name = nil }
            text = sentence(place, distance: distance, style: style, variant)
        }
        return book.capitalized(text)
    }

    /// The distance that stands in a sentence: none when it is not known, or when the place is here.
    private func shown(_ distance: Double?) -> Double? {
        guard let distance, distance.isFinite, !distances.isNow(distance) else { return nil }
        return distance
    }

    private func sentence(
        _ place: Place, distance: Double?, style: TextStyle, _ variant: MessageVariant
    ) -> FormattedText {
        if place.extent == .trip || place.extent == .unplaced && distance == nil {
            var text = place.noun
            text.diagnostics += place.diagnostics
            return text
        }
        var arguments = MessageArguments([(.place, .text(place.noun))])
        if let name = place.name { arguments.set(.name, .text(name)) }
        if let detail = place.detail { arguments.set(.detail, .text(detail)) }
        if let distance { arguments.set(.distance, distances.measure(distance, style: style)) }
        let key: MessageKey =
            switch (place.name != nil, place.detail != nil, distance != nil) {
            case (false, false, false): .place
            case (true, false, false): .placeName
            case (false, true, false): .placeDetail
            case (true, true, false): .placeNameDetail
            case (false, false, true): .placeDistance
            case (true, false, true): .placeNameDistance
            case (false, true, true): .placeDetailDistance
            case (true, true, true): .placeNameDetailDistance
            }
        var text = book.text(key, variant, arguments)
        text.diagnostics += place.diagnostics
        return text
    }

    /// What of the input could not be used.
    private func diagnostics(_ alert: Alert) -> [Diagnostic] {
        var result = alert.unrecognized.map {
            Diagnostic(.unknownWord, key: $0.path, locale: book.words.tag, detail: "\"\($0.word)\"")
        }
        for (key, metres) in [("distance", alert.distance), ("length", alert.length)] {
            guard let metres, !(0...1e9).contains(metres) else { continue }
            result.append(Diagnostic(.unusableNumber, key: key, locale: book.words.tag, detail: "\(metres)"))
        }
        if case .incident(let incident) = alert.kind, incident.endTime != nil, let clock = book.clock,
            !Clock.isTimeZone(clock.timeZone)
        {
            result.append(Diagnostic(.unknownZone, key: "time_zone", locale: book.words.tag, detail: clock.timeZone))
        }
        return result
    }
}
