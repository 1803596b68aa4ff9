/// Times that something takes, as a driver reads them: whole minutes, hours and minutes, days and hours.
///
/// ```swift
/// navigation.durations.format(1500).string                   // "25 min"
/// navigation.durations.format(3599, style: .spoken).string   // "1 hour"
/// navigation.durations.format(20).string                     // "under 1 min"
/// navigation.durations.format(600...900).string              // "10–15 min"
/// navigation.durations.delay(300).string                     // "+5 min"
/// navigation.durations.comparison(-300).string               // "5 min faster"
/// ```
///
/// Seconds in; half a minute goes up. The units are ICU's, joined as ICU joins the units of one amount.
public struct DurationFormatter: Sendable {
    let book: Phrasebook

    /// A number of a unit within a duration.
    public struct Part: Sendable, Hashable {
        /// "day", "hour" or "minute".
        public let unit: String
        /// How many.
        public let value: Int
    }

    /// A duration. Less than a minute has a word of its own, and so has nothing: time that remains is never 0.
    public func format(_ seconds: Double, style: TextStyle = .banner) -> FormattedText {
        guard seconds.isFinite else {
            var text = FormattedText()
            text.diagnostics.append(unusable("duration", seconds))
            return text
        }
        return text(seconds, style)
    }

    /// A range: of minutes if both ends are less than an hour, else from one duration to the other.
    public func format(_ range: ClosedRange<Double>, style: TextStyle = .banner) -> FormattedText {
        let (first, last) = (Self.parts(of: range.lowerBound), Self.parts(of: range.upperBound))
        if first == last { return format(range.upperBound, style: style) }
        if first.count == 1, last.count == 1, first[0].unit == last[0].unit,
            let text = book.measures.text(
                from: first[0].value, to: last[0].value, unit: first[0].unit, width: width(style))
        {
            return FormattedText(text, role: .duration)
        }
        return book.text(
            .durationRange, style.wordVariant,
            MessageArguments([
                (.first, argument(range.lowerBound, style)), (.second, argument(range.upperBound, style)),
            ]))
    }

    /// A duration that is not exact: "about 25 min".
    public func about(_ seconds: Double, style: TextStyle = .banner) -> FormattedText {
        guard !Self.parts(of: seconds).isEmpty else { return format(seconds, style: style) }
        return book.text(.durationAbout, style.wordVariant, MessageArguments([(.duration, argument(seconds, style))]))
    }

    /// How much longer than usual something takes: "+5 min". Less is said as a comparison; less than half a minute is no
    /// delay.
    public func delay(_ seconds: Double, style: TextStyle = .banner) -> FormattedText {
        guard seconds >= 30 else { return comparison(seconds, style: style) }
        return compared(.delayPlus, seconds, style)
    }

    /// A route beside another: "5 min faster" for less, "5 min slower" for more.
    public func comparison(_ seconds: Double, style: TextStyle = .banner) -> FormattedText {
        compared(seconds < 0 ? .delayFaster : .delaySlower, abs(seconds), style)
    }

    /// The units of a duration, the larger first; none for less than a minute.
    ///
    /// ```swift
    /// DurationFormatter.parts(of: 5100)    // [Part(unit: "hour", value: 1), Part(unit: "minute", value: 25)]
    /// ```
    public static func parts(of seconds: Double) -> [Part] {
        guard seconds >= 60 else { return [] }
        // Nobody travels for three thousand years.
        let seconds = min(seconds, 1e11)
        let minutes = Int((seconds / 60).rounded(.toNearestOrAwayFromZero))
        if minutes < 24 * 60 { return parts(("hour", minutes / 60), ("minute", minutes % 60)) }
        let hours = Int((seconds / 3600).rounded(.toNearestOrAwayFromZero))
        return parts(("day", hours / 24), ("hour", hours % 24))
    }

    private static func parts(_ parts: (unit: String, value: Int)...) -> [Part] {
        parts.filter { $0.value > 0 }.map { Part(unit: $0.unit, value: $0.value) }
    }

    /// The duration in whatever case the message asks for.
    func argument(_ seconds: Double, _ style: TextStyle) -> MessageArgument {
        let parts = Self.parts(of: seconds)
        guard !parts.isEmpty else { return .text(text(seconds, style)) }
        return .measure(
            Measure(quantities(parts), width: width(style), role: .duration, formats: book.measures))
    }

    func unusable(_ key: String, _ number: Double) -> Diagnostic {
        Diagnostic(.unusableNumber, key: key, locale: book.words.tag, detail: "\(number)")
    }

    private func text(_ seconds: Double, _ style: TextStyle) -> FormattedText {
        let parts = Self.parts(of: seconds)
        guard !parts.isEmpty else { return book.text(.durationUnderMinute, style.wordVariant).within(.duration) }
        let text = book.measures.text(quantities(parts), width: width(style), grammaticalCase: nil)
        return FormattedText(text, role: .duration)
    }

    private func compared(_ key: MessageKey, _ seconds: Double, _ style: TextStyle) -> FormattedText {
        guard seconds.isFinite else { return format(seconds, style: style) }
        guard seconds >= 30 else { return book.text(.delayNone, style.wordVariant) }
        return book.text(key, style.wordVariant, MessageArguments([(.duration, argument(max(60, seconds), style))]))
    }

    private func quantities(_ parts: [Part]) -> [Quantity] {
        parts.map { Quantity(number: Decimal($0.value), unit: $0.unit) }
    }

    private func width(_ style: TextStyle) -> UnitWidth {
        switch style {
        case .banner: .short
        case .spoken, .label: .full
        case .narrow: .narrow
        }
    }
}
