import CNavICU

/// Calls ICU for a text, with a larger buffer when the first was too small.
@inline(__always)
func icuText(
    _ task: @autoclosure () -> String,
    _ call: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
) throws -> String {
    var status: Int32 = 0
    var capacity: Int32 = 128
    while true {
        var length: Int32 = 0
        let text: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            length = call(base, capacity, &status)
            guard status == 0 else { return "" }
            guard length <= capacity else { return nil }
            return String(
                decoding: UnsafeRawBufferPointer(start: base, count: Int(length)), as: UTF8.self)
        }
        guard status == 0 else { throw ICUError(task: task(), code: status) }
        if let text { return text }
        capacity = length
    }
}

/// The same where a failure only means that there is no such text.
func icuText(_ call: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32) -> String? {
    try? icuText("", call)
}

/// Calls with the text as C has it, and its length in bytes.
func withChars<Result>(_ text: String, _ body: (UnsafePointer<CChar>, Int32) throws -> Result) rethrows -> Result {
    try text.withCString { try body($0, Int32(text.utf8.count)) }
}
