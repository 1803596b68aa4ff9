import Synchronization

/// A locale's date and interval formats, opened when they are first needed and kept.
final class TimeFormats: Sendable {
    private struct Key: Hashable {
        let skeleton: String
        let zone: String
    }

    private struct State {
        var dates: [Key: DateFormat] = [:]
        var intervals: [Key: DateIntervalFormat] = [:]
        var locale: LocaleID?
    }

    private let requested: LocaleID
    private let state = Mutex(State())

    init(locale: LocaleID) { requested = locale }

    /// nil for a zone that ICU does not know.
    func format(_ skeleton: String, zone: String) -> DateFormat? {
        let key = Key(skeleton: skeleton, zone: zone)
        return state.withLock { state in
            if let found = state.dates[key] { return found }
            let locale = locale(&state)
            guard let opened = try? DateFormat(locale: locale, skeleton: skeleton, zone: zone) else { return nil }
            state.dates[key] = opened
            return opened
        }
    }

    /// nil for a zone that ICU does not know.
    func interval(_ skeleton: String, zone: String) -> DateIntervalFormat? {
        let key = Key(skeleton: skeleton, zone: zone)
        return state.withLock { state in
            if let found = state.intervals[key] { return found }
            let locale = locale(&state)
            guard let opened = try? DateIntervalFormat(locale: locale, skeleton: skeleton, zone: zone) else {
                return nil
            }
            state.intervals[key] = opened
            return opened
        }
    }

    /// Years are Gregorian unless the tag asks for others: th-TH would count Buddhist ones.
    private func locale(_ state: inout State) -> LocaleID {
        if let known = state.locale { return known }
        let locale = requested.keyword("ca") == nil ? requested.setting("ca", to: "gregory") : requested
        state.locale = locale
        return locale
    }
}
