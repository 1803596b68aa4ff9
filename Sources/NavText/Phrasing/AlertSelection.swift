/// Which alerts a banner shows at the vehicle's place: the choice that a navigation app makes at each location update.
///
/// ```swift
/// let selection = AlertSelection()          // more than 0 and less than 500 m ahead, at most 3
/// let near = selection.choose(from: alerts)
/// ```
public struct AlertSelection: Sendable, Hashable {
    /// Metres ahead within which an alert is shown, both ends excluded.
    public var after: Double
    /// The far end of the window, in metres.
    public var before: Double
    /// How many alerts are shown at most.
    public var limit: Int

    /// A window in metres and a largest number of alerts.
    public init(after: Double = 0, before: Double = 500, limit: Int = 3) {
        self.after = after
        self.before = before
        self.limit = limit
    }

    /// The alerts in the window: nearest first, at one place the more severe first, else in their order; at most
    /// `limit`. An alert whose distance is not known is in no window.
    public func choose(from alerts: [Alert]) -> [Alert] { Array(ordered(alerts).prefix(max(0, limit))) }

    /// All alerts in the window, in order.
    func ordered(_ alerts: [Alert]) -> [Alert] {
        let near = alerts.enumerated().filter { _, alert in
            guard let distance = alert.distance else { return false }
            return distance > after && distance < before
        }
        return near.sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.distance != b.distance { return (a.distance ?? 0) < (b.distance ?? 0) }
            if a.severity != b.severity { return a.severity > b.severity }
            return first.offset < second.offset
        }.map(\.element)
    }
}

extension Alert {
    /// How much the driver must mind it: closures, then incidents by their impact, then what may stop the vehicle, then
    /// the rest.
    var severity: Int {
        switch kind {
        case .incident(let incident):
            incident.closed || incident.type == .roadClosure ? 20 : 10 + (incident.impact ?? .unknown).severity
        case .notification(let notification):
            switch notification.subtype {
            case .maxHeight, .maxWidth, .maxWeight, .evInsufficientCharge, .stationUnavailable: 9
            default: 3
            }
        case .railwayCrossing: 8
        case .restrictedArea: 7
        case .mergingArea: 6
        case .borderCrossing, .tollCollection: 5
        case .custom, .other: 4
        case .tunnel, .bridge, .restStop, .interchange, .junction: 2
        }
    }
}
