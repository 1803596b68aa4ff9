import Foundation
import NavText
import TestSupport
import Testing

/// Runs the command that was built beside these tests.
enum Command {
    struct Result {
        let code: Int32
        let output: String
        let errors: String
    }

    static func run(_ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = Repository.root
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files and not pipes: no reader is needed while the command writes.
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try Data(input).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            code: process.terminationReason == .exit ? process.terminationStatus : -1,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    static func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Result {
        try run(arguments, input: Array(input.utf8), environment: environment)
    }

    static var path: String { executable.path }

    private static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "navtext")
}

@Suite("Cases, through the command")
struct CommandCaseTests {
    /// Rows with the same options run together, one after the other.
    @Test("row", arguments: Case.all)
    func row(_ row: Case) throws {
        var arguments = ["format", "-", "--locale", row.locale, "--output", "ndjson"]
        for (name, value) in row.options.sorted(by: { $0.key < $1.key }) { arguments += ["--\(name)", value] }
        let result = try Command.run(arguments, input: row.input)
        guard !row.expected.noMatch else {
            #expect(result.code == 64)
            #expect(result.output.isEmpty)
            #expect(result.errors.contains("locale"))
            return
        }
        #expect(result.code == 0, "\(row): \(result.errors)")
        let record = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any],
            "\(row): \(result.output)")
        var observed = Case.Observed()
        observed.text = record["text"] as? String ?? ""
        observed.lines = record["lines"] as? [String] ?? []
        observed.distance = (record["distance"] as? [String: Any])?["text"] as? String
        observed.spoken = record["spoken"] as? String ?? ""
        observed.words = record["locale"] as? String ?? ""
        observed.match = record["match"] as? String ?? ""
        observed.diagnostics = (record["diagnostics"] as? [[String: Any]] ?? []).map {
            "\($0["code"] ?? "") \($0["detail"] ?? "")"
        }
        for problem in row.problems(observed) { Issue.record("\(row): \(problem)") }
    }
}

@Suite("The command")
struct CommandTests {
    private let tunnel = #"{"type":"tunnel","distance":300}"#

    @Test("Text, one locale and many")
    func text() throws {
        let one = try Command.run("format", "-", "--locale", "en-GB", input: tunnel)
        #expect(one.output == "Tunnel in 350\u{A0}yd\n")
        #expect(one.errors.isEmpty)
        let many = try Command.run("format", "--locale", "en-GB,de", "--spaces", "plain", input: tunnel)
        #expect(many.output == "en-GB\nTunnel in 350 yd\n\nde\nTunnel in 300 m\n")
        let wrapped = try Command.run("format", "--locale", "de", "--width", "10", input: "[\(tunnel),\(tunnel)]")
        #expect(wrapped.output == "Tunnel\nin 300\u{A0}m\n\nTunnel\nin 300\u{A0}m\n")
    }

    @Test("Acceptance: every example in every locale, 24 columns and three lines")
    func examples() throws {
        let routes = try Repository.names("Examples/routes", suffix: "json")
        #expect(routes.count >= 9)
        for name in try Repository.names("Examples", suffix: "json") + routes.map({ "routes/\($0)" }) {
            let result = try Command.run(
                "format", "Examples/\(name)", "--locale", "all", "--width", "24", "--lines", "3", "--output", "ndjson",
                "--strict")
            #expect(result.code == 0, "\(name): \(result.errors)")
            #expect(!result.output.isEmpty)
            for line in result.output.split(separator: "\n") {
                let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                #expect((record["lines"] as? [String] ?? []).count <= 3)
            }
        }
    }

    @Test("Acceptance: every route of the examples, each step and alert in order, without diagnostics")
    func routesOfExamples() throws {
        for name in try Repository.names("Examples/routes", suffix: "json") {
            let bytes = try Repository.bytes("Examples/routes/\(name)")
            let steps = try steps(JSONSerialization.jsonObject(with: Data(bytes)))
            let result = try Command.run(
                "format", "Examples/routes/\(name)", "--locale", "all", "--strict", "--output", "ndjson")
            #expect(result.code == 0 && result.errors.isEmpty, "\(name): \(result.errors)")
            var instructions: [String: Int] = [:]
            for line in result.output.split(separator: "\n") {
                let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                let locale = record["locale"] as? String ?? ""
                if record["instruction"] != nil { instructions[locale, default: 0] += 1 }
                #expect((record["text"] as? String)?.isEmpty == false)
            }
            #expect(instructions.count >= 14 && instructions.values.allSatisfy { $0 == steps }, "\(name): \(steps)")
        }
    }

    private func steps(_ json: Any) -> Int {
        if let list = json as? [Any] { return list.reduce(0) { $0 + steps($1) } }
        guard let object = json as? [String: Any] else { return 0 }
        return object.reduce(0) { sum, member in
            let isStep = ["steps", "maneuvers", "instructions"].contains(member.key)
            return sum + (isStep ? (member.value as? [Any])?.count ?? 0 : steps(member.value))
        }
    }

    @Test("The locale, the zone, from the surroundings")
    func surroundings() throws {
        #expect(
            try Command.run("format", "-", input: tunnel, environment: ["LANG": "de_DE.UTF-8"]).output
                == "Tunnel in 300\u{A0}m\n")
        let order = try Command.run(
            "format", "-", input: tunnel,
            environment: ["LANG": "ja_JP", "LC_MESSAGES": "fr", "LC_ALL": "de_AT.UTF-8@euro"])
        #expect(order.output == "Tunnel in 300\u{A0}m\n")
        #expect(
            try Command.run("format", "-", input: tunnel, environment: ["LANG": "C.UTF-8"]).output
                == "Tunnel in 0.2\u{A0}mi\n")
        let closure = #"{"type":"road_closure","end_time":"2026-05-01T17:30:00Z"}"#
        let now = ["format", "-", "--locale", "de", "--now", "2026-05-01T10:00:00Z"]
        #expect(try Command.run(now, input: Array(closure.utf8)).output.contains("30") == false)
        #expect(
            try Command.run(now, input: Array(closure.utf8), environment: ["TZ": "Europe/Berlin"]).output.contains(
                "19:30"))
        #expect(
            try Command.run(now + ["--time-zone", "Asia/Kathmandu"], input: Array(closure.utf8)).output.contains(
                "23:15"))
    }

    @Test("JSON has the documented shape")
    func json() throws {
        let result = try Command.run("format", "Examples/alert.json", "--locale", "de", "--output", "json")
        let records = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        let record = try #require(records.first)
        #expect(
            Set(record.keys) == [
                "path", "locale", "requested", "match", "direction", "text", "lines", "truncated", "variant", "runs",
                "leading", "distance", "label", "spoken", "ssml", "variants", "diagnostics",
            ])
        let text = try #require(record["text"] as? String)
        for run in record["runs"] as? [[String: Any]] ?? [] {
            let range = try #require(run["range"] as? [Int])
            let units = Array(text.utf16)[range[0]..<range[1]]
            #expect(String(decoding: units, as: UTF16.self) == run["text"] as? String)
        }
        let distance = try #require(record["distance"] as? [String: Any])
        #expect(distance["value"] as? Int == 400)
        #expect(distance["unit"] as? String == "meter")
        #expect(distance["text"] as? String == "400\u{A0}m")
    }

    @Test("Several rooms, and rooms of one's own")
    func rooms() throws {
        let two = try Command.run(
            "format", "--locale", "de,en-GB", "--profile", "display-20x2,display-40x4", "--spaces", "plain",
            input: tunnel)
        #expect(
            two.output == """
                de, display-20x2
                Tunnel in 300 m

                de, display-40x4
                Tunnel in 300 m

                en-GB, display-20x2
                Tunnel in 350 yd

                en-GB, display-40x4
                Tunnel in 350 yd

                """)
        let all = try Command.run("format", "--locale", "de", "--all-profiles", "--output", "ndjson", input: tunnel)
        let names = try all.output.split(separator: "\n").map { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["profile"] as? String
        }
        #expect(names == BannerProfile.builtIn.map(\.name))
        func own(_ json: String, _ arguments: String...) throws -> Command.Result {
            let file = FileManager.default.temporaryDirectory.appending(path: "profiles-\(UUID()).json")
            try Data(json.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try Command.run(
                ["format", "--locale", "de", "--profiles", file.path] + arguments, input: Array(tunnel.utf8))
        }
        let bike = #"{"profiles": [{"name": "bike", "unit": "columns", "width": 8, "lines": 3}]}"#
        #expect(try own(bike, "--profile", "bike").output == "Tunnel\nin 300\u{A0}m\n")
        #expect(try own(bike, "--profile", "display-20x2").output == "Tunnel in 300\u{A0}m\n")
        for (json, place, words) in [
            ("{", "1:2", "JSON"), ("[]", "1:1", "\"profiles\""), (#"{"profiles": [1]}"#, "1:15", "profile"),
            (#"{"profiles": [{"name": 1}]}"#, "1:24", "name"),
            (#"{"profiles": [{"name": "a", "unit": "em"}]}"#, "1:37", "columns"),
            (#"{"profiles": [{"name": "a", "unit": "columns", "width": -1, "lines": 2}]}"#, "1:57", "greater than 0"),
            (#"{"profiles": [{"name": "a", "unit": "px", "width": 9, "lines": 2}]}"#, "1:15", "family"),
        ] {
            let fault = try own(json, "--all-profiles")
            #expect(fault.code == 64 && fault.output.isEmpty, "\(json)")
            #expect(fault.errors.contains(".json:\(place): ") && fault.errors.contains(words), "\(fault.errors)")
        }
        #expect(try Command.run("format", "--profile", "watch", "--width", "3", input: tunnel).code == 64)
        #expect(try Command.run("format", "--profile", "wotch", input: tunnel).errors.contains("'watch'?"))
        #expect(try Command.run("format", "--profile", "watch", "--all-profiles", input: tunnel).code == 64)
        #expect(try Command.run("format", "--profiles", "/nowhere", "--all-profiles", input: tunnel).code == 64)
    }

    @Test("The selection, with --within only")
    func within() throws {
        let alerts = #"""
            [{"type":"tunnel","distance":480},{"type":"railway_crossing","distance":120},{"type":"toll_booth","distance":500},
             {"type":"bridge","distance":0},{"type":"tunnel","distance":480},
             {"type":"accident","impact":"minor","distance":480}]
            """#
        let joined = try Command.run("format", "--locale", "de", "--within", "500", input: alerts)
        #expect(
            joined.output
                == "Bahnübergang in 100\u{A0}m; Leichter Unfall in 500\u{A0}m; Tunnel in 500\u{A0}m\n".replacing(
                    "100", with: "100")
                || joined.output.split(separator: ";").count == 3)
        let nearest = try Command.run("format", "--locale", "de", "--within", "500", "--limit", "1", input: alerts)
        #expect(nearest.output.hasPrefix("Bahnübergang"))
        let none = try Command.run("format", "--locale", "de", "--within", "50", input: alerts)
        #expect(none.output.isEmpty)
        #expect(none.errors.contains("no alert"))
        #expect(none.code == 0)
        #expect(
            try Command.run("format", "--locale", "de", "--within", "50", "--output", "json", input: alerts).output
                == "[]\n")
    }

    @Test("Exit codes")
    func exits() throws {
        #expect(try Command.run("format", "nowhere.json").code == 66)
        #expect(try Command.run("format", "Examples").code == 66)
        #expect(try Command.run("format", "-", "--catalog", "nowhere", input: tunnel).code == 66)
        let partial = try Command.run("format", "-", "--locale", "de", input: "[\(tunnel),{\"type\":7},\(tunnel)]")
        #expect(partial.code == 65)
        #expect(partial.output == "Tunnel in 300\u{A0}m\nTunnel in 300\u{A0}m\n")
        #expect(partial.errors.contains("$[1].type"))
        let unknown = #"{"type":"accident","lanes_blocked":["WARP"]}"#
        #expect(try Command.run("format", "-", "--locale", "de", input: unknown).code == 0)
        #expect(try Command.run("format", "-", "--locale", "de", "--strict", input: unknown).code == 65)
    }

    @Test(
        "Usage errors",
        arguments: [
            (["fromat"], "Did you mean 'format'"), (["--verison"], "Did you mean '--version'"),
            (["format", "--widht", "3"], "Did you mean '--width'"), (["format", "-", "--width", "0"], "from 1 up"),
            (["format", "-", "--width", "x"], "whole number"), (["format", "-", "--width"], "Missing value"),
            (["format", "-", "--lines", "2"], "needs '--width'"),
            (["format", "-", "--units", "imperial"], "Expected 'auto'"),
            (["format", "-", "--numerals", "roman"], "numbering system"),
            (["format", "-", "--numerals", "hebr"], "numbering system"),
            (["format", "-", "--locale", "xx"], "has no messages"),
            (["format", "-", "--locale", "d e!"], "not a locale"),
            (["format", "a", "b"], "Unexpected argument"), (["format", "-", "--strict=1"], "takes no value"),
            (["format", "-", "--width", "3", "--width", "4"], "given twice"),
            (["format", "-", "--within", "-5"], "greater than 0"),
            (["format", "-", "--time-zone", "Mars/Olympus"], "IANA"), (["format", "-", "--now", "soon"], "instant"),
            (["format", "-", "--output", "xml"], "Expected 'text'"),
            (["format", "-", "--limit", "2"], "needs '--within'"),
            (["format", "-", "--fallback", "xx"], "no messages"), (["help", "bogus"], "Unknown subcommand"),
            (["--version", "x"], "Unexpected argument"), (["format", "-", "--from", "osmr"], "Did you mean 'osrm'"),
            (["format", "-", "--now", "2026-02-30T12:00:00Z"], "instant"),
            (["format", "-", "--time-zone", "Etc/Unknown"], "IANA"),
        ])
    func usage(_ arguments: [String], _ reason: String) throws {
        let result = try Command.run(arguments, input: Array(tunnel.utf8))
        #expect(result.code == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(result.errors.contains("--help"))
    }

    @Test("What the README shows is what comes out")
    func readme() throws {
        let lines = String(decoding: try Repository.bytes("README.md"), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        var commands = 0
        for (index, line) in lines.enumerated() where line.hasPrefix("    $ navtext ") {
            commands += 1
            let shown = lines[(index + 1)...].prefix { $0.isEmpty || $0.hasPrefix("    ") && !$0.hasPrefix("    $") }
            let arguments = line.dropFirst("    $ navtext ".count).split(separator: " ").map(String.init)
            let output = try Command.run(arguments).output.replacing("\u{A0}", with: " ")
            let expected = shown.map { $0.drop { $0 == " " } }.joined(separator: "\n")
            #expect(output.trimmingCharacters(in: .newlines) == expected.trimmingCharacters(in: .newlines), "\(line)")
        }
        #expect(commands >= 4)
    }

    @Test("Routes: instructions and alerts in order, JSON with the lines of a banner, SSML")
    func routes() throws {
        let route = #"""
            {"code":"Ok","routes":[{"legs":[{"steps":[
             {"distance":500,"maneuver":{"type":"depart","bearing_after":0},"name":"A","voiceInstructions":[{"distanceAlongGeometry":200}]},
             {"distance":40,"maneuver":{"type":"turn","modifier":"left"},"name":"<B> & C"},
             {"distance":0,"maneuver":{"type":"arrive","modifier":"right"}}],
             "incidents":[{"id":"1","type":"accident"}]}]}]}
            """#
        let text = try Command.run("format", "-", "--locale", "en", "--spaces", "plain", input: route)
        #expect(
            text.output == """
                Head north on A
                Accident ahead
                Turn left onto <B> & C in 0.3 mi, then destination on the right
                Destination on the right in 0.3 mi
                0.3 mi

                """)
        #expect(text.code == 0 && text.errors.isEmpty)
        let ssml = try Command.run("format", "-", "--locale", "en", "--style", "ssml", "--from", "osrm", input: route)
        let documents = ssml.output.split(separator: "\n")
        #expect(documents.count == 5 && documents.allSatisfy { $0.hasPrefix("<speak ") && $0.hasSuffix("</speak>") })
        #expect(documents[2].contains("&lt;B&gt; &amp; C<break"))
        let json = try Command.run("format", "-", "--locale", "en", "--output", "ndjson", input: route).output
        let records = try json.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let turn = try #require(records.dropFirst(2).first)
        let lines = try #require(turn["instruction"] as? [String: Any])
        #expect(lines["primary"] as? String == "<B> & C" && lines["action"] as? String == "Turn left")
        #expect(lines["then"] as? String == "Then destination on the right" && lines["secondary"] is NSNull)
        let announcements = try #require(turn["announcements"] as? [[String: Any]])
        #expect(announcements.first?["distance"] as? Int == 200)
        #expect(
            (announcements.first?["spoken"] as? String)?.replacing("\u{A0}", with: " ").hasPrefix(
                "In 650 feet, turn left") == true)
        #expect(records[1]["instruction"] == nil)
        let within = try Command.run("format", "-", "--locale", "en", "--within", "500", input: route)
        #expect(within.errors.contains("1 of 1 alerts have no distance"))
        let failed = try Command.run("format", "-", input: #"{"code":"NoRoute","message":"\u001b[31mno"}"#)
        #expect(failed.code == 65 && failed.errors.contains("NoRoute") && !failed.errors.contains("\u{1B}"))
    }

    @Test("Output that can't be written is a failure; names of files are bytes; control characters are written out")
    func surroundingsThatFail() throws {
        func shell(_ script: String) throws -> Command.Result {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = ["-c", script, "bash", Command.path]
            process.currentDirectoryURL = Repository.root
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            process.waitUntilExit()
            return Command.Result(
                code: process.terminationStatus,
                output: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self),
                errors: String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
        }
        let full = try shell("\"$1\" format Examples/alert.json --locale de > /dev/full")
        #expect(full.code == 74 && full.errors.contains("No space left"))
        #expect(try shell("\"$1\" format Examples/alert.json --locale de >&-").code == 74)
        #expect(try shell("\"$1\" format Examples/alerts.json --locale all | head -1; exit ${PIPESTATUS[0]}").code == 0)
        let named = try shell(
            "d=$(mktemp -d); f=\"$d/$(printf 'a\\377b').json\"; cp Examples/alert.json \"$f\"; \"$1\" format \"$f\" --locale de; c=$?; rm -r \"$d\"; exit $c"
        )
        #expect(named.code == 0 && !named.output.isEmpty, "\(named.errors)")
        let control = try Command.run("format", "\u{1B}[31mx\u{202E}")
        #expect(control.code == 66 && !control.errors.contains("\u{1B}") && !control.errors.contains("\u{202E}"))
    }

    @Test("Nothing depends on the machine's zone, locale or clock")
    func environment() throws {
        let trip =
            #"[{"type":"trip_progress","duration_remaining":5100,"distance_remaining":18300},{"type":"notice","notice":"speed","speed":90}]"#
        let outputs = try [
            ("Asia/Kathmandu", "de_DE.UTF-8"), ("America/New_York", "C"), ("Etc/Unknown", "ar_EG.UTF-8"),
        ].map {
            try Command.run(
                [
                    "format", "-", "--locale", "all", "--time-zone", "Europe/Berlin", "--now", "2026-12-01T17:00:00Z",
                    "--output", "ndjson",
                ],
                input: Array(trip.utf8), environment: ["TZ": $0.0, "LANG": $0.1, "LC_ALL": $0.1])
        }
        #expect(outputs.allSatisfy { $0.code == 0 && $0.errors.isEmpty })
        #expect(Set(outputs.map(\.output)).count == 1)
    }

    @Test("Help and version")
    func help() throws {
        let help = try Command.run("--help").output
        #expect(help.hasPrefix("OVERVIEW: "))
        #expect(
            help.contains("USAGE: navtext <subcommand>") && help.contains("SUBCOMMANDS:") && help.contains("  locales ")
        )
        let format = try Command.run("format", "-h").output
        for part in ["OVERVIEW: ", "USAGE: navtext format [<file>]", "ARGUMENTS:", "OPTIONS:", "-h, --help"] {
            #expect(format.contains(part))
        }
        for line in (help + format).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(try Command.run("--version").output.contains("CLDR"))
    }

    @Test("Locales")
    func locales() throws {
        let result = try Command.run("locales").output
        #expect(result.contains("日本語") && result.contains("zero,one,two,few,many,other") && result.contains("100%"))
        let json = try Command.run("locales", "--output", "json").output
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(rows.allSatisfy { $0["translated"] as? Double == 1 })
    }
}

@Suite("The schema of alerts")
struct SchemaTests {
    /// Python's jsonschema, which `make setup` installs, is the judge.
    private func validate(_ json: String) throws -> Int32 {
        let script = """
            import json, sys, jsonschema
            schema = json.load(open("Resources/alert.schema.json"))
            jsonschema.Draft202012Validator.check_schema(schema)
            jsonschema.Draft202012Validator(schema).validate(json.load(sys.stdin))
            """
        for python in ["python3", "/usr/bin/python3"] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [python, "-c", script]
            process.currentDirectoryURL = Repository.root
            let pipe = Pipe()
            process.standardInput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            pipe.fileHandleForWriting.write(Data(json.utf8))
            try pipe.fileHandleForWriting.close()
            process.waitUntilExit()
            if process.terminationStatus == 0 { return 0 }
        }
        return 1
    }

    @Test("Every example is valid")
    func examples() throws {
        for name in try Repository.names("Examples", suffix: ".json") {
            let json = String(decoding: try Repository.bytes("Examples/\(name)"), as: UTF8.self)
            #expect(try validate(json) == 0, "\(name)")
        }
        for line in String(decoding: try Repository.bytes("Examples/alerts.ndjson"), as: UTF8.self).split(
            separator: "\n")
        {
            #expect(try validate(String(line)) == 0, "\(line)")
        }
    }

    @Test(
        "What the reader refuses is not valid",
        arguments: [
            "5", "{}", #"{"type":"tunnel","distance":"near"}"#, #"{"alerts":5}"#, #"{"type":"incident","incident":[]}"#,
            #"{"type":"accident","closed":"yes"}"#, #"[{"type":"tunnel"},{"type":7}]"#,
            #"{"type":"accident","lanes_blocked":[{}]}"#, #"{"type":"maneuver"}"#, #"{"type":"maneuver","step":{}}"#,
            #"{"type":"maneuver","step":{"maneuver":{"type":"turn"},"name":5}}"#,
        ])
    func refused(_ json: String) throws {
        #expect(try validate(json) != 0)
        #expect(try Command.run("format", "-", "--locale", "en", input: json).code == 65)
    }
}

@Suite("The commands for translations")
struct TranslationCommandTests {
    /// A folder of its own with one German message.
    private func folder(_ message: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{\n  \"@@locale\": \"de\",\n  \"notice.gps_lost\": \"\(message)\"\n}\n".utf8)
            .write(to: folder.appending(path: "de.arb"))
        return folder.path
    }

    @Test("check: place, severity and id; JSON, SARIF, a baseline; codes")
    func check() throws {
        let folder = try folder("kein  Signal")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = try Command.run("check", "--catalog", folder, "--locale", "de")
        #expect(text.output.contains("de.arb:3:28: warning: space.double: notice.gps_lost: two spaces"))
        #expect(text.code == 0)
        #expect(try Command.run("check", "--catalog", folder, "--fail-on", "warning").code == 1)
        for format in ["json", "sarif"] {
            let output = try Command.run("check", "--catalog", folder, "--output", format).output
            _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
            #expect(output.contains("space.double"))
        }
        let baseline = folder + "/baseline"
        #expect(try Command.run("check", "--catalog", folder, "--write-baseline", baseline).code == 0)
        let known = try Command.run("check", "--catalog", folder, "--baseline", baseline, "--fail-on", "info")
        #expect(known.code == 0 && known.output.isEmpty)
        #expect(try Command.run("check", "--catalog", folder, "--locale", "xx").code == 64)
        #expect(try Command.run("check", "--catalog", folder + "/none").code == 66)
        // A check of nothing does not pass.
        let empty = folder + "/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        #expect(try Command.run("check", "--catalog", empty).code == 66)
    }

    @Test("check --layout: a table, or a line for each message; a fault is a finding")
    func layout() throws {
        let table = try Command.run("check", "--layout", "--locale", "ja,en-XA", "--profile", "display-40x4")
        #expect(table.code == 0, "\(table.errors)")
        #expect(table.output.split(separator: "\n").count == 3)
        let narrow = try Command.run("check", "--layout", "--locale", "ja", "--width", "2", "--lines", "1")
        #expect(narrow.code == 1 && narrow.output.contains("error: layout.overflow"))
        let rows = try Command.run(
            "check", "--layout", "--locale", "de", "--width", "20", "--lines", "2", "--output", "json")
        #expect(rows.code == 0 && rows.output.split(separator: "\n").count > 300)
    }

    @Test("snapshot: recorded only when asked, which fails, and never where CI is set")
    func snapshot() throws {
        let folder = try folder("GPS weg")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let arguments = ["snapshot", "--goldens", folder, "--catalog", folder, "--locale", "de"]
        #expect(try Command.run(arguments).errors.contains("there is no golden"))
        #expect(try Command.run(arguments + ["--record"], environment: ["CI": "1"]).code == 64)
        #expect(try Command.run(arguments + ["--record"]).code == 1)
        #expect(try Command.run(arguments).code == 0)
        let changed = try Command.run("snapshot", "--goldens", folder, "--locale", "de")
        #expect(changed.code == 1)
        #expect(changed.output.contains("-  > GPS weg") && changed.output.contains("+  > kein GPS-Signal"))
    }

    @Test("export and import: there and back, changed where it was changed")
    func exchange() throws {
        let folder = try folder("GPS weg")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let xliff = folder + "/de.xliff"
        #expect(try Command.run("export", "--catalog", folder, "--locale", "de", "-o", xliff).code == 0)
        let same = try Command.run("import", xliff, "--catalog", folder)
        #expect(same.code == 0 && same.errors.contains("nothing has changed"))
        let text = try String(contentsOfFile: xliff, encoding: .utf8).replacingOccurrences(
            of: "GPS weg", with: "GPS fort")
        let changed = try Command.run("import", "-", "--catalog", folder, input: text)
        #expect(changed.code == 0)
        let file = try String(contentsOfFile: folder + "/de.arb", encoding: .utf8)
        #expect(file.contains("\"notice.gps_lost\": \"GPS fort\"") && file.contains("@@x-source"))
        #expect(try Command.run("import", "-", "--catalog", folder, input: "<x>").code == 65)
        #expect(try Command.run("import", xliff).code == 64)
    }

    @Test("gallery: a page whose data is whole, with what has changed and what is wrong")
    func gallery() throws {
        let folder = try folder("kein</script>  Signal")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/gallery.html"
        let result = try Command.run(
            "gallery", "-o", path, "--locale", "de,ar-XB", "--catalog", folder, "--profile", "display-20x2")
        #expect(result.code == 0, "\(result.errors)")
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let start = try #require(page.range(of: "type=\"application/json\">")).upperBound
        let end = try #require(page[start...].range(of: "</script>")).lowerBound
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
        let locales = try #require(data["locales"] as? [[String: Any]])
        #expect(locales.map { $0["tag"] as? String } == ["de", "ar-XB"])
        #expect(locales.map { $0["direction"] as? String } == ["ltr", "rtl"])
        let entries = try #require(locales[0]["entries"] as? [[String: Any]])
        let own = try #require(entries.first { $0["key"] as? String == "notice.gps_lost" })
        #expect(own["text"] as? String == "kein</script>  Signal" && own["before"] as? String == "kein GPS-Signal")
        let findings = try #require(locales[0]["findings"] as? [String: Any])
        #expect(findings.keys.contains("notice.gps_lost"))
    }
}
