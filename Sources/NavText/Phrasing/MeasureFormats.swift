import Synchronization

/// A locale's unit formats, opened when they are first needed and kept, with the texts they gave.
///
/// Rounding leaves few distances, so that nearly every text is there already.
final class MeasureFormats: Sendable {
    struct Text: Sendable {
        let text: String
        /// Where the number stands, in bytes; nil where it is a word.
        let number: Range<Int>?
    }

    private struct FormatKey: Hashable {
        let unit: String
        let width: UnitWidth
        let grammaticalCase: String?
    }

    private struct TextKey: Hashable {
        let format: FormatKey
        let number: Decimal
    }

    private struct State {
        var formats: [FormatKey: UnitFormat] = [:]
        var texts: [TextKey: Text] = [:]
        var lists: [UnitWidth: ListFormat] = [:]
        var ranges: [FormatKey: UnitRangeFormat] = [:]
    }

    private static let capacity = 4096
    private let locale: LocaleID
    private let state = Mutex(State())

    init(locale: LocaleID) { self.locale = locale }

    func text(_ quantity: Quantity, width: UnitWidth, grammaticalCase: String?) -> Text {
        let format = FormatKey(unit: quantity.unit, width: width, grammaticalCase: grammaticalCase)
        let key = TextKey(format: format, number: quantity.number)
        return state.withLock { state in
            if let found = state.texts[key] { return found }
            guard
                let opened = state.formats[format]
                    ?? (try? UnitFormat(
                        locale: locale, unit: quantity.unit, width: width, grammaticalCase: grammaticalCase))
            else { return Text(text: "\(quantity.number.value)", number: nil) }
            state.formats[format] = opened
            let (text, number) = opened.text(quantity.number)
            if state.texts.count >= Self.capacity { state.texts.removeAll(keepingCapacity: true) }
            let result = Text(text: text, number: number)
            state.texts[key] = result
            return result
        }
    }

    /// An amount in several units, the larger first: "1 hr, 5 min". It stays in one piece.
    func text(_ quantities: [Quantity], width: UnitWidth, grammaticalCase: String?) -> String {
        let texts = quantities.map { text($0, width: width, grammaticalCase: grammaticalCase).text }
        guard texts.count > 1 else { return texts.first ?? "" }
        return list(width)?.text(texts).text.bound ?? texts.joined(separator: "\u{A0}")
    }

    /// From one whole number of a unit to another: "10–15 min".
    func text(from first: Int, to last: Int, unit: String, width: UnitWidth) -> String? {
        let key = FormatKey(unit: unit, width: width, grammaticalCase: nil)
        let format = state.withLock { state -> UnitRangeFormat? in
            if let found = state.ranges[key] { return found }
            let opened = try? UnitRangeFormat(locale: locale, unit: unit, width: width)
            state.ranges[key] = opened
            return opened
        }
        return format?.text(first, last)?.bound
    }

    private func list(_ width: UnitWidth) -> ListFormat? {
        state.withLock { state in
            if let found = state.lists[width] { return found }
            let opened = try? ListFormat(locale: locale, units: width)
            state.lists[width] = opened
            return opened
        }
    }
}

extension String {
    /// With no-break spaces for ordinary ones.
    var bound: String { utf8.contains(0x20) ? String(map { $0 == " " ? "\u{A0}" : $0 }) : self }
}
