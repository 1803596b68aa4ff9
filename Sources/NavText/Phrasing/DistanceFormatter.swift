/// Distances as a driver reads them: rounded, in the units of the region's roads.
///
/// ```swift
/// let german = try DistanceFormatter(locale: "de")
/// german.format(980).text                      // "1 km"
/// german.format(2500).text                     // "2,5 km"
/// let american = try DistanceFormatter(locale: "en-US")
/// american.format(402.336).text                // "0.3 mi"
/// american.format(150, style: .spoken).text    // "500 feet"
/// ```
///
/// Rounding is `Resources/units.json`'s and the same in every style; the words are ICU's.
public struct DistanceFormatter: Sendable {
    let formats: MeasureFormats
    private let rounding: Rounding?
    private let bannerWidth: UnitWidth
    /// The units that are used.
    public let units: UnitSystem

    /// A formatter for a locale; `units` wins over what its tag says and what its region uses.
    /// - Throws: `ICUError` when the tag is no locale.
    public init(locale: String, units: UnitSystem? = nil) throws {
        guard let id = LocaleID(locale) else { throw ICUError(task: "distances of \"\(locale)\"", code: 1) }
        self.init(id, units: units)
    }

    init(_ locale: LocaleID, units: UnitSystem? = nil, formats: MeasureFormats? = nil) {
        self.formats = formats ?? MeasureFormats(locale: locale)
        self.units = units ?? UnitSystem(locale: locale)
        rounding = UnitTables.shared?.rounding[self.units]
        bannerWidth = UnitTables.shared?.narrowBanners.contains(locale.language) == true ? .narrow : .short
    }

    /// The distance in a style. Less than nothing is nothing; what is no number is nothing, too.
    public func format(_ metres: Double, style: TextStyle = .banner) -> FormattedDistance {
        let quantity = quantity(metres)
        let text = formats.text(quantity, width: width(style), grammaticalCase: nil)
        return FormattedDistance(
            text: text.text, value: quantity.number.value, unit: quantity.unit, valueRange: text.number)
    }

    func quantity(_ metres: Double) -> Quantity {
        rounding?.quantity(metres: metres.isNaN ? 0 : metres)
            ?? Quantity(number: Decimal(Int(min(max(metres, 0), 1e9))), unit: "meter")
    }

    /// Whether a distance is too small to be worth a word in a sentence.
    func isNow(_ metres: Double) -> Bool { rounding?.isNow(metres: metres) ?? (metres < 1) }

    /// Whether a manoeuvre is so near that it is to be made now.
    func isNear(_ metres: Double) -> Bool { rounding?.isNear(metres: metres) ?? (metres < 20) }

    func measure(_ metres: Double, style: TextStyle, role: FormattedText.Role = .distance) -> MessageArgument {
        .measure(Measure([quantity(metres)], width: width(style), role: role, formats: formats))
    }

    func width(_ style: TextStyle) -> UnitWidth {
        switch style {
        case .banner: bannerWidth
        case .spoken, .label: .full
        case .narrow: .narrow
        }
    }
}

/// A distance as text and as parts.
public struct FormattedDistance: Sendable, Hashable {
    /// The whole: "2,5 km".
    public let text: String
    /// The number that is shown: 2.5.
    public let value: Double
    /// Its unit in CLDR's name: "kilometer".
    public let unit: String
    /// Where the number stands in the text, in UTF-8 bytes; nil where the language has one word for both (Arabic's
    /// two kilometres).
    public let valueRange: Range<Int>?

    /// The text of the number alone, or nil where it has none.
    public var valueText: String? {
        valueRange.map { String(text[text.utf8Index($0.lowerBound)..<text.utf8Index($0.upperBound)]) }
    }
}
