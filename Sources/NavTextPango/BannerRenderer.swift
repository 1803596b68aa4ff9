import CNavPango
import NavText

/// Draws banners to PNG, SVG or PDF: colours by kind and severity, a pictogram, road numbers as shields, both themes,
/// mirrored for languages that run from right to left.
///
/// ```swift
/// let renderer = BannerRenderer(measurer: try PangoMeasurer(Font(size: 17)), theme: .light)
/// try renderer.draw([BannerRenderer.Item(guidance, banner)], width: 320, to: "banner.png")
/// ```
public struct BannerRenderer: Sendable {
    /// The font.
    public let measurer: PangoMeasurer
    /// Colours for the day or the night.
    public let theme: Theme

    /// Colours for the day or the night.
    public enum Theme: String, Sendable, Hashable, CaseIterable {
        /// Dark text on light, and light on dark.
        case light, dark
    }

    /// A banner with what its colours and pictogram depend on, and a caption for sheets of several.
    public struct Item: Sendable {
        /// What the banner is about.
        public var guidance: Guidance
        /// The banner, laid out with the renderer's measurer.
        public var banner: Banner
        /// A small line above it.
        public var caption: String?

        /// A banner to draw.
        public init(_ guidance: Guidance, _ banner: Banner, caption: String? = nil) {
            self.guidance = guidance
            self.banner = banner
            self.caption = caption
        }
    }

    /// A renderer.
    public init(measurer: PangoMeasurer, theme: Theme = .light) {
        self.measurer = measurer
        self.theme = theme
    }

    /// The height of a line.
    private var line: Double { ((measurer.ascent + measurer.descent) * 1.15).rounded(.up) }
    private var padding: Double { (measurer.font.size * measurer.font.scale * 0.7).rounded() }
    private var icon: Double { (measurer.font.size * measurer.font.scale * 2).rounded() }

    /// The width of a whole banner whose text has this room.
    public func width(ofText width: Double) -> Double { width + 3 * padding + icon }

    /// Draws banners one below the other (or in columns) whose texts have `width` pixels. The file's ending tells the
    /// format: png, svg or pdf.
    /// - Throws: `PangoError` when the file can't be written or its ending is none of these.
    public func draw(
        _ items: [Item], width: Double, columns: Int = 1, scale: Double = 2, to path: String
    ) throws {
        let outer = self.width(ofText: width)
        let gap = padding
        let rows = (items.count + columns - 1) / max(1, columns)
        let heights = (0..<rows).map { row in
            items[row * columns..<min(items.count, (row + 1) * columns)].map(height).max() ?? 0
        }
        let size = (
            width: gap + Double(columns) * (outer + gap), height: gap + heights.reduce(0) { $0 + $1 + gap }
        )
        guard let format = Self.format(path) else {
            throw PangoError(reason: "\(path): expected a name that ends in .png, .svg or .pdf")
        }
        guard size.width * scale <= 32_000, size.height * scale <= 32_000 else {
            throw PangoError(reason: "a picture of \(Int(size.width)) × \(Int(size.height)) is too large")
        }
        guard let picture = nav_picture_open(path, format, size.width, size.height, scale) else {
            throw PangoError(reason: "\(path): Cairo can't open a picture")
        }
        nav_picture_rectangle(picture, 0, 0, size.width, size.height, 0, theme == .light ? 0xFFFF_FFFF : 0x0000_00FF)
        var y = gap
        for row in 0..<rows {
            for (column, item) in items[row * columns..<min(items.count, (row + 1) * columns)].enumerated() {
                draw(item, picture, x: gap + Double(column) * (outer + gap), y: y, width: width)
            }
            y += heights[row] + gap
        }
        let status = nav_picture_close(picture)
        guard status == 0 else { throw PangoError(reason: "\(path): \(String(cString: nav_picture_error(status)))") }
    }

    private static func format(_ path: String) -> nav_picture_format? {
        let ending = path.lowercased().split(separator: ".").last
        return switch ending {
        case "png": nav_picture_png
        case "svg": nav_picture_svg
        case "pdf": nav_picture_pdf
        default: nil
        }
    }

    private func caption(_ item: Item) -> Double { item.caption == nil ? 0 : line }

    private func height(_ item: Item) -> Double {
        caption(item) + max(Double(item.banner.lines.count) * line, icon) + 2 * padding
    }

    private func draw(_ item: Item, _ picture: OpaquePointer, x: Double, y: Double, width: Double) {
        let colors = Colors(item.guidance, theme)
        let isLeft = item.banner.direction == .leftToRight
        let top = y + caption(item)
        let inner = height(item) - caption(item)
        if let caption = item.caption {
            text(caption, picture, x: x, baseline: y + measurer.ascent, rightToLeft: false, colors.caption)
        }
        let outer = self.width(ofText: width)
        nav_picture_rectangle(picture, x, top, outer, inner, padding * 0.8, colors.background)
        let iconX = isLeft ? x + padding : x + outer - padding - icon
        draw(BannerIcon(item.guidance), picture, x: iconX, y: top + (inner - icon) / 2, colors)
        let textX = isLeft ? x + 2 * padding + icon : x + padding
        var baseline = top + (inner - Double(item.banner.lines.count) * line) / 2 + measurer.ascent
        for (index, shown) in item.banner.lines.enumerated() {
            let lineWidth = measurer.width(of: shown.string)
            let left = isLeft ? textX : textX + width - lineWidth
            shields(item.banner, index, picture, x: left, baseline: baseline, colors)
            text(shown.string, picture, x: left, baseline: baseline, rightToLeft: !isLeft, colors.text)
            baseline += line
        }
    }

    private func draw(_ icon: BannerIcon, _ picture: OpaquePointer, x: Double, y: Double, _ colors: Colors) {
        func fill(_ shapes: [[Double]], _ color: UInt32) {
            for shape in shapes {
                let points = shape.enumerated().map { index, value in
                    (index.isMultiple(of: 2) ? x : y) + value * self.icon
                }
                nav_picture_polygon(picture, points, Int32(points.count / 2), color)
            }
        }
        fill(icon.shapes, colors.icon)
        fill(icon.cuts, colors.background)
    }

    /// A frame around each number of a road.
    private func shields(
        _ banner: Banner, _ index: Int, _ picture: OpaquePointer, x: Double, baseline: Double, _ colors: Colors
    ) {
        let line = banner.lines[index]
        for run in banner.text.runs where run.role == .ref || run.role == .exit {
            guard run.utf8.lowerBound >= line.utf8.lowerBound, run.utf8.upperBound <= line.utf8.upperBound,
                let found = line.string.firstRange(of: String(banner.text.text(of: run)))
            else { continue }
            let start = line.string.utf8.distance(from: line.string.startIndex, to: found.lowerBound)
            let end = line.string.utf8.distance(from: line.string.startIndex, to: found.upperBound)
            var ranges = [Double](repeating: 0, count: 8)
            let count = measurer.withHandle { handle in
                withBytes(line.string) { bytes, length in
                    nav_font_ranges(
                        handle, bytes, length, banner.direction == .rightToLeft, Int32(start), Int32(end), &ranges, 4)
                }
            }
            for pair in 0..<Int(count) {
                nav_picture_frame(
                    picture, x + ranges[2 * pair] - 1, baseline - measurer.ascent,
                    ranges[2 * pair + 1] - ranges[2 * pair] + 2, measurer.ascent + measurer.descent, 4, 1, colors.shield
                )
            }
        }
    }

    func text(
        _ string: String, _ picture: OpaquePointer, x: Double, baseline: Double, rightToLeft: Bool, _ color: UInt32
    ) {
        measurer.withHandle { handle in
            withBytes(string) { bytes, length in
                nav_picture_text(picture, handle, bytes, length, x, baseline, rightToLeft, color)
            }
        }
    }
}

/// The colours of a banner, 0xRRGGBBAA.
struct Colors {
    let background: UInt32
    let text: UInt32
    let icon: UInt32
    let shield: UInt32
    let caption: UInt32

    init(_ guidance: Guidance, _ theme: BannerRenderer.Theme) {
        let accent: UInt32 =
            switch guidance {
            case .alert(let alert):
                switch alert.kind {
                case .incident(let incident) where incident.closed || incident.type == .roadClosure: 0xB0_1E1E_FF
                case .incident(let incident):
                    switch incident.impact {
                    case .critical, .major: 0xC2_4A0A_FF
                    case .minor, .low, .unknown, nil: 0x9A_6700_FF
                    }
                default: 0x1F_5FA8_FF
                }
            case .maneuver: 0x0B_6B3A_FF
            case .progress: 0x3A_4654_FF
            case .notice: 0x3A_4654_FF
            }
        switch theme {
        case .light:
            background = 0xF4_F5F7_FF
            text = 0x14_1A21_FF
            icon = accent
            shield = accent
            caption = 0x6B_7480_FF
        case .dark:
            background = accent
            text = 0xFF_FFFF_FF
            icon = 0xFF_FFFF_FF
            shield = 0xFF_FFFF_FF
            caption = 0x9A_A4B0_FF
        }
    }
}
