/// The room that a banner has.
public struct BannerSize: Sendable {
    /// The greatest width of a line, in the measurer's unit.
    public var width: Double
    /// The greatest number of lines; nil for any number.
    public var lines: Int?
    /// What measures.
    public var measurer: any TextMeasurer

    /// A width in terminal columns, or in the unit of another measurer, and a number of lines.
    public init(width: Double, lines: Int? = nil, measurer: any TextMeasurer = ColumnMeasurer()) {
        self.width = width
        self.lines = lines
        self.measurer = measurer
    }
}

/// A text laid out in lines.
public struct Banner: Sendable, Hashable {
    /// The text that is shown, in one line.
    public var text: FormattedText
    /// The lines, each a string of its own: direction marks that a break parts are closed and opened again.
    public var lines: [Line]
    /// What had to be done so that it fits.
    public var variant: Variant
    /// The direction of the paragraph.
    public var direction: TextDirection

    /// The edge at which lines begin; the other is the trailing one.
    public var leading: Edge { direction == .leftToRight ? .left : .right }
    /// The edge at which lines end.
    public var trailing: Edge { direction == .leftToRight ? .right : .left }

    /// An edge of the display.
    public enum Edge: String, Sendable, Hashable {
        /// Physical sides.
        case left, right
    }

    /// Whether something was cut and an ellipsis stands for it.
    public var truncated: Bool { variant == .nameCut || variant == .lineCut }

    /// A line of a banner.
    public struct Line: Sendable, Hashable {
        /// The line's text, without white space at its end.
        public var string: String
        /// Where it stands in the banner's text, in UTF-8 bytes, the white space of the break not included.
        public var utf8: Range<Int>
    }

    /// The rungs of the ladder on which a text is made to fit.
    public enum Variant: String, Sendable, Hashable, CaseIterable {
        /// All that is known is said.
        case full
        /// Names are abbreviated.
        case abbreviated
        /// Shorter words, or facts left out (the end, the road, a name), or alerts further off.
        case short
        /// The fewest words.
        case shortest
        /// A name was cut.
        case nameCut = "name_cut"
        /// The text was cut; the distance stands.
        case lineCut = "line_cut"
    }
}
