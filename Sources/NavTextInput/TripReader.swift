import FoundationEssentials
import NavText

/// Reads the progress of a trip and the notices of the navigation from our own format.
enum TripReader {
    static func progress(_ value: JSONValue, path: String) throws(InputError) -> TripProgress {
        var fields = try FieldReader(value, path: path)
        var result = TripProgress()
        result.distanceRemaining = try fields.number("distance_remaining")
        result.durationRemaining = try fields.number("duration_remaining")
        result.durationTypical = try fields.number("duration_typical")
        result.arrival = try fields.instant("arrival")
        result.timeZone = try fields.string("time_zone")
        result.fractionTraveled = try fields.number("fraction_traveled")
        result.nextWaypoint = try fields.string("next_waypoint")
        result.chargeAtArrival = try fields.number("charge_at_arrival")
        result.unrecognized = fields.unrecognized
        return result
    }

    static func notice(_ value: JSONValue, path: String) throws(InputError) -> Notice {
        var fields = try FieldReader(value, path: path)
        guard fields.has("notice") else {
            throw InputError(
                path: "\(path).notice", position: value.position,
                reason: "expected a notice such as \"rerouting\", found none")
        }
        var result = Notice(try fields.word("notice", Notice.Kind.init(word:)))
        result.timeSaved = try fields.number("time_saved")
        result.name = try fields.string("name")
        if let speed = try fields.number("speed") {
            switch try fields.string("speed_unit").map({ $0.lowercased() }) {
            case nil, "km/h", "kmh", "kph": result.speed = speed
            case "mph", "mi/h": result.speed = speed * 1.609344
            case "m/s": result.speed = speed * 3.6
            case let unit?: fields.unknown("speed_unit", unit)
            }
        }
        result.unrecognized = fields.unrecognized
        return result
    }
}
