import NavText

/// Messages as an `.xcstrings` file of Xcode, as far as it can hold them: plain texts and one plural. Selects, ordinals,
/// grammatical forms and explicit numbers have no place there and are reported.
package struct StringCatalog {
    /// The file.
    package private(set) var json = ""
    /// What could not be mapped, one line each: "de: maneuver.turn: a select".
    package private(set) var report: [String] = []

    private struct Unmappable: Error { let reason: String }

    package init(_ catalog: ExchangeCatalog, locales: [LocaleID]) throws(CatalogError) {
        let languages = [catalog.template.locale] + locales.filter { $0 != catalog.template.locale }
        var strings: [(String, JSONOutput)] = []
        for key in catalog.order(with: languages.flatMap { catalog.file($0)?.keys ?? [] }) {
            guard let sourceKey = catalog.sourceKey(key) else { continue }
            let description = try catalog.template.description(of: sourceKey)
            let names = description.placeholders.filter { $0.type != "word" }.map(\.name)
            var localizations: [(String, JSONOutput)] = []
            for locale in languages {
                let file = locale == catalog.template.locale ? catalog.template : catalog.file(locale)
                guard let pattern = file?.pattern(key) else { continue }
                do throws(Unmappable) {
                    localizations.append((locale.tag, try Self.localization(pattern, names)))
                } catch {
                    report.append("\(locale.tag): \(key): \(error.reason)")
                }
            }
            guard !localizations.isEmpty else { continue }
            var entry: [(String, JSONOutput)] = []
            if let comment = description.text { entry.append(("comment", .string(comment))) }
            entry += [("extractionState", .string("manual")), ("localizations", .object(localizations))]
            strings.append((key, .object(entry)))
        }
        json =
            JSONOutput.object([
                ("sourceLanguage", .string(ExchangeCatalog.sourceLanguage)), ("strings", .object(strings)),
                ("version", .string("1.0")),
            ]).pretty() + "\n"
    }

    private static func localization(_ pattern: String, _ names: [String]) throws(Unmappable) -> JSONOutput {
        guard let tree = try? PatternTree(pattern) else { throw Unmappable(reason: "a pattern that is none") }
        guard let branch = tree.branches.first else {
            return .object([("stringUnit", unit(try text(tree.root, names, number: nil)))])
        }
        guard tree.branches.count == 1 else { throw Unmappable(reason: "a choice within another or beside it") }
        if branch.isSelect { throw Unmappable(reason: "a select by {\(branch.name)}") }
        if branch.isOrdinal { throw Unmappable(reason: "ordinals") }
        if let explicit = branch.cases.first(where: { $0.word.hasPrefix("=") }) {
            throw Unmappable(reason: "the explicit number \(explicit.word)")
        }
        var variations: [(String, JSONOutput)] = []
        for each in branch.cases {
            var body = tree.root
            body.items = body.items.flatMap { item -> [PatternTree.Item] in
                if case .branch = item { return each.body.items }
                return [item]
            }
            variations.append((each.word, .object([("stringUnit", unit(try text(body, names, number: branch.name)))])))
        }
        return .object([("variations", .object([("plural", .object(variations))]))])
    }

    private static func unit(_ text: String) -> JSONOutput {
        .object([("state", .string("translated")), ("value", .string(text))])
    }

    /// A format string: "%1$@ in %2$@".
    private static func text(_ body: PatternTree.Body, _ names: [String], number: String?) throws(Unmappable) -> String
    {
        var result = ""
        for item in body.items {
            switch item {
            case .literal(let text, _): result += text.replacing("%", with: "%%")
            case .number:
                guard let number, let place = names.firstIndex(of: number) else { throw Unmappable(reason: "a number") }
                result += "%\(place + 1)$lld"
            case .argument(let name, _):
                guard let place = names.firstIndex(of: name) else {
                    throw Unmappable(reason: "the form {\(name)}")
                }
                result += "%\(place + 1)$@"
            case .branch(let branch): throw Unmappable(reason: "a choice by {\(branch.name)}")
            }
        }
        return result
    }
}
