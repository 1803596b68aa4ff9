/// Something that a driver is told on the way.
public enum Guidance: Sendable, Hashable {
    /// Something on the route ahead.
    case alert(Alert)
    /// What to do next.
    case maneuver(Maneuver)
    /// What is left of the trip.
    case progress(TripProgress)
    /// Something that the navigation itself has to say.
    case notice(Notice)

    /// Metres from the vehicle along the route; nil when not known.
    public var distance: Double? {
        switch self {
        case .alert(let alert): alert.distance
        case .maneuver(let maneuver): maneuver.distance
        case .progress(let progress): progress.distanceRemaining
        case .notice: nil
        }
    }
}
