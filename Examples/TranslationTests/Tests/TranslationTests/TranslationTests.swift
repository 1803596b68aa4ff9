import NavText
import NavTextTesting
import Testing

/// The package's folder: `swift test` runs there.
private let localizations = "Localizations"

@Suite("Translations")
struct TranslationTests {
    static let locales = ["de", "ja"]

    @Test("Nothing is wrong with the messages", arguments: locales)
    func checks(locale: String) throws {
        let findings = try CatalogChecker(directory: localizations).findings(locale: locale)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("The texts are as they were", arguments: locales)
    func goldens(locale: String) throws {
        let catalog = try Catalog(directory: localizations)
        let difference = try GoldenFolder("Goldens").difference(locale: locale, catalog: catalog)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
