import NavText
import NavTextCLI
import NavTextPango

/// Pango and Cairo for the command.
struct PangoFonts: FontSupport {
    func measurer(_ font: FontChoice) throws -> any TextMeasurer { try PangoMeasurer(Font(font)) }

    func draw(_ pictures: [FontPicture], _ font: FontChoice, _ sheet: FontSheet, to path: String) throws {
        let renderer = BannerRenderer(measurer: try PangoMeasurer(Font(font)), theme: sheet.isDark ? .dark : .light)
        try renderer.draw(
            pictures.map { BannerRenderer.Item($0.guidance, $0.banner, caption: $0.caption) }, width: sheet.width,
            columns: sheet.columns, to: path)
    }
}

extension Font {
    fileprivate init(_ font: FontChoice) {
        self.init(family: font.family, size: font.size, weight: font.weight, scale: font.scale)
    }
}
