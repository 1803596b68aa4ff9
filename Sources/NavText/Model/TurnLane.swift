/// A lane before a manoeuvre, as its arrows show it.
public struct TurnLane: Sendable, Hashable {
    /// Whether the manoeuvre can be made from the lane.
    public var isValid: Bool
    /// Whether it is among the best for what comes after, too; nil where the engine does not say.
    public var isActive: Bool?
    /// The arrows on the lane.
    public var indications: [Maneuver.Modifier]

    /// A lane.
    public init(isValid: Bool, isActive: Bool? = nil, indications: [Maneuver.Modifier] = []) {
        self.isValid = isValid
        self.isActive = isActive
        self.indications = indications
    }
}
