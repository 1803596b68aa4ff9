import NavText

/// Manoeuvres that together reach every branch of the messages about them.
enum ManeuverSpecimens {
    static let all = actions + targets + roundabouts + arrivals + lanes + links + banners

    /// Every type with every modifier and mode of travel that has words of its own.
    private static var actions: [Specimen] {
        var result: [Specimen] = []
        for kind in Maneuver.Kind.allCases {
            for modifier in [nil] + Maneuver.Modifier.allCases {
                result.append(maneuver(kind, modifier, distance: nil))
            }
            for (label, distance) in [("now", 3.0), ("far", 400)] {
                for modifier in [Maneuver.Modifier.left, .right, .straight, .uturn] {
                    result.append(maneuver(kind, modifier, distance: distance, label: label))
                }
            }
            for mode in Maneuver.TravelMode.allCases.dropFirst() {
                result.append(
                    Specimen("\(kind.rawValue), \(mode.rawValue)", Maneuver(kind, .right, distance: 60, mode: mode)))
            }
        }
        for mode in Maneuver.TravelMode.allCases {
            result.append(Specimen("depart, \(mode.rawValue)", Maneuver(.depart, mode: mode, names: ["Main Street"])))
        }
        for bearing in stride(from: 0.0, to: 360, by: 45) {
            result.append(
                Specimen(
                    "depart \(Int(bearing))°", Maneuver(.depart, bearingAfter: bearing, names: ["Main Street"])))
        }
        return result
    }

    private static func maneuver(
        _ kind: Maneuver.Kind, _ modifier: Maneuver.Modifier?, distance: Double?, label: String = ""
    ) -> Specimen {
        Specimen(
            [kind.rawValue, modifier?.rawValue ?? "", label].filter { !$0.isEmpty }.joined(separator: ", "),
            Maneuver(kind, modifier, distance: distance))
    }

    /// Roads, signs, exits and junctions with each type that names them, near and far.
    private static var targets: [Specimen] {
        let roads = roadNames.map { ("onto \($0)", Maneuver(.turn, names: [$0])) }
        let signs: [(String, Maneuver)] = [
            ("ref", Maneuver(.turn, refs: ["B 304"])),
            ("road and ref", Maneuver(.turn, names: ["Wasserburger Landstraße"], refs: ["B 304"])),
            ("two refs", Maneuver(.turn, refs: ["US 1", "CA 237"])),
            ("destination", Maneuver(.turn, destinations: .init(names: ["Nürnberg", "Ingolstadt"]))),
            ("destination ref", Maneuver(.turn, destinations: .init(refs: ["A 99"], names: ["Nürnberg"]))),
            ("exit", Maneuver(.turn, exits: ["30A"])), ("exits", Maneuver(.turn, exits: ["30A", "30B"])),
            (
                "exit and destination",
                Maneuver(.turn, destinations: .init(refs: ["A 99"], names: ["Nürnberg"]), exits: ["30A"])
            ),
            (
                "exits and destination",
                Maneuver(.turn, destinations: .init(names: ["Nürnberg"]), exits: ["30A", "30B", "31"])
            ),
            ("junction", Maneuver(.turn, junctionName: "新宿三丁目")),
            ("junction and road", Maneuver(.turn, names: ["甲州街道"], junctionName: "新宿三丁目")),
        ]
        var result: [Specimen] = []
        let kinds: [Maneuver.Kind] = [
            .turn, .newName, .continue, .merge, .onRamp, .offRamp, .fork, .endOfRoad, .roundabout, .rotary,
            .roundaboutTurn, .exitRoundabout, .exitRotary, .depart, .ferryEnter, .notification, .transit, .stationEnter,
            .buildingEnter,
        ]
        for (index, kind) in kinds.enumerated() {
            let street = ("onto ulica Marszałkowska", Maneuver(.turn, names: ["ulica Marszałkowska"]))
            for (name, sign) in signs + (index == 0 ? roads : [street, roads[index % roads.count]]) {
                for modifier in [Maneuver.Modifier.slightRight, .slightLeft, .straight, .uturn] {
                    var maneuver = sign
                    maneuver.type = kind
                    maneuver.modifier = modifier
                    maneuver.distance = modifier == .straight ? 4 : modifier == .uturn ? nil : 350
                    result.append(Specimen("\(kind.rawValue), \(modifier.rawValue), \(name)", maneuver))
                }
            }
        }
        return result
    }

    /// Names of the languages of all locales, with each article, ending and sound that words about them turn on.
    private static let roadNames = [
        "Main Street", "Rue de Rivoli", "Avenue Foch", "A 6", "Boulevard Épinal", "Place de l’Étoile", "Calle Mayor",
        "Avenida de América", "улица Ленина", "Невский проспект", "ulica Marszałkowska", "aleja Solidarności",
        "plac Zbawiciela", "명동길", "세종대로", "서울역", "강남역", "中山路", "国道1号", "شارع التحرير", "דרך בגין",
        "สุขุมวิท", "महात्मा गांधी मार्ग", "Le Corbusier", "Hauptstraße", "Am Bahnhof",
    ]

    private static var roundabouts: [Specimen] {
        var result: [Specimen] = []
        for exit in [1, 2, 3, 4, 5, 8, 11, 12, 21, 22, 23, 31] {
            for kind in [Maneuver.Kind.roundabout, .rotary] {
                result.append(
                    Specimen(
                        "\(kind.rawValue) exit \(exit)", Maneuver(kind, .right, distance: 250, roundaboutExit: exit)))
            }
        }
        for kind in [Maneuver.Kind.rotary, .exitRotary, .roundabout, .exitRoundabout] {
            for exit in [nil, 2] {
                result.append(
                    Specimen(
                        "\(kind.rawValue) named, exit \(exit ?? 0)",
                        Maneuver(
                            kind, .right, distance: 250, roundaboutExit: exit, rotaryName: "Place de l’Étoile",
                            names: ["Avenue Foch"])))
                for name in roundaboutNames {
                    result.append(
                        Specimen(
                            "\(kind.rawValue) \(name), exit \(exit ?? 0)",
                            Maneuver(kind, .right, distance: 250, roundaboutExit: exit, rotaryName: name)))
                }
            }
        }
        return result
    }

    /// Names that say themselves that they are a roundabout's, in the languages of all locales.
    private static let roundaboutNames = [
        "Elephant Roundabout", "Kreisverkehr Mitte", "Rond-point de la Paix", "Glorieta de Bilbao", "Rondo ONZ",
        "Кольцо Победы", "دوّار التحرير", "כיכר המדינה", "วงเวียนใหญ่", "पटेल चौक गोल चक्कर",
    ]

    private static var arrivals: [Specimen] {
        var result: [Specimen] = []
        for distance in [nil, 4, 500] as [Double?] {
            let place = distance.map { "\(Int($0)) m" } ?? ""
            for (name, target) in [
                ("road", Maneuver(.arrive, .left, names: ["Main Street"])),
                ("street", Maneuver(.arrive, .right, names: ["ulica Marszałkowska"])),
                ("destination", Maneuver(.arrive, destinations: .init(names: ["Nürnberg"]))),
                ("junction", Maneuver(.arrive, junctionName: "新宿三丁目")),
                ("exit", Maneuver(.arrive, exits: ["30A"])),
            ] {
                var maneuver = target
                maneuver.distance = distance
                result.append(Specimen("arrive, \(name) \(place)", maneuver))
            }
        }
        for kind in [Maneuver.Kind.arrive] {
            for modifier in [nil, .left, .right, .straight] as [Maneuver.Modifier?] {
                for name in [nil, "Augsburg", "Épinal", "서울역"] {
                    for (label, number) in [("", nil), ("stop 2", 2), ("stop 1", 1), ("stop 21", 21)]
                        as [(String, Int?)]
                    {
                        for distance in [nil, 4, 500] as [Double?] {
                            result.append(
                                Specimen(
                                    [
                                        "arrive", modifier?.rawValue ?? "", name ?? "", label,
                                        distance.map { "\(Int($0)) m" } ?? "",
                                    ]
                                    .filter { !$0.isEmpty }.joined(separator: ", "),
                                    Maneuver(
                                        kind, modifier, distance: distance, waypointName: name, waypointNumber: number))
                            )
                        }
                    }
                }
            }
        }
        for number in [3, 4, 11, 22] {
            result.append(
                Specimen("arrive, stop \(number)", Maneuver(.arrive, distance: 500, waypointNumber: number)))
        }
        return result
    }

    /// Lanes to use, on each side and in numbers.
    private static var lanes: [Specimen] {
        var result: [Specimen] = []
        for total in 2...6 {
            for pattern in 1..<(1 << total) - 1 {
                let lanes = (0..<total).map { TurnLane(isValid: pattern & 1 << $0 != 0, indications: [.straight]) }
                // Gaps in the middle are all alike.
                guard total < 5 || pattern.nonzeroBitCount < 4 && pattern % 3 == 0 else { continue }
                result.append(
                    Specimen(
                        "lanes " + lanes.map { $0.isValid ? "|" : "." }.joined(),
                        Maneuver(.fork, .slightLeft, distance: 500, names: ["A 8"], lanes: lanes)))
            }
        }
        let kinds: [Maneuver.Kind] = [
            .turn, .newName, .continue, .onRamp, .offRamp, .fork, .merge, .endOfRoad, .roundabout, .useLane, .depart,
            .arrive, .ferryEnter,
        ]
        for kind in kinds {
            for modifier in [Maneuver.Modifier.right, .straight, .uturn] {
                result.append(
                    Specimen(
                        "\(kind.rawValue), \(modifier.rawValue), in lanes",
                        Maneuver(
                            kind, modifier, distance: 500, roundaboutExit: kind == .roundabout ? 2 : nil,
                            lanes: [TurnLane(isValid: false), TurnLane(isValid: true), TurnLane(isValid: true)])))
            }
        }
        return result
    }

    /// What follows at once.
    private static var links: [Specimen] {
        let kinds: [Maneuver.Kind] = [.turn, .roundabout, .arrive, .onRamp, .offRamp, .fork, .merge, .continue]
        return kinds.map { kind in
            Specimen(
                "turn, then \(kind.rawValue)",
                Maneuver(
                    .turn, .left, distance: 200, names: ["Main Street"],
                    next: Maneuver(kind, .right, roundaboutExit: kind == .roundabout ? 2 : nil)))
        }
    }

    private static var banners: [Specimen] {
        targets.filter { $0.name.contains("slight right") }.compactMap { specimen in
            guard case .maneuver(let maneuver) = specimen.guidance else { return nil }
            return Specimen("lines of \(specimen.name)", .instruction(maneuver))
        }
            + links.compactMap { specimen in
                guard case .maneuver(let maneuver) = specimen.guidance else { return nil }
                return Specimen("lines of \(specimen.name)", .instruction(maneuver))
            }
    }
}
