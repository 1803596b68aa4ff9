import FoundationEssentials

/// How far the trip has come and what is left of it.
///
/// ```swift
/// let progress = TripProgress(distanceRemaining: 18_300, durationRemaining: 1500)
/// navigation.format(.progress(progress)).string    // "25 min · 18 km"
/// ```
public struct TripProgress: Sendable, Hashable {
    /// Metres to the destination along the route.
    public var distanceRemaining: Double?
    /// Seconds to the destination.
    public var durationRemaining: Double?
    /// Seconds that it usually takes; the difference is the delay.
    public var durationTypical: Double?
    /// When the destination is reached; without it, the present and the time left tell.
    public var arrival: Date?
    /// The destination's time zone: an IANA name or an offset ("+02:00"); nil for the driver's own.
    public var timeZone: String?
    /// How much of the route lies behind, 0 to 1.
    public var fractionTraveled: Double?
    /// The name of the next stop on the way.
    public var nextWaypoint: String?
    /// How full the battery will be, in percent.
    public var chargeAtArrival: Double?
    /// Words of the input that this version does not know; they become diagnostics, never text.
    public var unrecognized: [UnrecognizedWord]

    /// The progress of a trip; what is not given is not known.
    public init(
        distanceRemaining: Double? = nil, durationRemaining: Double? = nil, durationTypical: Double? = nil,
        arrival: Date? = nil, timeZone: String? = nil, fractionTraveled: Double? = nil, nextWaypoint: String? = nil,
        chargeAtArrival: Double? = nil, unrecognized: [UnrecognizedWord] = []
    ) {
        self.distanceRemaining = distanceRemaining
        self.durationRemaining = durationRemaining
        self.durationTypical = durationTypical
        self.arrival = arrival
        self.timeZone = timeZone
        self.fractionTraveled = fractionTraveled
        self.nextWaypoint = nextWaypoint
        self.chargeAtArrival = chargeAtArrival
        self.unrecognized = unrecognized
    }
}
