import NavText

/// Reads a manoeuvre from a step of OSRM or Mapbox Directions. Any field may be missing.
struct StepReader {
    private var fields: FieldReader

    /// Unknown words of the step.
    var unrecognized: [UnrecognizedWord] { fields.unrecognized }

    init(_ value: JSONValue, path: String, prefix: String = "") throws(InputError) {
        fields = try FieldReader(value, path: path, prefix: prefix)
    }

    /// `before` is the step that leads to it, whose banners and voice instructions are about this one.
    mutating func maneuver(before: JSONValue? = nil) throws(InputError) -> Maneuver {
        guard var source = try fields.object("maneuver") else {
            throw InputError(
                path: "\(fields.path).maneuver", position: fields.value.position,
                reason: "expected a step with a \"maneuver\"")
        }
        // A type that nobody knows is a turn.
        let type = try source.word("type", Maneuver.Kind.init(word:)) ?? .turn
        var result = Maneuver(type, try source.word("modifier", Maneuver.Modifier.init(word:)))
        result.roundaboutExit = try source.count("exit")
        result.bearingAfter = try source.number("bearing_after")
        fields.adopt(source)
        result.mode = try fields.word("mode", Maneuver.TravelMode.init(word:)) ?? .driving
        result.names = try fields.string("name").map { [$0] } ?? []
        result.refs = Self.parts(try fields.string("ref"), ";")
        result.destinations = Self.destinations(try fields.string("destinations"))
        result.exits = Self.parts(try fields.string("exits"), ";,")
        result.rotaryName = try fields.string("rotary_name")
        result.junctionName = try fields.string("junction_name")
        if let intersection = try fields.array("intersections").first {
            var reader = try FieldReader(
                intersection, path: "\(fields.path).intersections[0]", prefix: "\(fields.prefix)intersections[0].")
            result.lanes = try lanes(&reader)
            fields.adopt(reader)
            let classes = (intersection["classes"]?.elements ?? []).compactMap(\.string)
            result.isMotorway =
                classes.contains("motorway") || intersection["mapbox_streets_v8"]?["class"]?.string == "motorway"
        }
        if let before { BannerReader(before).complete(&result) }
        return result
    }

    private func lanes(_ intersection: inout FieldReader) throws(InputError) -> [TurnLane] {
        var result: [TurnLane] = []
        for (index, value) in try intersection.array("lanes").enumerated() {
            let place = "lanes[\(index)]"
            let lane = try FieldReader(
                value, path: "\(intersection.path).\(place)", prefix: "\(intersection.prefix)\(place).")
            result.append(
                TurnLane(
                    isValid: try lane.bool("valid") ?? false, isActive: try lane.bool("active"),
                    indications: (value["indications"]?.elements ?? []).compactMap(\.string).compactMap(
                        Maneuver.Modifier.init(word:))))
        }
        return result
    }

    /// "A 99, B 2: Nürnberg, Stuttgart": numbers of roads before the colon, places after it.
    static func destinations(_ text: String?) -> Maneuver.Destinations {
        guard let text else { return Maneuver.Destinations() }
        guard let colon = text.firstRange(of: ": ") else {
            let all = parts(text, ",;")
            return Maneuver.Destinations(
                refs: all.filter(RoadNumber.matches), names: all.filter { !RoadNumber.matches($0) })
        }
        return Maneuver.Destinations(
            refs: parts(String(text[..<colon.lowerBound]), ",;"), names: parts(String(text[colon.upperBound...]), ",;"))
    }

    static func parts(_ text: String?, _ separators: String) -> [String] {
        (text ?? "").split { separators.contains($0) }.map { String($0) }.filter { part in
            part.contains { !$0.isWhitespace }
        }
    }
}
