import FoundationEssentials
import NavText
import Testing

@testable import NavTextTesting

@Suite("The matrix of layouts")
struct LayoutTests {
    private static let displays = BannerProfile.builtIn.filter { $0.font == nil }.map {
        LayoutMatrix.Room($0.name, $0.size())
    }
    private static let tags = Catalog.builtIn.locales.map(\.tag) + PseudoLocale.allCases.map(\.rawValue)

    @Test("Every message of every locale fits the displays of characters", arguments: tags)
    func fits(locale: String) throws {
        let matrix = try LayoutMatrix(locale: locale, rooms: Self.displays)
        #expect(matrix.rows.count > 300 * Self.displays.count)
        #expect(try CatalogChecker().findings(in: matrix).isEmpty)
        // The rows say what the banners are, whoever looks at them.
        for row in matrix.rows {
            let room = try #require(Self.displays.first { $0.name == row.room })
            #expect(row.banner.lines.count <= room.size.lines ?? 0)
            #expect(row.width <= room.size.width)
            #expect((row.cut != nil) == row.banner.truncated)
        }
        // Words are cut on the small display only for very few messages; pseudo-locales are longer on purpose.
        guard PseudoLocale(rawValue: locale) == nil else { return }
        let cut = matrix.rows.filter { $0.banner.variant == .lineCut }
        #expect(cut.count <= 10, "\(cut.map(\.message))")
    }

    @Test("A room in which nothing fits is a fault of every message")
    func tooNarrow() throws {
        let matrix = try LayoutMatrix(
            locale: "de", rooms: [.init("slit", BannerSize(width: 3, lines: 1))])
        let findings = try CatalogChecker().findings(in: matrix)
        let found = try #require(findings.first { $0.key == "alert.place.distance" })
        #expect(found.id == .layoutOverflow && found.severity == .error)
        #expect(found.file == "de.arb" && found.line > 1 && found.message.contains("wider than slit"))
    }

    @Test("A locale without a file is an error, not a clean result")
    func noFile() throws {
        let error = #expect(throws: CatalogError.self) { try CatalogChecker().findings(locale: "xx") }
        #expect(error?.reason.contains("\"xx\" has no file") == true)
    }

    /// A font that lacks some characters.
    private struct PoorFont: TextMeasurer {
        let missing: Set<Character>
        func width(of text: String) -> Double { Double(text.count) }
        func unknownGlyphs(in text: String) -> Int { text.count { missing.contains($0) } }
    }

    @Test("Characters that no font has are found", arguments: [("de", "ß"), ("pl", "ł"), ("ja", "分"), ("ar", "ّ")])
    func glyphs(locale: String, character: String) throws {
        let size = BannerSize(width: 40, lines: 4, measurer: PoorFont(missing: Set(character)))
        let matrix = try LayoutMatrix(locale: locale, rooms: [.init("poor", size)])
        let findings = try CatalogChecker().findings(in: matrix)
        #expect(findings.allSatisfy { $0.id == .layoutGlyphs })
        let withCharacter = matrix.rows.filter { row in row.banner.lines.contains { $0.string.contains(character) } }
        if locale != "ar" { #expect(Set(findings.map(\.key)) == Set(withCharacter.map(\.message))) }
        #expect(locale == "ar" || !findings.isEmpty)
    }

    @Test("Long names replace names and nothing else")
    func longNames() throws {
        let names = LongNames(language: "de")
        let alert = Guidance.alert(Alert(.tunnel(name: "A", length: 100), distance: 300))
        #expect(alert.stretched(names) == .alert(Alert(.tunnel(name: names.place, length: 100), distance: 850)))
        let now = Guidance.maneuver(Maneuver(.turn, .left, distance: 3))
        #expect(now.stretched(names) == now)
        let far = Guidance.alert(Alert(.tunnel(name: nil, length: 100), distance: 2000))
        #expect(far.stretched(names).distance == 888_000)
    }
}

@Suite("Pseudo-locales")
struct PseudoLocaleTests {
    private static let turn = Guidance.maneuver(Maneuver(.turn, .left, distance: 400, names: ["Main Street"]))

    private static func text(_ locale: String) throws -> NavigationText {
        try #require(try NavigationText(locale: locale))
    }

    @Test("en-XA has accents, brackets and two fifths more letters, and leaves names as they are")
    func accented() throws {
        let text = try Self.text("en-XA").format(Self.turn).string
        #expect(text == "[[[ţûüŕñ ļéêƒţţţ] öôñţöô Main Street] îïñ 400\u{A0}m]")
        let english = try Self.text("en").format(Maneuver(.fork, .slightLeft)).string
        let pseudo = try Self.text("en-XA").format(Maneuver(.fork, .slightLeft)).string
        let letters = english.count(where: \.isLetter)
        #expect(pseudo.count(where: \.isLetter) >= letters * 7 / 5)
        #expect(!pseudo.contains { $0.isASCII && $0.isLetter })
    }

    @Test("ar-XB runs from right to left, each word turned by itself")
    func rightToLeft() throws {
        let navigation = try Self.text("ar-XB")
        #expect(navigation.direction == .rightToLeft)
        let banner = navigation.banner(for: Self.turn, in: BannerSize(width: 14, lines: 4))
        #expect(banner.direction == .rightToLeft && banner.leading == .right)
        #expect(banner.lines.count > 1)
        for line in banner.lines {
            // No line opens what another one closes.
            let opened = line.string.unicodeScalars.count { $0 == "\u{202E}" }
            #expect(opened == line.string.unicodeScalars.count { $0 == "\u{202C}" })
        }
        #expect(banner.text.string.contains("\u{2068}Main Street\u{2069}"))
    }

    @Test("en-XL is no shorter than any language")
    func longest() throws {
        let tag = try #require(LocaleID("en-XL"))
        let longest = try #require(try CorpusRun(tag, catalog: .builtIn))
        let measurer = ColumnMeasurer()
        func width(_ run: CorpusRun, _ key: String) -> Double {
            run.samples.filter { $0.call.name == key }.map { measurer.width(of: $0.call.text) }.max() ?? 0
        }
        for locale in Catalog.builtIn.locales {
            let run = try #require(try CorpusRun(locale, catalog: .builtIn))
            for key in ["notice.gps_lost", "maneuver.turn", "lanes.count", "alert.place"] {
                #expect(width(run, key) <= width(longest, key), "\(key) in \(locale)")
            }
        }
    }

    @Test("Extensions of a pseudo-locale count as another's do")
    func extensions() throws {
        let text = try Self.text("ar-XB-u-nu-arab").format(Self.turn).string
        #expect(text.contains("٤٠٠"))
        #expect(try Self.text("en-XA-u-ms-ussystem").format(Self.turn).string.contains("mi"))
    }

    @Test("An app's own messages are changed, too")
    func ownCatalog() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try Data(#"{"@@locale": "en", "notice.gps_lost": "lost"}"#.utf8)
            .write(to: URL(filePath: "\(directory)/en.arb"))
        let catalog = try Catalog(directory: directory)
        let text = try #require(try NavigationText(locale: "en-XA", catalog: catalog))
        #expect(text.format(.notice(Notice(.gpsLost))).string == "[ļöôšţţ]")
    }
}
