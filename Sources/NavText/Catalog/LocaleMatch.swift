/// What a wish for a locale gave.
///
/// ```swift
/// LocaleMatch("en-AU", in: .builtIn)    // en, inherited: words of en, formats of Australia
/// LocaleMatch("zh-TW", in: .builtIn)    // zh-Hans, near: not the script that was asked for
/// LocaleMatch("fil", in: .builtIn)      // nil
/// ```
public struct LocaleMatch: Sendable, Hashable {
    /// What was asked for.
    public let requested: LocaleID
    /// Whose messages are used.
    public let words: LocaleID
    /// How well they suit.
    public let quality: Quality
    /// Whose numbers, units and times are used: the one asked for, unless its language or script is not the words'.
    public let formats: LocaleID
    /// The pseudo-locale that changes the words, or nil.
    public let pseudo: PseudoLocale?

    /// The direction of the layout.
    public var direction: TextDirection { pseudo?.direction ?? words.direction }

    /// How well a match suits.
    public enum Quality: String, Sendable, Hashable {
        /// The very locale.
        case exact
        /// A parent of it: the same language in the same script, as CLDR inherits.
        case inherited
        /// The same language, but of another region or in another script.
        case near
        /// Another language, which the caller named for the case that nothing suits.
        case fallback
    }

    /// The best messages for a wish; nil when no locale of the catalog has its language.
    ///
    /// `fallback` names a locale of the catalog for that case: `cy-GB` with a fallback of `en` reads English, and
    /// formats as Great Britain does.
    public init?(_ wish: String, in catalog: Catalog, fallback: String? = nil) {
        guard let requested = LocaleID(wish) else { return nil }
        self.init(requested, in: catalog, fallback: fallback)
    }

    init?(_ requested: LocaleID, in catalog: Catalog, fallback: String? = nil) {
        self.requested = requested
        pseudo = PseudoLocale(requested)
        if pseudo != nil {
            words = .english
            quality = .exact
            formats = Self.formats(requested, words: words)
            return
        }
        let available = Set(catalog.locales)
        let base = requested.base
        let inherited = catalog.chain(base) + catalog.chain(base.maximized)
        if available.contains(base) {
            words = base
            quality = .exact
        } else if let parent = inherited.first(where: available.contains) {
            words = parent
            quality = .inherited
        } else if let near = Self.near(base, catalog.locales) {
            words = near
            quality = .near
        } else if let fallback, let match = LocaleMatch(fallback, in: catalog) {
            words = match.words
            quality = .fallback
        } else {
            return nil
        }
        formats = Self.withDigits(Self.formats(requested, words: words))
    }

    /// A language without a region has the digits of its likeliest region, whatever CLDR's own choice for it is: that for
    /// Arabic was another in 42 than in 46.
    private static func withDigits(_ locale: LocaleID) -> LocaleID {
        guard locale.region == nil, locale.keyword("nu") == nil else { return locale }
        let digits = locale.maximized.numberingSystem
        return digits == locale.numberingSystem ? locale : locale.setting("nu", to: digits)
    }

    /// The best of the same language: ICU's choice, or any where ICU finds none good enough (another script). Another
    /// language never: ICU's data offers French to a Breton, but an app that asked for Breton must know.
    private static func near(_ wish: LocaleID, _ available: [LocaleID]) -> LocaleID? {
        let same = available.filter { $0.language == wish.language }
        guard !same.isEmpty else { return nil }
        if let best = try? LocaleMatcher(supported: same).best(for: wish), same.indices.contains(best) {
            return same[best]
        }
        return same.first
    }

    /// The requested locale, or the words' language and script in its region where those differ: no text mixes two.
    private static func formats(_ requested: LocaleID, words: LocaleID) -> LocaleID {
        let wish = requested.maximized
        let target = words.maximized
        if wish.language == target.language, wish.script == target.script { return requested }
        var tag = target.language
        if let script = target.script { tag += "-\(script)" }
        if let region = requested.region ?? wish.region { tag += "-\(region)" }
        guard var result = LocaleID(tag) else { return words }
        result = result.minimized.language == result.language ? result : words
        for key in ["nu", "ms", "rg", "hc", "ca"] {
            if let value = requested.keyword(key) { result = result.setting(key, to: value) }
        }
        return result
    }
}
