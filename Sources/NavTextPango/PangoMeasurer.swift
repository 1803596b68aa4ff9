import CNavPango
import NavText
import Synchronization

/// A font by its family, size and weight.
public struct Font: Sendable, Hashable {
    /// The family's name, or several with commas: "Noto Sans".
    public var family: String
    /// The size in pixels, before the scale.
    public var size: Double
    /// 100 to 900; 400 is regular, 700 bold.
    public var weight: Int
    /// The driver's text size: 1 is normal, large accessibility sizes are 2 and more.
    public var scale: Double

    /// A font.
    public init(family: String = "Noto Sans", size: Double = 17, weight: Int = 400, scale: Double = 1) {
        self.family = family
        self.size = size
        self.weight = weight
        self.scale = scale
    }
}

/// Measures text as Pango shapes it with a font, in pixels: exact for Arabic, Thai and Devanagari, too.
///
/// ```swift
/// let measurer = try PangoMeasurer(Font(family: "Noto Sans", size: 17))
/// navigation.banner(for: alert, in: BannerSize(width: 320, lines: 2, measurer: measurer))
/// ```
///
/// Fonts for scripts that the family lacks are found by fontconfig. A measurer may be shared by any number of threads.
public final class PangoMeasurer: TextMeasurer {
    /// The font.
    public let font: Font
    /// From the baseline to the top of the line.
    public let ascent: Double
    /// From the baseline to the bottom of the line.
    public let descent: Double
    private let state: Mutex<State>

    /// Pango's objects and the widths that they gave.
    private struct State: @unchecked Sendable {
        let handle: OpaquePointer
        var widths: [String: Double] = [:]
    }

    private static let capacity = 16_384

    /// - Throws: `PangoError` when Pango has no FreeType.
    public init(_ font: Font) throws {
        guard let handle = nav_font_open(font.family, font.size * font.scale, Int32(font.weight)) else {
            throw PangoError(reason: "Pango can't open fonts with FreeType")
        }
        self.font = font
        ascent = nav_font_ascent(handle)
        descent = nav_font_descent(handle)
        state = Mutex(State(handle: handle))
    }

    deinit { state.withLock { nav_font_close($0.handle) } }

    /// The width of one line of text, in pixels.
    public func width(of text: String) -> Double {
        state.withLock { state in
            if let known = state.widths[text] { return known }
            let width = withBytes(text) { nav_font_width(state.handle, $0, $1, false) }
            if state.widths.count >= Self.capacity { state.widths.removeAll(keepingCapacity: true) }
            state.widths[text] = width
            return width
        }
    }

    /// How many characters of a text no font on this machine has.
    public func unknownGlyphs(in text: String) -> Int {
        state.withLock { state in withBytes(text) { Int(nav_font_unknown_glyphs(state.handle, $0, $1)) } }
    }

    /// Calls with Pango's font, which nobody else uses meanwhile.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { state.withLock { body($0.handle) } }
}

/// Why Pango or Cairo can't do something.
public struct PangoError: Error, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let reason: String
    /// The same.
    public var description: String { reason }
}

/// Calls with a text's bytes and their number.
func withBytes<Result>(_ text: String, _ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { chars in
            guard let base = chars.baseAddress else { return body("", 0) }
            return body(base, Int32(chars.count))
        }
    }
}
