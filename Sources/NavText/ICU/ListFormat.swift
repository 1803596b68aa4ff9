import CNavICU

/// A locale's way to write a list: "a, b and c", or the units of one amount: "1 hr, 5 min".
final class ListFormat: @unchecked Sendable {
    // @unchecked: ICU's ListFormatter is not changed by formatting.
    private let handle: OpaquePointer

    /// A list of things, or of units in a width.
    init(locale: LocaleID, units: UnitWidth? = nil) throws {
        var status: Int32 = 0
        let type =
            switch units {
            case nil: nav_list_and
            case .narrow: nav_list_units_narrow
            case .short: nav_list_units_short
            case .full: nav_list_units_full
            }
        guard let handle = nav_list_open(locale.tag, type, &status) else {
            throw ICUError(task: "list format of \(locale)", code: status)
        }
        self.handle = handle
    }

    deinit { nav_list_close(handle) }

    /// The list, and where each item stands in it, in bytes.
    func text(_ items: [String]) -> (text: String, items: [Range<Int>]) {
        let pointers = items.map { UnsafePointer(cString($0)) }
        defer { for pointer in pointers { pointer?.deallocate() } }
        let lengths = items.map { Int32($0.utf8.count) }
        var ranges = [Int32](repeating: 0, count: items.count * 2)
        let text = icuText {
            nav_list_format(handle, pointers, lengths, Int32(items.count), $0, $1, &ranges, $2)
        }
        guard let text else { return (items.joined(separator: ", "), []) }
        return (text, items.indices.map { Int(ranges[2 * $0])..<Int(ranges[2 * $0 + 1]) })
    }
}
