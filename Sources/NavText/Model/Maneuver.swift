/// A manoeuvre of a route: where and how the driver leaves the road that he is on.
///
/// ```swift
/// let maneuver = Maneuver(.turn, .left, distance: 400, names: ["Hauptstraße"])
/// navigation.format(maneuver).string    // "In 400 m links abbiegen auf Hauptstraße"
/// ```
public struct Maneuver: Sendable, Hashable {
    /// What is done; a type that nobody knows is a turn, as OSRM's documentation asks.
    public var type: Kind
    /// Into which direction; nil where there is none.
    public var modifier: Modifier?
    /// Metres from the vehicle along the route to the manoeuvre; nil when not known.
    public var distance: Double?
    /// How one travels after the manoeuvre.
    public var mode: TravelMode
    /// Which exit of a roundabout is taken, counted from 1; nil when not known.
    public var roundaboutExit: Int?
    /// The roundabout's own name.
    public var rotaryName: String?
    /// The heading after the manoeuvre in degrees from north, clockwise; a departure names it.
    public var bearingAfter: Double?
    /// The names of the road that is taken; several are names of one road.
    public var names: [String]
    /// Its numbers: "US 101", "CA 1".
    public var refs: [String]
    /// Whether that road is a motorway, whose number says more than its name.
    public var isMotorway: Bool
    /// What the signs at the manoeuvre name.
    public var destinations: Destinations
    /// The numbers of the exit on its sign: "30A", "30B".
    public var exits: [String]
    /// The name of the junction, where junctions have names.
    public var junctionName: String?
    /// Of an arrival: the name of the place that is reached.
    public var waypointName: String?
    /// Of an arrival at a stop on the way: which stop, counted from 1; nil at the route's end.
    public var waypointNumber: Int?
    /// The lanes at the manoeuvre, from the left.
    public var lanes: [TurnLane]
    /// Shorter forms of names, as the routing engine's banners have them.
    public var abbreviations: [Abbreviation]
    /// Metres before the manoeuvre at which the routing engine wants it to be said.
    public var announcementDistances: [Double]
    /// Words of the input that this version does not know; they become diagnostics, never text.
    public var unrecognized: [UnrecognizedWord]

    /// The manoeuvre that follows so soon that the driver must know of it now.
    public var next: Maneuver? {
        get { link.maneuver }
        set { link = newValue.map(Link.to) ?? .none }
    }
    private var link = Link.none

    /// A manoeuvre; what is not known is left out.
    public init(
        _ type: Kind, _ modifier: Modifier? = nil, distance: Double? = nil, mode: TravelMode = .driving,
        roundaboutExit: Int? = nil, rotaryName: String? = nil, bearingAfter: Double? = nil, names: [String] = [],
        refs: [String] = [], isMotorway: Bool = false, destinations: Destinations = Destinations(),
        exits: [String] = [], junctionName: String? = nil, waypointName: String? = nil, waypointNumber: Int? = nil,
        lanes: [TurnLane] = [], abbreviations: [Abbreviation] = [], announcementDistances: [Double] = [],
        unrecognized: [UnrecognizedWord] = [], next: Maneuver? = nil
    ) {
        self.type = type
        self.modifier = modifier
        self.distance = distance
        self.mode = mode
        self.roundaboutExit = roundaboutExit
        self.rotaryName = rotaryName
        self.bearingAfter = bearingAfter
        self.names = names
        self.refs = refs
        self.isMotorway = isMotorway
        self.destinations = destinations
        self.exits = exits
        self.junctionName = junctionName
        self.waypointName = waypointName
        self.waypointNumber = waypointNumber
        self.lanes = lanes
        self.abbreviations = abbreviations
        self.announcementDistances = announcementDistances
        self.unrecognized = unrecognized
        self.next = next
    }

    /// The types of manoeuvres: OSRM's and Mapbox's words, then what only Valhalla has.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// OSRM's words.
        case turn
        case newName = "new name"
        case depart, arrive, merge
        case onRamp = "on ramp"
        case offRamp = "off ramp"
        case fork
        case endOfRoad = "end of road"
        case `continue`, roundabout, rotary
        case roundaboutTurn = "roundabout turn"
        case exitRoundabout = "exit roundabout"
        case exitRotary = "exit rotary"
        case notification
        case useLane = "use lane"
        /// Ways that are no road: Valhalla's manoeuvres of ferries, public transport and pedestrians.
        case ferryEnter = "ferry enter"
        case ferryExit = "ferry exit"
        case transit
        case transitTransfer = "transit transfer"
        case transitRemainOn = "transit remain on"
        case stationEnter = "station enter"
        case stationExit = "station exit"
        case elevator, escalator, steps
        case buildingEnter = "building enter"
        case buildingExit = "building exit"
    }

    /// The direction of a manoeuvre. Left and right are the driver's own and never mirrored.
    public enum Modifier: String, Sendable, Hashable, CaseIterable {
        /// OSRM's words.
        case uturn
        case sharpLeft = "sharp left"
        case left
        case slightLeft = "slight left"
        case straight
        case slightRight = "slight right"
        case right
        case sharpRight = "sharp right"
    }

    /// How one travels.
    public enum TravelMode: String, Sendable, Hashable, CaseIterable {
        /// OSRM's words.
        case driving, walking, cycling, ferry, train
        case pushingBike = "pushing bike"
    }

    /// What a sign names: roads by their numbers, and places.
    public struct Destinations: Sendable, Hashable {
        /// Numbers of roads: "A 99".
        public var refs: [String]
        /// Places: "Nürnberg", "Stuttgart".
        public var names: [String]

        /// Destinations.
        public init(refs: [String] = [], names: [String] = []) {
            self.refs = refs
            self.names = names
        }

        /// Whether there is nothing on the sign.
        public var isEmpty: Bool { refs.isEmpty && names.isEmpty }
    }

    /// A shorter form of a name.
    public struct Abbreviation: Sendable, Hashable {
        /// The name as it is in full.
        public var text: String
        /// Its shorter form.
        public var short: String
        /// Which names are abbreviated first: 0 before 1; equal numbers together.
        public var priority: Int

        /// A shorter form of a name.
        public init(text: String, short: String, priority: Int) {
            self.text = text
            self.short = short
            self.priority = priority
        }
    }

    /// Lets a manoeuvre hold another.
    private indirect enum Link: Sendable, Hashable {
        case none
        case to(Maneuver)

        var maneuver: Maneuver? {
            if case .to(let maneuver) = self { return maneuver }
            return nil
        }
    }
}
