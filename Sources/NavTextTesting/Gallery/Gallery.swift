import FoundationEssentials
import NavText

/// Every message in every room on one page for translators: `Resources/gallery.html` with its data in it.
package struct Gallery {
    /// A room with the font that a browser shows it in.
    package struct Room {
        package let name: String
        package let size: BannerSize
        /// Nil for a display of characters.
        package let font: BannerProfile.Font?

        package init(_ name: String, _ size: BannerSize, _ font: BannerProfile.Font?) {
            self.name = name
            self.size = size
            self.font = font
        }
    }

    private let locales: [LocaleID]
    private let catalog: Catalog
    private let checker: CatalogChecker
    private let rooms: [Room]
    private let goldens: GoldenFolder?
    private let files: ExchangeCatalog

    /// What is shown: the locales, pseudo-locales among them; what has changed is marked where there are goldens.
    package init(
        _ locales: [LocaleID], catalog: Catalog, directory: String?, checker: CatalogChecker, rooms: [Room],
        goldens: GoldenFolder?
    ) throws {
        self.locales = locales
        self.catalog = catalog
        self.checker = checker
        self.rooms = rooms
        self.goldens = goldens
        files = try directory.map { try ExchangeCatalog(directory: $0) } ?? .builtIn()
    }

    /// The page.
    package func html(version: String) throws -> String {
        let page = String(decoding: TestData.gallery, as: UTF8.self)
        // Nothing in a string may end the element that it stands in.
        let json = try data(version).compact.replacing("</", with: "<\\/").replacing("<!--", with: "<\\!--")
        return page.replacing(Self.place, with: json)
    }

    /// Where the page has its data.
    private static let place = "{\"data\":0}"

    private func data(_ version: String) throws -> JSONOutput {
        let icu = ICUVersion.current
        return .object([
            ("version", .string(version)), ("icu", .string(icu.icu)), ("cldr", .string(icu.cldr)),
            ("variants", .array(Banner.Variant.allCases.map { .string($0.rawValue) })),
            ("rooms", .array(rooms.map(room))), ("messages", .object(try messages())),
            ("locales", .array(try locales.compactMap(locale))),
        ])
    }

    private func room(_ room: Room) -> JSONOutput {
        var result: [(String, JSONOutput)] = [
            ("name", .string(room.name)), ("width", .number(room.size.width)),
            ("lines", .number(Double(room.size.lines ?? 0))),
        ]
        if let font = room.font {
            result += [
                ("family", .string(font.family)), ("size", .number(font.size * font.scale)),
                ("weight", .number(Double(font.weight))),
            ]
        }
        return .object(result)
    }

    /// What translators are told of each message.
    private func messages() throws -> [(String, JSONOutput)] {
        try files.template.keys.map { key in
            let description = try files.template.description(of: key)
            return (
                key,
                .object([
                    ("source", .string(files.template.pattern(key) ?? "")),
                    ("notes", .array(description.lines.map(JSONOutput.string))),
                ])
            )
        }
    }

    private func locale(_ locale: LocaleID) throws -> JSONOutput? {
        guard let run = try CorpusRun(locale, catalog: catalog) else { return nil }
        // Pseudo-locales have no file, nor have those that an app leaves to the library.
        let findings = Dictionary(grouping: try checker.findings(of: run), by: \.key)
        var before: [String: Golden.Entry] = [:]
        if let golden = try? goldens?.read(locale.tag) {
            for entry in golden.entries { before[entry.place] = entry }
        }
        let hasGolden = !before.isEmpty
        var banners: [JSONOutput] = []
        var places: [String: Int] = [:]
        var entries: [JSONOutput] = []
        for (sample, entry) in zip(run.samples, Golden(run).entries) {
            var object: [(String, JSONOutput)] = [
                ("key", .string(sample.call.key.rawValue)), ("form", .string(sample.call.form.rawValue)),
                ("branches", .array(sample.call.branches.map(JSONOutput.string))),
                ("specimen", .string(entry.specimen)), ("text", .string(sample.call.text)),
                ("sentence", .string(sample.sentence.string)),
                ("arguments", .array(sample.call.arguments.map { .string("\($0.name.rawValue) = \($0.text)") })),
            ]
            if sample.style == .banner, let guidance = sample.specimen.guidance {
                let name = sample.specimen.name
                if places[name] == nil {
                    places[name] = banners.count
                    banners.append(.array(rooms.map { banner(run.text, guidance, $0) }))
                }
                object.append(("banner", .number(Double(places[name] ?? 0))))
            }
            let old = before[entry.place]?.text
            if hasGolden, old != entry.text {
                object += [("before", .string(old ?? "")), ("now", .string(entry.text))]
            }
            entries.append(.object(object))
        }
        let file = files.file(locale) ?? (locale == files.template.locale ? files.template : nil)
        return .object([
            ("tag", .string(locale.tag)), ("name", .string(locale.autonym)),
            ("direction", .string(run.text.direction.rawValue)),
            ("patterns", .object((file?.keys ?? []).map { ($0, .string(file?.pattern($0) ?? "")) })),
            ("findings", .object(findings.sorted { $0.key < $1.key }.map { ($0, .array($1.map(self.finding))) })),
            ("entries", .array(entries)), ("banners", .array(banners)),
        ])
    }

    /// The rung, then the lines.
    private func banner(_ text: NavigationText, _ guidance: Guidance, _ room: Room) -> JSONOutput {
        let banner = text.banner(for: guidance, in: room.size)
        let rung = Banner.Variant.allCases.firstIndex(of: banner.variant) ?? 0
        return .array([.number(Double(rung))] + banner.lines.map { .string($0.string) })
    }

    private func finding(_ finding: Finding) -> JSONOutput {
        .object([
            ("severity", .string(finding.severity.rawValue)), ("id", .string(finding.id.rawValue)),
            ("message", .string(finding.message)), ("line", .number(Double(finding.line))),
        ])
    }
}

extension Golden.Entry {
    /// Where a text stands: its message with its branches, and what it was written for.
    fileprivate var place: String { "\(name)\n\(specimen)" }
}
