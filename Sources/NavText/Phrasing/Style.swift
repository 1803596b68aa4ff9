/// For whom a text is.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// For the eye: short units, terse.
    case banner
    /// For a voice: whole words, in the order of speech.
    case spoken
    /// For a screen reader: the banner's words, with units in full.
    case label
    /// For the smallest displays: the banner's words with the narrowest units.
    case narrow

    var variant: MessageVariant { self == .spoken ? .spoken : .plain }

    /// Whether units and the like are written in full.
    var isInWords: Bool { self == .spoken || self == .label }

    /// The form of messages whose banner form has signs and figures instead of words.
    var wordVariant: MessageVariant { isInWords ? .spoken : .plain }
}
