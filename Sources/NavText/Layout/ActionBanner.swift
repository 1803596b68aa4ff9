/// A banner with buttons, as Material lays it out: a message, up to two buttons and perhaps a picture.
///
/// ```swift
/// let banner = ActionBanner(message: navigation.format(.notice(Notice(.fasterRoute))).string,
///     buttons: [navigation.format(.details).string, navigation.format(.dismiss).string], direction: .leftToRight)
/// let layout = banner.layout(in: ActionBanner.Room(width: 360, measurer: measurer, buttonMeasurer: buttons), locale: "en")
/// layout.style      // .alignedButtons
/// layout.height     // 92
/// ```
///
/// All lengths are points; the measurers' fonts hold the driver's text size, which changes the layout as a whole.
public struct ActionBanner: Sendable, Hashable {
    /// What it says.
    public var message: String
    /// The words of the buttons, the leading one first; more than two are left out.
    public var buttons: [String]
    /// What the picture shows, for a screen reader; nil where there is none.
    public var image: String?
    /// How the parts stand, or automatic.
    public var style: Style
    /// The direction of the text: from right to left all is mirrored.
    public var direction: TextDirection

    /// How the parts stand.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// The first of the others that the text and the buttons fit.
        case automatic
        /// Message and leading button beside each other.
        case singleRow = "single_row"
        /// Buttons beside each other below the message.
        case alignedButtons = "aligned_buttons"
        /// Buttons one below the other below the message.
        case stackedButtons = "stacked_buttons"
    }

    /// A banner with buttons.
    public init(
        message: String, buttons: [String] = [], image: String? = nil, style: Style = .automatic,
        direction: TextDirection = .leftToRight
    ) {
        self.message = message
        self.buttons = Array(buttons.prefix(2))
        self.image = image
        self.style = style
        self.direction = direction
    }

    /// The room, and what measures.
    public struct Room: Sendable {
        /// The banner's width.
        public var width: Double
        /// What the layout leaves free at both sides together.
        public var margins: Double
        /// The widths of the message.
        public var measurer: any TextMeasurer
        /// The height of a line of the message.
        public var lineHeight: Double
        /// The widths of the buttons' words.
        public var buttonMeasurer: any TextMeasurer
        /// What a button has beside its word, left and right together.
        public var buttonPadding: Double
        /// The height of a button.
        public var buttonHeight: Double

        /// A room; Material's buttons are 36 high with 8 beside the word.
        public init(
            width: Double, margins: Double = 0, measurer: any TextMeasurer, lineHeight: Double = 20,
            buttonMeasurer: any TextMeasurer, buttonPadding: Double = 16, buttonHeight: Double = 36
        ) {
            self.width = width
            self.margins = margins
            self.measurer = measurer
            self.lineHeight = lineHeight
            self.buttonMeasurer = buttonMeasurer
            self.buttonPadding = buttonPadding
            self.buttonHeight = buttonHeight
        }
    }

    /// Where something stands, from the banner's top left corner.
    public struct Frame: Sendable, Hashable {
        /// Points.
        public var x, y, width, height: Double
    }

    /// A part with its place and what a screen reader says.
    public struct Part: Sendable, Hashable {
        /// Where it stands.
        public var frame: Frame
        /// What a screen reader says.
        public var label: String
    }

    /// The banner laid out.
    public struct Layout: Sendable, Hashable {
        /// The style that was used: never automatic.
        public var style: Style
        /// The message.
        public var text: Part
        /// The message's lines, at most three; a longer one ends in an ellipsis.
        public var lines: [String]
        /// The picture; nil where there is none.
        public var image: Part?
        /// The buttons that are shown, the leading one first.
        public var buttons: [Part]
        /// The banner's height.
        public var height: Double
    }

    /// Material's lengths.
    private enum Metric {
        static let image = 40.0
        static let leading = 16.0
        static let trailing = 8.0
        static let topOfSingleRow = 10.0
        static let top = 24.0
        static let bottom = 8.0
        static let betweenButtons = 8.0
        static let imageToText = 16.0
        static let textToButton = 24.0
        static let textToButtonsBelow = 12.0
        static let lines = 3
    }

    /// The banner in a room, broken by the rules of a locale.
    /// - Throws: `ICUError` when the tag is no locale.
    public func layout(in room: Room, locale: String) throws -> Layout {
        let wrapper = try TextWrapper(locale: locale)
        let style = resolved(room)
        return style == .singleRow ? singleRow(room, wrapper) : rows(style, room, wrapper)
    }

    /// The style that automatic comes to.
    private func resolved(_ room: Room) -> Style {
        guard style == .automatic else { return style }
        if buttons.count > 1 {
            let both = buttons.map { width(of: $0, room) }.reduce(0, +) + Metric.betweenButtons
            return room.width - room.margins - Metric.leading - Metric.trailing - both > 0
                ? .alignedButtons : .stackedButtons
        }
        return room.measurer.width(of: message) <= textWidth(besideButton: true, room) ? .singleRow : .alignedButtons
    }

    private func width(of button: String, _ room: Room) -> Double {
        room.buttonMeasurer.width(of: button) + room.buttonPadding
    }

    private var imageRoom: Double { image == nil ? 0 : Metric.image + Metric.imageToText }

    private func textWidth(besideButton: Bool, _ room: Room) -> Double {
        let button = besideButton ? buttons.first.map { width(of: $0, room) + Metric.textToButton } ?? 0 : 0
        return max(0, room.width - room.margins - Metric.leading - Metric.trailing - imageRoom - button)
    }

    private func wrapped(_ width: Double, _ room: Room, _ wrapper: TextWrapper) -> [String] {
        wrapper.wrap(
            message, in: BannerSize(width: width, lines: Metric.lines, measurer: room.measurer)
        ).lines.map(\.string)
    }

    private func singleRow(_ room: Room, _ wrapper: TextWrapper) -> Layout {
        let width = textWidth(besideButton: true, room)
        let lines = wrapped(width, room, wrapper)
        let textHeight = Double(lines.count) * room.lineHeight
        let row = max(
            textHeight, image == nil ? 0 : Metric.image, buttons.isEmpty ? 0 : room.buttonHeight)
        let start = room.margins / 2 + Metric.leading
        func centered(_ height: Double) -> Double { Metric.topOfSingleRow + (row - height) / 2 }
        var shown: [Part] = []
        if let button = buttons.first {
            let buttonWidth = self.width(of: button, room)
            let x = room.width - room.margins / 2 - Metric.trailing - buttonWidth
            shown.append(
                part(button, x, centered(room.buttonHeight), buttonWidth, room.buttonHeight, room))
        }
        return Layout(
            style: .singleRow,
            text: part(message, start + imageRoom, centered(textHeight), width, textHeight, room), lines: lines,
            image: image.map { part($0, start, centered(Metric.image), Metric.image, Metric.image, room) },
            buttons: shown, height: Metric.topOfSingleRow + row + Metric.bottom)
    }

    private func rows(_ style: Style, _ room: Room, _ wrapper: TextWrapper) -> Layout {
        let width = textWidth(besideButton: false, room)
        let lines = wrapped(width, room, wrapper)
        let textHeight = Double(lines.count) * room.lineHeight
        let row = max(textHeight, image == nil ? 0 : Metric.image)
        let start = room.margins / 2 + Metric.leading
        var y = Metric.top + row + (buttons.isEmpty ? 0 : Metric.textToButtonsBelow)
        let end = room.width - room.margins / 2 - Metric.trailing
        var shown: [Part] = []
        if style == .alignedButtons {
            let widths = buttons.map { self.width(of: $0, room) }
            var x = end - widths.reduce(0, +) - Metric.betweenButtons * Double(max(0, widths.count - 1))
            for (button, buttonWidth) in zip(buttons, widths) {
                shown.append(part(button, x, y, buttonWidth, room.buttonHeight, room))
                x += buttonWidth + Metric.betweenButtons
            }
            if !buttons.isEmpty { y += room.buttonHeight }
        } else {
            for (index, button) in buttons.enumerated() {
                if index > 0 { y += Metric.betweenButtons }
                let buttonWidth = self.width(of: button, room)
                shown.append(part(button, end - buttonWidth, y, buttonWidth, room.buttonHeight, room))
                y += room.buttonHeight
            }
        }
        return Layout(
            style: style,
            text: part(message, start + imageRoom, Metric.top + (row - textHeight) / 2, width, textHeight, room),
            lines: lines,
            image: image.map {
                part($0, start, Metric.top + (row - Metric.image) / 2, Metric.image, Metric.image, room)
            }, buttons: shown, height: y + Metric.bottom)
    }

    /// A part, mirrored where the text runs from right to left.
    private func part(
        _ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ room: Room
    ) -> Part {
        let left = direction == .leftToRight ? x : room.width - x - width
        return Part(frame: Frame(x: left, y: y, width: width, height: height), label: label)
    }
}
