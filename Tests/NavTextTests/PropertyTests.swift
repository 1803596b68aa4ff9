import Foundation
import Testing

@testable import NavText

/// Random, and the same in every run.
struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &self)]
    }
    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

enum RandomAlerts {
    static let names = [
        "Gotthard", "King Fahd Causeway", "جسر الملك فهد", "גשר המיתרים", "海老名", "สุขุมวิท 21", "Øresund", "A 96",
        "B 2/E 45",
        "Rue de l’Église-Saint-Germain-des-Prés", "한남대교", "Zażółć gęślą jaźń", "🚧 Work 👨‍👩‍👧‍👦 zone", "e\u{301}tat", "x",
        "Donaudampfschifffahrtsgesellschaftskapitänsbrücke", "हिन्दी मार्ग", "שדרות Ben Gurion 12",
    ]

    static func alert(_ random: inout Random) -> Alert {
        let name = random.chance(0.6) ? random.pick(names) : nil
        let length = random.chance(0.4) ? Double.random(in: 0..<20_000, using: &random) : nil
        let kind: Alert.Kind
        switch Int.random(in: 0..<12, using: &random) {
        case 0: kind = .tunnel(name: name, length: length)
        case 1: kind = .bridge(name: name, length: length)
        case 2:
            kind = .borderCrossing(from: random.pick(["DE", "CH", nil, "XX"]), to: random.pick(["AT", "USA", nil]))
        case 3: kind = .tollCollection(random.pick(Alert.TollCollection.allCases), name: name)
        case 4:
            kind = .restStop(
                random.pick(Alert.RestStop.allCases), name: name,
                amenities: (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                    Amenity(random.pick(Amenity.Kind.allCases))
                })
        case 5: kind = .mergingArea(random.pick(Alert.MergingSide.allCases))
        case 6:
            kind = .notification(
                RouteNotification(random.pick(RouteNotification.Subtype.allCases), limit: 3.5, unit: "m"))
        case 7: kind = .custom(text: name ?? "")
        case 8: kind = .junction(name: name)
        default:
            let lanes: [BlockedLanes.Lane] = [
                .left, .leftCenter, .center, .right, .shoulder, .median, .hov, .number(2), .number(3), .number(4),
            ]
            kind = .incident(
                Incident(
                    type: random.pick(Incident.Kind.allCases), impact: random.pick(Incident.Impact.allCases),
                    closed: random.chance(0.1),
                    lanesBlocked: BlockedLanes(
                        (0..<Int.random(in: 0..<4, using: &random)).map { _ in random.pick(lanes) },
                        count: random.chance(0.3) ? Int.random(in: 0..<30, using: &random) : nil,
                        total: random.chance(0.2) ? 3 : nil),
                    affectedRoadNames: name.map { [$0] } ?? [],
                    endTime: random.chance(0.3)
                        ? Date(timeIntervalSince1970: 1_700_000_000 + Double.random(in: 0..<1e6, using: &random)) : nil)
            )
        }
        let distance: Double? = random.chance(0.9) ? pow(10, Double.random(in: -1..<5.5, using: &random)) : nil
        return Alert(kind, distance: distance)
    }
}

extension Alert {
    /// A note about the whole trip has no distance.
    fileprivate var isAboutTrip: Bool {
        guard case .notification(let notification) = kind else { return false }
        return [.evInsufficientCharge, .evMinChargeAtDestination, .evMinChargeAtChargingStation].contains(
            notification.subtype)
    }
}

@Suite("Properties of layout and distances")
struct PropertyTests {
    private static let locales = Catalog.builtIn.locales
    private static let options = NavigationText.Options(clock: Clock(now: 1_700_000_000, timeZone: "Asia/Kathmandu"))

    @Test("Random alerts, widths and lines", arguments: locales)
    func layout(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag, options: Self.options))
        let measurer = ColumnMeasurer()
        let graphemes = try BreakIterator(.grapheme, locale: locale)
        var random = Random(state: 42)
        for _ in 0..<400 {
            let alert = RandomAlerts.alert(&random)
            let width = Int.random(in: 1...60, using: &random)
            let lines = random.chance(0.7) ? Int.random(in: 1...5, using: &random) : nil
            let banner = navigation.banner(for: alert, in: BannerSize(width: Double(width), lines: lines))
            let text = banner.text
            let about: Comment = "\(locale) \(width)×\(lines ?? 0): \(banner.lines.map(\.string)) of \(text.string)"

            #expect(!banner.lines.isEmpty, about)
            #expect(banner.lines.count <= lines ?? Int.max, about)
            let ends = Set([0] + graphemes.offsets(in: text.string))
            for line in banner.lines {
                #expect(ends.contains(line.utf8.lowerBound) && ends.contains(line.utf8.upperBound), about)
                #expect(isBalanced(line.string), about)
                let shown = line.string.filter { !("\u{2066}"..."\u{2069}").contains($0.unicodeScalars.first ?? " ") }
                #expect(shown.first?.isWhitespace == false && shown.last?.isWhitespace == false, about)
                #expect(width < 12 || line.utf8.lowerBound == 0 || !TextProperties.closes(shown[...]), about)
                guard measurer.width(of: line.string) > Double(width) else { continue }
                let content = Isolates.bare(text.string, line.utf8)
                let oneRun = text.runs.contains {
                    $0.role.isProtected && $0.utf8.lowerBound <= content.lowerBound
                        && $0.utf8.upperBound >= content.upperBound
                }
                let letters = line.string.filter { !("\u{2066}"..."\u{2069}").contains($0.unicodeScalars.first ?? " ") }
                #expect(oneRun || letters.count <= 1, about)
            }
            #expect(joined(banner) == text.string, about)
            if let distance = alert.distance, !navigation.distances.isNow(distance), !alert.isAboutTrip {
                #expect(text.runs.contains { $0.role == .distance }, about)
            }
            #expect(!text.string.contains("  "), about)
        }
    }

    /// The lines with the white space that the breaks took, without the marks that the breaks added.
    private func joined(_ banner: Banner) -> String {
        var result = ""
        var at = 0
        for line in banner.lines {
            let gap = banner.text[at..<line.utf8.lowerBound]
            if !gap.allSatisfy(\.isWhitespace) { return "gap \"\(gap)\"" }
            result += gap + banner.text[line.utf8]
            at = line.utf8.upperBound
            let own = line.string.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
            let slice = banner.text[line.utf8].unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
            if !own.elementsEqual(slice) { return "line \(line.string)" }
        }
        return result + banner.text[at..<banner.text.string.utf8.count]
    }

    private func isBalanced(_ line: String) -> Bool {
        var depth = 0
        for scalar in line.unicodeScalars {
            if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
            if scalar.value == 0x2069 { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    @Test("A smaller distance never gives a larger text", arguments: UnitSystem.allCases)
    func monotone(_ units: UnitSystem) throws {
        let formatter = try DistanceFormatter(locale: "en", units: units)
        let metres: [String: Double] = [
            "meter": 1, "kilometer": 1000, "foot": 0.3048, "yard": 0.9144, "mile": 1609.344,
        ]
        var last = -1.0
        var distance = 0.0
        while distance < 50_000 {
            let shown = formatter.format(distance)
            let value = shown.value * (metres[shown.unit] ?? 0)
            #expect(value >= last - 1e-6, "\(distance) m: \(shown.text)")
            #expect(distance == 0 || shown.value > 0, "\(distance) m: \(shown.text)")
            last = value
            distance += distance < 3000 ? 0.25 : 7
        }
    }

    @Test("All styles round alike")
    func styles() throws {
        for units in UnitSystem.allCases {
            let formatter = try DistanceFormatter(locale: "en", units: units)
            for distance in stride(from: 1.0, to: 20_000, by: 13.7) {
                let values = TextStyle.allCases.map { formatter.format(distance, style: $0).value }
                #expect(Set(values).count == 1)
            }
        }
    }

    @Test("Numbers that are none", arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300, -0.0])
    func oddNumbers(_ number: Double) throws {
        for locale in Self.locales {
            let navigation = try #require(try NavigationText(locale: locale.tag))
            #expect(!navigation.format(Alert(.tunnel(name: "X", length: number), distance: number)).string.isEmpty)
            #expect(!navigation.distances.format(number).text.contains("-"))
        }
    }

    @Test("One NavigationText, eight tasks")
    func tasks() async throws {
        let navigation = try #require(try NavigationText(locale: "ja", options: Self.options))
        let expected = Self.banners(navigation)
        await withTaskGroup(of: [Banner].self) { group in
            for _ in 0..<8 { group.addTask { Self.banners(navigation) } }
            for await banners in group { #expect(banners == expected) }
        }
    }

    private static func banners(_ navigation: NavigationText) -> [Banner] {
        var random = Random(state: 7)
        return (0..<60).map { _ in
            navigation.banner(for: RandomAlerts.alert(&random), in: BannerSize(width: 20, lines: 3))
        }
    }
}
