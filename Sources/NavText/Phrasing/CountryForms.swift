/// Forms of country names that sentences need and CLDR does not have: `Resources/countries.json`.
enum CountryForms {
    private static let tables: [String: [String: [String: String]]] = {
        guard let root = EmbeddedFile.resource("countries.json") else { return [:] }
        var result: [String: [String: [String: String]]] = [:]
        for (language, countries) in root.members {
            for (code, forms) in countries.members {
                for (form, text) in forms.members {
                    result[language.string ?? "", default: [:]][code.string ?? "", default: [:]][form.string ?? ""] =
                        text.string
                }
            }
        }
        return result
    }()

    /// The country of an ISO 3166-1 code of two or three letters, in the words of a locale; nil for no country.
    static func country(_ code: String, in locale: LocaleID) -> Country? {
        guard let alpha2 = RegionNames.alpha2(code), let name = RegionNames.name(of: alpha2, in: locale) else {
            return nil
        }
        return Country(name: name, forms: tables[locale.language]?[alpha2] ?? [:])
    }
}
