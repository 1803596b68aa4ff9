/// A room for banners by its name: `Resources/profiles.json` has a phone, a watch, displays of characters, and more.
///
/// ```swift
/// BannerProfile.builtIn.map(\.name)           // ["phone-portrait", "phone-landscape", …]
/// let mine = BannerProfile(name: "bike", width: 200, lines: 2, font: .init(family: "Noto Sans", size: 18))
/// navigation.banner(for: alert, in: mine.size(measurer: measurer))
/// ```
public struct BannerProfile: Sendable, Hashable {
    /// Its name: "phone-portrait".
    public var name: String
    /// The greatest width of a line, in pixels of the font or, without one, in columns.
    public var width: Double
    /// The greatest number of lines.
    public var lines: Int
    /// The font; nil for a display of characters.
    public var font: Font?

    /// A font as a profile names it.
    public struct Font: Sendable, Hashable {
        /// The family: "Noto Sans".
        public var family: String
        /// The size in pixels, before the scale.
        public var size: Double
        /// 100 to 900; 400 is regular.
        public var weight: Int
        /// The driver's text size; 1 is normal.
        public var scale: Double

        /// A font.
        public init(family: String, size: Double, weight: Int = 400, scale: Double = 1) {
            self.family = family
            self.size = size
            self.weight = weight
            self.scale = scale
        }
    }

    /// A room.
    public init(name: String, width: Double, lines: Int, font: Font? = nil) {
        self.name = name
        self.width = width
        self.lines = lines
        self.font = font
    }

    /// The room as banners need it; the measurer measures in the profile's font.
    public func size(measurer: any TextMeasurer = ColumnMeasurer()) -> BannerSize {
        BannerSize(width: width, lines: lines, measurer: measurer)
    }

    /// The profiles that come with the library.
    public static let builtIn: [BannerProfile] =
        EmbeddedFile.resource("profiles.json")?["profiles"]?.elements.compactMap(BannerProfile.init) ?? []

    private init?(_ json: JSONValue) {
        guard let name = json["name"]?.string, let width = json["width"]?.number, let lines = json["lines"]?.number
        else { return nil }
        var font: Font?
        if json["unit"]?.string == "px", let family = json["family"]?.string, let size = json["size"]?.number {
            font = Font(
                family: family, size: size, weight: Int(json["weight"]?.number ?? 400),
                scale: json["scale"]?.number ?? 1)
        }
        self.init(name: name, width: width, lines: Int(lines), font: font)
    }
}
