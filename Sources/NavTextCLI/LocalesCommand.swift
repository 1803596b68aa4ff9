import NavText

/// `navtext locales`: what there is.
enum LocalesCommand {
    static let subcommand = Subcommand(
        name: "locales",
        abstract: "List the locales: name, direction, plural categories, share of messages translated.",
        options: options, run: run)

    private static let options = [
        Option("--output", value: "format", help: "text (default) or json."),
        Option("--catalog", value: "dir", help: "Messages of your own (de.arb, …) over the built-in ones."),
        Option.help,
    ]

    private enum Output: String, CaseIterable { case text, json }

    private struct Row {
        let locale: LocaleID
        let plurals: [String]
        let share: Double
    }

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let output = try options.word("--output", Output.self) ?? .text
        let catalog: Catalog
        switch CatalogOption.load(options) {
        case .success(let loaded): catalog = loaded
        case .failure(let failure): return failure.code
        }
        let rows = catalog.locales.map { locale in
            Row(
                locale: locale,
                plurals: (try? PluralRules(locale: locale.tag))?.categories.map(\.description) ?? [],
                share: catalog.share(of: locale))
        }
        Terminal.output(output == .json ? json(rows) : text(rows))
        return .success
    }

    private static func text(_ rows: [Row]) -> String {
        let cells = rows.map { row in
            [
                row.locale.tag, row.locale.autonym, row.locale.direction.rawValue, row.plurals.joined(separator: ","),
                "\(Int((row.share * 100).rounded(.down)))%",
            ]
        }
        return TextTable.text(cells, names: 5)
    }

    private static func json(_ rows: [Row]) -> String {
        JSONOutput.array(
            rows.map { row in
                .object([
                    ("locale", .string(row.locale.tag)), ("name", .string(row.locale.autonym)),
                    ("direction", .string(row.locale.direction.rawValue)),
                    ("plurals", .array(row.plurals.map(JSONOutput.string))),
                    ("translated", .number(row.share)),
                ])
            }
        ).pretty() + "\n"
    }
}
