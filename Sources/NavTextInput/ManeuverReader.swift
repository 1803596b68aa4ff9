import NavText

/// Reads a manoeuvre of our own format: a step of OSRM or Mapbox Directions, with where it lies.
struct ManeuverReader {
    private let fields: FieldReader

    init(_ value: JSONValue, path: String, prefix: String = "") throws(InputError) {
        fields = try FieldReader(value, path: path, prefix: prefix)
    }

    func maneuver() throws(InputError) -> Maneuver {
        guard let step = fields.value["step"] else {
            throw InputError(
                path: "\(fields.path).step", position: fields.value.position,
                reason: "expected a manoeuvre with \"step\", a step of OSRM or Mapbox Directions")
        }
        var reader = try StepReader(step, path: "\(fields.path).step", prefix: "\(fields.prefix)step.")
        var result = try reader.maneuver()
        result.distance = try fields.number("distance")
        result.unrecognized = reader.unrecognized
        if result.type == .arrive {
            result.waypointName = try fields.string("waypoint_name")
            if let index = try fields.count("leg_index"), let count = try fields.count("leg_count"), index + 1 < count {
                result.waypointNumber = index + 1
            }
        }
        if let next = fields.value["next"] {
            let next = try ManeuverReader(next, path: "\(fields.path).next", prefix: "\(fields.prefix)next.").maneuver()
            result.unrecognized += next.unrecognized
            result.next = next
        }
        return result
    }
}
