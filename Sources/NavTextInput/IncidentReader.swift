import FoundationEssentials
import NavText

/// Reads an incident of Mapbox Directions or Valhalla. Any field may be missing.
struct IncidentReader {
    private var fields: FieldReader
    /// Whether the incident's fields stand beside `"type": "incident"`, so that `type` is not the incident's.
    private let isEnvelope: Bool

    var unrecognized: [UnrecognizedWord] { fields.unrecognized }

    init(_ fields: FieldReader, isEnvelope: Bool) {
        self.fields = fields
        self.isEnvelope = isEnvelope
    }

    /// Whether an object has a field that only incidents have.
    static func looksLikeIncident(_ fields: FieldReader) -> Bool {
        fields.has("lanes_blocked") || fields.has("num_lanes_blocked") || fields.has("impact")
            || fields.has("alertc_codes")
            || fields.has("affected_road_names") || fields.has("closed") || fields.has("id") || fields.has("congestion")
    }

    mutating func incident() throws(InputError) -> Incident {
        var result = Incident()
        if !isEnvelope, let word = try fields.string("type") {
            result.type = Incident.Kind(word: word)
            if result.type == nil {
                result.type = .other
                fields.unknown("type", word)
            }
        }
        result.impact = try fields.word("impact", Incident.Impact.init(word:))
        result.subType = try fields.string("sub_type").map(normalizedWord)
        result.closed = try fields.bool("closed") ?? false
        result.lanesBlocked = BlockedLanes(
            try lanes(), count: try fields.count("num_lanes_blocked"), total: try fields.count("num_lanes"))
        if let value = try fields.object("congestion")?.number("value") {
            if (0...100).contains(value) {
                result.congestion = Int(value)
            } else if value != Self.congestionUnavailable {
                fields.unknown("congestion.value", "\(value)")
            }
        }
        result.affectedRoadNames = try strings("affected_road_names")
        result.length = try fields.number("length")
        result.startTime = try fields.instant("start_time")
        result.endTime = try fields.instant("end_time")
        result.id = try id()
        return result
    }

    private static let congestionUnavailable = 101.0

    private mutating func lanes() throws(InputError) -> [BlockedLanes.Lane] {
        var result: [BlockedLanes.Lane] = []
        for (index, value) in try fields.array("lanes_blocked").enumerated() {
            let path = "lanes_blocked[\(index)]"
            let word: String
            if let text = value.string {
                word = text
            } else if let number = value.number, let whole = Int(exactly: number) {
                word = String(whole)
            } else {
                throw InputError(
                    path: "\(fields.path).\(path)", position: value.position,
                    reason: "expected a lane such as \"LEFT\", found \(value.kind)")
            }
            if let lane = BlockedLanes.Lane(word: word) { result.append(lane) } else { fields.unknown(path, word) }
        }
        return result
    }

    private func strings(_ key: StaticString) throws(InputError) -> [String] {
        var result: [String] = []
        for (index, value) in try fields.array(key).enumerated() {
            guard let text = value.string else {
                throw InputError(
                    path: "\(fields.path).\(key)[\(index)]", position: value.position,
                    reason: "expected a string, found \(value.kind)")
            }
            result.append(text)
        }
        return result
    }

    /// Keys are strings with some engines and numbers with others.
    private func id() throws(InputError) -> String? {
        if let number = fields.value["id"]?.number { return Int(exactly: number).map(String.init) }
        return try fields.string("id")
    }
}
