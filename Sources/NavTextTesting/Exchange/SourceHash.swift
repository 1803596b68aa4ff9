/// The mark of an English message that is kept beside its translation: when the English changes, the mark differs, and
/// the translation is stale.
///
/// ```swift
/// SourceHash.of("Tunnel ahead")    // 65f5e3b1
/// ```
package enum SourceHash {
    /// The key in an ARB file whose value is an object of marks, by message key.
    package static let key = "@@x-source"

    /// FNV-1a (32 bits) of the pattern in UTF-8, as eight lower-case hexadecimal digits.
    package static func of(_ pattern: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in pattern.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
