import FoundationEssentials
import NavText
import TestSupport
import Testing

@testable import NavTextTesting

@Suite("Goldens")
struct SnapshotTests {
    @Test("The texts of every message are as they were", arguments: Catalog.builtIn.locales.map(\.tag))
    func unchanged(locale: String) throws {
        let folder = GoldenFolder(Repository.url("Goldens").path)
        let difference = try folder.difference(locale: locale)
        #expect(difference == nil, "\(difference ?? "")")
    }

    private static let golden = """
        # navtext golden
        locale: de
        icu: 72.1
        cldr: 42.0

        alert.place.distance
          specimen: tunnel at 300 m
          place = Tunnel
          distance = 300\\u{A0}m
          > Tunnel in 300\\u{A0}m
          | Tunnel in 300\\u{A0}m

        lanes.count [count: one]
          specimen: lanes count 1
          count = 1
          > 1 Spur gesperrt
          | Unfall,⏎1 Spur gesperrt

        """

    @Test("A golden is read as it was written")
    func roundTrip() throws {
        let golden = try Golden(Self.golden)
        #expect(golden.entries.count == 2)
        #expect(golden.entries[0].arguments == ["place = Tunnel", "distance = 300\\u{A0}m"])
        #expect(golden.text == Self.golden)
    }

    @Test(
        "What is no golden is said with its line",
        arguments: [("", "1: "), ("# navtext golden\nlocale: de\nicu: 1\n", "4: "), ("# navtext golden\nx: de", "2: ")])
    func unreadable(text: String, place: String) {
        let error = #expect(throws: Golden.ReadError.self) { try Golden(text) }
        #expect(error?.description.hasPrefix(place) == true)
    }

    @Test(
        "Changes have their cause",
        arguments: [
            ("Tunnel in 300\\u{A0}m", "Tunnel in 300\\u{202F}m", GoldenChange.Cause.spaces),
            ("> 1 Spur gesperrt", "> ١ Spur gesperrt", .digits),
            ("Unfall,⏎1 Spur gesperrt", "Unfall, 1⏎Spur gesperrt", .breaks),
            ("[count: one]", "[count: other]", .category),
            (
                "distance = 300\\u{A0}m\n  > Tunnel in 300\\u{A0}m",
                "distance = 300\\u{A0}Meter\n  > Tunnel in 300\\u{A0}Meter", .units
            ),
            ("> 1 Spur gesperrt", "> 1 Fahrstreifen gesperrt", .other),
        ])
    func causes(old: String, new: String, cause: GoldenChange.Cause) throws {
        let before = try Golden(Self.golden)
        let after = try Golden(Self.golden.replacing(old, with: new))
        #expect(GoldenChange.between(before, after).map(\.cause) == [cause])
        #expect(GoldenChange.between(before, before).isEmpty)
    }

    @Test("A diff shows the change with the lines around it and its message")
    func diff() throws {
        let old = try Golden(Self.golden).lines
        let new = try Golden(Self.golden.replacing("> 1 Spur", with: "> eine Spur")).lines
        let diff = try #require(LineDiff.unified(old, new, from: "a", to: "b"))
        #expect(
            diff == """
                --- a
                +++ b
                @@ -13,5 +13,5 @@ lanes.count [count: one]
                 lanes.count [count: one]
                   specimen: lanes count 1
                   count = 1
                -  > 1 Spur gesperrt
                +  > eine Spur gesperrt
                   | Unfall,⏎1 Spur gesperrt

                """)
        #expect(LineDiff.unified(old, old, from: "a", to: "b") == nil)
    }

    @Test("Characters that nobody sees are written out")
    func invisible() {
        #expect(Invisible.escaped("3\u{A0}km \u{2068}x\u{2069}\\") == #"3\u{A0}km \u{2068}x\u{2069}\\"#)
        #expect(Invisible.withoutSpaces(#"3\u{A0}k m"#) == "3km")
    }
}

@Suite("A language without a region")
struct DigitTests {
    /// ICU 72 and 76 have other digits for "ar" themselves.
    @Test(
        "has the digits of its likeliest region in every ICU",
        arguments: [("ar", "arab"), ("hi", "latn"), ("de", "latn")])
    func digits(tag: String, system: String) throws {
        let match = try #require(LocaleMatch(tag, in: .builtIn))
        #expect(match.formats.numberingSystem == system)
        #expect(try #require(LocaleMatch("\(tag)-u-nu-thai", in: .builtIn)).formats.numberingSystem == "thai")
    }
}
