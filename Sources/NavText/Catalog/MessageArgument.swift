/// A value for an argument of a message.
enum MessageArgument: Sendable {
    /// A text with its parts.
    case text(FormattedText)
    /// A word that `select` chooses by; it is never shown.
    case keyword(String)
    /// A number that is shown and that `plural` chooses by.
    case number(Int)
    /// A distance, length, limit, speed or duration, written in the case that the message asks for.
    case measure(Measure)
    /// A country, with the forms its name has.
    case country(Country)
}

/// An amount in one unit or several ("1 hr, 5 min"), ready to be written.
struct Measure: Sendable {
    let quantities: [Quantity]
    let width: UnitWidth
    let role: FormattedText.Role
    let formats: MeasureFormats

    init(_ quantities: [Quantity], width: UnitWidth, role: FormattedText.Role, formats: MeasureFormats) {
        self.quantities = quantities
        self.width = width
        self.role = role
        self.formats = formats
    }

    func text(grammaticalCase: String?) -> FormattedText {
        FormattedText(formats.text(quantities, width: width, grammaticalCase: grammaticalCase), role: role)
    }
}

/// A number of a unit in CLDR's name.
struct Quantity: Sendable, Hashable {
    let number: Decimal
    let unit: String
}

/// A country's name in a locale's words.
struct Country: Sendable {
    let name: String
    /// The name in other cases, where the locale needs them, and whether it takes an article.
    let forms: [String: String]
}

/// The arguments of one message.
struct MessageArguments: Sendable {
    private var values: [(name: ArgumentName, value: MessageArgument)]

    init(_ values: [(ArgumentName, MessageArgument)] = []) {
        self.values = values.map { (name: $0.0, value: $0.1) }
    }

    mutating func set(_ name: ArgumentName, _ value: MessageArgument) { values.append((name, value)) }

    subscript(_ name: ArgumentName) -> MessageArgument? {
        for entry in values where entry.name == name { return entry.value }
        return nil
    }
}

extension MessageArgument {
    /// The text that stands for the argument, in the form that is asked for.
    func text(_ form: DerivedForm?, _ formats: MessageFormats) -> FormattedText? {
        switch self {
        case .text(let text):
            switch form {
            case .grammaticalCase(let name):
                return Inflection.inflected(text, form: name, language: formats.language)
            case .definite: return Inflection.inflected(text, form: "definite", language: formats.language)
            case .initial, .final, .article, .inflects, nil: return text
            }
        case .keyword: return nil
        case .number(let number): return FormattedText(formats.number.text(Decimal(number)), role: .count)
        case .measure(let measure):
            if case .grammaticalCase(let name) = form { return measure.text(grammaticalCase: name) }
            return measure.text(grammaticalCase: nil)
        case .country(let country):
            if case .grammaticalCase(let name) = form, let text = country.forms[name] {
                return FormattedText(text, role: .place)
            }
            return FormattedText(country.name, role: .place)
        }
    }

    /// The word that `select` chooses by.
    func keyword(_ form: DerivedForm?, _ formats: MessageFormats) -> String? {
        switch (self, form) {
        case (.keyword(let word), nil): word
        case (.number(let number), nil): String(number)
        case (.text(let text), nil): text.string
        case (.text(let text), .initial): Sounds.initial(text.string)
        case (.text(let text), .final): Sounds.final(text.string)
        case (.text(let text), .inflects):
            Inflection.inflects(text, language: formats.language) ? "yes" : "other"
        case (.country(let country), .initial): Sounds.initial(country.name)
        case (.country(let country), .final): Sounds.final(country.name)
        case (.country(let country), .article): country.forms["article"]
        default: nil
        }
    }
}

/// What messages need of a locale to write numbers and choose among plurals.
struct MessageFormats: Sendable {
    /// The language of the words.
    let language: String
    let cardinal: PluralRules
    let ordinal: PluralRules
    let number: NumberFormat
}
