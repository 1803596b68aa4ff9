import CNavICU

/// A locale's plain number format.
final class NumberFormat: @unchecked Sendable {
    // @unchecked: ICU's LocalizedNumberFormatter may be used by many threads.
    private let handle: OpaquePointer

    init(locale: LocaleID) throws {
        var status: Int32 = 0
        guard let handle = nav_number_open(locale.tag, &status) else {
            throw ICUError(task: "number format of \(locale)", code: status)
        }
        self.handle = handle
    }

    deinit { nav_number_close(handle) }

    func text(_ number: Decimal) -> String {
        icuText { buffer, capacity, status in
            number.withASCII { nav_number_format(handle, $0, $1, buffer, capacity, status) }
        } ?? "\(number.value)"
    }
}

/// How much of a unit's name is written.
enum UnitWidth: Int, Sendable, CaseIterable {
    /// "400m", "400 m", "400 metres".
    case narrow, short, full

    init?(name: String) {
        switch name {
        case "narrow": self = .narrow
        case "short": self = .short
        case "full": self = .full
        default: return nil
        }
    }

    var icu: nav_unit_width { nav_unit_width(UInt32(rawValue)) }
}

/// A locale's format of one unit in one width and grammatical case.
final class UnitFormat: @unchecked Sendable {
    // @unchecked: ICU's LocalizedNumberFormatter may be used by many threads.
    private let handle: OpaquePointer

    /// `unit` is CLDR's name ("kilometer"), `grammaticalCase` too ("dative"); nil for the plain form.
    init(locale: LocaleID, unit: String, width: UnitWidth, grammaticalCase: String? = nil) throws {
        var status: Int32 = 0
        guard let handle = nav_unit_open(locale.tag, unit, width.icu, grammaticalCase ?? "", &status) else {
            throw ICUError(task: "format of the unit \(unit) in \(locale)", code: status)
        }
        self.handle = handle
    }

    deinit { nav_unit_close(handle) }

    /// The text, and where its number stands in bytes; nil where the number is a word or part of one (Arabic's dual).
    /// Ordinary spaces are no-break spaces, so that number and unit never part.
    func text(_ number: Decimal) -> (text: String, number: Range<Int>?) {
        var range: [Int32] = [-1, -1]
        let plain = icuText { buffer, capacity, status in
            number.withASCII { nav_unit_format(handle, $0, $1, buffer, capacity, &range, status) }
        }
        guard let plain else { return ("\(number.value)", nil) }
        guard plain.utf8.contains(0x20) else {
            return (plain, range[0] < 0 ? nil : Int(range[0])..<Int(range[1]))
        }
        // U+00A0 is one byte longer than U+0020: what stands before the number moves it.
        let before = plain.utf8.prefix(max(0, Int(range[0]))).count { $0 == 0x20 }
        let within = plain.utf8.prefix(max(0, Int(range[1]))).count { $0 == 0x20 }
        let bound = String(plain.map { $0 == " " ? "\u{A0}" : $0 })
        return (bound, range[0] < 0 ? nil : Int(range[0]) + before..<Int(range[1]) + within)
    }
}

/// A locale's way to write a range of one unit: "10–15 min".
final class UnitRangeFormat: @unchecked Sendable {
    // @unchecked: ICU's LocalizedNumberRangeFormatter may be used by many threads.
    private let handle: OpaquePointer

    init(locale: LocaleID, unit: String, width: UnitWidth) throws {
        var status: Int32 = 0
        guard let handle = nav_unit_range_open(locale.tag, unit, width.icu, &status) else {
            throw ICUError(task: "range of the unit \(unit) in \(locale)", code: status)
        }
        self.handle = handle
    }

    deinit { nav_unit_range_close(handle) }

    func text(_ first: Int, _ last: Int) -> String? {
        icuText { nav_unit_range_format(handle, Int64(first), Int64(last), $0, $1, $2) }
    }
}

/// The units that CLDR has for roads in a region.
enum RoadUnits {
    /// CLDR's unit for a road distance of this many metres: "mile", "foot", "kilometer".
    static func unit(of metres: Double, in locale: LocaleID) -> String? {
        icuText { nav_road_unit(locale.tag, metres, $0, $1, $2) }
    }
}
