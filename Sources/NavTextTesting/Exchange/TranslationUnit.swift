/// A message with its translation, as a translator sees it.
package struct TranslationUnit: Sendable, Hashable {
    /// How a translation stands, in the words of XLIFF 1.2.
    package enum State: String, Sendable {
        case missing = "needs-translation"
        /// The English has changed since.
        case stale = "needs-review-translation"
        case translated
    }

    package let key: String
    /// The English pattern.
    package let source: String
    /// Nil when the message is missing.
    package let target: String?
    package let state: State
    /// What a translator is told, line by line.
    package let notes: [String]
    /// The most characters that the translation may have.
    package let maxWidth: Int?
}
