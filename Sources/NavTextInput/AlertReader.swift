import NavText

/// Reads one alert from a JSON object.
struct AlertReader {
    private var fields: FieldReader

    init(_ value: JSONValue, path: String) throws(InputError) { fields = try FieldReader(value, path: path) }

    mutating func alert() throws(InputError) -> Alert {
        let type = try fields.string("type")
        let distance = try fields.number("distance")
        let kind = try kind(type)
        return Alert(kind, distance: distance, unrecognized: fields.unrecognized + incidentWords)
    }

    private var incidentWords: [UnrecognizedWord] = []

    private mutating func kind(_ type: String?) throws(InputError) -> Alert.Kind {
        guard let type else {
            guard IncidentReader.looksLikeIncident(fields) else {
                throw InputError(
                    path: fields.path, position: fields.value.position,
                    reason: "expected an alert: an object with \"type\", or an incident of a routing engine")
            }
            return try incident(fields)
        }
        switch normalizedWord(type) {
        case "incident":
            return try incident(try fields.object("incident") ?? fields, isEnvelope: true)
        case "tunnel":
            return .tunnel(name: try fields.string("name"), length: try fields.number("length"))
        case "bridge":
            return .bridge(name: try fields.string("name"), length: try fields.number("length"))
        case "border_crossing", "country_border_crossing":
            return .borderCrossing(from: try fields.string("from"), to: try fields.string("to"))
        case "toll_booth":
            return .tollCollection(.booth, name: try fields.string("name"))
        case "toll_gantry":
            return .tollCollection(.gantry, name: try fields.string("name"))
        case "rest_area":
            return .restStop(.restArea, name: try fields.string("name"), amenities: try fields.amenities())
        case "service_area":
            return .restStop(.serviceArea, name: try fields.string("name"), amenities: try fields.amenities())
        case "restricted_area":
            return .restrictedArea(name: try fields.string("name"), length: try fields.number("length"))
        case "railway_crossing":
            return .railwayCrossing(name: try fields.string("name"))
        case "merging_area":
            return .mergingArea(try fields.word("side", Alert.MergingSide.init(word:)))
        case "ic", "interchange":
            return .interchange(name: try fields.string("name"))
        case "jct", "junction":
            return .junction(name: try fields.string("name"))
        case "notification":
            return .notification(try fields.notification())
        case "custom":
            return .custom(text: try fields.string("text") ?? "")
        default:
            if let side = Alert.MergingSide(word: type) { return .mergingArea(side) }
            if Incident.Kind(word: type) != nil || IncidentReader.looksLikeIncident(fields) {
                return try incident(fields)
            }
            fields.unknown("type", type)
            return .other
        }
    }

    private mutating func incident(_ source: FieldReader, isEnvelope: Bool = false) throws(InputError) -> Alert.Kind {
        var reader = IncidentReader(source, isEnvelope: isEnvelope && source.path == fields.path)
        let incident = try reader.incident()
        incidentWords = reader.unrecognized
        return .incident(incident)
    }
}
