import FoundationEssentials
import NavText

/// Alerts that together reach every branch of the messages about them.
enum AlertSpecimens {
    static let all = incidents + lanes + places + notifications + several

    /// Each type with each impact, then each set of facts, then the weather and hazards by sub type.
    private static var incidents: [Specimen] {
        var result: [Specimen] = []
        for kind in Incident.Kind.allCases {
            for impact in [nil] + Incident.Impact.allCases {
                result.append(
                    incident("\(kind.rawValue) \(impact?.rawValue ?? "")", Incident(type: kind, impact: impact), 800))
            }
        }
        for value in [10, 70, 95, 101] {
            result.append(
                incident("congestion \(value)", Incident(type: .congestion, congestion: value), 2500))
        }
        for type in [Incident.Kind.weather, .roadHazard, .accident, .construction] {
            for word in subTypes {
                result.append(incident("\(type.rawValue) \(word)", Incident(type: type, subType: word), 1200))
            }
        }
        for facts in 0..<16 {
            let word = ["lanes", "road", "until", "distance"].enumerated().filter { facts & 1 << $0.offset != 0 }
            let example = Incident(
                type: .accident, impact: .major, lanesBlocked: BlockedLanes(facts & 1 == 0 ? [] : [.left]),
                affectedRoadNames: facts & 2 == 0 ? [] : ["A 96"],
                endTime: facts & 4 == 0 ? nil : Date(timeIntervalSince1970: Specimen.clock.now + 5400))
            result.append(
                incident(
                    "accident with " + word.map(\.element).joined(separator: "+"), example, facts & 8 == 0 ? nil : 400))
        }
        for (name, hours) in [("tomorrow", 20.0), ("in three days", 70), ("in two months", 1500), ("next year", 9000)] {
            let end = Date(timeIntervalSince1970: Specimen.clock.now + hours * 3600)
            result.append(incident("construction until \(name)", Incident(type: .construction, endTime: end), 3000))
        }
        result += [
            incident("closed", Incident(closed: true), 500),
            incident("weather, closed", Incident(type: .weather, closed: true, affectedRoadNames: ["B 12"]), 500),
            incident(
                "three roads", Incident(type: .accident, affectedRoadNames: ["A 8", "Main Street/US 1", "Ringstraße"]),
                15000),
        ]
        return result
    }

    /// The words that engines send and messages know.
    private static let subTypes = [
        "fog", "ice", "snow", "rain", "wind", "flooding", "object", "animal", "fire", "wrong_way_driver",
        "stopped_vehicle", "other",
    ]

    /// Every lane alone and in pairs, numbers and counts in each plural class.
    private static var lanes: [Specimen] {
        let named: [BlockedLanes.Lane] = [
            .left, .leftCenter, .leftTurn, .center, .right, .rightCenter, .rightTurn, .hov, .side, .shoulder, .median,
        ]
        var result: [Specimen] = []
        func add(_ name: String, _ lanes: BlockedLanes) {
            result.append(incident("lanes \(name)", Incident(type: .accident, lanesBlocked: lanes), 400))
        }
        for (index, lane) in named.enumerated() {
            add("\(lane)", BlockedLanes([lane]))
            add("\(lane) and another", BlockedLanes([lane, named[(index + 4) % named.count]]))
        }
        for number in [1, 2, 3, 4, 5, 8, 11, 21, 22] {
            add("number \(number)", BlockedLanes([.number(number)]))
            add("count \(number)", BlockedLanes(count: number))
            add("\(number) of more", BlockedLanes(count: number, total: number + 2))
        }
        add("1 of 2", BlockedLanes(count: 1, total: 2))
        add("all of 3", BlockedLanes(count: 3, total: 3))
        add("1 and 3", BlockedLanes([.number(1), .number(3)]))
        add("2 to 4", BlockedLanes([.number(2), .number(3), .number(4)]))
        add("1, 3, 5", BlockedLanes([.number(1), .number(3), .number(5)]))
        add("left, 2", BlockedLanes([.left, .number(2)]))
        add("shoulder and 1 to 2", BlockedLanes([.shoulder, .number(1), .number(2)]))
        return result
    }

    private static func incident(_ name: String, _ incident: Incident, _ distance: Double?) -> Specimen {
        Specimen("incident \(name)", Alert(.incident(incident), distance: distance))
    }

    /// Each place with and without its name, details and distance.
    private static var places: [Specimen] {
        var kinds: [(String, (String?, Double?) -> Alert.Kind)] = [
            ("tunnel", { .tunnel(name: $0, length: $1) }), ("bridge", { .bridge(name: $0, length: $1) }),
            ("restricted area", { .restrictedArea(name: $0, length: $1) }),
            ("railway crossing", { name, _ in .railwayCrossing(name: name) }),
            ("interchange", { name, _ in .interchange(name: name) }),
            ("junction", { name, _ in .junction(name: name) }),
        ]
        for toll in Alert.TollCollection.allCases {
            kinds.append((toll.rawValue, { name, _ in .tollCollection(toll, name: name) }))
        }
        for stop in Alert.RestStop.allCases {
            kinds.append(
                (
                    stop.rawValue,
                    { name, length in
                        .restStop(
                            stop, name: name, amenities: length == nil ? [] : [Amenity(.gasStation), Amenity(.toilet)])
                    }
                ))
        }
        var result: [Specimen] = []
        for (word, kind) in kinds {
            for facts in 0..<8 {
                let name = facts & 1 == 0 ? nil : "Gotthard"
                result.append(
                    Specimen(
                        "\(word)\(name.map { " " + $0 } ?? "")\(facts & 2 == 0 ? "" : " with detail")\(facts & 4 == 0 ? "" : " at 300")",
                        Alert(kind(name, facts & 2 == 0 ? nil : 16_900), distance: facts & 4 == 0 ? nil : 300)))
            }
        }
        for amenity in Amenity.Kind.allCases {
            result.append(
                Specimen(
                    "rest area with \(amenity.rawValue)",
                    Alert(.restStop(.restArea, amenities: [Amenity(amenity)]), distance: 2000)))
        }
        for side in [nil] + Alert.MergingSide.allCases {
            result.append(Specimen("merging \(side?.rawValue ?? "")", Alert(.mergingArea(side), distance: 600)))
        }
        let borders: [(String?, String?)] = [
            (nil, nil), (nil, "AUT"), (nil, "CHE"), ("DEU", "AUT"), ("FRA", "CHE"), ("AUT", "ITA"), ("USA", "CAN"),
            ("ESP", "FRA"),
            ("DEU", "NLD"), ("POL", "CZE"), ("BLR", "RUS"), ("UKR", "POL"), ("CHE", "LIE"),
        ]
        for (from, to) in borders {
            result.append(
                Specimen(
                    "border \(from ?? "") \(to ?? "")", Alert(.borderCrossing(from: from, to: to), distance: 5000)))
        }
        result += [
            Specimen("other", Alert(.other, distance: 700)), Specimen("other, no distance", Alert(.other)),
            Specimen("custom", Alert(.custom(text: "Blitzer"), distance: 250)),
        ]
        for distance in [5, 45, 120, 850, 999, 1000, 2000, 5000, 11_000, 21_000, 100_000, 1_000_000] as [Double] {
            result.append(
                Specimen("tunnel at \(Int(distance)) m", Alert(.tunnel(name: nil, length: 100), distance: distance)))
        }
        return result
    }

    private static var notifications: [Specimen] {
        var result: [Specimen] = []
        func add(_ name: String, _ notification: RouteNotification, _ distance: Double? = 900) {
            result.append(Specimen("notification \(name)", Alert(.notification(notification), distance: distance)))
        }
        for subtype in RouteNotification.Subtype.allCases {
            add(subtype.rawValue, RouteNotification(subtype))
            add("\(subtype.rawValue), no distance", RouteNotification(subtype), nil)
        }
        for reason in RouteNotification.Reason.allCases {
            add("station \(reason.rawValue)", RouteNotification(.stationUnavailable, reason: reason), nil)
        }
        add("height 3.5 m", RouteNotification(.maxHeight, limit: 3.5, unit: "m"))
        add("width 2 m", RouteNotification(.maxWidth, limit: 2, unit: "m"))
        add("weight 7.5 t", RouteNotification(.maxWeight, limit: 7.5, unit: "t"))
        add("unknown", RouteNotification(nil))
        return result
    }

    private static var several: [Specimen] {
        [
            Specimen(
                "two alerts",
                .alerts([
                    Alert(.incident(Incident(type: .construction)), distance: 450),
                    Alert(.tunnel(name: "Gotthard", length: 16_900), distance: 480),
                ]))
        ]
    }
}
