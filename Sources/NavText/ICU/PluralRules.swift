import CNavICU

/// The plural categories of CLDR.
public enum PluralCategory: Int, Sendable, CaseIterable, CustomStringConvertible {
    /// Each language gives these names its own meaning; `other` is the only one that all have.
    case zero, one, two, few, many, other

    init?(keyword: some StringProtocol) {
        guard let found = Self.allCases.first(where: { $0.description == keyword }) else { return nil }
        self = found
    }

    /// CLDR's keyword.
    public var description: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}

/// CLDR's plural or ordinal rules of a locale.
///
/// ```swift
/// let polish = try PluralRules(locale: "pl")
/// polish.category(of: 22)   // few
/// polish.category(of: 5)    // many
/// ```
public final class PluralRules: @unchecked Sendable {
    // @unchecked: ICU's rules and number formatters may be used by many threads.
    private let handle: OpaquePointer
    /// Categories of small whole numbers, taken from ICU once.
    private let small: [PluralCategory]
    /// The categories that the locale tells apart.
    public let categories: [PluralCategory]

    /// Opens the rules; `ordinal` for 1st, 2nd, 3rd.
    /// - Throws: `ICUError` when the tag is no locale.
    public init(locale: String, ordinal: Bool = false) throws {
        var status: Int32 = 0
        guard let handle = nav_plural_open(locale, ordinal, &status) else {
            throw ICUError(task: "plural rules of \"\(locale)\"", code: status)
        }
        self.handle = handle
        let bits = nav_plural_categories(handle, &status)
        categories = PluralCategory.allCases.filter { bits & (1 << Int32($0.rawValue)) != 0 }
        small = (0..<128).map { Self.ask(handle, Decimal($0)) }
    }

    deinit { nav_plural_close(handle) }

    private static func ask(_ handle: OpaquePointer, _ number: Decimal) -> PluralCategory {
        var status: Int32 = 0
        let found = number.withASCII { nav_plural_select(handle, $0, $1, &status) }
        return status == 0 ? PluralCategory(rawValue: Int(found)) ?? .other : .other
    }

    /// The category of a whole number.
    public func category(of number: Int) -> PluralCategory {
        small.indices.contains(number) ? small[number] : Self.ask(handle, Decimal(number))
    }

    func category(of number: Decimal) -> PluralCategory {
        number.fractionDigits == 0 ? category(of: Int(number.digits)) : Self.ask(handle, number)
    }

    /// Some values of a category, from CLDR's own samples.
    public func samples(of category: PluralCategory) -> [Double] {
        var values = [Double](repeating: 0, count: 24)
        var status: Int32 = 0
        let count = nav_plural_samples(handle, Int32(category.rawValue), &values, Int32(values.count), &status)
        return status == 0 ? Array(values.prefix(Int(count))) : []
    }
}
