import Glibc
import NavText

/// What the command asks of a library of fonts.
public protocol FontSupport: Sendable {
    /// Measures in pixels of a font.
    func measurer(_ font: FontChoice) throws -> any TextMeasurer
    /// Draws banners into a file whose ending tells the format.
    func draw(_ pictures: [FontPicture], _ font: FontChoice, _ sheet: FontSheet, to path: String) throws
}

/// A font as the command line or a profile names it.
public struct FontChoice: Sendable, Hashable {
    /// "Noto Sans".
    public var family: String
    /// Pixels.
    public var size: Double
    /// 100 to 900.
    public var weight: Int
    /// The driver's text size.
    public var scale: Double
}

/// A banner to draw.
public struct FontPicture: Sendable {
    /// What it is about.
    public let guidance: Guidance
    /// Its lines.
    public let banner: Banner
    /// What stands above it.
    public let caption: String?
}

/// How banners stand in a picture.
public struct FontSheet: Sendable {
    /// The room of the text, in pixels.
    public let width: Double
    /// How many stand side by side.
    public let columns: Int
    /// Whether it is for the night.
    public let isDark: Bool
}

/// The program beside this one that has Pango: loading it would make every start slow.
enum FontProgram {
    /// Becomes that program, with the same command line; comes back only if it can't.
    static func run() -> UsageError {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        guard count > 0 else { return UsageError(reason: "The program that measures with fonts can't be found.") }
        let own = String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let program = (own.lastIndex(of: "/").map { own[...$0] } ?? "./") + "navtext-pango"
        execv(String(program), CommandLine.unsafeArgv)
        return UsageError(
            reason: "Fonts need the program 'navtext-pango' beside this one (\(String(cString: strerror(errno)))); "
                + "'swift build --product navtext-pango' makes it.")
    }
}
