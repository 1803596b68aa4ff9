/// Something on the route ahead that a driver is told about.
///
/// ```swift
/// let alert = Alert(.tunnel(name: "Gotthard", length: 16_900), distance: 300)
/// ```
public struct Alert: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// Metres from the vehicle along the route to where it starts; nil when not known.
    public var distance: Double?
    /// Words of the input that this version does not know; they become diagnostics, never text.
    public var unrecognized: [UnrecognizedWord]

    /// An alert of a kind, `distance` metres ahead.
    public init(_ kind: Kind, distance: Double? = nil, unrecognized: [UnrecognizedWord] = []) {
        self.kind = kind
        self.distance = distance
        self.unrecognized = unrecognized
    }

    /// Its length in metres along the route, where it has one.
    public var length: Double? {
        switch kind {
        case .incident(let incident): incident.length
        case .tunnel(_, let length), .bridge(_, let length), .restrictedArea(_, let length): length
        case .borderCrossing, .tollCollection, .restStop, .railwayCrossing, .mergingArea, .interchange, .junction,
            .notification, .custom, .other:
            nil
        }
    }

    /// The kinds of alerts, as Mapbox's road objects have them.
    public enum Kind: Sendable, Hashable {
        /// An accident, a traffic jam, roadworks, …
        case incident(Incident)
        /// A tunnel, `length` metres long.
        case tunnel(name: String? = nil, length: Double? = nil)
        /// A bridge, `length` metres long.
        case bridge(name: String? = nil, length: Double? = nil)
        /// A border, from one country to another: ISO 3166-1 codes of two or three letters.
        case borderCrossing(from: String? = nil, to: String? = nil)
        /// A place where toll is paid.
        case tollCollection(TollCollection, name: String? = nil)
        /// A place to stop.
        case restStop(RestStop, name: String? = nil, amenities: [Amenity] = [])
        /// An area with limited access, `length` metres along the route.
        case restrictedArea(name: String? = nil, length: Double? = nil)
        /// Rails that cross the road.
        case railwayCrossing(name: String? = nil)
        /// Traffic that merges from a side.
        case mergingArea(MergingSide?)
        /// An interchange of a motorway with ordinary roads (Mapbox `ic`).
        case interchange(name: String? = nil)
        /// A junction of motorways (Mapbox `jct`).
        case junction(name: String? = nil)
        /// A notification of the routing engine about the route.
        case notification(RouteNotification)
        /// The app's own text.
        case custom(text: String)
        /// A kind that this version does not know.
        case other
    }

    /// How toll is collected.
    public enum TollCollection: String, Sendable, Hashable, CaseIterable {
        /// A booth where one stops or slows.
        case booth = "toll_booth"
        /// A gantry that is passed at speed.
        case gantry = "toll_gantry"
    }

    /// The kind of a place to stop.
    public enum RestStop: String, Sendable, Hashable, CaseIterable {
        /// Parking and perhaps a toilet.
        case restArea = "rest_area"
        /// With fuel and food.
        case serviceArea = "service_area"
    }

    /// The side from which traffic merges. Physical: never mirrored.
    public enum MergingSide: String, Sendable, Hashable, CaseIterable {
        /// From the left, the right, or both.
        case left = "from_left"
        case right = "from_right"
        case both = "from_both_sides"
    }
}

/// What a rest stop offers.
public struct Amenity: Sendable, Hashable {
    /// Mapbox's amenity types.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Mapbox's words.
        case gasStation = "gas_station"
        case electricChargingStation = "electric_charging_station"
        case toilet, coffee, restaurant, snack
        case atm = "ATM"
        case info
        case babyCare = "baby_care"
        case facilitiesForDisabled = "facilities_for_disabled"
        case shop, telephone, hotel, hotspring, shower
        case picnicShelter = "picnic_shelter"
        case post, fax
    }

    /// What it is; nil for a word that is not known.
    public var kind: Kind?
    /// Its name, if it has one.
    public var name: String?
    /// The brand, if it has one.
    public var brand: String?

    /// An amenity of a kind.
    public init(_ kind: Kind?, name: String? = nil, brand: String? = nil) {
        self.kind = kind
        self.name = name
        self.brand = brand
    }
}

/// A word of the input that is none of the words of its field.
public struct UnrecognizedWord: Sendable, Hashable {
    /// Where it stood: `incident.lanes_blocked[1]`.
    public var path: String
    /// The word as it was.
    public var word: String

    /// A word and where it stood.
    public init(path: String, word: String) {
        self.path = path
        self.word = word
    }
}
