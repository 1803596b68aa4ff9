/// An incident in words: what, where, how far, which lanes, until when.
struct IncidentFormatter: Sendable {
    let book: Phrasebook
    let distances: DistanceFormatter
    /// The form of the messages.
    let variant: MessageVariant

    /// Facts of an incident that a text may leave out to fit, in the order in which it does.
    enum Fact: CaseIterable { case until, road, lanes }

    /// The incident without the facts that are left out; `distance` in metres, nil for none.
    func text(_ incident: Incident, distance: Double?, style: TextStyle, without left: [Fact] = []) -> FormattedText {
        var arguments = MessageArguments([(.incident, .text(noun(incident)))])
        var facts: Facts = []
        if !left.contains(.lanes), let lanes = blocked(incident) {
            arguments.set(.lanes, .text(lanes))
            facts.insert(.lanes)
        }
        if !left.contains(.road), let road = road(incident) {
            arguments.set(.road, .text(road))
            facts.insert(.road)
        }
        if !left.contains(.until), let until = until(incident) {
            arguments.set(.until, .text(until))
            facts.insert(.until)
        }
        if let distance {
            arguments.set(.distance, distances.measure(distance, style: style))
            facts.insert(.distance)
        }
        return book.text(facts.key, variant, arguments)
    }

    /// What happened, as a noun of the locale with its adjective.
    private func noun(_ incident: Incident) -> FormattedText {
        let type = incident.closed && incident.type == nil ? .roadClosure : incident.type ?? .other
        return book.text(
            type.messageKey, variant,
            MessageArguments([
                (.impact, .keyword((incident.impact ?? .unknown).rawValue)),
                (.subType, .keyword(incident.subType ?? "other")),
                (.congestion, .keyword(Self.congestionLevel(incident.congestion))),
            ]))
    }

    /// Mapbox's classes of `congestion.value`.
    private static func congestionLevel(_ value: Int?) -> String {
        switch value {
        case .some(0..<60): "slow"
        case .some(60..<80): "heavy"
        case .some(80...100): "stopped"
        default: "other"
        }
    }

    /// The closure, or else the lanes; a closure named already is not said twice.
    private func blocked(_ incident: Incident) -> FormattedText? {
        guard incident.closed else { return LaneFormatter(book).format(incident.lanesBlocked) }
        return incident.type == .roadClosure || incident.type == nil
            ? nil : book.text(.roadClosed, variant).within(.lanes)
    }

    private func road(_ incident: Incident) -> FormattedText? {
        var roads: [FormattedText] = []
        for raw in incident.affectedRoadNames {
            guard let road = Names.road(raw, in: book.words, book.direction), !roads.contains(road) else { continue }
            roads.append(road)
        }
        // More than three are no help to a driver.
        return roads.isEmpty ? nil : book.list(Array(roads.prefix(3)))
    }

    /// The clock time of the end, with the day when it is not today; nil when it is past or nobody said what time it is.
    private func until(_ incident: Incident) -> FormattedText? {
        guard let end = incident.endTime?.timeIntervalSince1970, let clock = book.clock, end > clock.now else {
            return nil
        }
        return book.time(end, clock)
    }

    private struct Facts: OptionSet {
        let rawValue: Int
        static let lanes = Facts(rawValue: 1)
        static let road = Facts(rawValue: 2)
        static let until = Facts(rawValue: 4)
        static let distance = Facts(rawValue: 8)

        var key: MessageKey {
            let keys: [MessageKey] = [
                .incident, .incidentLanes, .incidentRoad, .incidentLanesRoad,
                .incidentUntil, .incidentLanesUntil, .incidentRoadUntil, .incidentLanesRoadUntil,
                .incidentDistance, .incidentLanesDistance, .incidentRoadDistance, .incidentLanesRoadDistance,
                .incidentUntilDistance, .incidentLanesUntilDistance, .incidentRoadUntilDistance,
                .incidentLanesRoadUntilDistance,
            ]
            return keys.indices.contains(rawValue) ? keys[rawValue] : .incident
        }
    }
}

extension Incident.Kind {
    var messageKey: MessageKey {
        switch self {
        case .accident: .accident
        case .congestion: .congestion
        case .construction: .construction
        case .disabledVehicle: .disabledVehicle
        case .laneRestriction: .laneRestriction
        case .massTransit: .massTransit
        case .miscellaneous: .miscellaneous
        case .otherNews: .otherNews
        case .plannedEvent: .plannedEvent
        case .roadClosure: .roadClosure
        case .roadHazard: .roadHazard
        case .weather: .weather
        case .other: .otherIncident
        }
    }
}
