import Foundation
import Testing

@testable import NavText

@Suite("Manoeuvres in words")
struct ManeuverTests {
    private static let locales = Catalog.builtIn.locales

    /// What a manoeuvre may lead to, with the names that must then be in the text.
    private static let targets: [(maneuver: @Sendable (inout Maneuver) -> Void, names: [String])] = [
        ({ _ in }, []),
        ({ $0.names = ["Xanadu 5th"] }, ["Xanadu 5th"]),
        ({ $0.refs = ["QX 77"] }, ["QX 77"]),
        (
            {
                $0.names = ["Xanadu"]; $0.refs = ["QX 77", "QX 8"]
            }, ["Xanadu", "QX 77", "QX 8"]
        ),
        ({ $0.destinations = .init(refs: ["QX 9"], names: ["Zembla", "Yonder"]) }, ["QX 9", "Zembla", "Yonder"]),
        ({ $0.exits = ["30A", "30B"] }, ["30A", "30B"]),
        (
            {
                $0.exits = ["30A"]; $0.destinations = .init(names: ["Zembla"])
            }, ["30A", "Zembla"]
        ),
        ({ $0.junctionName = "Knot" }, ["Knot"]),
        ({ $0.rotaryName = "Wheel" }, []),
        ({ $0.roundaboutExit = 3 }, []),
        (
            {
                $0.rotaryName = "Wheel"; $0.roundaboutExit = 2; $0.names = ["Xanadu"]
            }, ["Xanadu"]
        ),
    ]

    private static func all() -> [(Maneuver, [String])] {
        Maneuver.Kind.allCases.flatMap { kind in
            (Maneuver.Modifier.allCases.map(Optional.some) + [nil]).flatMap { modifier in
                targets.flatMap { target in
                    [nil, 400.0, 5].map { distance in
                        var maneuver = Maneuver(kind, modifier, distance: distance)
                        target.maneuver(&maneuver)
                        return (maneuver, target.names)
                    }
                }
            }
        }
    }

    @Test("Acceptance: every type, modifier and target, in every locale", arguments: locales)
    func everything(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        let words = Maneuver.Kind.allCases.map { $0.rawValue.replacing(" ", with: "_") }.filter { $0.contains("_") }
        for (maneuver, names) in Self.all() {
            for style in TextStyle.allCases {
                let text = navigation.format(maneuver, style: style)
                let about: Comment =
                    "\(locale) \(style) \(maneuver.type) \(String(describing: maneuver.modifier)): \(text.string)"
                #expect(!text.string.isEmpty && text.diagnostics.isEmpty, about)
                #expect(!text.string.contains { "{}".contains($0) }, about)
                #expect(!text.string.contains("  ") && !text.string.contains(" ,"), about)
                #expect(!words.contains { text.string.contains($0) }, about)
                for name in names { #expect(text.string.contains(name), about) }
                #expect(text.string.first?.isWhitespace == false && text.string.last?.isWhitespace == false, about)
                #expect(text.string.last != "." && text.string.last != "。", about)
                if maneuver.distance == 400, maneuver.type != .depart {
                    #expect(text.runs.contains { $0.role == .distance }, about)
                }
            }
            let lines = navigation.instruction(for: maneuver)
            #expect(!lines.primary.isEmpty && !lines.action.isEmpty)
        }
    }

    /// Words for left and right, as far as no other form of them can stand in a text.
    private static let sides: [String: (left: [String], right: [String])] = [
        "ar": (["يسار", "الأيسر"], ["يمين", "الأيمن"]), "de": (["links", "linke"], ["rechts", "rechte"]),
        "en": (["left"], ["right"]), "en-GB": (["left"], ["right"]), "es": (["izquierd"], ["derech"]),
        "fr": (["gauche"], ["droite"]), "he": (["שמאל"], ["ימינה", "ימין", "הימני"]),
        "hi": (["बाएँ", "बाईं", "बायीं"], ["दाएँ", "दाईं", "दायीं"]),
        "ja": (["左"], ["右"]), "ko": (["좌", "왼"], ["우회전", "오른", "우측"]), "pl": (["lew"], ["praw"]),
        "ru": (["лев", "налево"], ["прав", "направо"]), "th": (["ซ้าย"], ["ขวา"]), "zh-Hans": (["左"], ["右"]),
    ]

    @Test("Left is the locale's left", arguments: locales)
    func sides(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        let (left, right) = try #require(Self.sides[locale.tag])
        func has(_ text: String, _ words: [String]) -> Bool {
            // By code points: a vowel sign may follow.
            words.contains { word in
                text.lowercased().unicodeScalars.map(\.value).firstRange(of: word.unicodeScalars.map(\.value)) != nil
            }
        }
        let withSides: [Maneuver.Kind] = [
            .turn, .endOfRoad, .continue, .fork, .merge, .onRamp, .offRamp, .arrive, .roundaboutTurn,
        ]
        for kind in withSides {
            for style in TextStyle.allCases {
                for distance in [5.0, 700] {
                    let one = navigation.format(Maneuver(kind, .left, distance: distance), style: style).string
                    let other = navigation.format(Maneuver(kind, .right, distance: distance), style: style).string
                    #expect(has(one, left) && !has(one, right), "\(locale) \(kind) left: \(one)")
                    #expect(has(other, right) && !has(other, left), "\(locale) \(kind) right: \(other)")
                }
            }
        }
    }

    @Test("Acceptance: exits 1 to 40 have ordinals of their own", arguments: locales)
    func ordinals(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        let digits = try NumberFormat(locale: navigation.match.formats)
        for style in [TextStyle.banner, .spoken] {
            let texts = (1...40).map {
                navigation.format(Maneuver(.roundabout, .right, roundaboutExit: $0), style: style).string
            }
            #expect(Set(texts).count == 40, "\(locale) \(style)")
            // Beyond the words that a language has of its own, the number is in the text.
            for (number, text) in zip(1..., texts) where number > 20 {
                #expect(text.contains(digits.text(Decimal(number))), "\(locale): \(text)")
            }
        }
    }

    @Test(
        "English ordinals",
        arguments: [
            (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
            (21, "21st"), (22, "22nd"), (23, "23rd"), (31, "31st"), (40, "40th"), (111, "111th"), (1001, "1,001st"),
        ])
    func english(_ number: Int, _ ordinal: String) throws {
        let navigation = try #require(try NavigationText(locale: "en"))
        let text = navigation.format(Maneuver(.roundabout, roundaboutExit: number)).string
        #expect(text == "At the roundabout, take the \(ordinal) exit")
    }

    @Test("Every pattern of up to six lanes says which lanes", arguments: locales)
    func lanes(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        for count in 1...6 {
            var texts: [String: Int] = [:]
            for mask in 1..<(1 << count) - 1 {
                let lanes = (0..<count).map { TurnLane(isValid: mask & 1 << $0 != 0) }
                let text = navigation.format(Maneuver(.turn, .left, distance: 300, lanes: lanes))
                #expect(text.runs.contains { $0.role == .lanes }, "\(text.string)")
                #expect(text.diagnostics.isEmpty)
                #expect(!text.string.contains("  ") && !text.string.contains("{"))
                // Different lanes, different words.
                #expect(texts.updateValue(mask, forKey: text.string) == nil, "\(locale) \(count) lanes: \(text.string)")
            }
        }
    }

    @Test(
        "The compass",
        arguments: [
            (0.0, "north"), (22, "north"), (23, "northeast"), (359, "north"), (-90, "west"), (765, "northeast"),
            (180, "south"),
        ])
    func compass(_ bearing: Double, _ direction: String) throws {
        let navigation = try #require(try NavigationText(locale: "en"))
        #expect(navigation.format(Maneuver(.depart, bearingAfter: bearing)).string == "Head \(direction)")
    }

    @Test("Lines of a navigation banner")
    func lines() throws {
        let navigation = try #require(try NavigationText(locale: "en"))
        var exit = Maneuver(.offRamp, .slightRight, distance: 800)
        exit.exits = ["8B"]
        exit.destinations = .init(refs: ["I-580 East"], names: ["Downtown Oakland", "Hayward", "Stockton", "Tracy"])
        exit.lanes = [TurnLane(isValid: false), TurnLane(isValid: true)]
        exit.next = Maneuver(.turn, .left)
        let banner = navigation.instruction(for: exit)
        #expect(banner.action.string == "Take the exit on the right")
        #expect(banner.primary.string == "Exit\u{A0}8B · I-580 East")
        #expect(banner.secondary?.string == "Downtown Oakland/Hayward/Stockton")
        #expect(banner.lanes?.string == "Use the right lane")
        #expect(banner.then?.string == "Then turn left")
        let plain = navigation.instruction(for: Maneuver(.turn, .left))
        #expect(
            plain.primary.string == "Turn left" && plain.secondary == nil && plain.lanes == nil && plain.then == nil)
    }

    @Test("Random manoeuvres keep their distance at every width", arguments: locales)
    func layout(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        let measurer = ColumnMeasurer()
        var random = Random(state: 11)
        let all = Self.all()
        for _ in 0..<300 {
            var maneuver = random.pick(all).0
            maneuver.distance = pow(10, Double.random(in: 1.5..<5, using: &random))
            maneuver.names += random.chance(0.5) ? [random.pick(RandomAlerts.names)] : []
            maneuver.lanes = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                TurnLane(isValid: random.chance(0.5))
            }
            if random.chance(0.3) { maneuver.next = random.pick(all).0 }
            let width = Int.random(in: 14...60, using: &random)
            let lines = Int.random(in: 1...4, using: &random)
            let banner = navigation.banner(for: maneuver, in: BannerSize(width: Double(width), lines: lines))
            let about: Comment = "\(locale) \(width)×\(lines): \(banner.lines.map(\.string))"
            #expect(banner.lines.count <= lines, about)
            #expect(banner.lines.allSatisfy { measurer.width(of: $0.string) <= Double(width) }, about)
            if maneuver.type != .depart {
                #expect(banner.text.runs.contains { $0.role == .distance }, about)
            }
        }
    }
}
