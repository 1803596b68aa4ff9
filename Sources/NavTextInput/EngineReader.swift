import NavText

/// Reads a JSON value into entries: finds out whose it is, takes off the envelope, and hands what is inside to the
/// reader of that engine.
struct EngineReader {
    /// Whose JSON it is; nil to find out.
    let engine: Engine?

    func entries(_ value: JSONValue, path: String) -> [GuidanceInput.Entry] {
        if value.kind == .array {
            return value.elements.enumerated().flatMap { entries($1, path: "\(path)[\($0)]") }
        }
        do throws(InputError) {
            switch engine ?? Engine(shapeOf: value) {
            case .alert: return try ownFormat(value, path)
            case .osrm, .mapbox: return try osrm(value, path)
            case .valhalla: return try valhalla(value, path)
            case .graphhopper: return try graphHopper(value, path)
            }
        } catch {
            return [GuidanceInput.Entry(error, at: path)]
        }
    }

    // MARK: Our own format

    private func ownFormat(_ value: JSONValue, _ path: String) throws(InputError) -> [GuidanceInput.Entry] {
        if let alerts = value["alerts"] {
            guard alerts.kind == .array else {
                throw InputError(
                    path: "\(path).alerts", position: alerts.position,
                    reason: "expected an array of alerts, found \(alerts.kind)")
            }
            return entries(alerts, path: "\(path).alerts")
        }
        switch value["type"]?.string.map(normalizedWord) {
        case "maneuver": return [Self.entry(path, .maneuver(try ManeuverReader(value, path: path).maneuver()))]
        case "trip_progress": return [Self.entry(path, .progress(try TripReader.progress(value, path: path)))]
        case "notice": return [Self.entry(path, .notice(try TripReader.notice(value, path: path)))]
        default:
            var reader = try AlertReader(value, path: path)
            return [Self.entry(path, .alert(try reader.alert()))]
        }
    }

    private static func entry(_ path: String, _ guidance: Guidance) -> GuidanceInput.Entry {
        GuidanceInput.Entry(path: path, result: .success(guidance))
    }

    // MARK: Routing engines

    private func osrm(_ value: JSONValue, _ path: String) throws(InputError) -> [GuidanceInput.Entry] {
        if let code = value["code"]?.string, code != "Ok" { throw failure(value, path, code: code) }
        if value["maneuver"] != nil {
            var reader = try StepReader(value, path: path)
            return [Self.entry(path, .maneuver(try reader.maneuver()))]
        }
        return try routes(value, path, ["routes", "matchings"]) { route, path throws(InputError) in
            try RouteReader(route, path: path).entries.inOrder
        }
    }

    private func valhalla(_ value: JSONValue, _ path: String) throws(InputError) -> [GuidanceInput.Entry] {
        if let error = value["error_code"] {
            throw failure(value, path, code: error.number.map { "\(Int(exactly: $0) ?? 0)" } ?? "")
        }
        var result: [GuidanceInput.Entry] = []
        var trips: [(JSONValue, String)] = [(value["trip"] ?? value, value["trip"] == nil ? path : "\(path).trip")]
        for (index, alternate) in (value["alternates"]?.elements ?? []).enumerated() {
            trips.append((alternate["trip"] ?? alternate, "\(path).alternates[\(index)].trip"))
        }
        for (trip, path) in trips {
            result += part(path) { path throws(InputError) in try ValhallaReader(trip, path: path).entries.inOrder }
        }
        return result
    }

    private func graphHopper(_ value: JSONValue, _ path: String) throws(InputError) -> [GuidanceInput.Entry] {
        if value["paths"] == nil, value["instructions"] == nil, value["message"] != nil {
            throw failure(value, path, code: "")
        }
        return try routes(value, path, ["paths"]) { route, path throws(InputError) in
            try GraphHopperReader(route, path: path).entries.inOrder
        }
    }

    /// What an engine says instead of a route.
    private func failure(_ value: JSONValue, _ path: String, code: String) -> InputError {
        let message = value["message"]?.string ?? value["error"]?.string ?? ""
        let said = [code, message].filter { !$0.isEmpty }.joined(separator: ": ")
        return InputError(
            path: path, position: value.position, reason: "expected a route, found the engine's error (\(said))")
    }

    /// The routes of an envelope, or the one that has none; a broken one leaves the others as they are.
    private func routes(
        _ value: JSONValue, _ path: String, _ keys: [StaticString],
        _ read: (JSONValue, String) throws(InputError) -> [GuidanceInput.Entry]
    ) throws(InputError) -> [GuidanceInput.Entry] {
        for key in keys {
            guard let routes = value[key] else { continue }
            guard routes.kind == .array else {
                throw InputError(
                    path: "\(path).\(key)", position: routes.position,
                    reason: "expected an array of routes, found \(routes.kind)")
            }
            guard !routes.elements.isEmpty else {
                throw InputError(
                    path: "\(path).\(key)", position: routes.position, reason: "expected a route, found none")
            }
            return routes.elements.enumerated().flatMap { index, route in
                part("\(path).\(key)[\(index)]") { path throws(InputError) in try read(route, path) }
            }
        }
        return try read(value, path)
    }

    private func part(
        _ path: String, _ read: (String) throws(InputError) -> [GuidanceInput.Entry]
    ) -> [GuidanceInput.Entry] {
        do throws(InputError) { return try read(path) } catch { return [GuidanceInput.Entry(error, at: path)] }
    }
}
