import TestSupport
import Testing

@testable import NavText

@Suite("Cases, through the library")
struct CaseTests {
    @Test("row", arguments: Case.all)
    func row(_ row: Case) throws {
        guard let observed = try row.observe() else {
            #expect(row.expected.noMatch, "\(row): no locale")
            return
        }
        #expect(!row.expected.noMatch, "\(row): expected no match")
        for problem in row.problems(observed) { Issue.record("\(row): \(problem)") }
    }

    @Test("Every row that the issue names is there")
    func complete() {
        let ids = Set(Case.all.map(\.id))
        let wanted =
            (1...17).flatMap { ["D\($0)", "I\($0)"] } + (1...7).map { "N\($0)" } + (9...10).map { "N\($0)" }
            + (1...7).map { "T\($0)" } + ["B1", "B4", "B5", "B6", "L1", "L2", "L3", "L4", "L6"]
        for id in wanted { #expect(ids.contains(id), "\(id)") }
    }

    @Test(
        "L4, L5: outdated codes and likely scripts",
        arguments: [
            ("iw", "he"), ("in", "id"), ("no", "nb"), ("sh", "sr-Latn"), ("en_GB", "en-GB"),
            ("zh-hant-hk", "zh-Hant-HK"),
        ])
    func canonical(_ written: String, _ tag: String) throws {
        let locale = try #require(LocaleID(written))
        let expected = try #require(LocaleID(tag))
        #expect(locale == expected || locale.maximized.base == expected.maximized.base)
    }

    @Test("N8: a Turkish sentence begins with its own capital")
    func turkish() throws {
        #expect(TextProperties.capitalizingFirst("istasyon", locale: try #require(LocaleID("tr"))) == "İstasyon")
    }

    @Test("L5: Serbian in Montenegro is Latin")
    func montenegro() { #expect(LocaleID("sr-ME")?.maximized.script == "Latn") }
}
