import Foundation
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
        for name in try Repository.names("Examples", suffix: "json") {
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
                "distance", "label", "spoken", "ssml", "diagnostics",
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
            #"{"type":"accident","lanes_blocked":[{}]}"#,
        ])
    func refused(_ json: String) throws {
        #expect(try validate(json) != 0)
        #expect(try Command.run("format", "-", "--locale", "en", input: json).code == 65)
    }
}
