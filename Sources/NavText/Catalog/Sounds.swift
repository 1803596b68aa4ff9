/// How a name sounds at its ends, for elision and particles.
enum Sounds {
    /// Whether the text begins with a vowel that French elides before: "Épinal", "A6", "Hyères" (h counts as mute, as
    /// it is in most place names).
    static func initial(_ text: String) -> String {
        guard
            let letter = text.unicodeScalars.first(where: {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            })
        else { return "consonant" }
        // The base letter: É → e.
        let base = TextProperties.folded(String(letter)).decomposedFirst
        return "aeiouyh".unicodeScalars.contains(base) ? "vowel" : "consonant"
    }

    /// How a Korean particle hears the end of the text: a syllable with a final consonant, with ㄹ, or without; digits
    /// by their Sino-Korean reading, Latin letters by their names.
    static func final(_ text: String) -> String {
        guard
            let last = text.unicodeScalars.last(where: {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            })
        else { return "vowel" }
        switch last.value {
        case 0xAC00...0xD7A3:
            switch (last.value - 0xAC00) % 28 {
            case 0: return "vowel"
            case 8: return "rieul"
            default: return "consonant"
            }
        case 0x30...0x39:
            // 영 일 이 삼 사 오 육 칠 팔 구
            return [
                "consonant", "rieul", "vowel", "consonant", "vowel", "vowel", "consonant", "rieul", "rieul", "vowel",
            ][
                Int(last.value - 0x30)]
        default:
            // 엘 and 알 end in ㄹ, 엠 and 엔 in a consonant; other letters' names end in a vowel.
            switch TextProperties.folded(String(last)) {
            case "l", "r": return "rieul"
            case "m", "n": return "consonant"
            default: return "vowel"
            }
        }
    }
}

extension String {
    /// The first scalar without its accents.
    fileprivate var decomposedFirst: Unicode.Scalar {
        // The standard library decomposes when it compares; here the canonical base letter is wanted.
        for (letters, base) in Self.accented where unicodeScalars.first.map(letters.unicodeScalars.contains) == true {
            return base
        }
        return unicodeScalars.first ?? " "
    }

    private static let accented: [(String, Unicode.Scalar)] = [
        ("àáâãäåāæ", "a"), ("èéêëē", "e"), ("ìíîïī", "i"), ("òóôõöøōœ", "o"), ("ùúûüū", "u"), ("ýÿ", "y"),
    ]
}
