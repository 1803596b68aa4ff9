import NavText

/// Reads what Mapbox's banner and voice instructions know of the manoeuvre that they announce, beyond the step itself.
struct BannerReader {
    private let step: JSONValue

    init(_ step: JSONValue) { self.step = step }

    /// Adds what the step does not have. Texts that the engine wrote in one language are not taken.
    func complete(_ maneuver: inout Maneuver) {
        var abbreviations: [Maneuver.Abbreviation] = []
        var exits: [String] = []
        var lanes: [TurnLane] = []
        for banner in step["bannerInstructions"]?.elements ?? [] {
            for component in components(banner["primary"]) + components(banner["secondary"]) {
                guard let text = component["text"]?.string else { continue }
                if component["type"]?.string == "exit-number", !exits.contains(text) { exits.append(text) }
                if let short = component["abbr"]?.string, short != text {
                    let priority = component["abbr_priority"]?.number.flatMap { Int(exactly: $0) } ?? 0
                    let found = Maneuver.Abbreviation(text: text, short: short, priority: priority)
                    if !abbreviations.contains(found) { abbreviations.append(found) }
                }
            }
            let shown = components(banner["sub"]).filter { $0["type"]?.string == "lane" }.map(lane)
            if !shown.isEmpty { lanes = shown }
        }
        maneuver.abbreviations = abbreviations
        if maneuver.exits.isEmpty { maneuver.exits = exits }
        if maneuver.lanes.isEmpty { maneuver.lanes = lanes }
        maneuver.announcementDistances = (step["voiceInstructions"]?.elements ?? []).compactMap {
            $0["distanceAlongGeometry"]?.number
        }.filter { $0.isFinite && $0 >= 0 }
    }

    private func components(_ text: JSONValue?) -> [JSONValue] { text?["components"]?.elements ?? [] }

    private func lane(_ component: JSONValue) -> TurnLane {
        TurnLane(
            isValid: component["active"]?.bool ?? false,
            indications: (component["directions"]?.elements ?? []).compactMap(\.string).compactMap(
                Maneuver.Modifier.init(word:)))
    }
}
