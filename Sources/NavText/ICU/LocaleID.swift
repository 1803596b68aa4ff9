import CNavICU

/// A locale: a canonical BCP 47 tag with what CLDR knows of it.
///
/// ```swift
/// LocaleID("en_GB")?.tag            // en-GB
/// LocaleID("iw")?.tag               // he
/// LocaleID("en-GB")?.parent?.tag    // en-001
/// LocaleID("ar")?.direction         // rightToLeft
/// LocaleID("not a tag!")            // nil
/// ```
public struct LocaleID: Sendable, Hashable, CustomStringConvertible {
    /// English, whose messages all others are translated from.
    package static let english = LocaleID(known: "en")

    /// The canonical tag, extensions included: `de-CH-u-nu-latn`.
    public let tag: String

    /// The tag.
    public var description: String { tag }

    /// Reads any common spelling: BCP 47, underscores, POSIX with an encoding (`de_DE.UTF-8`), outdated codes.
    /// `nil` when it is no locale at all.
    public init?(_ text: some StringProtocol) {
        // POSIX adds an encoding and a modifier: de_DE.UTF-8@euro.
        var plain = text.prefix { $0 != "." && $0 != "@" }
        if plain == "C" || plain == "POSIX" { plain = "en-US-u-va-posix" }
        let bytes = plain.utf8
        guard (2...156).contains(bytes.count), bytes.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F })
        else { return nil }
        let tag = icuText { nav_locale_canonicalize(String(plain), $0, $1, $2) }
        guard var tag, !tag.isEmpty, tag != "und", !tag.hasPrefix("und-x-"), !tag.hasPrefix("x-") else { return nil }
        // CLDR files Norwegian under both names; the one that says which is kept.
        if tag == "no" || tag.hasPrefix("no-") { tag = "nb" + tag.dropFirst(2) }
        self.tag = tag
    }

    private init(known tag: String) { self.tag = tag }

    private init?(canonical: String?) {
        guard let canonical, !canonical.isEmpty else { return nil }
        tag = canonical
    }

    /// Language, script where it is written, region where it is written: the tag without extensions.
    public var base: LocaleID {
        guard let cut = tag.firstRange(of: "-u-")?.lowerBound ?? tag.firstRange(of: "-x-")?.lowerBound else {
            return self
        }
        return LocaleID(canonical: String(tag[..<cut])) ?? self
    }

    /// The language's code: "zh".
    public var language: String { icuText { buffer, capacity, _ in nav_locale_language(tag, buffer, capacity) } ?? "" }
    /// The script as the tag has it, or nil.
    public var script: String? {
        icuText { buffer, capacity, _ in nav_locale_script(tag, buffer, capacity) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    /// The region as the tag has it, or nil.
    public var region: String? {
        icuText { buffer, capacity, _ in nav_locale_region(tag, buffer, capacity) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// CLDR's parent, where what is missing comes from: en-GB → en-001 → en → nil. Nothing is inherited across
    /// scripts (zh-Hant has no parent).
    public var parent: LocaleID? { LocaleID(canonical: icuText { nav_locale_parent(base.tag, $0, $1, $2) }) }

    /// The tag with CLDR's likely script and region filled in: zh-TW → zh-Hant-TW.
    public var maximized: LocaleID { LocaleID(canonical: icuText { nav_locale_maximize(tag, $0, $1, $2) }) ?? self }
    /// The tag without what is likely anyway: zh-Hant-TW → zh-TW.
    public var minimized: LocaleID { LocaleID(canonical: icuText { nav_locale_minimize(tag, $0, $1, $2) }) ?? self }

    /// The direction of the locale's script.
    public var direction: TextDirection { nav_locale_is_right_to_left(tag) ? .rightToLeft : .leftToRight }

    /// The locale's name in its own language: "Deutsch", "日本語".
    public var autonym: String { displayName(in: self) }

    /// The locale's name in the words of another.
    public func displayName(in locale: LocaleID) -> String {
        icuText { buffer, capacity, _ in nav_locale_display_name(base.tag, locale.tag, buffer, capacity) } ?? tag
    }

    /// The value of a Unicode extension key (`keyword("nu")` of `ar-u-nu-latn` is "latn"), or nil.
    public func keyword(_ key: String) -> String? {
        // ICU reads a table of all keys at the first question: 60% of a start, for locales that mostly have no key.
        guard tag.firstRange(of: "-u-") != nil else { return nil }
        return icuText { nav_locale_keyword(tag, key, $0, $1, $2) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The locale with a Unicode extension key set.
    public func setting(_ key: String, to value: String) -> LocaleID {
        LocaleID(canonical: icuText { nav_locale_set_keyword(tag, key, value, $0, $1, $2) }) ?? self
    }

    /// The numbering system of the locale's numbers: "latn", "arab".
    public var numberingSystem: String {
        icuText { nav_locale_numbering_system(tag, $0, $1, $2) } ?? "latn"
    }

    /// Whether a numbering system of this name has ten digits that ICU knows ("arab", "thai", "deva").
    public static func isNumberingSystem(_ name: String) -> Bool { nav_numbering_system_exists(name) }
}

/// The direction in which a text runs.
public enum TextDirection: String, Sendable, Hashable, Codable {
    /// As in English.
    case leftToRight = "ltr"
    /// As in Arabic and Hebrew.
    case rightToLeft = "rtl"
}

extension UInt8 {
    var isASCIIAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

/// Country names from CLDR.
enum RegionNames {
    /// "DE" for "DE", "de" or "DEU"; nil when it is no country.
    static func alpha2(_ code: String) -> String? {
        guard (2...3).contains(code.utf8.count) else { return nil }
        return icuText { buffer, capacity, _ in nav_region_alpha2(code, buffer, capacity) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The country's name in the locale's words; nil when CLDR has none.
    static func name(of alpha2: String, in locale: LocaleID) -> String? {
        icuText { nav_region_name(locale.tag, alpha2, $0, $1, $2) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// CLDR's choice among supported locales.
final class LocaleMatcher: @unchecked Sendable {
    // @unchecked: ICU's matcher is not changed by matching.
    private let handle: OpaquePointer

    init(supported: [LocaleID]) throws {
        var status: Int32 = 0
        let pointers = supported.map { UnsafePointer(cString($0.tag)) }
        defer { for pointer in pointers { pointer?.deallocate() } }
        guard let handle = nav_matcher_open(pointers, Int32(pointers.count), &status) else {
            throw ICUError(task: "locale matcher", code: status)
        }
        self.handle = handle
    }

    deinit { nav_matcher_close(handle) }

    /// The index of the best supported locale, or nil when none suits.
    func best(for wish: LocaleID) -> Int? {
        var status: Int32 = 0
        let index = nav_matcher_best(handle, wish.tag, &status)
        return status == 0 && index >= 0 ? Int(index) : nil
    }
}

/// A copy of the text as C has it; the caller deallocates.
func cString(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    return copy
}
