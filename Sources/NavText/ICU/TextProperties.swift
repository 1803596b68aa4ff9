import CNavICU

/// Properties of characters and small changes to texts, from ICU.
package enum TextProperties {
    static func columns(_ scalar: Unicode.Scalar) -> Int { Int(nav_columns(scalar.value)) }

    static func isStrayControl(_ scalar: Unicode.Scalar) -> Bool { nav_is_stray_control(scalar.value) }

    static func direction(_ scalar: Unicode.Scalar) -> TextDirection? {
        switch nav_strong_direction(scalar.value) {
        case 1: .leftToRight
        case 2: .rightToLeft
        default: nil
        }
    }

    /// The script's four letters; nil for what all scripts share (digits, punctuation, combining marks).
    package static func script(_ scalar: Unicode.Scalar) -> String? {
        let name = String(cString: nav_script(scalar.value))
        return name == "Zyyy" || name == "Zinh" || name == "Zzzz" ? nil : name
    }

    /// The text with its first letter in the locale's title case (tr: "i" → "İ").
    static func capitalizingFirst(_ text: String, locale: LocaleID) -> String {
        withChars(text) { bytes, count in
            icuText { nav_capitalize_first(locale.tag, bytes, count, $0, $1, $2) }
        } ?? text
    }

    /// Whether a text begins with what closes the text before it: a comma, a full stop, a closing bracket.
    static func closes(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        switch first.properties.generalCategory {
        case .closePunctuation, .finalPunctuation: return true
        case .otherPunctuation: return ",.;:!?،؛؟、。，．；：！？…".unicodeScalars.contains(first)
        default: return false
        }
    }

    /// Folded for comparison: "Straße" and "STRASSE" are the same.
    static func folded(_ text: String) -> String {
        withChars(text) { bytes, count in icuText { nav_fold(bytes, count, $0, $1, $2) } } ?? text
    }

    package static func nfc(_ text: String) -> String {
        withChars(text) { bytes, count in icuText { nav_normalize_nfc(bytes, count, $0, $1, $2) } } ?? text
    }

    /// CLDR's ellipsis of the locale around a cut text; after a whole word some locales put a space.
    static func ellipsis(_ locale: LocaleID, afterWord: Bool) -> String {
        let kind = afterWord ? "word-final" : "final"
        let pattern = icuText { nav_locale_ellipsis(locale.tag, kind, $0, $1, $2) } ?? "{0}…"
        return pattern.replacing("{0}", with: "").replacing(" ", with: "\u{A0}")
    }
}
