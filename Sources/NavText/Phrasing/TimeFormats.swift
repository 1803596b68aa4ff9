import Synchronization

/// A locale's date formats, opened when they are first needed and kept.
final class TimeFormats: Sendable {
    private struct Key: Hashable {
        let skeleton: String
        let zone: String
    }

    private let locale: LocaleID
    private let formats = Mutex<[Key: DateFormat]>([:])

    init(locale: LocaleID) { self.locale = locale }

    /// nil for a zone that ICU does not know.
    func format(_ skeleton: String, zone: String) -> DateFormat? {
        let key = Key(skeleton: skeleton, zone: zone)
        return formats.withLock { formats in
            if let found = formats[key] { return found }
            guard let opened = try? DateFormat(locale: locale, skeleton: skeleton, zone: zone) else { return nil }
            formats[key] = opened
            return opened
        }
    }
}
