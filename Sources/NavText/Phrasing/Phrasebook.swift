/// A locale ready for formatting: its compiled messages and ICU's objects, opened once.
///
/// Formatters share one phrasebook. It is a class, so that sharing it costs nothing.
final class Phrasebook: Sendable {
    let match: LocaleMatch
    let messages: MessageTable
    let formats: MessageFormats
    let measures: MeasureFormats
    let times: TimeFormats
    private let andList: ListFormat
    let clock: Clock?
    private let graphemes: BreakIterator
    private let recorder: MessageRecorder?

    /// The locale of the words.
    var words: LocaleID { match.words }
    var direction: TextDirection { match.direction }

    init(match: LocaleMatch, catalog: Catalog, clock: Clock?, recorder: MessageRecorder? = nil) throws {
        self.match = match
        if let pseudo = match.pseudo {
            messages = try MessageTable(pseudo, in: catalog)
        } else {
            messages = try MessageTable(match.words, in: catalog)
        }
        let locale = match.formats
        formats = MessageFormats(
            language: match.words.language, cardinal: try PluralRules(locale: match.words.tag),
            ordinal: try PluralRules(locale: match.words.tag, ordinal: true),
            number: try NumberFormat(locale: locale))
        measures = MeasureFormats(locale: locale)
        times = TimeFormats(locale: locale)
        andList = try ListFormat(locale: match.words)
        graphemes = try BreakIterator(.grapheme, locale: locale)
        self.clock = clock
        self.recorder = recorder
    }

    /// A message with its arguments.
    func text(
        _ key: MessageKey, _ variant: MessageVariant = .plain, _ arguments: MessageArguments = MessageArguments()
    ) -> FormattedText {
        var text = FormattedText()
        if let source = messages.borrowed[key] {
            text.diagnostics.append(
                Diagnostic(.missingMessage, key: key.rawValue, locale: words.tag, detail: "taken from \(source)"))
        }
        var missing: [Diagnostic] = []
        let message = messages.message(key, variant)
        message?.write(arguments, formats, into: &text) { slot in
            missing.append(
                Diagnostic(.missingArgument, key: key.rawValue, locale: words.tag, detail: "{\(slot.source)}"))
        }
        for diagnostic in missing where !text.diagnostics.contains(diagnostic) { text.diagnostics.append(diagnostic) }
        if let recorder, let message {
            recorder(
                MessageCall(key, variant, messages.form(key, variant), message, arguments, formats, text: text.string))
        }
        return text
    }

    /// Texts as a list of the locale: "a, b and c".
    func list(_ items: [FormattedText]) -> FormattedText {
        guard items.count > 1 else { return items.first ?? FormattedText() }
        let (joined, places) = andList.text(items.map(\.string))
        guard places.count == items.count else { return FormattedText(joined) }
        var result = FormattedText()
        var at = 0
        let whole = FormattedText(joined)
        for (item, place) in zip(items, places) {
            let separator = whole[at..<place.lowerBound]
            // CLDR writes Thai "และ" without spaces, as between Thai words; other scripts keep their distance.
            if words.language == "th", separator.first?.isWhitespace == false, Self.isForeignToThai(result.string.last)
            {
                result.append(" ")
            }
            result.append(separator)
            if words.language == "th", separator.last?.isWhitespace == false, Self.isForeignToThai(item.string.first) {
                result.append(" ")
            }
            result.append(item)
            at = place.upperBound
        }
        result.append(whole[at..<joined.utf8.count])
        return result
    }

    private static func isForeignToThai(_ character: Character?) -> Bool {
        guard let scalar = character?.unicodeScalars.first else { return false }
        return scalar.properties.isAlphabetic && TextProperties.script(scalar) != "Thai"
            || scalar.properties.numericType != nil
    }

    /// The first letter large, as a sentence of the locale begins; somebody's name keeps its own.
    func capitalized(_ text: FormattedText) -> FormattedText {
        guard let first = graphemes.offsets(in: String(text.string.prefix(4))).first, first <= text.string.utf8.count,
            !text.runs.contains(where: { $0.utf8.lowerBound == 0 && $0.role.isName })
        else { return text }
        let letter = String(text[0..<first])
        let large = TextProperties.capitalizingFirst(letter, locale: words)
        return large == letter ? text : text.replacing(0..<first, with: large)
    }
}
