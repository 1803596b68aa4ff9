import NavText

/// Reads a path of GraphHopper: its instructions by their distance from the path's start.
struct GraphHopperReader {
    private(set) var entries = RouteEntries()

    init(_ route: JSONValue, path: String) throws(InputError) {
        let instructions = try FieldReader(route, path: path).array("instructions")
        guard !instructions.isEmpty else {
            throw InputError(
                path: "\(path).instructions", position: (route["instructions"] ?? route).position,
                reason: "expected instructions; ask the engine for them (instructions=true)")
        }
        var place = 0.0
        var stops = 0
        for (index, value) in instructions.enumerated() {
            let path = "\(path).instructions[\(index)]"
            let length = (value["distance"]?.number).map { $0.isFinite ? max(0, $0) : 0 } ?? 0
            do throws(InputError) {
                var maneuver = try Self.maneuver(try FieldReader(value, path: path), isFirst: index == 0)
                maneuver.distance = place
                if value["sign"]?.number == Self.viaReached {
                    stops += 1
                    maneuver.waypointNumber = stops
                }
                entries.add(
                    maneuver, path: path, at: place, length: length,
                    duration: (value["time"]?.number).map { $0 / 1000 })
            } catch {
                entries.add(error, at: place)
            }
            place += length
        }
        entries.setTrip(
            path: path, length: route["distance"]?.number ?? place,
            duration: (route["time"]?.number).map { $0 / 1000 })
    }

    private static let viaReached = 5.0

    private static func maneuver(_ fields: FieldReader, isFirst: Bool) throws(InputError) -> Maneuver {
        var fields = fields
        guard let sign = try fields.number("sign") else {
            throw InputError(
                path: "\(fields.path).sign", position: fields.value.position,
                reason: "expected the number of a manoeuvre (\"sign\"), found none")
        }
        var result: Maneuver
        if isFirst, sign == 0 {
            result = Maneuver(.depart)
        } else if let found = Int(exactly: sign).flatMap(maneuver(sign:)) {
            result = found
        } else {
            fields.unknown("sign", "\(sign)")
            result = Maneuver(.turn)
        }
        result.bearingAfter = try fields.number("heading")
        result.roundaboutExit = try fields.count("exit_number")
        result.names = [try fields.string("street_name")].compactMap { $0 }
        result.refs = StepReader.parts(try fields.string("street_ref"), ";,")
        result.destinations = Maneuver.Destinations(
            refs: StepReader.parts(try fields.string("street_destination_ref"), ";,"),
            names: StepReader.parts(try fields.string("street_destination"), ";,"))
        result.junctionName = try fields.string("motorway_junction")
        if let ferry = fields.value["ferry"], ferry.bool != false, ferry.string != "leave_ferry" {
            result.mode = .ferry
        }
        result.unrecognized = fields.unrecognized
        return result
    }

    private static func maneuver(sign: Int) -> Maneuver? {
        switch sign {
        case -98, -8, 8: Maneuver(.turn, .uturn)
        case -7: Maneuver(.fork, .left)
        case -6: Maneuver(.exitRoundabout)
        case -3: Maneuver(.turn, .sharpLeft)
        case -2: Maneuver(.turn, .left)
        case -1: Maneuver(.turn, .slightLeft)
        case 0: Maneuver(.continue)
        case 1: Maneuver(.turn, .slightRight)
        case 2: Maneuver(.turn, .right)
        case 3: Maneuver(.turn, .sharpRight)
        case 4, 5: Maneuver(.arrive)
        case 6: Maneuver(.roundabout)
        case 7: Maneuver(.fork, .right)
        case 9: Maneuver(.ferryEnter)
        case 101: Maneuver(.transit)
        case 102: Maneuver(.transitTransfer)
        case 103: Maneuver(.stationExit)
        default: nil
        }
    }
}
