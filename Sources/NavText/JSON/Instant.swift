/// An instant as JSON writes it: ISO 8601 with a date, a time and a zone.
///
/// FoundationEssentials' parser takes 30 February and stops reading where it likes, so that wrong instants would become
/// wrong times on a banner.
package enum Instant {
    /// Seconds since 1970 of "2026-05-01T17:30:00.250Z" or "2026-05-01T17:30+02:00"; nil for anything else.
    package static func parse(_ text: String) -> Double? {
        var rest = Array(text.utf8)[...]
        func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.count == digits, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(digits)
            return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        func skip(_ bytes: String) -> UInt8? {
            guard let first = rest.first, bytes.utf8.contains(first) else { return nil }
            rest = rest.dropFirst()
            return first
        }
        guard let year = number(4), skip("-") != nil, let month = number(2), (1...12).contains(month),
            skip("-") != nil, let day = number(2), (1...days(in: month, of: year)).contains(day),
            skip("Tt ") != nil, let hour = number(2), hour < 24, skip(":") != nil, let minute = number(2), minute < 60
        else { return nil }
        var seconds = 0.0
        if skip(":") != nil {
            // 60 is a leap second.
            guard let whole = number(2), whole <= 60 else { return nil }
            seconds = Double(whole)
            if skip(".,") != nil {
                let digits = rest.prefix { (0x30...0x39).contains($0) }
                guard !digits.isEmpty, let fraction = Double("0." + String(decoding: digits, as: UTF8.self)) else {
                    return nil
                }
                rest = rest.dropFirst(digits.count)
                seconds += fraction
            }
        }
        guard let sign = skip("Zz+-") else { return nil }
        var offset = 0
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            guard let hours = number(2), hours < 24 else { return nil }
            let colon = skip(":")
            let minutes = number(2)
            guard colon == nil || minutes != nil, (minutes ?? 0) < 60 else { return nil }
            offset = (hours * 60 + (minutes ?? 0)) * (sign == UInt8(ascii: "-") ? -60 : 60)
        }
        guard rest.isEmpty else { return nil }
        let minutes = (daysSince1970(year, month, day) * 24 + hour) * 60 + minute
        return Double(minutes * 60 - offset) + seconds
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Of the Gregorian calendar, carried back before its invention as ISO 8601 does.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let before = year - 1
        let leapDays = before / 4 - before / 100 + before / 400
        return before * 365 + leapDays - 719_162 + (1..<month).reduce(0) { $0 + days(in: $1, of: year) } + day - 1
    }
}
