import NavText

/// Reads what a leg of Mapbox Directions knows of the road: incidents, closures, notifications, and what its
/// intersections have: tunnels, borders, tolls, rest stops, crossings, merging areas and junctions.
struct RoadObjects {
    let leg: JSONValue
    let path: String
    /// Metres from the route's start to the leg's.
    let start: Double
    let stepLengths: [Double]
    let geometry: LegGeometry

    private struct Intersection {
        let value: JSONValue
        let path: String
        /// Metres from the leg's start.
        let place: Double

        func has(_ name: String) -> Bool { (value["classes"]?.elements ?? []).contains { $0.string == name } }
    }

    func read(into entries: inout RouteEntries) {
        let intersections = intersections()
        readTunnels(intersections, &entries)
        readRestrictedAreas(intersections, &entries)
        readBorders(intersections, &entries)
        for intersection in intersections { readPlaces(intersection, &entries) }
        readAlongGeometry(&entries)
    }

    // MARK: Along the geometry

    private func readAlongGeometry(_ entries: inout RouteEntries) {
        var known = entries.incidents
        each("incidents", &entries) { object, path, distance throws(InputError) in
            var reader = IncidentReader(try FieldReader(object, path: path), isEnvelope: false)
            var incident = try reader.incident()
            if let id = incident.id {
                // One that began in an earlier leg has its key only.
                if incident == Incident(id: id) { incident = known[id] ?? incident }
                known[id] = incident
            }
            incident.length = incident.length ?? length(object)
            return Alert(.incident(incident), distance: distance, unrecognized: reader.unrecognized)
        }
        entries.incidents = known
        each("closures", &entries) { object, path, distance throws(InputError) in
            _ = try FieldReader(object, path: path)
            return Alert(
                .incident(Incident(type: .roadClosure, closed: true, length: length(object))), distance: distance)
        }
        each("notifications", &entries) { object, path, distance throws(InputError) in
            var fields = try FieldReader(object, path: path)
            let notification = try fields.notification()
            return Alert(.notification(notification), distance: distance, unrecognized: fields.unrecognized)
        }
    }

    private func each(
        _ key: StaticString, _ entries: inout RouteEntries,
        _ read: (JSONValue, String, Double?) throws(InputError) -> Alert
    ) {
        for (index, object) in (leg[key]?.elements ?? []).enumerated() {
            let path = "\(path).\(key)[\(index)]"
            let place = geometry.place(
                self.index(object, "geometry_index_start") ?? self.index(object, "geometry_index"))
            do throws(InputError) {
                entries.add(try read(object, path, place.map { start + $0 }), path: path, at: start + (place ?? 0))
            } catch {
                entries.add(error, at: start + (place ?? 0))
            }
        }
    }

    private func index(_ object: JSONValue, _ key: StaticString) -> Int? {
        object[key]?.number.flatMap { Int(exactly: $0) }
    }

    private func length(_ object: JSONValue) -> Double? {
        guard let from = geometry.place(index(object, "geometry_index_start")),
            let to = geometry.place(index(object, "geometry_index_end")), to > from
        else { return nil }
        return to - from
    }

    // MARK: At intersections

    private func intersections() -> [Intersection] {
        var result: [Intersection] = []
        var passed = 0.0
        let steps = leg["steps"]?.elements ?? []
        for (index, step) in steps.enumerated() {
            let all = step["intersections"]?.elements ?? []
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            let end = Coordinate(next?["maneuver"]?["location"] ?? next?["intersections"]?.elements.first?["location"])
            // Without a geometry the straight lines between intersections tell how the step's length is spread.
            let points = all.map { Coordinate($0["location"]) }
            let known = points.compactMap { $0 } + [end].compactMap { $0 }
            let lines = known.count == all.count + 1 ? LegGeometry.places(known) : []
            let total = lines.last ?? 0
            for (number, value) in all.enumerated() {
                let inStep = total > 0 ? lines[number] / total * stepLengths[index] : 0
                let place = geometry.place(self.index(value, "geometry_index")) ?? passed + inStep
                result.append(
                    Intersection(value: value, path: "\(path).steps[\(index)].intersections[\(number)]", place: place))
            }
            passed += stepLengths[index]
        }
        return result
    }

    /// A tunnel lasts while intersections have its class and its name.
    private func readTunnels(_ intersections: [Intersection], _ entries: inout RouteEntries) {
        readRuns(intersections, &entries) { intersection in
            let name = intersection.value["tunnel_name"]?.string
            guard intersection.has("tunnel") || name != nil else { return nil }
            return .tunnel(name: name)
        }
    }

    private func readRestrictedAreas(_ intersections: [Intersection], _ entries: inout RouteEntries) {
        readRuns(intersections, &entries) { $0.has("restricted") ? .restrictedArea() : nil }
    }

    /// An alert for each run of intersections of one kind, as long as the run.
    private func readRuns(
        _ intersections: [Intersection], _ entries: inout RouteEntries, _ kind: (Intersection) -> Alert.Kind?
    ) {
        var open: (kind: Alert.Kind, first: Intersection)?
        func close(at end: Double, _ entries: inout RouteEntries) {
            guard let (kind, first) = open else { return }
            let length = end > first.place ? end - first.place : nil
            let whole: Alert.Kind =
                switch kind {
                case .tunnel(let name, _): .tunnel(name: name, length: length)
                case .restrictedArea(let name, _): .restrictedArea(name: name, length: length)
                default: kind
                }
            add(whole, first, &entries)
        }
        for intersection in intersections {
            let found = kind(intersection)
            guard found != open?.kind else { continue }
            close(at: intersection.place, &entries)
            open = found.map { ($0, intersection) }
        }
        close(at: stepLengths.reduce(0, +), &entries)
    }

    /// A border is where an intersection is in another country than the one before it.
    private func readBorders(_ intersections: [Intersection], _ entries: inout RouteEntries) {
        let countries = (leg["admins"]?.elements ?? []).map {
            $0["iso_3166_1"]?.string ?? $0["iso_3166_1_alpha3"]?.string
        }
        var last: String?
        for intersection in intersections {
            guard let index = index(intersection.value, "admin_index"), countries.indices.contains(index),
                let country = countries[index]
            else { continue }
            if let last, last != country { add(.borderCrossing(from: last, to: country), intersection, &entries) }
            last = country
        }
    }

    private func readPlaces(_ intersection: Intersection, _ entries: inout RouteEntries) {
        do throws(InputError) {
            let fields = try FieldReader(intersection.value, path: intersection.path)
            if var toll = try fields.object("toll_collection") {
                let type = try toll.word("type", Alert.TollCollection.init(word:)) ?? .booth
                add(.tollCollection(type, name: try toll.string("name")), intersection, &entries, toll.unrecognized)
            }
            if var stop = try fields.object("rest_stop") {
                let type = try stop.word("type", Alert.RestStop.init(word:)) ?? .restArea
                let amenities = try stop.amenities()
                add(
                    .restStop(type, name: try stop.string("name"), amenities: amenities), intersection, &entries,
                    stop.unrecognized)
            }
            if try fields.bool("railway_crossing") == true { add(.railwayCrossing(), intersection, &entries) }
            if let place = try fields.object("ic") {
                add(.interchange(name: try place.string("name")), intersection, &entries)
            }
            if let place = try fields.object("jct") {
                add(.junction(name: try place.string("name")), intersection, &entries)
            }
            if var area = try fields.object("merging_area") {
                let side = try area.word("type", Alert.MergingSide.init(word:))
                add(.mergingArea(side), intersection, &entries, area.unrecognized)
            }
        } catch {
            entries.add(error, at: start + intersection.place)
        }
    }

    private func add(
        _ kind: Alert.Kind, _ intersection: Intersection, _ entries: inout RouteEntries,
        _ unrecognized: [UnrecognizedWord] = []
    ) {
        let distance = start + intersection.place
        entries.add(
            Alert(kind, distance: distance, unrecognized: unrecognized), path: intersection.path, at: distance)
    }
}
