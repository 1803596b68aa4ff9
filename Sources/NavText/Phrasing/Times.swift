/// What times of day need: "now" and the zone of the driver. Without it no text has a time.
public struct Clock: Sendable, Hashable {
    /// The present, in seconds since 1970.
    public var now: Double
    /// The zone's IANA name ("Europe/Berlin"), or an offset ("+02:00").
    public var timeZone: String

    /// The present in seconds since 1970 and the zone's IANA name.
    public init(now: Double, timeZone: String) {
        self.now = now
        self.timeZone = timeZone
    }

    /// Whether a zone of this name is known.
    public static func isTimeZone(_ name: String) -> Bool { DateFormat.isZone(ZoneName.icu(name)) }
}

extension Phrasebook {
    /// An instant as a clock time, with the date when it is not today, further off as a date; nil for an unknown zone.
    /// Months are written in full: their short forms have no cases (pl "20 maj", but "20 maja").
    func time(_ instant: Double, _ clock: Clock) -> FormattedText? {
        guard instant.isFinite, abs(instant) < 1e11 else { return nil }
        let zone = ZoneName.icu(clock.timeZone)
        guard DateFormat.isZone(zone) else { return nil }
        let days = DateFormat.day(of: instant, in: zone) - DateFormat.day(of: clock.now, in: zone)
        let skeleton =
            switch days {
            case 0: "jmm"
            case 1...6: "MMMMdjmm"
            // A date more than half a year off may be one of another year.
            case 7...180: "MMMMd"
            default: "yMMMMd"
            }
        guard let format = times.format(skeleton, zone: zone), let text = format.text(epochSeconds: instant) else {
            return nil
        }
        // A time stays in one piece.
        return FormattedText(text.bound, role: .time)
    }
}
