import Foundation
import NavText
import NavTextInput
import TestSupport
import Testing

@Suite("Alerts in JSON")
struct GuidanceInputTests {
    private func read(_ json: String) -> GuidanceInput { GuidanceInput(json: Array(json.utf8)) }

    @Test("One, an array, an envelope, lines")
    func envelopes() {
        let one = #"{"type":"tunnel","distance":300,"name":"Gotthard","length":16900}"#
        let tunnel = Alert(.tunnel(name: "Gotthard", length: 16_900), distance: 300)
        #expect(read(one).alerts == [tunnel])
        #expect(read("[\(one),\(one)]").alerts == [tunnel, tunnel])
        #expect(read("{\"alerts\": [\(one)]}").alerts == [tunnel])
        #expect(read("\(one)\n\n\(one)\r\n").alerts == [tunnel, tunnel])
        #expect(read("\u{FEFF}\(one)").alerts == [tunnel])
        #expect(read("\u{FEFF}\(one)\n\(one)").alerts == [tunnel, tunnel])
        #expect(read("[]").entries.isEmpty)
        #expect(read("{\"alerts\": []}").entries.isEmpty)
    }

    @Test("Each kind of the format")
    func kinds() {
        #expect(
            read(#"{"type":"border_crossing","from":"DE","to":"AT"}"#).alerts == [
                Alert(.borderCrossing(from: "DE", to: "AT"))
            ])
        #expect(
            read(
                #"{"type":"service_area","name":"Beaune","amenities":[{"type":"gas_station"},{"type":"ATM","brand":"X"}]}"#
            ).alerts
                == [
                    Alert(
                        .restStop(
                            .serviceArea, name: "Beaune", amenities: [Amenity(.gasStation), Amenity(.atm, brand: "X")]))
                ])
        #expect(read(#"{"type":"toll_gantry"}"#).alerts == [Alert(.tollCollection(.gantry))])
        #expect(read(#"{"type":"merging_area","side":"from_both_sides"}"#).alerts == [Alert(.mergingArea(.both))])
        #expect(read(#"{"type":"from_left"}"#).alerts == [Alert(.mergingArea(.left))])
        #expect(read(#"{"type":"jct","name":"海老名"}"#).alerts == [Alert(.junction(name: "海老名"))])
        #expect(
            read(#"{"type":"notification","subtype":"maxHeight","details":{"actual_value":"3.5","unit":"m"}}"#).alerts
                == [Alert(.notification(RouteNotification(.maxHeight, limit: 3.5, unit: "m")))])
        #expect(read(#"{"type":"custom","text":"School"}"#).alerts == [Alert(.custom(text: "School"))])
        for kind in Incident.Kind.allCases where kind != .other {
            #expect(
                read(#"{"type":"\#(kind.rawValue.uppercased())"}"#).alerts == [Alert(.incident(Incident(type: kind)))])
        }
    }

    @Test("An incident with all fields")
    func incident() throws {
        let json = #"""
            {"type":"incident","distance":400,"incident":{"id":12,"type":"road_hazard","impact":"Major","sub_type":"Wrong Way-Driver",
             "closed":false,"lanes_blocked":["left turn lane","3",4],"num_lanes_blocked":2,"num_lanes":3,"congestion":{"value":101},
             "affected_road_names":["A 1"],"length":120.5,"start_time":"2026-05-01T15:00:00.5Z","end_time":"2026-05-01T17:00:00+02:00"}}
            """#
        let alert = try #require(read(json).alerts.first)
        guard case .incident(let incident) = alert.kind else { return #expect(Bool(false)) }
        #expect(incident.type == .roadHazard)
        #expect(incident.impact == .major)
        #expect(incident.subType == "wrong_way_driver")
        #expect(incident.lanesBlocked == BlockedLanes([.leftTurn, .number(3), .number(4)], count: 2, total: 3))
        #expect(incident.congestion == nil)
        #expect(incident.id == "12")
        #expect(incident.length == 120.5)
        #expect(abs((incident.startTime?.timeIntervalSince1970 ?? 0) - 1_777_647_600.5) < 0.01)
        #expect(incident.endTime?.timeIntervalSince1970 == 1_777_647_600)
        #expect(alert.unrecognized.isEmpty)
    }

    @Test("Null is missing; unknown words are kept")
    func lenient() {
        let nulls = read(
            #"{"type":"incident","distance":null,"incident":{"type":null,"impact":null,"lanes_blocked":null,"closed":null}}"#
        )
        #expect(nulls.alerts == [Alert(.incident(Incident()))])
        let words = read(
            #"{"type":"accident","impact":"apocalyptic","lanes_blocked":["LEFT","WARP"],"end_time":"soon"}"#)
        #expect(words.alerts.first?.unrecognized.map(\.word) == ["apocalyptic", "WARP", "soon"])
        #expect(words.alerts.first?.unrecognized.map(\.path) == ["impact", "lanes_blocked[1]", "end_time"])
        #expect(
            read(#"{"type":"volcano"}"#).alerts == [
                Alert(.other, unrecognized: [UnrecognizedWord(path: "type", word: "volcano")])
            ])
    }

    @Test(
        "Bad input has a place and a reason",
        arguments: [
            ("", "$", 1, 1, "empty"), ("  \n ", "$", 1, 1, "empty"), ("nonsense", "$", 1, 2, "not JSON"),
            ("{\"type\":\"tunnel\"", "$", 1, 17, "not JSON"), ("42", "$", 1, 1, "expected an object, found a number"),
            ("\"x\"", "$", 1, 1, "expected an object"), ("null", "$", 1, 1, "expected an object"),
            ("{}", "$", 1, 1, "expected an alert"),
            ("{\"alerts\": 5}", "$.alerts", 1, 12, "expected an array"),
            ("{\"type\": 5}", "$.type", 1, 10, "expected a string"),
            (
                "[{\"type\":\"tunnel\",\n  \"distance\":\"near\"}]", "$[0].distance", 2, 14,
                "expected a number, found a string"
            ),
            ("{\"type\":\"tunnel\",\"distance\":1e999}", "$.distance", 1, 29, "finite"),
            ("{\"type\":\"tunnel\",\"distance\":NaN}", "$", 1, 29, "not JSON"),
            ("{\"type\":\"accident\",\"lanes_blocked\":\"LEFT\"}", "$.lanes_blocked", 1, 36, "expected an array"),
            ("{\"type\":\"accident\",\"lanes_blocked\":[{}]}", "$.lanes_blocked[0]", 1, 37, "expected a lane"),
            ("{\"type\":\"accident\",\"num_lanes_blocked\":1.5}", "$.num_lanes_blocked", 1, 40, "whole number"),
            ("{\"type\":\"accident\",\"closed\":\"yes\"}", "$.closed", 1, 29, "true or false"),
            ("{\"type\":\"incident\",\"incident\":[]}", "$.incident", 1, 31, "expected an object"),
            ("{\"type\":\"tunnel\"} x", "$", 1, 19, "end of the text"),
            ("{\"alerts\":null}", "$", 1, 1, "expected an alert"),
        ])
    func errors(_ json: String, _ path: String, _ line: Int, _ column: Int, _ reason: String) throws {
        let input = read(json)
        #expect(input.alerts.isEmpty)
        let error = try #require(input.errors.first)
        #expect(error.path == path)
        #expect(error.line == line)
        #expect(error.column == column)
        #expect(error.reason.contains(reason), "\(error)")
    }

    @Test("One broken alert of five")
    func partial() {
        let good = #"{"type":"tunnel"}"#
        let array = read("[\(good),\(good),{\"type\":\"tunnel\",\"distance\":[]},\(good),\(good)]")
        #expect(array.alerts.count == 4)
        #expect(array.errors.map(\.path) == ["$[2].distance"])
        let lines = read("\(good)\n\(good)\n{\"type\":\n\(good)\n\(good)\n")
        #expect(lines.alerts.count == 4)
        #expect(lines.errors.map(\.line) == [3])
    }

    @Test("A line that is no object loses no other")
    func lines() {
        let good = #"{"type":"tunnel"}"#
        #expect(read("{\"type\":\n\(good)\n\(good)").alerts.count == 2)
        #expect(read("garbage\n\(good)\n\(good)").alerts.count == 2)
        #expect(read("42\n\(good)\n\(good)").errors.map(\.line) == [1])
        #expect(read("\(good)\nnull").alerts.count == 1)
    }

    @Test("Numbers that no double holds are the fault of their field only")
    func hugeNumbers() {
        let many = Array(repeating: #"{"type":"tunnel","length":1e999,"name":"1e999 \"1e999"}"#, count: 100)
        let input = read("[\(many.joined(separator: ",")),{\"type\":\"tunnel\"}]")
        #expect(input.errors.count == 100 && input.alerts.count == 1)
    }

    @Test("Positions in a long line and a long file are found at once")
    func positions() {
        let bad = #"{"type":"tunnel","distance":"x"},"#
        let input = read("[" + String(repeating: bad, count: 20_000) + "{}]")
        #expect(input.errors.count == 20_001)
        #expect(input.errors.map(\.column) == (0..<20_000).map { 30 + $0 * bad.count } + [2 + 20_000 * bad.count])
        let lines = read("[" + String(repeating: "\n\(bad)", count: 20_000) + "\n{}]")
        #expect(lines.errors.map(\.line) == Array(2...20_002))
    }

    @Test(
        "Instants",
        arguments: [
            ("1970-01-01T00:00:00Z", 0.0), ("2026-05-01T17:00:00+02:00", 1_777_647_600),
            ("2024-02-29T12:00Z", 1_709_208_000),
            ("2026-05-01T15:00:00.500Z", 1_777_647_600.5), ("2026-05-01 15:00:00Z", 1_777_647_600),
            ("2026-05-01T15:00:00-0130", 1_777_653_000), ("1900-03-01T00:00:00Z", -2_203_891_200),
            ("2026-02-29T12:00:00Z", nil), ("2026-02-30T12:00:00Z", nil), ("2026-05-01T25:00:00Z", nil),
            ("2026-05-01T23:61:00Z", nil), ("2026-05-01T15:00:00Zjunk", nil), ("2026-05-01T15:00:00", nil),
            ("soon", nil),
            ("2026-5-1T15:00:00Z", nil), ("", nil),
        ])
    func instants(_ text: String, _ seconds: Double?) { #expect(Instant.parse(text) == seconds) }

    @Test("Bytes that are no UTF-8, deep nesting")
    func hostile() {
        #expect(
            GuidanceInput(json: Array(#"{"type":"tunnel","name":""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)).errors
                .count
                == 1)
        #expect(GuidanceInput(json: [0xFF, 0xFE, 0x7B, 0x00]).errors.first?.reason.contains("UTF-16") == true)
        let deep = String(repeating: "[", count: 100_000)
        #expect(read(deep).errors.first?.reason.contains("512") == true)
        let nested = String(repeating: "{\"a\":", count: 100_000)
        #expect(read(nested).errors.count == 1)
        for length in 0..<60 {
            let json = Array(#"{"type":"incident","incident":{"lanes_blocked":["LEFT"]}}"#.utf8)
            _ = GuidanceInput(json: Array(json.prefix(length)))
        }
    }

    @Test("A large file")
    func large() {
        let one = #"{"type":"tunnel","distance":300,"name":"Gotthard","length":16900},"#
        let json = "[" + String(repeating: one, count: 20_000) + #"{"type":"tunnel"}]"#
        #expect(read(json).alerts.count == 20_001)
    }
}
