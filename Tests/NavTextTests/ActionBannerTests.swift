import Testing

@testable import NavText

/// Ten points a letter.
private struct TenPoints: TextMeasurer {
    var scale = 1.0
    func width(of text: String) -> Double { Double(text.count) * 10 * scale }
}

@Suite("Banners with buttons")
struct ActionBannerTests {
    private func layout(
        _ letters: Int, _ buttons: [Int], image: Bool = false, width: Double, margins: Double = 0,
        style: ActionBanner.Style = .automatic, direction: TextDirection = .leftToRight, scale: Double = 1
    ) throws -> ActionBanner.Layout {
        // Words of four letters and a space, so that lines are known.
        let message = String(String(repeating: "abcd ", count: letters / 5 + 1).prefix(letters))
        let banner = ActionBanner(
            message: message, buttons: buttons.map { String(repeating: "x", count: $0) }, image: image ? "car" : nil,
            style: style, direction: direction)
        return try banner.layout(
            in: ActionBanner.Room(
                width: width, margins: margins, measurer: TenPoints(scale: scale), lineHeight: 20 * scale,
                buttonMeasurer: TenPoints(scale: scale), buttonPadding: 16, buttonHeight: 36), locale: "en")
    }

    struct Row {
        let letters: Int
        let buttons: [Int]
        let image: Bool
        let width: Double
        let margins: Double
        let style: ActionBanner.Style
        let lines: Int
        let height: Double

        init(
            _ letters: Int, _ buttons: [Int], image: Bool, _ width: Double, _ margins: Double,
            _ style: ActionBanner.Style, _ lines: Int, _ height: Double
        ) {
            (self.letters, self.buttons, self.image, self.width) = (letters, buttons, image, width)
            (self.margins, self.style, self.lines, self.height) = (margins, style, lines, height)
        }
    }

    /// Letters of the message, letters of the buttons, picture, width, margins, style, lines, height. A button of n letters
    /// is 10 n + 16 wide. Heights: a single row is 10 + the highest part + 8; else 24 + text or picture + 12 + buttons + 8.
    static let table: [Row] = [
        Row(9, [4], image: false, 194, 0, .singleRow, 1, 54),
        Row(9, [4], image: false, 193, 0, .alignedButtons, 1, 100),
        Row(9, [4], image: false, 193.9, 0, .alignedButtons, 1, 100),
        Row(9, [4], image: false, 194.1, 0, .singleRow, 1, 54),
        Row(9, [4], image: false, 214, 20, .singleRow, 1, 54),
        Row(9, [4], image: false, 213, 20, .alignedButtons, 1, 100),
        Row(19, [4], image: false, 294, 0, .singleRow, 1, 54),
        Row(19, [4], image: false, 293, 0, .alignedButtons, 1, 100),
        Row(19, [4], image: false, 213, 0, .alignedButtons, 2, 120),
        Row(19, [4], image: false, 214, 0, .alignedButtons, 1, 100),
        Row(19, [8], image: false, 334, 0, .singleRow, 1, 54),
        Row(19, [8], image: false, 333, 0, .alignedButtons, 1, 100),
        Row(44, [4], image: false, 144, 0, .alignedButtons, 3, 140),
        Row(54, [4], image: false, 144, 0, .alignedButtons, 3, 140),
        Row(9, [4], image: true, 250, 0, .singleRow, 1, 58),
        Row(9, [4], image: true, 249, 0, .alignedButtons, 1, 120),
        Row(9, [4], image: true, 270, 20, .singleRow, 1, 58),
        Row(9, [4], image: true, 269, 20, .alignedButtons, 1, 120),
        Row(19, [4], image: true, 350, 0, .singleRow, 1, 58),
        Row(19, [4], image: true, 349, 0, .alignedButtons, 1, 120),
        Row(44, [4], image: true, 230, 0, .alignedButtons, 3, 140),
        Row(9, [], image: false, 114, 0, .singleRow, 1, 38),
        Row(9, [], image: false, 113, 0, .alignedButtons, 2, 72),
        Row(9, [], image: true, 170, 0, .singleRow, 1, 58),
        Row(9, [], image: true, 169, 0, .alignedButtons, 2, 72),
        Row(9, [4, 4], image: false, 145, 0, .alignedButtons, 1, 100),
        Row(9, [4, 4], image: false, 144, 0, .stackedButtons, 1, 144),
        Row(9, [4, 4], image: false, 144.1, 0, .alignedButtons, 1, 100),
        Row(9, [4, 4], image: false, 165, 20, .alignedButtons, 1, 100),
        Row(9, [4, 4], image: false, 164, 20, .stackedButtons, 1, 144),
        Row(9, [4, 4], image: true, 200, 0, .alignedButtons, 1, 120),
        Row(9, [4, 8], image: false, 185, 0, .alignedButtons, 1, 100),
        Row(9, [4, 8], image: false, 184, 0, .stackedButtons, 1, 144),
        Row(9, [8, 4], image: false, 185, 0, .alignedButtons, 1, 100),
        Row(9, [8, 8], image: false, 225, 0, .alignedButtons, 1, 100),
        Row(9, [8, 8], image: false, 224, 0, .stackedButtons, 1, 144),
        Row(19, [8, 8], image: false, 600, 0, .alignedButtons, 1, 100),
        Row(19, [4, 4], image: false, 145, 0, .alignedButtons, 2, 120),
        Row(44, [4, 4], image: false, 145, 0, .alignedButtons, 3, 140),
        Row(19, [4, 4], image: false, 144, 0, .stackedButtons, 2, 164),
        Row(9, [4, 4], image: true, 144, 0, .stackedButtons, 2, 164),
    ]

    @Test("Styles and heights at the thresholds", arguments: table.indices)
    func thresholds(_ index: Int) throws {
        let row = Self.table[index]
        let found = try layout(row.letters, row.buttons, image: row.image, width: row.width, margins: row.margins)
        let about: Comment = "\(row): \(found)"
        #expect(found.style == row.style, about)
        #expect(found.lines.count == row.lines, about)
        #expect(found.height == row.height, about)
        #expect(Self.table.count >= 40)
    }

    @Test("Frames, and their mirror")
    func frames() throws {
        let left = try layout(19, [4, 6], image: true, width: 400, margins: 20)
        #expect(left.image?.frame == ActionBanner.Frame(x: 26, y: 24, width: 40, height: 40))
        #expect(left.text.frame.x == 82 && left.text.frame.y == 34)
        #expect(left.buttons.map(\.frame.x) == [242.0, 306])
        #expect(left.buttons.allSatisfy { $0.frame.y == 76 })
        let right = try layout(19, [4, 6], image: true, width: 400, margins: 20, direction: .rightToLeft)
        for (one, other) in zip([left.text, left.image] + left.buttons, [right.text, right.image] + right.buttons) {
            let (one, other) = (try #require(one), try #require(other))
            #expect(other.frame.x == 400 - one.frame.x - one.frame.width && other.frame.y == one.frame.y)
        }
        let stacked = try layout(9, [4, 6], width: 120)
        #expect(stacked.buttons.map(\.frame.y) == [56, 100])
        #expect(stacked.buttons.map { $0.frame.x + $0.frame.width } == [112, 112])
        #expect(left.buttons.map(\.label) == ["xxxx", "xxxxxx"] && left.image?.label == "car")
        let single = try layout(9, [4, 6], width: 400, style: .singleRow)
        #expect(single.buttons.count == 1)
        #expect(single.text.frame.width == 296)
    }

    @Test("The text size changes all of it; the message is cut at three lines")
    func scales() throws {
        #expect(try layout(9, [4], width: 194).style == .singleRow)
        #expect(try layout(9, [4], width: 194, scale: 2).style == .alignedButtons)
        #expect(try layout(9, [4, 4], width: 200, scale: 2).style == .stackedButtons)
        let cut = try layout(99, [4], width: 144)
        #expect(cut.lines.count == 3 && cut.lines.last?.hasSuffix("…") == true)
        #expect(throws: ICUError.self) {
            try ActionBanner(message: "x").layout(
                in: .init(width: 100, measurer: TenPoints(), buttonMeasurer: TenPoints()), locale: "?")
        }
    }
}
