/// Says how wide a text is, in the unit of the banner's width.
public protocol TextMeasurer: Sendable {
    /// The width of one line of text.
    func width(of text: String) -> Double
    /// How many characters there is nothing to show for in any of the fonts; 0 where nothing is known of fonts.
    func unknownGlyphs(in text: String) -> Int
}

extension TextMeasurer {
    /// A measurer without fonts knows of none.
    public func unknownGlyphs(in text: String) -> Int { 0 }
}

/// Measures in terminal columns: East Asian wide characters and emoji take two, marks none.
///
/// ```swift
/// ColumnMeasurer().width(of: "300m先")   // 6
/// ColumnMeasurer().width(of: "Unfall")   // 6
/// ```
public struct ColumnMeasurer: TextMeasurer {
    /// A measurer of columns.
    public init() {}

    /// The columns that the text takes in a terminal.
    public func width(of text: String) -> Double {
        var columns = 0
        for character in text { columns += Self.columns(character) }
        return Double(columns)
    }

    private static func columns(_ character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
        let scalars = character.unicodeScalars
        // A sequence of emoji is one picture.
        if scalars.count > 1, let first = scalars.first, first.properties.isEmoji,
            scalars.dropFirst().contains(where: { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmoji })
        {
            return 2
        }
        return scalars.reduce(0) { $0 + TextProperties.columns($1) }
    }
}
