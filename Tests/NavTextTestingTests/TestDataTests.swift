import Testing

@testable import NavTextTesting

@Suite("Embedded files of checks")
struct TestDataTests {
    @Test("They are there")
    func files() {
        #expect(TestData.gallery.starts(with: Array("<!doctype html>".utf8)))
        #expect(TestData.glossary.first == 0x7B)
    }
}
