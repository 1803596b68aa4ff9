/// Something that a driver is told on the way.
public enum Guidance: Sendable, Hashable {
    /// Something on the route ahead.
    case alert(Alert)
    /// What to do next.
    case maneuver(Maneuver)

    /// Metres from the vehicle along the route; nil when not known.
    public var distance: Double? {
        switch self {
        case .alert(let alert): alert.distance
        case .maneuver(let maneuver): maneuver.distance
        }
    }
}
