import Foundation
import NavText
import TestSupport
import Testing

@testable import NavTextInput

@Suite("Routes of engines")
struct RouteInputTests {
    private func read(_ json: String, from engine: Engine? = nil) -> GuidanceInput {
        GuidanceInput(json: Array(json.utf8), from: engine)
    }

    private func maneuvers(_ input: GuidanceInput) -> [Maneuver] {
        input.guidance.compactMap {
            if case .maneuver(let maneuver) = $0 { return maneuver }
            return nil
        }
    }

    private static let step = #"{"distance":100,"duration":20,"name":"A","maneuver":{"type":"turn","modifier":"left"}}"#
    private static let leg =
        #"{"distance":300,"steps":[{"distance":300,"duration":60,"maneuver":{"type":"depart"}},{"distance":0,"maneuver":{"type":"arrive","modifier":"right"}}]}"#

    @Test("A manoeuvre of our own format")
    func own() throws {
        let json = #"""
            {"type":"maneuver","distance":400,"leg_index":0,"leg_count":2,
             "step":{"name":"Main Street","ref":"US 1; CA 2","mode":"cycling","destinations":"A 9, E 45: Nürnberg, Hof","exits":"30A;30B",
              "maneuver":{"type":"arrive","modifier":"slight right","bearing_after":92,"exit":2}},
             "next":{"type":"maneuver","step":{"maneuver":{"type":"turn","modifier":"warp"}}}}
            """#
        let maneuver = try #require(maneuvers(read(json)).first)
        #expect(maneuver.type == .arrive && maneuver.modifier == .slightRight && maneuver.distance == 400)
        #expect(maneuver.names == ["Main Street"] && maneuver.refs.map { $0.filter { $0 != " " } } == ["US1", "CA2"])
        #expect(maneuver.destinations.refs.count == 2 && maneuver.destinations.names.count == 2)
        #expect(maneuver.exits == ["30A", "30B"])
        #expect(maneuver.mode == .cycling && maneuver.bearingAfter == 92 && maneuver.roundaboutExit == 2)
        #expect(maneuver.waypointNumber == 1)
        #expect(maneuver.next?.type == .turn)
        #expect(maneuver.unrecognized == [UnrecognizedWord(path: "next.step.maneuver.modifier", word: "warp")])
    }

    @Test(
        "Shapes that are recognised",
        arguments: [
            (#"{"code":"Ok","routes":[{"legs":[LEG]}]}"#, 2), (#"{"routes":[{"legs":[LEG]},{"legs":[LEG,LEG]}]}"#, 6),
            (#"{"legs":[LEG]}"#, 2), (#"{"matchings":[{"legs":[LEG]}]}"#, 2), (#"STEP"#, 1), (#"[STEP,STEP]"#, 2),
            ("STEP\nSTEP\n{\"legs\":[LEG]}", 4),
            (#"{"trip":{"units":"kilometers","legs":[{"maneuvers":[{"type":1,"length":1},{"type":4}]}]}}"#, 2),
            (#"{"legs":[{"maneuvers":[{"type":1,"length":1},{"type":4}]}]}"#, 2),
            (
                #"{"trip":{"legs":[{"maneuvers":[{"type":1},{"type":4}]}]},"alternates":[{"trip":{"legs":[{"maneuvers":[{"type":1},{"type":4}]}]}}]}"#,
                4
            ),
            (#"{"paths":[{"instructions":[{"sign":0},{"sign":4}]}]}"#, 2),
            (#"{"instructions":[{"sign":0},{"sign":4}]}"#, 2),
        ])
    func shapes(_ json: String, _ count: Int) {
        let input = read(json.replacing("LEG", with: Self.leg).replacing("STEP", with: Self.step))
        #expect(input.errors.isEmpty, "\(input.errors)")
        #expect(maneuvers(input).count == count)
    }

    @Test(
        "What is no route says why",
        arguments: [
            (#"{"code":"NoRoute","message":"No route found"}"#, "$", "NoRoute: No route found"),
            (#"{"message":"Not Found"}"#, "$", "expected an alert"),
            (#"{"error_code":442,"error":"No path could be found for input","status_code":400}"#, "$", "442: No path"),
            (#"{"message":"Cannot find point 0","hints":[{"message":"x"}]}"#, "$", "Cannot find point 0"),
            (#"{"routes":[]}"#, "$.routes", "found none"), (#"{"routes":5}"#, "$.routes", "array of routes"),
            (#"{"routes":[{"legs":[{"steps":[]}]}]}"#, "$.routes[0].legs", "steps=true"),
            (#"{"routes":[{"legs":7}]}"#, "$.routes[0].legs", "found a number"),
            (#"{"paths":[{"distance":5}]}"#, "$.paths[0].instructions", "instructions=true"),
            (#"{"trip":{"legs":[]}}"#, "$.trip.legs", "directions_type"),
            (#"{"type":"maneuver","distance":4}"#, "$.step", "a step of OSRM"),
            (#"{"type":"maneuver","step":{}}"#, "$.step.maneuver", "\"maneuver\""),
        ])
    func failures(_ json: String, _ path: String, _ reason: String) throws {
        let input = read(json)
        #expect(input.guidance.isEmpty)
        let error = try #require(input.errors.first)
        #expect(input.errors.count == 1 && error.path == path && error.reason.contains(reason), "\(error)")
    }

    @Test("The engine may be named")
    func named() {
        #expect(read(#"{"type":"tunnel"}"#, from: .osrm).errors.first?.reason.contains("legs") == true)
        #expect(read(#"{"legs":[\#(Self.leg)]}"#, from: .alert).errors.count == 1)
        #expect(maneuvers(read(#"{"legs":[\#(Self.leg)]}"#, from: .mapbox)).count == 2)
    }

    @Test("A broken step is reported and skipped")
    func broken() {
        let json = #"{"routes":[{"legs":[{"steps":[STEP,{"maneuver":5},STEP,7,STEP]}]}]}"#.replacing(
            "STEP", with: Self.step)
        let input = read(json)
        #expect(maneuvers(input).count == 3)
        #expect(input.errors.map(\.path) == ["$.routes[0].legs[0].steps[1].maneuver", "$.routes[0].legs[0].steps[3]"])
    }

    @Test("Distances run from the route's start, over legs; stops are counted; close manoeuvres are linked")
    func places() {
        let input = read("{\"legs\":[\(Self.leg),\(Self.leg),\(Self.leg)]}")
        let all = maneuvers(input)
        #expect(all.map(\.distance) == [0, 300, 300, 600, 600, 900])
        #expect(all.map(\.waypointNumber) == [nil, 1, nil, 2, nil, nil])
        let close = read(
            #"{"legs":[{"steps":[{"distance":500,"duration":60,"maneuver":{"type":"depart"}},\#(Self.step),\#(Self.step),{"distance":0,"maneuver":{"type":"arrive"}}]}]}"#
        )
        #expect(maneuvers(close).map { $0.next?.type } == [nil, .turn, .arrive, nil])
    }

    @Test(
        "Geometries: two precisions of polylines, GeoJSON, annotations", arguments: ["5", "6", "geojson", "annotation"])
    func geometry(_ kind: String) throws {
        // A kilometre to the north in ten parts of about 100 m, an incident from the third to the fifth.
        let points = (0...10).map { (48.0 + Double($0) * 0.0009, 11.0) }
        let geometry: String
        switch kind {
        case "geojson":
            geometry =
                #"{"type":"LineString","coordinates":["# + points.map { "[\($0.1),\($0.0)]" }.joined(separator: ",")
                + "]}"
        default:
            let text = Self.polyline(points, digits: kind == "6" ? 6 : 5)
            geometry = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        let annotation =
            kind == "annotation"
            ? #","annotation":{"distance":[\#(Array(repeating: "100.1", count: 10).joined(separator: ","))]}"# : ""
        let json = """
            {"routes":[{"distance":1001,"geometry":\(geometry),"legs":[{"distance":1001\(annotation),
             "steps":[{"distance":1001,"geometry":\(geometry),"maneuver":{"type":"depart"}},{"distance":0,"maneuver":{"type":"arrive"}}],
             "incidents":[{"id":"1","type":"accident","geometry_index_start":3,"geometry_index_end":5}],
             "closures":[{"geometry_index_start":7,"geometry_index_end":8}],
             "notifications":[{"subtype":"tunnel","geometry_index":9}]}]}]}
            """
        let input = read(json)
        #expect(input.errors.isEmpty)
        let distances = input.alerts.compactMap(\.distance)
        #expect(distances.count == 3)
        for (found, wanted) in zip(distances, [300.3, 700.7, 900.9]) { #expect(abs(found - wanted) < 1, "\(found)") }
        #expect(abs((input.alerts.first?.length ?? 0) - 200.2) < 1)
    }

    /// Google's encoding, written for this test.
    private static func polyline(_ points: [(Double, Double)], digits: Int) -> String {
        let scale = digits == 6 ? 1e6 : 1e5
        var result = ""
        var last = (0, 0)
        func write(_ value: Int) {
            var rest = value < 0 ? ~(value << 1) : value << 1
            while rest >= 0x20 {
                result.unicodeScalars.append(Unicode.Scalar(UInt8((rest & 0x1F) | 0x20) + 63))
                rest >>= 5
            }
            result.unicodeScalars.append(Unicode.Scalar(UInt8(rest) + 63))
        }
        for point in points {
            let now = (Int((point.0 * scale).rounded()), Int((point.1 * scale).rounded()))
            write(now.0 - last.0)
            write(now.1 - last.1)
            last = now
        }
        return result
    }

    @Test("What intersections have")
    func intersections() {
        func step(_ intersections: String, _ type: String) -> String {
            #"{"distance":400,"maneuver":{"type":"\#(type)"},"intersections":[\#(intersections)]}"#
        }
        let json = """
            {"legs":[{"admins":[{"iso_3166_1":"DE"},{"iso_3166_1":"AT"}],"steps":[\(step(#"{"admin_index":0,"location":[11,48]},{"admin_index":1,"location":[11,48.001],"classes":["tunnel","motorway"],"tunnel_name":"T"},{"location":[11,48.002],"classes":["tunnel"],"tunnel_name":"T"},{"location":[11,48.003],"toll_collection":{"type":"toll_gantry","name":"G"}}"#, "depart")),
             \(step(#"{"location":[11,48.004],"rest_stop":{"type":"service_area","amenities":[{"type":"coffee"}]},"railway_crossing":true},{"location":[11,48.005],"jct":{"name":"J"}},{"location":[11,48.006],"ic":{"name":"I"}},{"location":[11,48.007],"merging_area":{"type":"from_left"},"classes":["restricted"]}"#, "turn")),
             {"distance":0,"maneuver":{"type":"arrive","location":[11,48.008]}}]}]}
            """
        let input = read(json)
        #expect(input.errors.isEmpty)
        let kinds = input.alerts.map { alert -> String in
            switch alert.kind {
            case .tunnel(let name, let length): "tunnel \(name ?? "") \(Int((length ?? 0).rounded()))"
            case .borderCrossing(let from, let to): "border \(from ?? "") \(to ?? "")"
            case .tollCollection(let type, let name): "\(type.rawValue) \(name ?? "")"
            case .restStop(let type, _, let amenities): "\(type.rawValue) \(amenities.count)"
            case .railwayCrossing: "crossing"
            case .junction(let name): "jct \(name ?? "")"
            case .interchange(let name): "ic \(name ?? "")"
            case .mergingArea(let side): "merging \(side?.rawValue ?? "")"
            case .restrictedArea: "restricted"
            default: "other"
            }
        }
        #expect(
            kinds == [
                "tunnel T 200", "border DE AT", "toll_gantry G", "service_area 1", "crossing", "jct J", "ic I",
                "restricted",
                "merging from_left",
            ])
        #expect(
            input.alerts.compactMap(\.distance).map { Int($0.rounded()) } == [
                100, 100, 300, 400, 400, 500, 600, 700, 700,
            ])
    }

    @Test("Mapbox's banners complete a step")
    func banners() throws {
        let json = #"""
            {"legs":[{"steps":[{"distance":500,"maneuver":{"type":"depart"},
             "voiceInstructions":[{"distanceAlongGeometry":480},{"distanceAlongGeometry":60}],
             "bannerInstructions":[{"primary":{"text":"x","components":[{"type":"exit","text":"Exit"},{"type":"exit-number","text":"8A"},
              {"type":"text","text":"North Street","abbr":"N St","abbr_priority":0},{"type":"delimiter","text":"/"}]},
              "sub":{"components":[{"type":"lane","active":true,"directions":["left"]},{"type":"lane","active":false,"directions":["straight"]}]}}]},
             {"distance":0,"maneuver":{"type":"off ramp","modifier":"left"}}]}]}
            """#
        let exit = try #require(maneuvers(read(json)).last)
        #expect(exit.exits == ["8A"])
        #expect(exit.abbreviations == [.init(text: "North Street", short: "N St", priority: 0)])
        #expect(
            exit.lanes == [
                TurnLane(isValid: true, indications: [.left]), TurnLane(isValid: false, indications: [.straight]),
            ])
        #expect(exit.announcementDistances == [480, 60])
    }

    @Test("Valhalla: every number, signs, lanes, miles")
    func valhalla() throws {
        let all = (0...44).map { #"{"type":\#($0),"length":0.5,"time":60}"# }.joined(separator: ",")
        let input = read(#"{"trip":{"units":"miles","legs":[{"maneuvers":[\#(all)]}]}}"#)
        let types = maneuvers(input)
        #expect(types.count == 45)
        #expect(types[15].type == .turn && types[15].modifier == .left && types[10].modifier == .right)
        #expect(types[26].type == .roundabout && types[28].type == .ferryEnter && types[6].modifier == .left)
        #expect(abs((types[2].distance ?? 0) - 1609.344) < 0.001)
        #expect(types[44].unrecognized.count == 1 && types[..<44].allSatisfy { $0.unrecognized.isEmpty })
        let signs = #"""
            {"trip":{"legs":[{"maneuvers":[{"type":20,"street_names":["Later Road","A 2"],"begin_street_names":["Ramp","A 1"],"highway":true,
             "sign":{"exit_number_elements":[{"text":"12"}],"exit_branch_elements":[{"text":"A 3"}],"exit_toward_elements":[{"text":"York"},{"text":"Hull"}],"exit_name_elements":[{"text":"Big Exit"}]},
             "lanes":[{"directions":2},{"directions":66,"valid":64,"active":64}]},{"type":26,"roundabout_exit_count":3}]}]}}
            """#
        let found = maneuvers(read(signs))
        #expect(found[0].exits == ["12"] && found[0].destinations == .init(refs: ["A 3"], names: ["York", "Hull"]))
        #expect(found[0].names == ["Ramp"] && found[0].refs == ["A 1"] && found[0].isMotorway)
        #expect(found[0].junctionName == "Big Exit")
        #expect(
            found[0].lanes.map(\.isValid) == [false, true] && found[0].lanes[1].indications == [.straight, .right])
        #expect(found[1].roundaboutExit == 3)
    }

    @Test("Valhalla: a roundabout's street is its own name, the road is that of its exit")
    func valhallaRoundabout() throws {
        let json =
            #"{"legs":[{"maneuvers":[{"type":26,"street_names":["Circle"],"roundabout_exit_count":3},{"type":27,"street_names":["High Street","A 1"]}]}]}"#
        let roundabout = try #require(maneuvers(read(json)).first)
        #expect(roundabout.rotaryName == "Circle" && roundabout.names == ["High Street"] && roundabout.refs == ["A 1"])
    }

    @Test("An alert at a manoeuvre's place comes after it, however the numbers are rounded", arguments: [-0.4, 0, 0.4])
    func samePlace(_ shift: Double) {
        let json = """
            {"legs":[{"annotation":{"distance":[\(100 + shift),100]},"steps":[{"distance":100,"maneuver":{"type":"depart"}},
             {"distance":100,"maneuver":{"type":"turn"}},{"distance":0,"maneuver":{"type":"arrive"}}],
             "incidents":[{"id":"1","type":"accident","geometry_index_start":1}]}]}
            """
        let kinds = read(json).guidance.map { guidance -> String in
            switch guidance {
            case .maneuver(let maneuver): maneuver.type.rawValue
            case .alert: "alert"
            case .progress: "progress"
            case .notice: "notice"
            }
        }
        #expect(kinds == ["depart", "turn", "alert", "arrive", "progress"])
    }

    @Test("GraphHopper: every sign")
    func graphHopper() throws {
        let signs = [0, -98, -8, -7, -6, -3, -2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 9, 101, 102, 103, 5, 4, 77]
        let all = signs.map { #"{"sign":\#($0),"distance":200,"time":9000,"street_name":"S"}"# }.joined(separator: ",")
        let found = maneuvers(read(#"{"paths":[{"instructions":[\#(all)]}]}"#))
        #expect(found.count == signs.count)
        #expect(found[0].type == .depart && found[8].type == .continue)
        #expect(found.filter { $0.type == .arrive }.map(\.waypointNumber) == [1, 2, nil])
        #expect(found[22].type == .turn && found[22].unrecognized.count == 1)
        #expect(found[1].modifier == .uturn && found[3].type == .fork && found[3].modifier == .left)
        let exit =
            #"{"instructions":[{"sign":6,"exit_number":3,"street_ref":"A 1, E 5","street_destination":"Lyon, Mâcon","street_destination_ref":"A 6","motorway_junction":"K"}]}"#
        let roundabout = try #require(maneuvers(read(exit)).first)
        #expect(
            roundabout.roundaboutExit == 3 && roundabout.destinations.names.count == 2 && roundabout.junctionName == "K"
        )
    }

    // MARK: Real responses

    private struct Counts: Equatable {
        var steps = 0, incidents = 0, closures = 0, restStops = 0, tolls = 0, tunnels = 0
    }

    /// Counts over the JSON itself, by another way than the reader's.
    private func count(_ value: Any) -> Counts {
        var result = Counts()
        func route(_ route: [String: Any]) {
            for leg in route["legs"] as? [[String: Any]] ?? [] {
                result.steps += (leg["maneuvers"] as? [Any])?.count ?? 0
                result.incidents += (leg["incidents"] as? [Any])?.count ?? 0
                result.closures += (leg["closures"] as? [Any])?.count ?? 0
                var tunnels: [String?] = []
                for step in leg["steps"] as? [[String: Any]] ?? [] {
                    result.steps += 1
                    for place in step["intersections"] as? [[String: Any]] ?? [] {
                        if place["rest_stop"] is [String: Any] { result.restStops += 1 }
                        if place["toll_collection"] is [String: Any] { result.tolls += 1 }
                        let isTunnel =
                            place["tunnel_name"] != nil || (place["classes"] as? [String] ?? []).contains("tunnel")
                        tunnels.append(isTunnel ? place["tunnel_name"] as? String ?? "" : nil)
                    }
                }
                result.tunnels += zip([nil] + tunnels, tunnels).count { $0 != $1 && $1 != nil }
            }
            result.steps += (route["instructions"] as? [Any])?.count ?? 0
        }
        let whole = value as? [String: Any] ?? [:]
        let routes = whole["routes"] ?? whole["paths"] ?? whole["trip"].map { [$0] } ?? [whole]
        for each in routes as? [[String: Any]] ?? [] { route(each) }
        return result
    }

    @Test("Acceptance: real responses are read whole and written in every locale")
    func real() throws {
        guard let folder = ProcessInfo.processInfo.environment["NAVTEXT_REAL_RESPONSES"] else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        #expect(names.count >= 10)
        for name in names.sorted() {
            let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
            let wanted = count(try JSONSerialization.jsonObject(with: data))
            let input = GuidanceInput(json: [UInt8](data))
            #expect(input.errors.isEmpty, "\(name): \(input.errors)")
            var found = Counts()
            found.steps = maneuvers(input).count
            for (entry, alert) in zip(input.entries, input.entries.map { try? $0.result.get() }) {
                guard case .alert(let alert) = alert else { continue }
                switch alert.kind {
                case .incident:
                    if entry.path.contains(".closures[") { found.closures += 1 } else { found.incidents += 1 }
                case .restStop: found.restStops += 1
                case .tollCollection: found.tolls += 1
                case .tunnel: found.tunnels += 1
                default: break
                }
            }
            #expect(found == wanted, "\(name)")
            #expect(wanted.steps > 1, "\(name)")
            // The trip as a whole stands at the end.
            guard case .progress = input.guidance.last else { return #expect(Bool(false), "\(name)") }
            let places = input.guidance.dropLast().compactMap(\.distance)
            #expect(places == places.sorted(), "\(name)")
            for locale in Catalog.builtIn.locales {
                let navigation = try #require(try NavigationText(locale: locale.tag))
                for guidance in input.guidance {
                    let text = navigation.format(guidance).string
                    #expect(!text.isEmpty && !text.contains("unknown") && !text.contains("RIGHT"), "\(locale): \(text)")
                }
            }
        }
    }
}
