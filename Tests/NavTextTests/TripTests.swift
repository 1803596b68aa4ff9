import Foundation
import Testing

@testable import NavText

@Suite("The trip in words")
struct TripTests {
    private static let locales = Catalog.builtIn.locales

    private func navigation(_ locale: String, now: Double = 0, zone: String = "Europe/Berlin") throws -> NavigationText
    {
        try #require(
            try NavigationText(locale: locale, options: .init(clock: Clock(now: now, timeZone: zone))))
    }

    @Test("Acceptance: every minute up to 36 hours has a text that grows with the time", arguments: locales)
    func minutes(_ locale: LocaleID) throws {
        let durations = try navigation(locale.tag).durations
        let digits = try NumberFormat(locale: locale)
        let (none, sixty) = (digits.text(Decimal(0)), digits.text(Decimal(60)))
        for style in TextStyle.allCases {
            var last = ("", 0)
            for minute in 0...36 * 60 {
                let text = durations.format(Double(minute * 60), style: style)
                let about: Comment = "\(locale) \(style) \(minute): \(text.string)"
                let value = DurationFormatter.parts(of: Double(minute * 60)).reduce(0) {
                    $0 + $1.value * (["day": 1440, "hour": 60, "minute": 1][$1.unit] ?? 0)
                }
                #expect(!text.string.isEmpty && text.runs.contains { $0.role == .duration }, about)
                #expect(!text.string.contains(sixty), about)
                let numbers = text.string.split { !$0.isNumber }.map(String.init)
                #expect(!numbers.contains(none), about)
                #expect(value >= last.1, about)
                // The same text only for the same value.
                if minute > 0 { #expect((text.string == last.0) == (value == last.1), about) }
                #expect(minute >= 24 * 60 || value == minute, about)
                last = (text.string, value)
            }
        }
    }

    @Test(
        "Carries and halves",
        arguments: [
            (0.0, "Under 1 min"), (59.9, "Under 1 min"), (60, "1 min"), (89.9, "1 min"), (90, "2 min"),
            (3569.9, "59 min"),
            (3570, "1 hr"), (3599, "1 hr"), (3630, "1 hr, 1 min"), (86_369, "23 hr, 59 min"), (86_370, "1 day"),
            (88_199, "1 day"), (88_200, "1 day, 1 hr"), (172_799, "2 days"), (-5, "Under 1 min"),
        ])
    func carries(_ seconds: Double, _ text: String) throws {
        let english = try navigation("en")
        #expect(
            english.book.capitalized(english.durations.format(seconds)).string.replacing("\u{A0}", with: " ") == text)
    }

    @Test("Ranges, about, delays, comparisons")
    func kinds() throws {
        func plain(_ text: FormattedText) -> String { text.string.replacing("\u{A0}", with: " ") }
        let english = try navigation("en").durations
        #expect(plain(english.format(600...900)) == "10–15 min")
        #expect(plain(english.format(600...610)) == "10 min")
        #expect(plain(english.format(3000...4200)) == "50 min–1 hr, 10 min")
        #expect(plain(english.format(3000...4200, style: .spoken)) == "50 minutes to 1 hour, 10 minutes")
        #expect(plain(english.about(1500)) == "about 25 min")
        #expect(plain(english.delay(300)) == "+5 min")
        #expect(plain(english.delay(-300)) == "5 min faster")
        #expect(plain(english.comparison(300)) == "5 min slower")
        #expect(plain(english.comparison(-29)) == "no delay")
        #expect(plain(english.comparison(40)) == "1 min slower")
        let russian = try navigation("ru").durations
        #expect(plain(russian.format(3000...4200, style: .spoken)) == "от 50 минут до 1 часа 10 минут")
        #expect(plain(russian.comparison(-60, style: .spoken)) == "на 1 минуту быстрее")
        let polish = try navigation("pl").durations
        #expect(plain(polish.about(3660, style: .spoken)) == "około 1 godziny i 1 minuty")
        #expect(plain(polish.comparison(120, style: .spoken)) == "o 2 minuty wolniej")
        let arabic = try navigation("ar").durations
        #expect(plain(arabic.format(120, style: .spoken)) == "دقيقتان")
        let japanese = try navigation("ja").durations
        #expect(plain(japanese.format(5100)) == "1時間25分")
    }

    @Test("Durations that are none", arguments: [Double.infinity, -.infinity, .nan])
    func none(_ seconds: Double) throws {
        let german = try navigation("de")
        #expect(german.durations.format(seconds).diagnostics.map(\.code) == [.unusableNumber])
        let progress = TripProgress(distanceRemaining: 500, durationRemaining: seconds)
        let text = german.format(.progress(progress))
        #expect(text.string.replacing("\u{A0}", with: " ") == "500 m")
        #expect(text.diagnostics.map(\.code) == [.unusableNumber])
        _ = german.durations.comparison(seconds)
        _ = german.durations.about(seconds)
        _ = DurationFormatter.parts(of: seconds)
        _ = german.arrivals.format(Date(timeIntervalSince1970: seconds))
    }

    @Test("Windows of arrival")
    func windows() throws {
        let now = 1_796_144_400.0  // 2026-12-01T17:00:00Z
        let (first, last) = (Date(timeIntervalSince1970: now + 300), Date(timeIntervalSince1970: now + 1200))
        func plain(_ text: FormattedText) -> String {
            text.string.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
        }
        #expect(plain(try navigation("de", now: now).arrivals.format(from: first, to: last)) == "18:05–18:20 Uhr")
        #expect(plain(try navigation("en", now: now).arrivals.format(from: first, to: last)) == "6:05 – 6:20 PM")
        #expect(plain(try navigation("de", now: now).arrivals.format(from: first, to: first)) == "18:05")
        let tomorrow = Date(timeIntervalSince1970: now + 86_400)
        #expect(plain(try navigation("en", now: now).arrivals.format(tomorrow)) == "6:00 PM tomorrow")
        #expect(
            try navigation("en", now: now).arrivals.format(first, timeZone: "Nowhere/X").diagnostics.map(\.code) == [
                .unknownZone
            ])
        let without = try #require(try NavigationText(locale: "en"))
        #expect(without.arrivals.format(first).string.isEmpty)
        #expect(plain(without.arrivals.format(first, timeZone: "Asia/Tokyo")) == "2:05 AM")
    }

    @Test(
        "A day of arrivals: the clock is the zone's own over every change",
        arguments: [
            ("Europe/Berlin", 1_774_744_200.0), ("Europe/Berlin", 1_792_888_200), ("America/New_York", 1_772_951_400),
            ("America/New_York", 1_793_505_000), ("Australia/Lord_Howe", 1_775_313_000),
            ("Australia/Lord_Howe", 1_790_953_200),
            ("Pacific/Apia", 1_796_144_400), ("Asia/Kathmandu", 1_796_144_400),
        ])
    func changes(_ zone: String, _ start: Double) throws {
        // Foundation's calendar, with time zones of its own, is the judge; no text of its is compared.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        let arrivals = try navigation("en-GB-u-hc-h23", now: start, zone: zone).arrivals
        for minutes in stride(from: 0.0, through: 36 * 60, by: 15) {
            let instant = Date(timeIntervalSince1970: start + minutes * 60)
            let parts = calendar.dateComponents([.hour, .minute], from: instant)
            let clock = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
            let text = arrivals.format(instant).string
            #expect(text.contains(clock), "\(zone) +\(minutes): \(text), not \(clock)")
            let days = calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: Date(timeIntervalSince1970: start)),
                to: calendar.startOfDay(for: instant)
            ).day
            #expect((days == 1) == text.contains("tomorrow"), "\(zone) +\(minutes): \(text)")
        }
    }

    @Test("Lines and labels of a bottom banner")
    func banner() throws {
        let english = try navigation("en", now: 1_796_144_400)
        var progress = TripProgress(distanceRemaining: 18_300, durationRemaining: 1500, durationTypical: 1200)
        let banner = english.banner(for: progress)
        func plain(_ text: FormattedText?) -> String? {
            text?.string.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(plain(banner.primary) == "25 min (+5 min)")
        #expect(plain(banner.secondary) == "11 mi · 6:25 PM")
        #expect(banner.facts.map(\.label.string) == ["Time left", "Delay", "Distance left", "Arrival"])
        #expect(banner.facts.map { plain($0.value) } == ["25 min", "+5 min", "11 mi", "6:25 PM"])
        progress.distanceRemaining = nil
        #expect(plain(english.banner(for: progress).secondary) == "6:25 PM")
        #expect(
            plain(english.format(.progress(progress), style: .label))
                == "25 minutes left, 5 minutes longer than usual, arriving 6:25 PM")
        let empty = english.banner(for: TripProgress())
        #expect(empty.facts.isEmpty && empty.secondary == nil)
    }

    @Test("Buttons have words", arguments: locales)
    func buttons(_ locale: LocaleID) throws {
        let navigation = try navigation(locale.tag)
        let words = ButtonWord.allCases.map { navigation.format($0).string }
        #expect(Set(words).count == words.count && words.allSatisfy { !$0.isEmpty })
    }
}
