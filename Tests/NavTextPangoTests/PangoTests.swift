import CNavPango
import Foundation
import NavText
import NavTextInput
import TestSupport
import Testing

@testable import NavTextPango

@Suite("Real fonts")
struct PangoTests {
    private static let locales = Catalog.builtIn.locales.map(\.tag)

    private static let examples: [Guidance] = {
        let names = [
            "alerts.json", "maneuver.json", "trip.json", "alert.json", "incident-mapbox.json", "incident-valhalla.json",
        ]
        let routes = ((try? Repository.names("Examples/routes", suffix: ".json")) ?? []).map { "routes/\($0)" }
        return (names + routes).flatMap { name in
            GuidanceInput(json: (try? Repository.bytes("Examples/\(name)")) ?? []).guidance
        }
    }()

    @Test("Widths grow with the text, the size and the scale")
    func widths() throws {
        let small = try PangoMeasurer(Font(size: 17))
        let large = try PangoMeasurer(Font(size: 34))
        let scaled = try PangoMeasurer(Font(size: 17, scale: 2))
        #expect(small.width(of: "") == 0)
        #expect(small.width(of: "Tunnel") > 30 && small.width(of: "Tunnel") < 90)
        #expect(abs(large.width(of: "Tunnel") - 2 * small.width(of: "Tunnel")) < 0.5)
        #expect(large.width(of: "Tunnel") == scaled.width(of: "Tunnel"))
        #expect(small.width(of: "Tunnel ahead") > small.width(of: "Tunnel"))
        #expect(small.ascent > 10 && small.descent > 2)
        // Shaped: the whole is not the sum of its letters.
        let letters = "محمد".map { small.width(of: String($0)) }.reduce(0, +)
        #expect(abs(small.width(of: "محمد") - letters) > 0.5)
    }

    @Test("The fonts have every glyph of every locale", arguments: locales)
    func glyphs(_ locale: String) throws {
        let measurer = try PangoMeasurer(Font())
        let navigation = try #require(try NavigationText(locale: locale))
        for guidance in Self.examples {
            for style in TextStyle.allCases {
                let text = navigation.format(guidance, style: style).string
                #expect(measurer.unknownGlyphs(in: text) == 0, "\(locale): \(text)")
            }
        }
        #expect(measurer.unknownGlyphs(in: "\u{E000}\u{10FFFD}") > 0)
    }

    @Test("Acceptance: every example fits every profile, the distance always there", arguments: locales)
    func profiles(_ locale: String) throws {
        let navigation = try #require(try NavigationText(locale: locale))
        #expect(BannerProfile.builtIn.count == 9)
        for profile in BannerProfile.builtIn {
            let measurer: any TextMeasurer =
                try profile.font.map {
                    try PangoMeasurer(Font(family: $0.family, size: $0.size, weight: $0.weight, scale: $0.scale))
                } ?? ColumnMeasurer()
            let size = profile.size(measurer: measurer)
            for guidance in Self.examples {
                let banner = navigation.banner(for: guidance, in: size)
                let about: Comment = "\(locale) \(profile.name): \(banner.lines.map(\.string))"
                #expect(banner.lines.count <= profile.lines, about)
                #expect(banner.lines.allSatisfy { measurer.width(of: $0.string) <= profile.width }, about)
                if navigation.format(guidance).runs.contains(where: { $0.role == .distance }) {
                    #expect(banner.text.runs.contains { $0.role == .distance }, about)
                }
            }
        }
    }

    @Test("Wrapping holds with real widths that change from call to call", arguments: locales)
    func rotation(_ locale: String) throws {
        let measurer = try PangoMeasurer(Font())
        let navigation = try #require(try NavigationText(locale: locale))
        for (index, guidance) in Self.examples.enumerated() {
            for width in [568.0, 180, 320, 240].map({ $0 + Double(index % 7) * 5.3 }) {
                let banner = navigation.banner(for: guidance, in: BannerSize(width: width, measurer: measurer))
                let about: Comment = "\(locale) \(width): \(banner.lines.map(\.string))"
                for line in banner.lines {
                    #expect(measurer.width(of: line.string) <= width || !line.string.contains(" "), about)
                }
                // Nothing is lost or doubled.
                #expect(
                    banner.lines.map(\.string).joined().filter(\.isLetter) == banner.text.string.filter(\.isLetter),
                    about)
                #expect(banner == navigation.banner(for: guidance, in: BannerSize(width: width, measurer: measurer)))
            }
        }
    }

    @Test("Acceptance: what is drawn is as wide as it was measured, to a pixel", arguments: locales)
    func ink(_ locale: String) throws {
        let measurer = try PangoMeasurer(Font())
        let navigation = try #require(try NavigationText(locale: locale))
        let size = BannerSize(width: 320, lines: 3, measurer: measurer)
        for line in Self.examples.prefix(40).flatMap({ navigation.banner(for: $0, in: size).lines }) {
            let width = measurer.width(of: line.string)
            // Not inside a macro, which would free the path's bytes too early. It is no file: nothing is kept.
            let opened = nav_picture_open("", nav_picture_png, width + 40, 60, 1)
            let picture = try #require(opened)
            BannerRenderer(measurer: measurer).text(
                line.string, picture, x: 20, baseline: 40, rightToLeft: navigation.direction == .rightToLeft,
                0x0000_00FF)
            var (left, right): (Int32, Int32) = (0, 0)
            let isDrawn = nav_picture_ink(picture, &left, &right)
            _ = nav_picture_close(picture)
            #expect(isDrawn)
            // No glyph stands out of its advance by more than a pixel, and none begins or ends far inside.
            let about: Comment = "\(locale) \(width): \(left)…\(right): \(line.string)"
            #expect(left >= 19 && Double(right) <= 20 + width + 1, about)
            // The other half of a full-width sign is white.
            let white = ["ja", "zh-Hans"].contains(locale) ? 14.0 : 5
            #expect(Double(left) <= 20 + white && Double(right) >= 20 + width - white, about)
        }
    }

    @Test("B1 to B6 with real fonts")
    func cases() throws {
        let measurer = try PangoMeasurer(Font())
        func lines(_ locale: String, _ text: String, _ width: Double) throws -> [String] {
            try TextWrapper(locale: locale).wrap(text, in: BannerSize(width: width, measurer: measurer)).lines.map(
                \.string)
        }
        let chinese = try #require(try NavigationText(locale: "zh-Hans"))
        for width in stride(from: 60.0, to: 300, by: 7) {
            let banner = chinese.banner(
                for: Alert(.tunnel(), distance: 101_000), in: BannerSize(width: width, measurer: measurer))
            #expect(banner.lines.contains { $0.string.contains("101公里") }, "B1 \(banner.lines.map(\.string))")
        }
        let english = try #require(try NavigationText(locale: "en"))
        var turn = Maneuver(.turn, .left, distance: 400, names: ["North Shore Avenue West"])
        turn.abbreviations = [
            .init(text: "North Shore Avenue West", short: "N Shore Ave W", priority: 0)
        ]
        let size = BannerSize(width: 310, lines: 1, measurer: measurer)
        let banner = english.banner(for: turn, in: size)
        #expect(banner.variant == .abbreviated && banner.text.string.contains("N Shore Ave W"), "B2 \(banner)")
        #expect(english.banner(for: turn, in: size) == banner, "B3")
        let japanese = try lines("ja", "この先300メートルで右方向です。ご注意ください。", 130)
        #expect(!japanese.contains { $0.hasPrefix("。") || $0.hasPrefix("、") || $0.hasPrefix("トル") }, "B4 \(japanese)")
        let thai = try lines("th", "การจราจรติดขัดบนถนนสุขุมวิท", 110)
        #expect(thai.joined() == "การจราจรติดขัดบนถนนสุขุมวิท" && thai.contains { $0.contains("การจราจร") }, "B5 \(thai)")
        let arabic = try #require(try NavigationText(locale: "ar"))
        let wrapped = arabic.banner(
            for: Maneuver(.turn, .left, distance: 400, names: ["Rue de la Paix et de la Concorde"]),
            in: BannerSize(width: 140, measurer: measurer))
        for line in wrapped.lines {
            let scalars = line.string.unicodeScalars
            #expect(
                scalars.count { (0x2066...0x2068).contains($0.value) } == scalars.count { $0.value == 0x2069 },
                "B6 \(wrapped.lines.map(\.string))")
        }
    }

    @Test("Pictures in three formats; errors have a reason", arguments: ["png", "svg", "pdf"])
    func pictures(_ format: String) throws {
        let measurer = try PangoMeasurer(Font())
        let renderer = BannerRenderer(measurer: measurer, theme: .dark)
        let folder = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let navigation = try #require(try NavigationText(locale: "ar"))
        let items = Self.examples.prefix(5).map {
            BannerRenderer.Item(
                $0, navigation.banner(for: $0, in: BannerSize(width: 320, lines: 3, measurer: measurer)), caption: "ar")
        }
        let path = folder.appending(path: "banner.\(format)").path
        try renderer.draw(items, width: 320, columns: 2, to: path)
        let bytes = try Data(contentsOf: URL(filePath: path))
        let heads = ["png": [UInt8](Data([0x89, 0x50])), "svg": Array("<?xml".utf8), "pdf": Array("%PDF".utf8)]
        #expect(bytes.starts(with: try #require(heads[format])) && bytes.count > 1000)
        #expect(throws: PangoError.self) { try renderer.draw(items, width: 320, to: "/nowhere/banner.\(format)") }
        #expect(throws: PangoError.self) { try renderer.draw(items, width: 320, to: "banner.gif") }
    }

    @Test("One measurer, eight tasks")
    func tasks() async throws {
        let measurer = try PangoMeasurer(Font())
        let texts = Self.locales.flatMap { locale in
            ((try? NavigationText(locale: locale)) ?? nil).map { navigation in
                Self.examples.prefix(20).map { navigation.format($0).string }
            } ?? []
        }
        let expected = texts.map { measurer.width(of: $0) }
        await withTaskGroup(of: [Double].self) { group in
            for _ in 0..<8 { group.addTask { texts.map { measurer.width(of: $0) } } }
            for await widths in group { #expect(widths == expected) }
        }
    }
}
