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
}
