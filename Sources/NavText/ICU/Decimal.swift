/// A decimal number in ASCII, as ICU's number formats take it: "1.5".
///
/// Held in integers, so that "2.0" keeps its digit and nothing is rounded twice.
struct Decimal: Sendable, Hashable {
    /// The value × 10^`fractionDigits`.
    var digits: Int64
    var fractionDigits: Int

    init(_ value: Int) {
        digits = Int64(value)
        fractionDigits = 0
    }

    /// A value with one or more digits after the point; zeros at the end are dropped.
    init(digits: Int64, fractionDigits: Int) {
        self.digits = digits
        self.fractionDigits = fractionDigits
        while self.fractionDigits > 0, self.digits % 10 == 0 {
            self.digits /= 10
            self.fractionDigits -= 1
        }
    }

    var value: Double {
        var scale = 1.0
        for _ in 0..<fractionDigits { scale *= 10 }
        return Double(digits) / scale
    }

    /// Calls with the ASCII text.
    func withASCII<Result>(_ body: (UnsafePointer<CChar>, Int32) throws -> Result) rethrows -> Result {
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40 + fractionDigits) { buffer in
            var end = buffer.count
            var rest = digits.magnitude
            var written = 0
            repeat {
                if written == fractionDigits, written > 0 {
                    end -= 1
                    buffer[end] = 0x2E
                }
                end -= 1
                buffer[end] = CChar(0x30 + rest % 10)
                rest /= 10
                written += 1
            } while rest > 0 || written <= fractionDigits
            if digits < 0 {
                end -= 1
                buffer[end] = 0x2D
            }
            guard let base = buffer.baseAddress else { return try body("0", 1) }
            return try body(base + end, Int32(buffer.count - end))
        }
    }
}
