import CNavTestData

/// The embedded files that only checks need.
enum TestData {
    static var gallery: [UInt8] { bytes(nav_test_gallery) }
    static var glossary: [UInt8] { bytes(nav_test_glossary) }

    private static func bytes(_ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8] {
        var length = 0
        let start = file(&length)
        return Array(UnsafeBufferPointer(start: start, count: length))
    }
}
