import NavText

/// Reads a trip of Valhalla in its own format: its manoeuvres by their distance from the trip's start.
struct ValhallaReader {
    private(set) var entries = RouteEntries()
    private let path: String
    /// Metres in a unit of the trip's lengths.
    private let unit: Double

    init(_ trip: JSONValue, path: String) throws(InputError) {
        self.path = path
        let fields = try FieldReader(trip, path: path)
        unit = try fields.string("units") == "miles" ? 1609.344 : 1000
        let legs = try fields.array("legs")
        guard legs.contains(where: { $0["maneuvers"]?.elements.isEmpty == false }) else {
            throw InputError(
                path: "\(path).legs", position: (trip["legs"] ?? trip).position,
                reason: "expected legs with \"maneuvers\"; ask the engine for them (directions_type=instructions)")
        }
        var start = 0.0
        for (index, leg) in legs.enumerated() { start += read(leg, index, of: legs.count, from: start) }
        entries.setTrip(
            path: path, length: (trip["summary"]?["length"]?.number).map { $0 * unit } ?? start,
            duration: trip["summary"]?["time"]?.number)
    }

    /// Reads a leg that begins `start` metres from the trip's start; gives its length.
    private mutating func read(_ leg: JSONValue, _ index: Int, of count: Int, from start: Double) -> Double {
        var passed = 0.0
        let all = leg["maneuvers"]?.elements ?? []
        for (number, value) in all.enumerated() {
            let path = "\(path).legs[\(index)].maneuvers[\(number)]"
            let length = (value["length"]?.number).map { $0.isFinite ? max(0, $0 * unit) : 0 } ?? 0
            do throws(InputError) {
                var maneuver = try Self.maneuver(try FieldReader(value, path: path))
                if maneuver.type == .roundabout, number + 1 < all.count {
                    Self.complete(&maneuver, with: all[number + 1], path: path)
                }
                maneuver.distance = start + passed
                if maneuver.type == .arrive, index + 1 < count { maneuver.waypointNumber = index + 1 }
                entries.add(
                    maneuver, path: path, at: start + passed, length: length, duration: value["time"]?.number)
            } catch {
                entries.add(error, at: start + passed)
            }
            passed += length
        }
        return passed
    }

    /// A roundabout's street is its own name; the road that is taken is that of the manoeuvre by which it is left.
    private static func complete(
        _ roundabout: inout Maneuver, with exit: JSONValue, path: String
    ) {
        roundabout.rotaryName = roundabout.names.first
        (roundabout.names, roundabout.refs) = ([], [])
        guard let fields = try? FieldReader(exit, path: path), let next = try? maneuver(fields),
            next.type == .exitRoundabout
        else { return }
        (roundabout.names, roundabout.refs) = (next.names, next.refs)
    }

    private static func maneuver(_ fields: FieldReader) throws(InputError) -> Maneuver {
        var fields = fields
        guard let number = try fields.number("type") else {
            throw InputError(
                path: "\(fields.path).type", position: fields.value.position,
                reason: "expected the number of a manoeuvre's type, found none")
        }
        var result: Maneuver
        if let index = Int(exactly: number), types.indices.contains(index) {
            result = Maneuver(types[index].kind, types[index].modifier)
        } else {
            fields.unknown("type", "\(number)")
            result = Maneuver(.turn)
        }
        result.mode = mode(try fields.string("travel_mode"), isFerry: try fields.bool("ferry") ?? false)
        result.bearingAfter = try fields.number("bearing_after")
        result.roundaboutExit = try fields.count("roundabout_exit_count")
        result.isMotorway = try fields.bool("highway") ?? false
        // A road may change its name soon after the turn; the sign at the turn has the first.
        let beginning = try texts(fields, "begin_street_names")
        let streets = beginning.isEmpty ? try texts(fields, "street_names") : beginning
        result.refs = streets.filter(RoadNumber.matches)
        result.names = streets.filter { !RoadNumber.matches($0) }
        if let sign = try fields.object("sign") {
            result.exits = try elements(sign, "exit_number_elements")
            result.destinations = Maneuver.Destinations(
                refs: try elements(sign, "exit_branch_elements"), names: try elements(sign, "exit_toward_elements"))
            let junctions = try elements(sign, "junction_name_elements")
            result.junctionName = try (junctions + elements(sign, "exit_name_elements")).first
        }
        if let transit = try fields.object("transit_info") {
            let names = [try transit.string("short_name"), try transit.string("long_name")]
            result.refs = Array(names.compactMap { $0 }.prefix(1))
            result.destinations = Maneuver.Destinations(names: [try transit.string("headsign")].compactMap { $0 })
        }
        result.lanes = try fields.array("lanes").map(lane)
        result.unrecognized = fields.unrecognized
        return result
    }

    private static func texts(_ fields: FieldReader, _ key: StaticString) throws(InputError) -> [String] {
        try fields.array(key).compactMap { $0.string }
    }

    private static func elements(_ sign: FieldReader, _ key: StaticString) throws(InputError) -> [String] {
        try sign.array(key).compactMap { $0["text"]?.string ?? $0.string }
    }

    private static func mode(_ word: String?, isFerry: Bool) -> Maneuver.TravelMode {
        switch word {
        case "pedestrian": isFerry ? .ferry : .walking
        case "bicycle": isFerry ? .ferry : .cycling
        default: isFerry ? .ferry : .driving
        }
    }

    /// Lanes are masks of directions: all that the lane has, and those by which the manoeuvre can be made.
    private static func lane(_ value: JSONValue) -> TurnLane {
        func mask(_ key: StaticString) -> Int { value[key]?.number.flatMap { Int(exactly: $0) } ?? 0 }
        return TurnLane(
            isValid: mask("valid") != 0 || mask("active") != 0, isActive: mask("active") != 0,
            indications: directions.filter { mask("directions") & $0.bit != 0 }.map(\.modifier))
    }

    private static let directions: [(bit: Int, modifier: Maneuver.Modifier)] = [
        (2, .straight), (4, .sharpLeft), (8, .left), (16, .slightLeft), (32, .slightRight), (64, .right),
        (128, .sharpRight), (256, .uturn),
    ]

    /// Valhalla's manoeuvres by their numbers.
    private static let types: [(kind: Maneuver.Kind, modifier: Maneuver.Modifier?)] = [
        (.continue, nil), (.depart, nil), (.depart, .right), (.depart, .left), (.arrive, nil), (.arrive, .right),
        (.arrive, .left), (.newName, nil), (.continue, nil), (.turn, .slightRight), (.turn, .right),
        (.turn, .sharpRight), (.turn, .uturn), (.turn, .uturn), (.turn, .sharpLeft), (.turn, .left),
        (.turn, .slightLeft), (.onRamp, .straight), (.onRamp, .right), (.onRamp, .left), (.offRamp, .right),
        (.offRamp, .left), (.fork, .straight), (.fork, .right), (.fork, .left), (.merge, nil), (.roundabout, nil),
        (.exitRoundabout, nil), (.ferryEnter, nil), (.ferryExit, nil), (.transit, nil), (.transitTransfer, nil),
        (.transitRemainOn, nil), (.stationEnter, nil), (.transitTransfer, nil), (.stationExit, nil), (.depart, nil),
        (.merge, .right), (.merge, .left), (.elevator, nil), (.steps, nil), (.escalator, nil), (.buildingEnter, nil),
        (.buildingExit, nil),
    ]
}
