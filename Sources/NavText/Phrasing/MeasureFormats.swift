import Synchronization

/// A locale's unit formats, opened when they are first needed and kept, with the texts they gave.
///
/// Rounding leaves few distances, so that nearly every text is there already.
final class MeasureFormats: Sendable {
    struct Text: Sendable {
        let text: String
        /// Where the number stands, in bytes; nil where it is a word.
        let number: Range<Int>?

        init(text: String, number: Range<Int>?) {
            self.text = text
            self.number = number
        }

        init(_ formatted: (text: String, number: Range<Int>?)) {
            self.init(text: formatted.text, number: formatted.number)
        }
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
        var plurals: PluralRules?
        var number: NumberFormat?
    }

    private static let capacity = 4096
    private let locale: LocaleID
    private let state = Mutex(State())

    private let language: String
    private let isTight: Bool

    init(locale: LocaleID) {
        self.locale = locale
        language = locale.language
        isTight = UnitTables.shared?.tightUnits.contains(language) == true
    }

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
            let result = corrected(quantity, width, &state) ?? tight(Text(opened.text(quantity.number)))
            if state.texts.count >= Self.capacity { state.texts.removeAll(keepingCapacity: true) }
            state.texts[key] = result
            return result
        }
    }

    /// An amount in several units, the larger first: "1 hr, 5 min". It stays in one piece.
    func text(_ quantities: [Quantity], width: UnitWidth, grammaticalCase: String?) -> String {
        let texts = quantities.map { text($0, width: width, grammaticalCase: grammaticalCase).text }
        guard texts.count > 1 else { return texts.first ?? "" }
        let joined = list(width)?.text(texts).text.bound ?? texts.joined(separator: "\u{A0}")
        return isTight ? joined.filter { !$0.isWhitespace } : joined
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
        let text = format?.text(first, last)?.bound
        return isTight ? text?.filter { !$0.isWhitespace } : text
    }

    /// The unit by a better name than ICU has; nil where ICU's is right.
    private func corrected(_ quantity: Quantity, _ width: UnitWidth, _ state: inout State) -> Text? {
        let name = UnitTables.UnitName(language: language, unit: quantity.unit, width: width)
        guard let names = UnitTables.shared?.corrections[name] else { return nil }
        if state.plurals == nil {
            state.plurals = try? PluralRules(locale: locale.tag)
            state.number = try? NumberFormat(locale: locale)
        }
        guard let plurals = state.plurals, let number = state.number?.text(quantity.number),
            let pattern = names[plurals.category(of: quantity.number)]
        else { return nil }
        guard let place = pattern.firstRange(of: "{0}") else { return Text(text: pattern.bound, number: nil) }
        let before = pattern[..<place.lowerBound].utf8.count
        return Text(
            text: pattern.replacing("{0}", with: number).bound, number: before..<before + number.utf8.count)
    }

    /// Without spaces in languages that write none.
    private func tight(_ text: Text) -> Text {
        guard isTight, text.text.contains(where: \.isWhitespace) else { return text }
        func bytes(_ end: Int) -> Int {
            text.text[..<text.text.utf8Index(end)].filter { !$0.isWhitespace }.utf8.count
        }
        return Text(
            text: text.text.filter { !$0.isWhitespace },
            number: text.number.map { bytes($0.lowerBound)..<bytes($0.upperBound) })
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
