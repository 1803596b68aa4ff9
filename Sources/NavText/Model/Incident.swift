import FoundationEssentials

/// A traffic incident, in the words of Mapbox Directions and Valhalla. Every field may be missing.
///
/// ```swift
/// let incident = Incident(type: .accident, impact: .major, lanesBlocked: BlockedLanes([.left]))
/// ```
public struct Incident: Sendable, Hashable {
    /// What happened; nil when not given, `.other` for a word that is not known.
    public var type: Kind?
    /// How much it disturbs the traffic; nil when not given or not known.
    public var impact: Impact?
    /// The provider's finer word, in small letters ("fog"); several are known, others change nothing.
    public var subType: String?
    /// Whether the road is closed.
    public var closed: Bool
    /// Which lanes are blocked.
    public var lanesBlocked: BlockedLanes
    /// How dense the traffic is, 0 to 100; nil when not known (Mapbox's 101 too).
    public var congestion: Int?
    /// The roads it is on; "/" separates names of one road.
    public var affectedRoadNames: [String]
    /// Its length in metres along the route.
    public var length: Double?
    /// When it began.
    public var startTime: Date?
    /// When it is expected to end.
    public var endTime: Date?
    /// The provider's key.
    public var id: String?

    /// An incident; what is not given is not known.
    public init(
        type: Kind? = nil, impact: Impact? = nil, subType: String? = nil, closed: Bool = false,
        lanesBlocked: BlockedLanes = BlockedLanes(), congestion: Int? = nil, affectedRoadNames: [String] = [],
        length: Double? = nil, startTime: Date? = nil, endTime: Date? = nil, id: String? = nil
    ) {
        self.type = type
        self.impact = impact
        self.subType = subType
        self.closed = closed
        self.lanesBlocked = lanesBlocked
        self.congestion = congestion
        self.affectedRoadNames = affectedRoadNames
        self.length = length
        self.startTime = startTime
        self.endTime = endTime
        self.id = id
    }

    /// The twelve types of incidents, and `other` for a word that is none of them.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Mapbox's words.
        case accident, congestion, construction
        case disabledVehicle = "disabled_vehicle"
        case laneRestriction = "lane_restriction"
        case massTransit = "mass_transit"
        case miscellaneous
        case otherNews = "other_news"
        case plannedEvent = "planned_event"
        case roadClosure = "road_closure"
        case roadHazard = "road_hazard"
        case weather
        case other
    }

    /// How much an incident disturbs the traffic.
    public enum Impact: String, Sendable, Hashable, CaseIterable {
        /// Mapbox's words.
        case critical, major, minor, low, unknown

        /// 0 for unknown, then rising.
        var severity: Int {
            switch self {
            case .unknown: 0
            case .low: 1
            case .minor: 2
            case .major: 3
            case .critical: 4
            }
        }
    }
}
