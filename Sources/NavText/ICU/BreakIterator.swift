import CNavICU
import Synchronization

/// Where a text may break: between graphemes, words, or lines.
final class BreakIterator: Sendable {
    enum Kind: UInt32, Sendable {
        case grapheme = 0
        case word = 1
        case line = 2
    }

    /// ICU's iterators are for one thread at a time: idle ones wait here, and a thread that finds none opens another.
    private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }
    private let idle: Mutex<[Handle]>
    private let kind: Kind
    private let tag: String
    private let keywords: String

    /// `keywords` choose among line rules, in ICU's words: "lb=strict;lw=phrase".
    init(_ kind: Kind, locale: LocaleID, keywords: String = "") throws {
        self.kind = kind
        tag = locale.base.tag
        self.keywords = keywords
        idle = Mutex([try Self.open(kind, tag, keywords)])
    }

    deinit { idle.withLock { for handle in $0 { nav_break_close(handle.pointer) } } }

    private static func open(_ kind: Kind, _ tag: String, _ keywords: String) throws -> Handle {
        var status: Int32 = 0
        guard let pointer = nav_break_open(nav_break_kind(kind.rawValue), tag, keywords, &status) else {
            throw ICUError(task: "breaks of \(tag)", code: status)
        }
        return Handle(pointer: pointer)
    }

    /// The places of breaks in bytes, rising, the text's end included and its start not.
    func offsets(in text: String) -> [Int] {
        guard let handle = idle.withLock({ $0.popLast() }) ?? (try? Self.open(kind, tag, keywords)) else {
            return [text.utf8.count]
        }
        defer { idle.withLock { $0.append(handle) } }
        return withChars(text) { chars, count in
            var status: Int32 = 0
            var offsets = [Int32](repeating: 0, count: Int(count))
            let found = nav_break_offsets(handle.pointer, chars, count, &offsets, count, &status)
            return status == 0 ? offsets.prefix(Int(found)).map(Int.init) : [Int(count)]
        }
    }
}
