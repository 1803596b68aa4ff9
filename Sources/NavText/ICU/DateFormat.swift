import CNavICU
import Synchronization

/// A locale's format of an instant by a skeleton of ICU's letters, in one time zone.
final class DateFormat: @unchecked Sendable {
    // @unchecked: each call formats a copy of the calendar.
    private let handle: OpaquePointer

    /// - Throws: `ICUError` for a zone that ICU does not know.
    init(locale: LocaleID, skeleton: String, zone: String) throws {
        var status: Int32 = 0
        guard let handle = nav_date_open(locale.tag, skeleton, zone, &status) else {
            throw ICUError(task: "date format \(skeleton) of \(locale) in \(zone)", code: status)
        }
        self.handle = handle
    }

    deinit { nav_date_close(handle) }

    func text(epochSeconds: Double) -> String? {
        icuText { nav_date_format(handle, epochSeconds, $0, $1, $2) }
    }

    /// Whether ICU knows a zone of this name.
    static func isZone(_ name: String) -> Bool { name != "Etc/Unknown" && nav_zone_exists(name) }

    /// Seconds that the zone's clocks are ahead of UTC at an instant.
    static func offset(at epochSeconds: Double, in zone: String) -> Int {
        var status: Int32 = 0
        return Int(nav_zone_offset(zone, epochSeconds, &status))
    }

    /// The day of an instant on the zone's calendar, counted from 1 January 1970.
    static func day(of epochSeconds: Double, in zone: String) -> Int {
        Int(((epochSeconds + Double(offset(at: epochSeconds, in: zone))) / 86_400).rounded(.down))
    }
}

/// A locale's way to write from one instant to another in one time zone: "18:05–18:20".
final class DateIntervalFormat: Sendable {
    /// ICU's object is changed while it formats.
    private let handle: Mutex<Handle>

    private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }

    /// - Throws: `ICUError` for a zone that ICU does not know.
    init(locale: LocaleID, skeleton: String, zone: String) throws {
        var status: Int32 = 0
        guard let pointer = nav_interval_open(locale.tag, skeleton, zone, &status) else {
            throw ICUError(task: "interval format \(skeleton) of \(locale) in \(zone)", code: status)
        }
        handle = Mutex(Handle(pointer: pointer))
    }

    deinit { handle.withLock { nav_interval_close($0.pointer) } }

    func text(from first: Double, to last: Double) -> String? {
        handle.withLock { handle in icuText { nav_interval_format(handle.pointer, first, last, $0, $1, $2) } }
    }
}
