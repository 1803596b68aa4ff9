import NavText

/// Reads a route of OSRM or Mapbox Directions: its manoeuvres, and the alerts of its legs, by their distance from the
/// route's start.
struct RouteReader {
    private(set) var entries = RouteEntries()
    private let route: JSONValue
    private let path: String

    init(_ route: JSONValue, path: String) throws(InputError) {
        self.route = route
        self.path = path
        guard let legs = route["legs"], legs.kind == .array else {
            throw InputError(
                path: "\(path).legs", position: route["legs"]?.position ?? route.position,
                reason: "expected an array of legs" + (route["legs"].map { ", found \($0.kind)" } ?? ""))
        }
        let all = legs.elements
        guard all.contains(where: { $0["steps"]?.elements.isEmpty == false }) else {
            throw InputError(
                path: "\(path).legs", position: legs.position,
                reason: "expected legs with steps; ask the engine for them (steps=true)")
        }
        var start = 0.0
        for (index, leg) in all.enumerated() {
            start += read(leg, "\(path).legs[\(index)]", from: start, leg: (index, all.count))
        }
        entries.setTrip(
            path: path, length: route["distance"]?.number ?? start,
            duration: route["duration"]?.number ?? Self.sum(all, "duration"),
            typical: route["duration_typical"]?.number ?? Self.sum(all, "duration_typical"))
    }

    /// The sum over the legs; nil when one of them lacks it.
    private static func sum(_ legs: [JSONValue], _ key: StaticString) -> Double? {
        legs.reduce(0) { sum, leg in
            guard let sum, let number = leg[key]?.number else { return nil }
            return sum + number
        }
    }

    /// Reads a leg that begins `start` metres from the route's start; gives its length.
    private mutating func read(_ leg: JSONValue, _ path: String, from start: Double, leg place: (Int, Int)) -> Double {
        let steps = leg["steps"]?.elements ?? []
        let lengths = steps.map { max(0, $0["distance"]?.number.flatMap { $0.isFinite ? $0 : nil } ?? 0) }
        let length = leg["distance"]?.number ?? lengths.reduce(0, +)
        var passed = 0.0
        for (index, step) in steps.enumerated() {
            let stepPath = "\(path).steps[\(index)]"
            do throws(InputError) {
                var reader = try StepReader(step, path: stepPath)
                var maneuver = try reader.maneuver(before: index > 0 ? steps[index - 1] : nil)
                maneuver.distance = start + passed
                maneuver.unrecognized = reader.unrecognized
                if maneuver.type == .arrive, place.0 + 1 < place.1 { maneuver.waypointNumber = place.0 + 1 }
                entries.add(
                    maneuver, path: stepPath, at: start + passed, length: lengths[index],
                    duration: step["duration"]?.number)
            } catch {
                entries.add(error, at: start + passed)
            }
            passed += lengths[index]
        }
        let geometry = LegGeometry(leg: leg, route: place.1 == 1 ? route : nil, length: length)
        RoadObjects(leg: leg, path: path, start: start, stepLengths: lengths, geometry: geometry).read(into: &entries)
        return length
    }
}
