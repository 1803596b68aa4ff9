/// Wraps any text as banners are wrapped.
///
/// ```swift
/// try TextWrapper(locale: "ja").wrap("この先、渋滞です。ご注意ください", in: BannerSize(width: 18)).lines.map(\.string)
/// // ["この先、渋滞です。", "ご注意ください"]
/// ```
public struct TextWrapper: Sendable {
    private let fitter: BannerFitter

    /// - Throws: `ICUError` when the tag is no locale.
    public init(locale: String) throws {
        guard let id = LocaleID(locale) else { throw ICUError(task: "wrapping in \"\(locale)\"", code: 1) }
        fitter = try BannerFitter(locale: id)
    }

    /// A text in lines; one that is too long for them is cut, and an ellipsis stands for the rest.
    public func wrap(_ text: String, in size: BannerSize) -> Banner {
        let clean = Names.text(text, role: .custom, in: fitter.direction) ?? FormattedText()
        return fitter.fit(clean, or: [], in: size)
    }
}
