import NavText

/// Whose JSON a text is.
public enum Engine: String, Sendable, Hashable, CaseIterable {
    /// This project's own format: `Documentation/json.md`.
    case alert
    /// OSRM's route response.
    case osrm
    /// Mapbox Directions' route response.
    case mapbox
    /// Valhalla's route response in its own format.
    case valhalla
    /// GraphHopper's route response.
    case graphhopper

    /// The engine whose shape an object has.
    init(shapeOf value: JSONValue) {
        if value["trip"] != nil || value["legs"]?.elements.first?["maneuvers"] != nil || value["error_code"] != nil {
            self = .valhalla
        } else if value["paths"] != nil || value["instructions"]?.kind == .array || value["hints"] != nil {
            self = .graphhopper
        } else if value["routes"] != nil || value["legs"] != nil || value["matchings"] != nil
            || value["maneuver"] != nil || (value["code"] != nil && value["type"] == nil)
        {
            // Mapbox's responses are OSRM's with more in them.
            self = .osrm
        } else {
            self = .alert
        }
    }
}
