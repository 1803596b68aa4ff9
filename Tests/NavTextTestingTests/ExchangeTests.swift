import FoundationEssentials
import NavText
import TestSupport
import Testing

@testable import NavTextTesting

/// A folder of ARB files that a test may change.
private struct Folder: ~Copyable {
    let path = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID().uuidString)").path()

    /// A folder with some files of the library, or with other bytes in their place.
    init(_ locales: [String] = [], _ other: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for locale in locales {
            let bytes = try Data(contentsOf: Repository.url("Localizations/\(locale).arb"))
            try bytes.write(to: URL(filePath: "\(path)/\(locale).arb"))
        }
        for (name, text) in other { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("Exchange with translators")
struct ExchangeTests {
    private static let german = LocaleID("de") ?? LocaleID.english

    private static func document(_ locale: LocaleID) throws -> String {
        try XLIFFWriter(ExchangeCatalog.builtIn()).document(locale)
    }

    /// An import of XLIFF text.
    private static func importing(_ xliff: String, into path: String) throws -> TranslationImport {
        TranslationImport([("work.xliff", Array(xliff.utf8))], into: try ExchangeCatalog(directory: path))
    }

    @Test(
        "What is exported and comes back unchanged changes not one byte",
        arguments: Catalog.builtIn.locales.filter { $0.tag != "en" })
    func roundTrip(_ locale: LocaleID) throws {
        let xliff = try Self.document(locale)
        let reader = try XLIFFReader(Array(xliff.utf8), name: "x")
        #expect(reader.errors.isEmpty)
        let catalog = try ExchangeCatalog.builtIn()
        let units = try catalog.units(locale)
        let read = try #require(reader.sections.first)
        #expect(read.targetLanguage == locale.tag)
        #expect(read.units.map(\.id) == units.map(\.key))
        #expect(read.units.map(\.source.string) == units.map(\.source))
        #expect(read.units.map { $0.target?.string ?? "" } == units.map { $0.target ?? "" })
        let result = TranslationImport([("x", Array(xliff.utf8))], into: catalog)
        #expect(result.errors.isEmpty && result.warnings.isEmpty)
        #expect(result.changes.isEmpty)
    }

    @Test("A changed target changes its own bytes, and the English it was made of is marked")
    func change() throws {
        let folder = try Folder(["de"])
        let before = try folder.text("de.arb")
        let old = try #require(try ExchangeCatalog.builtIn().file(Self.german)?.pattern("notice.gps_lost"))
        let xliff = try Self.document(Self.german)
        let edited = xliff.replacing(">\(old)</target>", with: ">Kein &quot;GPS&quot; &amp; kein\\Netz</target>")
        try #require(edited != xliff)
        let result = try Self.importing(edited, into: folder.path)
        #expect(result.errors.isEmpty && result.warnings.isEmpty)
        #expect(result.changes.map(\.count) == [1])
        try result.write()
        let after = try folder.text("de.arb")
        let english = try #require(try ExchangeCatalog.builtIn().source("notice.gps_lost"))
        let mark = ",\n  \"@@x-source\": {\n    \"notice.gps_lost\": \"\(SourceHash.of(english))\"\n  }"
        let expected = before.replacing("\"\(old)\"", with: #""Kein \"GPS\" & kein\\Netz""#)
        #expect(after == String(expected.dropLast(3)) + mark + "\n}\n")
        #expect(expected.hasSuffix("\n}\n"))
        // A second import of the same file finds nothing to do.
        #expect(try Self.importing(edited, into: folder.path).changes.isEmpty)
        // When the English changes the translation is stale, in the check and in the next export.
        let template = try String(
            decoding: Data(contentsOf: Repository.url("Localizations/en.arb")), as: UTF8.self
        ).replacing("\"\(english)\"", with: "\"Satellites lost\"")
        try Data(template.utf8).write(to: URL(filePath: "\(folder.path)/en.arb"))
        var checker = try CatalogChecker(directory: folder.path)
        checker.runsCorpus = false
        #expect(
            try checker.findings(locale: "de").contains { $0.id == .textStale && $0.key == "notice.gps_lost" })
        let again = try XLIFFWriter(ExchangeCatalog(directory: folder.path)).document(Self.german)
        let unit = try #require(again.range(of: "id=\"notice.gps_lost\"")).upperBound
        #expect(again[unit...].prefix(600).contains("needs-review-translation"))
    }

    @Test("New messages go where the English has them, in the style of the file")
    func insert() throws {
        let folder = try Folder(
            [], ["de.arb": "{\r\n\t\"@@locale\": \"de\",\r\n\t\"notice.gps_lost\": \"GPS weg\"\r\n}\r\n"])
        let xliff = try XLIFFWriter(ExchangeCatalog(directory: folder.path)).document(Self.german)
        // Two that come before the one that is there, and one after it.
        let keys = try ExchangeCatalog.builtIn().template.keys
        let place = try #require(keys.firstIndex(of: "notice.gps_lost"))
        let chosen = [keys[place - 2], keys[place - 1], keys[place + 1]]
        let body = chosen.map {
            "<trans-unit id=\"\($0)\"><source/><target state=\"translated\">Ä</target></trans-unit>"
        }
        let head = try #require(xliff.range(of: "<body>")).upperBound
        let own = xliff[..<head] + body.reversed().joined() + "</body></file></xliff>"
        let result = try Self.importing(String(own), into: folder.path)
        #expect(result.errors.isEmpty)
        // The source of these is empty: not what the English says.
        #expect(result.warnings.count == 3)
        try result.write()
        let expected =
            ["@@locale"] + chosen.prefix(2) + ["notice.gps_lost"] + chosen.suffix(1) + ["@@x-source"]
        let text = try folder.text("de.arb")
        let keysWritten = text.split(separator: "\r\n").filter { $0.hasPrefix("\t\"") }.map {
            String($0.dropFirst(2).prefix { $0 != "\"" })
        }
        #expect(keysWritten == expected)
        #expect(text.split(separator: "\r\n").allSatisfy { !$0.contains("\n") })
    }

    @Test("A locale without a file gets one")
    func newLocale() throws {
        let folder = try Folder(["en"])
        let italian = try #require(LocaleID("it"))
        let empty = try XLIFFWriter(ExchangeCatalog(directory: folder.path)).document(italian)
        #expect(!empty.contains("</target>"))
        // Nothing is translated: nothing is made.
        #expect(try Self.importing(empty, into: folder.path).changes.isEmpty)
        let unit = try #require(empty.range(of: "id=\"notice.gps_lost\""))
        let target = try #require(empty[unit.upperBound...].range(of: "<target state=\"needs-translation\"/>"))
        let xliff = empty.replacingCharacters(
            in: target, with: "<target state=\"final\">Segnale GPS perso</target>")
        let result = try Self.importing(xliff, into: folder.path)
        #expect(result.errors.isEmpty)
        try result.write()
        let catalog = try ExchangeCatalog(directory: folder.path)
        #expect(catalog.file(italian)?.keys == ["notice.gps_lost"])
        #expect(catalog.file(italian)?.pattern("notice.gps_lost") == "Segnale GPS perso")
        #expect(try folder.text("it.arb").hasPrefix("{\n  \"@@locale\": \"it\",\n  \"notice.gps_lost\": "))
    }

    @Test("What needs a review stays marked, and is marked no more when it was reviewed")
    func review() throws {
        let folder = try Folder(["de"])
        let old = try #require(try ExchangeCatalog.builtIn().file(Self.german)?.pattern("notice.gps_lost"))
        let xliff = try Self.document(Self.german)
        func edited(_ state: String) throws -> String {
            let target = try #require(xliff.range(of: ">\(old)</target>"))
            let start = try #require(xliff[..<target.lowerBound].range(of: "<target", options: .backwards))
            return xliff[..<start.lowerBound] + "<target state=\"\(state)\">GPS verloren" + "</target>"
                + xliff[target.upperBound...]
        }
        for state in ["new", "needs-translation"] {
            let result = try Self.importing(edited(state), into: folder.path)
            #expect(result.errors.isEmpty && result.changes.isEmpty, "\(state)")
        }
        try Self.importing(edited("needs-review-translation"), into: folder.path).write()
        #expect(try folder.text("de.arb").contains("\"GPS verloren\""))
        func isStale() throws -> Bool {
            try ExchangeCatalog(directory: folder.path).units(Self.german).first { $0.key == "notice.gps_lost" }?
                .state == .stale
        }
        #expect(try isStale())
        try Self.importing(edited("final"), into: folder.path).write()
        #expect(try !isStale())
    }

    /// What is written instead of the German target of `notice.gps_lost`, or instead of some of its unit, and
    /// what is said.
    private static let plantedFaults: [(old: String, new: String, reason: String)] = [
        ("</target>", "{</target>", "at offset"),
        ("</target>", "</targets>", "mismatched tag"),
        ("target-language=\"de\"", "target-language=\"?\"", "expected target-language"),
        ("target-language=\"de\"", "", "found none"),
        ("target-language=\"de\"", "target-language=\"en\"", "which is the source"),
        ("id=\"notice.gps_lost\"", "id=\"notice.gps_lots\"", "no such message"),
        ("<xliff ", "<tmx ", "xliff"),
    ]

    @Test("A fault is told with its place, and nothing is written", arguments: plantedFaults.indices)
    func faults(_ index: Int) throws {
        let fault = Self.plantedFaults[index]
        let folder = try Folder(["de"])
        var xliff = try Self.document(Self.german).replacing("resname=\"notice.gps_lost\"", with: "")
        let from =
            fault.old == "</target>"
            ? try #require(xliff.range(of: "id=\"notice.gps_lost\"")).upperBound : xliff.startIndex
        let range = try #require(xliff[from...].range(of: fault.old))
        xliff.replaceSubrange(range, with: fault.new)
        if fault.new == "<tmx " { xliff = xliff.replacing("</xliff>", with: "</tmx>") }
        if fault.old.hasPrefix("id=") {
            // An unknown unit is a fault only if it has a translation; this one has.
            #expect(xliff.contains(fault.new))
        }
        let result = try Self.importing(xliff, into: folder.path)
        let error = try #require(result.errors.first)
        #expect("\(error)".contains(fault.reason))
        #expect(error.line > 0 && error.column > 0 && error.file == "work.xliff")
        #expect(result.changes.isEmpty)
    }

    @Test("No bytes at all make the reader trap")
    func anyBytes() throws {
        let xliff = try Array(Self.document(Self.german).utf8.prefix(6000))
        var random = SystemRandomNumberGenerator()
        let catalog = try ExchangeCatalog.builtIn()
        for _ in 0..<300 {
            var bytes = xliff
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = bytes.indices.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = .random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.removeSubrange(place..<min(place + 40, bytes.count))
                }
            }
            // Cut short, it is never whole.
            #expect(!TranslationImport([("x", bytes)], into: catalog).errors.isEmpty)
        }
        #expect(!TranslationImport([("x", [])], into: catalog).errors.isEmpty)
    }

    @Test("A string catalog of Xcode has the plain texts and the plurals, and the rest is told")
    func stringCatalog() throws {
        let folder = try Folder(
            [],
            [
                "en.arb": """
                {
                  "@@locale": "en",
                  "a": "100% {name}",
                  "@a": {"description": "Full.", "placeholders": {"name": {"type": "String"}}},
                  "b": "{count, plural, one{# rest area on {road}} other{# rest areas on {road}}}",
                  "@b": {"placeholders": {"count": {"type": "int"}, "road": {"type": "String"}}},
                  "c": "{name, select, x{X} other{Y}}",
                  "@c": {"placeholders": {"name": {"type": "String"}}}
                }
                """,
                "pl.arb": """
                {"@@locale": "pl", "a": "{name}", "b": "{count, plural, one{A} few{B #} many{C #} other{D #}}"}
                """,
            ])
        let polish = try #require(LocaleID("pl"))
        let catalog = try StringCatalog(ExchangeCatalog(directory: folder.path), locales: [polish])
        #expect(catalog.report.count == 1)
        #expect(catalog.report.first?.hasPrefix("en: c: a select") == true)
        #expect(catalog.json.contains("\"100%% %1$@\""))
        #expect(catalog.json.contains("\"%1$lld rest areas on %2$@\""))
        #expect(catalog.json.contains("\"few\""))
        #expect(catalog.json.contains("\"comment\": \"Full.\""))
        // It is JSON.
        _ = try JSONDecoder().decode(Whole.self, from: Data(catalog.json.utf8))
    }

    /// The parts of a string catalog that must be there.
    private struct Whole: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization] }
        struct Localization: Decodable {}
        let sourceLanguage: String
        let strings: [String: Entry]
        let version: String
    }
}
