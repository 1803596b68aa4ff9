import Foundation
import NavText
import NavTextInput

/// A row of `Tests/Cases/*.json`: an input, options, and what must come out, whoever formats it.
package struct Case: Sendable, CustomStringConvertible {
    package let id: String
    package let locale: String
    package let options: [String: String]
    /// The alert, as JSON.
    package let input: [UInt8]
    package let expected: Expectation

    package var description: String { "\(id) \(locale)" }

    package struct Expectation: Sendable {
        var text: String?
        var distance: String?
        var spoken: String?
        var lines: [String]?
        var contains: [String] = []
        var excludes: [String] = []
        /// Parts of diagnostics; an empty list: none at all.
        var diagnostics: [String]?
        var words: String?
        var match: String?
        /// No locale suits.
        package var noMatch = false
        /// Nothing in the text is broken inside these.
        var whole: [String] = []
    }

    /// What came out.
    package struct Observed: Sendable {
        package var text = ""
        package var distance: String?
        package var spoken = ""
        package var lines: [String] = []
        package var diagnostics: [String] = []
        package var words = ""
        package var match = ""

        package init() {}
    }

    /// The rows of all case files; one for each locale of a row.
    package static let all: [Case] = {
        let names = (try? Repository.names("Tests/Cases", suffix: ".json")) ?? []
        return names.flatMap { name -> [Case] in
            guard let bytes = try? Repository.bytes("Tests/Cases/\(name)"),
                let rows = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
            else { return [] }
            return rows.flatMap(cases)
        }
    }()

    private static func cases(_ row: [String: Any]) -> [Case] {
        let wanted = row["locale"] as? [String] ?? [row["locale"] as? String ?? "en"]
        let locales = wanted == ["all"] ? Catalog.builtIn.locales.map(\.tag) : wanted
        let expect = row["expect"] as? [String: Any] ?? [:]
        var expected = Expectation()
        expected.text = expect["text"] as? String
        expected.distance = expect["distance"] as? String
        expected.spoken = expect["spoken"] as? String
        expected.lines = expect["lines"] as? [String]
        expected.contains = expect["contains"] as? [String] ?? []
        expected.excludes = expect["excludes"] as? [String] ?? []
        expected.diagnostics = expect["diagnostics"] as? [String]
        expected.words = expect["words"] as? String
        expected.match = expect["match"] as? String
        expected.noMatch = expect["noMatch"] as? Bool ?? false
        expected.whole = expect["whole"] as? [String] ?? []
        let input = row["input"] ?? [String: Any]()
        let bytes = (try? JSONSerialization.data(withJSONObject: input)) ?? Data()
        return locales.map { locale in
            Case(
                id: row["id"] as? String ?? "?", locale: locale, options: row["options"] as? [String: String] ?? [:],
                input: [UInt8](bytes), expected: expected)
        }
    }

    /// What is wrong with what came out; nothing when all is right. Spaces that do not break are written plainly in
    /// the case files.
    package func problems(_ observed: Observed) -> [String] {
        var result: [String] = []
        let text = Self.plain(observed.text)
        func compare(_ name: String, _ found: String?, _ wanted: String?) {
            guard let wanted, found.map(Self.plain) != wanted else { return }
            result.append("\(name): expected \"\(wanted)\", found \"\(found ?? "nothing")\"")
        }
        compare("text", observed.text, expected.text)
        compare("distance", observed.distance, expected.distance)
        compare("spoken", observed.spoken, expected.spoken)
        compare("words", observed.words, expected.words)
        compare("match", observed.match, expected.match)
        if let lines = expected.lines, observed.lines.map(Self.plain) != lines {
            result.append("lines: expected \(lines), found \(observed.lines)")
        }
        for part in expected.contains where !text.contains(part) { result.append("\"\(text)\" lacks \"\(part)\"") }
        for part in expected.excludes where text.contains(part) { result.append("\"\(text)\" has \"\(part)\"") }
        for part in expected.whole where text.contains(part) {
            if !observed.lines.contains(where: { Self.plain($0).contains(part) }) {
                result.append("\"\(part)\" is broken in \(observed.lines)")
            }
        }
        if let wanted = expected.diagnostics {
            if wanted.isEmpty, !observed.diagnostics.isEmpty { result.append("unexpected \(observed.diagnostics)") }
            for part in wanted where !observed.diagnostics.contains(where: { $0.contains(part) }) {
                result.append("no diagnostic has \"\(part)\" in \(observed.diagnostics)")
            }
        }
        if text.isEmpty || text.contains("  ") || text.contains("{") || text.contains("nil") {
            result.append("\"\(text)\" is no text for a banner")
        }
        return result
    }

    private static func plain(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    private var clock: Clock? {
        guard let zone = options["time-zone"], let now = options["now"],
            let instant = try? Date.ISO8601FormatStyle().parse(now)
        else { return nil }
        return Clock(now: instant.timeIntervalSince1970, timeZone: zone)
    }

    /// The library's answer; nil when no locale suits.
    package func observe() throws -> Observed? {
        let options = NavigationText.Options(
            units: self.options["units"].flatMap(UnitSystem.init), numerals: self.options["numerals"],
            spaces: self.options["spaces"].flatMap(NavigationText.Spaces.init) ?? .noBreak, clock: clock,
            hourCycle: self.options["hour-cycle"].flatMap(NavigationText.HourCycle.init))
        guard
            let navigation = try NavigationText(
                locale: locale, options: options, fallback: self.options["fallback"])
        else { return nil }
        guard let guidance = GuidanceInput(json: input).guidance.first else { return Observed() }
        let style = self.options["style"].flatMap(TextStyle.init) ?? .banner
        let size = BannerSize(
            width: self.options["width"].flatMap(Double.init) ?? .infinity,
            lines: self.options["lines"].flatMap { Int($0) })
        let banner = navigation.banner(for: guidance, style: style, in: size)
        var observed = Observed()
        observed.text = banner.text.string
        observed.lines = banner.lines.map(\.string)
        observed.distance = guidance.distance.map { navigation.distances.format($0, style: style).text }
        observed.spoken = navigation.format(guidance, style: .spoken).string
        observed.diagnostics = banner.text.diagnostics.map { "\($0.code.rawValue) \($0.detail)" }
        observed.words = navigation.match.words.tag
        observed.match = navigation.match.quality.rawValue
        return observed
    }
}
