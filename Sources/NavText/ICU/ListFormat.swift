import CNavICU

/// A locale's way to write a list: "a, b and c".
final class ListFormat: @unchecked Sendable {
    // @unchecked: ICU's ListFormatter is not changed by formatting.
    private let handle: OpaquePointer

    init(locale: LocaleID) throws {
        var status: Int32 = 0
        guard let handle = nav_list_open(locale.tag, nav_list_and, &status)
        else { throw ICUError(task: "list format of \(locale)", code: status) }
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
