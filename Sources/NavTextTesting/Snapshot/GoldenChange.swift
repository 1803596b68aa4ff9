import NavText

/// What became of a text from one golden to another.
package struct GoldenChange: Sendable {
    /// Why a text differs, the mildest first.
    package enum Cause: String, CaseIterable, Sendable {
        case spaces
        case digits
        case breaks = "break position"
        case category = "plural category"
        case units = "unit words"
        case added
        case removed
        case other
    }

    package let cause: Cause
    package let locale: String
    package let name: String
    package let old: String
    package let new: String

    /// The changes between two goldens of a locale.
    package static func between(_ old: Golden, _ new: Golden) -> [GoldenChange] {
        var after: [[String]: [Golden.Entry]] = [:]
        for entry in new.entries.reversed() { after[identity(entry), default: []].append(entry) }
        var result: [GoldenChange] = []
        for entry in old.entries {
            guard let found = after[identity(entry)]?.popLast() else {
                result.append(GoldenChange(.removed, new.locale, entry.name, entry.text, ""))
                continue
            }
            guard let cause = cause(entry, found) else { continue }
            let texts =
                entry.text == found.text && entry.banner != found.banner
                ? (entry.banner ?? "", found.banner ?? "") : (entry.text, found.text)
            result.append(GoldenChange(cause, new.locale, entry.name, texts.0, texts.1))
        }
        for entry in new.entries where after[identity(entry)]?.contains(entry) == true {
            result.append(GoldenChange(.added, new.locale, entry.name, "", entry.text))
        }
        return result
    }

    private init(_ cause: Cause, _ locale: String, _ name: String, _ old: String, _ new: String) {
        self.cause = cause
        self.locale = locale
        self.name = name
        self.old = old
        self.new = new
    }

    /// The same message for the same specimen; which branches it took may differ.
    private static func identity(_ entry: Golden.Entry) -> [String] {
        [entry.name.split(separator: " ").first.map(String.init) ?? "", entry.specimen]
            + entry.arguments.filter {
                !$0.contains(where: \.isNumber)
            }
    }

    private static func cause(_ old: Golden.Entry, _ new: Golden.Entry) -> Cause? {
        if old.text == new.text, old.banner == new.banner { return old.name == new.name ? nil : .category }
        if old.name != new.name { return .category }
        let pair = (Invisible.withoutSpaces(old.text), Invisible.withoutSpaces(new.text))
        if pair.0 == pair.1 {
            if old.text != new.text { return .spaces }
            let banners = (flat(old.banner), flat(new.banner))
            if banners.0 == banners.1 { return .breaks }
            return banners.0.filter { !$0.isWhitespace } == banners.1.filter { !$0.isWhitespace } ? .spaces : .other
        }
        if digitsOnly(pair.0, pair.1) { return .digits }
        // A measure among the arguments changed and nothing but it.
        let units = zip(old.arguments, new.arguments).filter { $0 != $1 }
        if !units.isEmpty, units.allSatisfy({ $0.0.contains(where: \.isNumber) }) { return .units }
        return .other
    }

    /// The banner on one line.
    private static func flat(_ banner: String?) -> String {
        Invisible.withoutSpaces((banner ?? "").filter { $0 != "⏎" && $0 != "-" })
    }

    /// Whether two texts are the same but for their digits and what stands between those.
    private static func digitsOnly(_ old: String, _ new: String) -> Bool {
        func words(_ text: String) -> String { text.filter { !$0.isNumber && !",.٫٬'’".contains($0) } }
        return words(old) == words(new)
    }
}
