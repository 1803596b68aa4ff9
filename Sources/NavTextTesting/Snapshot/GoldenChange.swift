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
        var unmatched: [Golden.Entry] = []
        func add(_ old: Golden.Entry, _ new: Golden.Entry, _ locale: String) {
            guard let cause = cause(old, new) else { return }
            let texts =
                old.text == new.text && old.banner != new.banner
                ? (old.banner ?? "", new.banner ?? "") : (old.text, new.text)
            result.append(GoldenChange(cause, locale, old.name, texts.0, texts.1))
        }
        for entry in old.entries {
            if let found = after[identity(entry)]?.popLast() {
                add(entry, found, new.locale)
            } else {
                unmatched.append(entry)
            }
        }
        // Other words of a unit may have no number where the old ones had one: "one minute".
        var left = new.entries.filter { after[identity($0)]?.contains($0) == true }
        for entry in unmatched {
            if let place = left.firstIndex(where: { $0.name == entry.name && $0.specimen == entry.specimen }) {
                add(entry, left.remove(at: place), new.locale)
            } else {
                result.append(GoldenChange(.removed, new.locale, entry.name, entry.text, ""))
            }
        }
        result += left.map { GoldenChange(.added, new.locale, $0.name, "", $0.text) }
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
        // Where the message is as it was, its banner is not.
        let (before, after) =
            old.text == new.text ? (old.banner ?? "", new.banner ?? "") : (old.text, new.text)
        let pair = (Invisible.withoutSpaces(before), Invisible.withoutSpaces(after))
        if pair.0 == pair.1 { return .spaces }
        if flat(pair.0) == flat(pair.1) { return .breaks }
        if digitsOnly(flat(pair.0), flat(pair.1)) { return .digits }
        // A measure among the arguments changed and nothing but it.
        let units = zip(old.arguments, new.arguments).filter { $0 != $1 }
        if !units.isEmpty, units.allSatisfy({ ($0.0 + $0.1).contains(where: \.isNumber) }) { return .units }
        return .other
    }

    /// A banner without its breaks.
    private static func flat(_ banner: String) -> String {
        banner.filter { $0 != "⏎" && $0 != "-" && !$0.isWhitespace }
    }

    /// Whether two texts are the same but for their digits and what stands between those.
    private static func digitsOnly(_ old: String, _ new: String) -> Bool {
        func words(_ text: String) -> String { text.filter { !$0.isNumber && !",.٫٬'’%٪".contains($0) } }
        return old.contains(where: \.isNumber) && new.contains(where: \.isNumber) && words(old) == words(new)
    }
}
