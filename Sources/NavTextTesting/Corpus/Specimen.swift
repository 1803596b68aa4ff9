import FoundationEssentials
import NavText

/// Something that an app would show, with a name by which a person finds it again.
package struct Specimen: Sendable {
    package let name: String
    let subject: Subject

    enum Subject: Sendable {
        case guidance(Guidance)
        /// Several alerts in one banner.
        case alerts([Alert])
        /// A manoeuvre as the lines of a banner with an arrow of its own.
        case instruction(Maneuver)
        /// A trip as the parts of a bottom banner.
        case progress(TripProgress)
        case button(ButtonWord)
        case about(Double)
        case durations(ClosedRange<Double>)
        case comparison(Double)
    }

    init(_ name: String, _ subject: Subject) {
        self.name = name.split(separator: " ").joined(separator: " ")
        self.subject = subject
    }

    init(_ name: String, _ alert: Alert) { self.init(name, .guidance(.alert(alert))) }
    init(_ name: String, _ maneuver: Maneuver) { self.init(name, .guidance(.maneuver(maneuver))) }

    /// The texts of it in a style, the shorter ones of the ladder with them: each tells the recorder of its messages.
    func write(_ text: NavigationText, _ style: TextStyle) -> [FormattedText] {
        switch subject {
        case .guidance(let guidance):
            return style == .banner ? text.variants(for: guidance) : [text.format(guidance, style: style)]
        case .alerts(let alerts): return [text.format(alerts, style: style)].compactMap { $0 }
        case .instruction(let maneuver):
            let banner = text.instruction(for: maneuver, style: style)
            return [banner.action, banner.primary] + [banner.secondary, banner.lanes, banner.then].compactMap { $0 }
        case .progress(let progress):
            let banner = text.banner(for: progress, style: style)
            return [banner.primary] + [banner.secondary].compactMap { $0 }
                + banner.facts.flatMap { [$0.label, $0.value] }
        case .button(let word): return [text.format(word)]
        case .about(let seconds): return [text.durations.about(seconds, style: style)]
        case .durations(let range): return [text.durations.format(range, style: style)]
        case .comparison(let seconds): return [text.durations.comparison(seconds, style: style)]
        }
    }

    /// What is laid out in a banner; nil for what is only a part of one.
    package var guidance: Guidance? {
        if case .guidance(let guidance) = subject { return guidance }
        return nil
    }

    /// The present of all specimens: a winter evening in Central Europe.
    package static let clock = Clock(now: 1_796_144_400, timeZone: "Europe/Berlin")
}
