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
        EmbeddedFile.resource("profiles.json").flatMap { try? profiles($0) } ?? []

    /// The profiles of an app's own file, in the form of `Resources/profiles.json`:
    ///
    /// ```swift
    /// try BannerProfile.read(Array(#"{"profiles": [{"name": "bike", "unit": "columns", "width": 16, "lines": 2}]}"#.utf8))
    /// ```
    ///
    /// - Throws: `FileError` with the place of the fault.
    public static func read(_ json: [UInt8]) throws(FileError) -> [BannerProfile] {
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) {
            document = try JSONDocument(json)
        } catch {
            throw FileError(position: error.position, reason: "not JSON: \(error.reason)")
        }
        return try profiles(document.root)
    }

    /// Why a file has no profiles: where, what, and what was expected.
    public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The line, counted from 1.
        public let line: Int
        /// The column, counted from 1 in characters of Unicode.
        public let column: Int
        /// What was wrong and what was expected.
        public let reason: String

        fileprivate init(position: SourcePosition, reason: String) {
            line = position.line
            column = position.column
            self.reason = reason
        }

        /// Place and reason in one line.
        public var description: String { "\(line):\(column): \(reason)" }
    }

    private static func profiles(_ root: JSONValue) throws(FileError) -> [BannerProfile] {
        guard let list = root["profiles"], list.kind == .array else {
            throw FileError(
                position: root["profiles"]?.position ?? root.position,
                reason: "expected an object with a list \"profiles\"")
        }
        var result: [BannerProfile] = []
        for json in list.elements { result.append(try BannerProfile(json)) }
        return result
    }

    private init(_ json: JSONValue) throws(FileError) {
        func fault(_ key: StaticString, _ expected: String) -> FileError {
            let found = json[key]
            return FileError(
                position: found?.position ?? json.position,
                reason: "\(key): expected \(expected), found \(found.map { "\($0.kind)" } ?? "nothing")")
        }
        func number(_ key: StaticString, _ standard: Double?) throws(FileError) -> Double {
            if let standard, json[key] == nil { return standard }
            guard let number = json[key]?.number, number > 0, number < 1e6 else {
                throw fault(key, "a number greater than 0")
            }
            return number
        }
        guard json.kind == .object else {
            throw FileError(position: json.position, reason: "expected a profile, found \(json.kind)")
        }
        guard let name = json["name"]?.string, !name.isEmpty else { throw fault("name", "a name") }
        var font: Font?
        switch json["unit"]?.string {
        case "columns": break
        case "px":
            guard let family = json["family"]?.string else { throw fault("family", "a font's family") }
            font = Font(
                family: family, size: try number("size", nil), weight: Int(try number("weight", 400)),
                scale: try number("scale", 1))
        default: throw fault("unit", "\"px\" or \"columns\"")
        }
        self.init(
            name: name, width: try number("width", nil), lines: Int(max(1, try number("lines", nil))), font: font)
    }
}
