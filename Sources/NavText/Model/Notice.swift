/// Something that the navigation itself has to say.
///
/// ```swift
/// navigation.format(.notice(Notice(.fasterRoute, timeSaved: 300))).string    // "Faster route found, 5 min faster"
/// ```
public struct Notice: Sendable, Hashable {
    /// What it is about; nil for a word that is not known.
    public var kind: Kind?
    /// Seconds that a faster route saves.
    public var timeSaved: Double?
    /// The name of the place that is reached.
    public var name: String?
    /// The speed or its limit, in kilometres per hour.
    public var speed: Double?
    /// Words of the input that this version does not know; they become diagnostics, never text.
    public var unrecognized: [UnrecognizedWord]

    /// A notice.
    public init(
        _ kind: Kind?, timeSaved: Double? = nil, name: String? = nil, speed: Double? = nil,
        unrecognized: [UnrecognizedWord] = []
    ) {
        self.kind = kind
        self.timeSaved = timeSaved
        self.name = name
        self.speed = speed
        self.unrecognized = unrecognized
    }

    /// The kinds of notices.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A new route is looked for.
        case rerouting
        /// A faster route was found.
        case fasterRoute = "faster_route"
        /// The vehicle has left the route.
        case offRoute = "off_route"
        /// The position is not known.
        case gpsLost = "gps_lost"
        /// The destination, or a stop on the way, is reached.
        case arrived
        case waypointReached = "waypoint_reached"
        /// The position is a simulation's.
        case simulated
        /// There is no connection.
        case offline
        /// How fast one may drive, and how fast one does.
        case speedLimit = "speed_limit"
        case speed
    }
}

/// The buttons of a navigation's banners and dialogues.
public enum ButtonWord: String, Sendable, Hashable, CaseIterable {
    /// What the button does.
    case dismiss, resume, end, reroute, details, avoid, report, undo
}
