import FoundationEssentials

/// Clock times at a destination: in its own time zone, with the day when that is not today there, and with the zone
/// when the driver's clock shows another time.
///
/// ```swift
/// navigation.arrivals.format(arrival).string                                  // "6:05 PM"
/// navigation.arrivals.format(arrival, timeZone: "America/New_York").string    // "12:05 PM EDT"
/// navigation.arrivals.format(from: first, to: last).string                    // "6:05 – 6:20 PM"
/// ```
///
/// The present and the driver's zone are those of `NavigationText.Options.clock`. Hours are the region's, unless the
/// `-u-hc-` key or `NavigationText.Options.hourCycle` says otherwise; years are Gregorian unless `-u-ca-` does.
public struct ArrivalFormatter: Sendable {
    let book: Phrasebook

    /// A time at a place whose zone is an IANA name or an offset ("+02:00"); nil for the driver's own zone.
    ///
    /// Without a known zone there is no text, and a diagnostic.
    public func format(_ instant: Date, timeZone: String? = nil, style: TextStyle = .banner) -> FormattedText {
        text(instant.timeIntervalSince1970, timeZone, style) { format, zone in
            book.times.format(format, zone: zone)?.text(epochSeconds: instant.timeIntervalSince1970)
        }
    }

    /// A window of time: "6:05 – 6:20 PM". The day is that of its start.
    public func format(
        from first: Date, to last: Date, timeZone: String? = nil, style: TextStyle = .banner
    ) -> FormattedText {
        guard first < last else { return format(last, timeZone: timeZone, style: style) }
        return text(first.timeIntervalSince1970, timeZone, style) { format, zone in
            book.times.interval(format, zone: zone)?.text(
                from: first.timeIntervalSince1970, to: last.timeIntervalSince1970)
        }
    }

    private func text(
        _ instant: Double, _ timeZone: String?, _ style: TextStyle, _ write: (String, String) -> String?
    ) -> FormattedText {
        let own = book.clock?.timeZone
        guard let zone = (timeZone ?? own).map(ZoneName.icu), DateFormat.isZone(zone) else {
            var text = FormattedText()
            text.diagnostics.append(
                Diagnostic(
                    .unknownZone, key: "time_zone", locale: book.words.tag, detail: timeZone ?? own ?? "no time zone"))
            return text
        }
        guard abs(instant) < 1e11 else {
            var text = FormattedText()
            text.diagnostics.append(
                Diagnostic(.unusableNumber, key: "arrival", locale: book.words.tag, detail: "\(instant)"))
            return text
        }
        let day = book.clock.map { DateFormat.day(of: instant, in: zone) - DateFormat.day(of: $0.now, in: zone) } ?? 0
        let skeleton = skeleton(day: day, style) + (isForeign(zone, at: instant) ? Self.zoneField(style) : "")
        // A time stays in one piece.
        var text = FormattedText((write(skeleton, zone) ?? "").bound, role: .time)
        if day == 1 { text = book.text(.timeTomorrow, style.wordVariant, MessageArguments([(.time, .text(text))])) }
        return text
    }

    private func skeleton(day: Int, _ style: TextStyle) -> String {
        switch day {
        case 0, 1: "jmm"
        case 2...6: style.isInWords ? "EEEEjmm" : "EEEjmm"
        // A date more than half a year off may be one of another year.
        case -180...180: "MMMMdjmm"
        default: "yMMMMdjmm"
        }
    }

    private static func zoneField(_ style: TextStyle) -> String { style.isInWords ? "zzzz" : "z" }

    /// Whether the clocks of a zone show another time than the driver's.
    private func isForeign(_ zone: String, at instant: Double) -> Bool {
        guard let own = (book.clock?.timeZone).map(ZoneName.icu), DateFormat.isZone(own) else { return false }
        return DateFormat.offset(at: instant, in: zone) != DateFormat.offset(at: instant, in: own)
    }
}

/// Names of time zones.
enum ZoneName {
    /// ICU's name: an offset such as "+02:00" is "GMT+02:00".
    static func icu(_ name: String) -> String {
        guard let sign = name.first, sign == "+" || sign == "-" || sign == "−" else {
            return name == "Z" ? "GMT" : name
        }
        return "GMT" + (sign == "+" ? "+" : "-") + name.dropFirst()
    }
}
