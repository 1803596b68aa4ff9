/// What a check is about. The raw values are stable: project files and baselines name them.
public enum CheckID: String, Sendable, Hashable, CaseIterable {
    /// The pattern is none that ICU reads.
    case syntax
    /// A plural or select has no `other`.
    case otherMissing = "plural.other_missing"
    /// A category that the locale needs for the numbers that can come is not there.
    case pluralMissing = "plural.missing"
    /// The locale never uses the category.
    case pluralUnused = "plural.unused"
    /// `one` stands for more numbers than 1 here, and the text does not say which.
    case oneWithoutNumber = "plural.one_without_number"
    /// `=1` is used where the locale has `one`.
    case explicitOne = "plural.explicit_one"
    /// The key is there twice.
    case keyDuplicate = "key.duplicate"
    /// The locale has no such message.
    case keyMissing = "key.missing"
    /// There is no such message.
    case keyExtra = "key.extra"
    /// Nothing ever asks for this form of the message.
    case keyUnused = "key.unused"
    /// The English message has the argument, the translation has not.
    case argumentMissing = "argument.missing"
    /// The message is never given the argument.
    case argumentExtra = "argument.extra"
    /// The argument is used as something that it is not: a plural of a text.
    case argumentType = "argument.type"
    /// One branch leaves the argument out.
    case argumentDropped = "argument.dropped"
    /// The form of the argument is unknown.
    case argumentDerived = "argument.derived"
    /// No value of the argument ever leads to this case.
    case selectUnknown = "select.unknown"
    /// English has a case of its own for the word, the translation falls back to `other`.
    case selectUncovered = "select.uncovered"
    /// The same as in English.
    case textIdentical = "text.identical"
    /// The English message has changed since it was translated.
    case textStale = "text.stale"
    /// Words in a script that the language is not written in.
    case textScript = "text.script"
    /// Digits that the locale does not use.
    case textDigits = "text.digits"
    /// The word for the other side.
    case textSides = "text.sides"
    /// Not the term of the locale's glossary.
    case textTerm = "text.term"
    /// White space at an end.
    case spaceEnds = "space.ends"
    /// Two spaces.
    case spaceDouble = "space.double"
    /// A space between a number and its unit where a line can break.
    case spaceMeasure = "space.measure"
    /// A typewriter's quotation mark or apostrophe.
    case quoteStraight = "quote.straight"
    /// A full stop at the end of a banner.
    case fullStop = "punctuation.full_stop"
    /// An invisible control of direction; the library isolates names itself.
    case textBidi = "text.bidi"
    /// Not in Unicode's composed form.
    case textNFC = "text.nfc"
    /// The spoken form says more or less than the banner.
    case variantFacts = "variant.facts"
    /// A short form is longer than the full one.
    case variantLonger = "variant.longer"

    /// A banner does not fit its room, or loses its distance there.
    case layoutOverflow = "layout.overflow"
    /// Characters that no font of the room has.
    case layoutGlyphs = "layout.glyphs"

    /// The severity where the project does not choose another.
    public var severity: Severity {
        switch self {
        case .syntax, .otherMissing, .pluralMissing, .keyDuplicate, .keyExtra, .argumentExtra, .argumentMissing,
            .argumentType, .argumentDerived, .selectUnknown, .textSides, .argumentDropped, .layoutOverflow,
            .layoutGlyphs:
            .error
        case .selectUncovered, .textIdentical, .variantLonger, .keyUnused: .info
        default: .warning
        }
    }
}

/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Good to know.
    case info
    /// Probably wrong.
    case warning
    /// Wrong.
    case error

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// `info` before `warning` before `error`.
    public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }
}
