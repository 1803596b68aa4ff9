import FoundationEssentials
import NavText
import Testing

@testable import NavTextTesting

/// A fault that is planted in a real file: where it says `old` once, it gets `new`.
struct Mutation: CustomTestStringConvertible, Sendable {
    let id: CheckID
    let locale: String
    let key: String
    let old: String
    let new: String
    /// What the finding's place points at in the changed line; nil for the beginning of the pattern.
    let at: String?
    /// The key that is reported, where it is another.
    var reported: String?

    init(
        _ id: CheckID, _ locale: String, _ key: String, _ old: String, _ new: String, at: String? = nil,
        reported: String? = nil
    ) {
        self.id = id
        self.locale = locale
        self.key = key
        self.old = old
        self.new = new
        self.at = at
        self.reported = reported
    }

    var testDescription: String { "\(id.rawValue) in \(locale), \(key)" }
}

@Suite("Checks of translations")
struct CheckTests {
    /// The built-in file of a locale.
    private static func source(_ locale: String) -> String {
        EmbeddedFile.localizations.first { $0.name == "\(locale).arb" }.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
            ?? ""
    }

    /// The findings in a folder with one file.
    static func findings(
        _ text: String, locale: String, english: String? = nil, project: CheckProject = CheckProject(),
        runs: Bool = false
    ) throws -> [Finding] {
        let directory = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try Data(text.utf8).write(to: URL(filePath: "\(directory)/\(locale).arb"))
        if let english { try Data(english.utf8).write(to: URL(filePath: "\(directory)/en.arb")) }
        var checker = try CatalogChecker(directory: directory, project: project)
        checker.runsCorpus = runs
        return try checker.findings(locale: locale)
    }

    @Test("The messages of the library have no findings", arguments: Catalog.builtIn.locales.map(\.tag))
    func clean(locale: String) throws {
        let findings = try CatalogChecker().findings(locale: locale)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("A planted fault is found at its place", arguments: mutations)
    func planted(_ mutation: Mutation) throws {
        var lines = Self.source(mutation.locale).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let index = try #require(lines.firstIndex { $0.hasPrefix("  \"\(mutation.key)\":") })
        let range = try #require(lines[index].firstRange(of: mutation.old), "\(lines[index])")
        lines[index].replaceSubrange(range, with: mutation.new)
        let found = try Self.findings(
            lines.joined(separator: "\n"), locale: mutation.locale,
            runs: [.selectUnknown, .keyUnused].contains(mutation.id))
        let finding = try #require(
            found.first { $0.id == mutation.id && $0.key == mutation.reported ?? mutation.key },
            "\(found.map(\.description).joined(separator: "\n"))")
        guard let at = mutation.at else { return }
        let line = lines[finding.line - 1]
        let rest = String(line.unicodeScalars.dropFirst(finding.column - 1))
        #expect(rest.hasPrefix(at), "\(finding) points at \(rest.prefix(30))")
    }

    static let mutations: [Mutation] = [
        // Patterns.
        Mutation(.syntax, "de", "alert.place", "{place}", "{place"),
        Mutation(.syntax, "ja", "alert.incident", "{incident}", "{incident} }{"),
        Mutation(.syntax, "ru", "alert.place.name", "{name}", "{na me}"),
        Mutation(.otherMissing, "de", "guidance.left.short", "other {# linke Spuren}", ""),
        Mutation(.otherMissing, "fr", "guidance.left.short", "other {# voies de gauche}", ""),
        Mutation(.otherMissing, "ja", "guidance.left.short", "other {#車線}", ""),
        // Plurals.
        Mutation(.pluralMissing, "pl", "guidance.left.short", "few {# lewe pasy} ", "", at: "count, plural"),
        Mutation(.pluralMissing, "ru", "guidance.left.short", "many {# левых полос} ", "", at: "count, plural"),
        Mutation(.pluralMissing, "he", "guidance.left.short", "two {שני נתיבים שמאליים} ", "", at: "count, plural"),
        Mutation(.pluralUnused, "de", "guidance.left.short", "other {#", "few {# linke Spuren} other {#", at: "few"),
        Mutation(.pluralUnused, "ja", "guidance.left.short", "other {#", "one {#車線} other {#", at: "one"),
        Mutation(.pluralUnused, "es", "guidance.left.short", "other {#", "two {# carriles} other {#", at: "two"),
        Mutation(.explicitOne, "de", "guidance.left.short", "one {", "=1 {", at: "=1"),
        Mutation(.explicitOne, "en", "guidance.left.short", "one {", "=1 {", at: "=1"),
        Mutation(.explicitOne, "pl", "guidance.left.short", "one {", "=1 {", at: "=1"),
        // Keys.
        Mutation(
            .keyDuplicate, "de", "place.tunnel", "\"place.tunnel\":", "\"place.tunnel\": \"Tunnel\", \"place.tunnel\":",
            at: "\"place.tunnel\": \"Tunnel\""),
        Mutation(
            .keyDuplicate, "th", "place.bridge", "\"place.bridge\":", "\"place.bridge\": \"สะพาน\", \"place.bridge\":"),
        Mutation(
            .keyDuplicate, "ar", "place.bridge", "\"place.bridge\":", "\"place.bridge\": \"جسر\", \"place.bridge\":"),
        Mutation(
            .keyExtra, "de", "place.tunnel", "\"place.tunnel\":", "\"place.tunel\": \"Tunnel\", \"place.tunnel\":",
            at: "\"place.tunel\"", reported: "place.tunel"),
        Mutation(
            .keyExtra, "ko", "place.tunnel", "\"place.tunnel\":", "\"place.tunnel.long\": \"터널\", \"place.tunnel\":",
            at: "\"place.tunnel.long\"", reported: "place.tunnel.long"),
        Mutation(
            .keyExtra, "fr", "place.bridge", "\"place.bridge\":", "\"lieu.pont\": \"pont\", \"place.bridge\":",
            at: "\"lieu.pont\"", reported: "lieu.pont"),
        Mutation(
            .keyUnused, "de", "place.tunnel", "\"place.tunnel\":",
            "\"button.undo.spoken\": \"rückgängig machen\", \"place.tunnel\":", reported: "button.undo.spoken"),
        Mutation(
            .keyUnused, "fr", "place.tunnel", "\"place.tunnel\":", "\"button.end.short\": \"fin\", \"place.tunnel\":",
            reported: "button.end.short"),
        Mutation(
            .keyUnused, "pl", "place.tunnel", "\"place.tunnel\":", "\"button.undo.short\": \"cof\", \"place.tunnel\":",
            reported: "button.undo.short"),
        // Arguments.
        Mutation(.argumentMissing, "de", "alert.place.distance", "{distance", "800 m {place", at: "{"),
        Mutation(.argumentMissing, "ja", "alert.place.name", "{name}", ""),
        Mutation(.argumentMissing, "ar", "alert.incident.lanes", "{lanes}", ""),
        Mutation(.argumentExtra, "de", "alert.place", "{place}", "{place} {road}", at: "road"),
        Mutation(.argumentExtra, "ko", "alert.place", "{place}", "{place} {banana}", at: "banana"),
        Mutation(.argumentExtra, "hi", "place.tunnel", "सुरंग", "सुरंग {name}", at: "name"),
        Mutation(
            .argumentType, "de", "alert.place", "{place}", "{place, plural, one {#} other {#}}", at: "place, plural"),
        Mutation(
            .argumentType, "es", "alert.place", "{place}", "{place, select, tunnel {túnel} other {{place}}}",
            at: "place, select"),
        Mutation(.argumentType, "fr", "alert.place", "{place}", "{place, number}"),
        Mutation(
            .argumentDropped, "es", "lanes.named", "{lanes}", "{count, plural, one {carril} other {{lanes}}}", at: "one"
        ),
        Mutation(
            .argumentDropped, "de", "lanes.named", "{lanes}", "{count, plural, one {Spur} other {{lanes}}}", at: "one"),
        Mutation(
            .argumentDropped, "ja", "instruction.distance", "{instruction}",
            "{type, select, fork {分岐} other {{instruction}}}"),
        Mutation(
            .argumentDerived, "de", "alert.place.distance", "{distance_dative}", "{distance_dativ}",
            at: "distance_dativ"),
        Mutation(.argumentDerived, "fr", "alert.place", "{place}", "{place_big}", at: "place_big"),
        Mutation(.argumentDerived, "zh-Hans", "alert.place", "{place}", "{place_x}", at: "place_x"),
        // Selects.
        Mutation(.selectUnknown, "de", "incident.weather", "rain {", "drizzle {", at: "drizzle"),
        Mutation(.selectUnknown, "fr", "incident.weather", "snow {", "sleet {", at: "sleet"),
        Mutation(.selectUnknown, "ja", "place.merging_area", "from_left {", "left {", at: "left"),
        Mutation(.selectUncovered, "de", "incident.weather", "rain {Starkregen} ", "", at: "sub_type"),
        Mutation(.selectUncovered, "fr", "incident.weather", "snow {neige} ", "", at: "sub_type"),
        Mutation(.selectUncovered, "pl", "incident.weather", "fog {mgła} ", "", at: "sub_type"),
        // Words.
        Mutation(
            .textIdentical, "de", "place.junction", "\"place.junction\": ", "\"place.junction\": \"junction\", \"x\": "),
        Mutation(
            .textIdentical, "fr", "place.junction", "\"place.junction\": ", "\"place.junction\": \"junction\", \"x\": "),
        Mutation(
            .textIdentical, "es", "place.bridge", "\"place.bridge\": ", "\"place.bridge\": \"bridge\", \"x\": ",
            at: "bridge"),
        Mutation(
            .textScript, "ja", "place.bridge", "\"place.bridge\": ", "\"place.bridge\": \"bridge\", \"x\": ",
            at: "bridge"),
        Mutation(.textScript, "ru", "place.bridge", "мост", "moст", at: "mo"),
        Mutation(.textScript, "ar", "place.bridge", "جسر", "جسر bridge", at: "bridge"),
        Mutation(.textDigits, "de", "place.bridge", "Brücke", "Brücke ٣", at: "٣"),
        Mutation(.textDigits, "hi", "place.bridge", "पुल", "पुल ३", at: "३"),
        Mutation(.textDigits, "th", "place.bridge", "สะพาน", "สะพาน ๓", at: "๓"),
        Mutation(.textSides, "de", "guidance.left.short", "linke Spur", "rechte Spur"),
        Mutation(.textSides, "ja", "guidance.left.short", "左", "右"),
        Mutation(.textSides, "fr", "maneuver.turn", "à gauche", "à droite"),
        Mutation(.textTerm, "de", "place.tunnel", "Tunnel", "Röhre"),
        Mutation(.textTerm, "fr", "place.bridge", "pont", "viaduc"),
        Mutation(.textTerm, "ja", "place.tunnel", "トンネル", "隧道"),
        // Spaces and marks.
        Mutation(.spaceEnds, "de", "place.tunnel", "Tunnel\"", "Tunnel \"", at: " \""),
        Mutation(.spaceEnds, "ru", "place.bridge", "мост", " мост", at: " мост"),
        Mutation(.spaceEnds, "es", "place.bridge", "puente", "puente\\u00a0"),
        Mutation(.spaceDouble, "es", "notice.off_route", "fuera ", "fuera  ", at: " de"),
        Mutation(.spaceDouble, "fr", "notice.gps_lost", "signal GPS", "signal  GPS", at: " GPS"),
        Mutation(.spaceDouble, "pl", "notice.gps_lost", "brak ", "brak  ", at: " sygna"),
        Mutation(.spaceMeasure, "en", "duration.under_minute", "\\u00a0", " ", at: " min"),
        Mutation(.spaceMeasure, "de", "place.bridge", "Brücke", "Brücke 3 m", at: " m"),
        Mutation(.spaceMeasure, "ru", "place.bridge", "мост", "мост 3 км", at: " км"),
        Mutation(.quoteStraight, "fr", "notice.rerouting", "’", "''", at: "'"),
        Mutation(.quoteStraight, "de", "place.bridge", "Brücke", "\\\"Brücke", at: "\\\""),
        Mutation(.quoteStraight, "he", "place.bridge", "גשר", "גשר\\\"", at: "\\\""),
        Mutation(.fullStop, "de", "place.tunnel", "Tunnel\"", "Tunnel.\"", at: ".\""),
        Mutation(.fullStop, "ja", "place.tunnel", "トンネル", "トンネル。", at: "。"),
        Mutation(.fullStop, "hi", "place.bridge", "पुल", "पुल।", at: "।"),
        Mutation(.textBidi, "ar", "place.bridge", "جسر", "\\u200fجسر", at: "\\u200f"),
        Mutation(.textBidi, "he", "place.bridge", "גשר", "גשר\u{200E}", at: "\u{200E}"),
        Mutation(.textBidi, "de", "place.tunnel", "Tunnel\"", "\\u2068Tunnel\"", at: "\\u2068"),
        Mutation(.textNFC, "de", "place.bridge", "ü", "u\u{308}"),
        Mutation(.textNFC, "fr", "place.toll_booth", "é", "e\u{301}"),
        Mutation(.textNFC, "ko", "place.tunnel", "터널", "\u{1110}\u{1165}널"),
        // Forms.
        Mutation(.variantFacts, "en", "alert.place.distance.spoken", "{place}", "place"),
        Mutation(.variantFacts, "ja", "instruction.lanes.spoken", "{lanes}", "車線"),
        Mutation(.variantFacts, "ko", "instruction.lanes.spoken", "{lanes}", "차로"),
        Mutation(.variantLonger, "de", "notice.rerouting.short", "neue Route", "neue Route wird gerade berechnet"),
        Mutation(.variantLonger, "fr", "notice.rerouting.short", "recalcul", "recalcul complet de l’itinéraire"),
        Mutation(.variantLonger, "pl", "notice.rerouting.short", "nowa trasa", "trwa wyznaczanie nowej trasy"),
    ]

    @Test("`one` that stands for other numbers needs the number", arguments: ["fr", "ru", "hi", "es", "de", "pl"])
    func oneWithoutNumber(locale: String) throws {
        // 0 is "one" in French and Hindi, 21 in Russian; German, Spanish and Polish have it for 1 alone.
        let text = #"{"trip.charge": "{percent, plural, one {un pour cent} other {#}}"}"#
        let found = try Self.findings(text, locale: locale).contains { $0.id == .oneWithoutNumber }
        #expect(found == ["fr", "ru", "hi"].contains(locale))
    }

    @Test("A message that nobody has", arguments: ["it", "sv", "nl"])
    func missing(locale: String) throws {
        let found = try Self.findings(#"{"place.tunnel": "tunnel"}"#, locale: locale)
        #expect(found.count { $0.id == .keyMissing } == MessageKey.allCases.count - 1)
    }

    @Test("A translation whose English has changed", arguments: ["de", "ja", "ar"])
    func stale(locale: String) throws {
        let current = SourceHash.of("bridge")
        for (hash, isStale) in [(current, false), ("00000000", true)] {
            let text = #"{"place.bridge": "X", "@@x-source": {"place.bridge": "\#(hash)"}}"#
            let found = try Self.findings(text, locale: locale)
            #expect(found.contains { $0.id == .textStale } == isStale)
        }
    }

    @Test("Severities and a baseline are the project's")
    func project() throws {
        let directory = FileManager.default.temporaryDirectory.path()
        let file = "\(directory)/navtext-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let text = #"{"place.tunnel": "Tunnel "}"#
        let found = try #require(try Self.findings(text, locale: "de").first)
        #expect(found.id == .spaceEnds && found.severity == .warning)

        try Data(#"{"severities": {"space.ends": "error"}}"#.utf8).write(to: URL(filePath: file))
        #expect(try Self.findings(text, locale: "de", project: CheckProject(file: file)).map(\.severity) == [.error])
        try Data(#"{"severities": {"space.ends": "off"}}"#.utf8).write(to: URL(filePath: file))
        #expect(try Self.findings(text, locale: "de", project: CheckProject(file: file)).isEmpty)
        try Data(#"{"severities": {"space.end": "off"}}"#.utf8).write(to: URL(filePath: file))
        let error = #expect(throws: CheckProject.ReadError.self) { try CheckProject(file: file) }
        #expect(error?.description == "\(file):1:17: there is no check \"space.end\"")

        try Data((found.fingerprint + "\n").utf8).write(to: URL(filePath: file))
        var project = CheckProject()
        try project.addBaseline(file: file)
        #expect(try Self.findings(text, locale: "de", project: project).isEmpty)
    }
}
