/// Something that formatting had to do without.
///
/// Formatting never fails: it gives the best text there is, and says here what was missing.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing is missing.
    public enum Code: String, Sendable, Hashable {
        /// A word of the input is not known; the text is as if it were not there.
        case unknownWord = "unknown_word"
        /// A message is missing in the catalog and comes from its parent or from English.
        case missingMessage = "missing_message"
        /// A message asks for an argument that there is none of.
        case missingArgument = "missing_argument"
        /// A number can't be shown: infinite, not a number, out of any range.
        case unusableNumber = "unusable_number"
        /// A unit is not known; the value is left out.
        case unknownUnit = "unknown_unit"
        /// A country code is not known; the country is left out.
        case unknownCountry = "unknown_country"
        /// A time zone is not known; the time is left out.
        case unknownZone = "unknown_zone"
    }

    /// The kind of thing.
    public var code: Code
    /// The message key or JSON path it is about.
    public var key: String
    /// The locale whose words were wanted.
    public var locale: String
    /// What was there instead, or what was missing.
    public var detail: String

    /// A diagnostic.
    public init(_ code: Code, key: String, locale: String, detail: String) {
        self.code = code
        self.key = key
        self.locale = locale
        self.detail = detail
    }

    /// One line for a person.
    public var description: String { "\(code.rawValue): \(key) [\(locale)]: \(detail)" }
}
