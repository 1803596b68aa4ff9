/// A routing engine's note about the route (Mapbox Directions `notifications`).
public struct RouteNotification: Sendable, Hashable {
    /// What it is about; nil for a word that is not known.
    public var subtype: Subtype?
    /// Why, where the engine says so (`outOfOrder`, `occupied`).
    public var reason: Reason?
    /// The limit that holds there (`details.actual_value`).
    public var limit: Double?
    /// The limit's unit in the engine's word ("meters", "t").
    public var unit: String?
    /// The country codes of a border, where given.
    public var from: String?
    /// The country that is entered.
    public var to: String?

    /// A notification.
    public init(
        _ subtype: Subtype?, reason: Reason? = nil, limit: Double? = nil, unit: String? = nil, from: String? = nil,
        to: String? = nil
    ) {
        self.subtype = subtype
        self.reason = reason
        self.limit = limit
        self.unit = unit
        self.from = from
        self.to = to
    }

    /// Mapbox's subtypes.
    public enum Subtype: String, Sendable, Hashable, CaseIterable {
        /// Mapbox's words.
        case maxHeight, maxWidth, maxWeight, unpaved, pointExclusion, countryBorderCrossing, stateBorderCrossing
        case evMinChargeAtChargingStation, evMinChargeAtDestination, tunnel, evInsufficientCharge, stationUnavailable
    }

    /// Why a charging station can't be used.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// Mapbox's words.
        case outOfOrder, occupied
    }
}
