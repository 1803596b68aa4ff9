import CNavICU

/// A failure that ICU reported.
///
/// ```swift
/// do {
///     _ = try PluralRules(locale: "not a locale")
/// } catch let error as ICUError {
///     print(error)  // plural rules of "not a locale": U_ILLEGAL_ARGUMENT_ERROR
/// }
/// ```
public struct ICUError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What was asked of ICU.
    public let task: String
    /// ICU's number for the failure (`UErrorCode`).
    public let code: Int32

    /// ICU's name for the failure, such as `U_MISSING_RESOURCE_ERROR`.
    public var name: String { String(cString: nav_error_name(code)) }
    /// The task and ICU's name for the failure.
    public var description: String { "\(task): \(name)" }
}

/// Which ICU and which language data stand behind the texts.
///
/// ```swift
/// print(ICUVersion.current)  // ICU 72.1, CLDR 42
/// ```
public struct ICUVersion: Sendable, Hashable, CustomStringConvertible {
    /// ICU's version, such as "72.1".
    public let icu: String
    /// The version of CLDR, whose data ICU carries, such as "42".
    public let cldr: String
    /// Both in words.
    public var description: String { "ICU \(icu), CLDR \(cldr)" }

    /// The ICU that this program runs with.
    public static let current = ICUVersion(
        icu: icuText { buffer, capacity, _ in nav_icu_version(buffer, capacity) } ?? "unknown",
        cldr: icuText { buffer, capacity, status in nav_cldr_version(buffer, capacity, status) } ?? "unknown"
    )
}
