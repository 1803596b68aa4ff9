/// Spoken texts for a speech synthesizer, as a document of SSML 1.1.
///
/// ```xml
/// <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">In 400 meters, turn left onto
/// <lang xml:lang="ru">Пушкинская улица</lang><break strength="medium"/>Then turn right</speak>
/// ```
///
/// Names are escaped. Those in a script that the locale does not use are tagged with the language that most likely
/// uses it, letters of a road's number that make no word are spelled, and a pause stands between sentences.
struct SSML {
    let locale: LocaleID

    func document(_ sentences: [FormattedText]) -> String {
        let body = sentences.map(sentence).joined(separator: "<break strength=\"medium\"/>")
        return "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(locale.base.tag)\">"
            + body + "</speak>"
    }

    private func sentence(_ text: FormattedText) -> String {
        var result = ""
        var at = 0
        for run in text.runs where run.utf8.lowerBound >= at {
            let content = text.text(of: run)
            let marked: String
            switch run.role {
            case .ref, .exit: marked = reference(String(content))
            case .road, .place, .destination, .custom: marked = name(text, run)
            case .distance, .action, .lanes, .count, .measure, .time, .duration: continue
            }
            result += Self.escaped(text[at..<run.utf8.lowerBound]) + marked
            at = run.utf8.upperBound
        }
        return result + Self.escaped(text[at..<text.string.utf8.count])
    }

    /// A name, tagged where it is in another script.
    private func name(_ text: FormattedText, _ run: FormattedText.Run) -> String {
        let content = Self.escaped(text.text(of: run))
        guard let language = foreignLanguage(text.text(of: run)) else { return content }
        return "<lang xml:lang=\"\(language)\">\(content)</lang>"
    }

    /// The likely language of the name's first letter, where the locale's readers do not use its script.
    private func foreignLanguage(_ name: Substring) -> String? {
        guard let script = name.unicodeScalars.lazy.compactMap(TextProperties.script).first,
            !Names.scripts(of: locale).contains(script)
        else { return nil }
        // Latin names are read by every voice, and nobody knows their language.
        guard script != "Latn", let likely = LocaleID("und-\(script)")?.maximized.language else { return nil }
        return likely == "und" || likely == locale.language ? nil : likely
    }

    /// "SS 36" is spelled: es es 36.
    private func reference(_ ref: String) -> String {
        let letters = ref.prefix { $0.isLetter && $0.isUppercase }
        guard letters.count > 1, letters.count < ref.count, letters.allSatisfy(\.isASCII) else {
            return Self.escaped(ref[...])
        }
        return "<say-as interpret-as=\"characters\">\(Self.escaped(letters))</say-as>"
            + Self.escaped(ref[letters.endIndex...])
    }

    /// Safe in XML, and without the marks that only an eye needs.
    private static func escaped(_ text: Substring) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}": continue
            case "\u{FFFE}", "\u{FFFF}", "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
