import Foundation
import TestSupport
import Testing

@testable import NavText

@Suite("Catalogs")
struct CatalogTests {
    private static let locales = Catalog.builtIn.locales

    @Test("Every file of Localizations is embedded, as it is")
    func embedded() throws {
        let names = try Repository.names("Localizations", suffix: ".arb")
        #expect(Set(EmbeddedFile.localizations.map(\.name)) == Set(names))
        for file in EmbeddedFile.localizations {
            #expect(file.bytes == (try Repository.bytes("Localizations/\(file.name)")), "\(file.name)")
        }
    }

    @Test("The template has each message, and nothing else")
    func template() throws {
        let bytes = try Repository.bytes("Localizations/en.arb")
        let members = try JSONDocument(bytes).root.members.compactMap(\.key.string)
        let keys = members.filter { !$0.hasPrefix("@") }
        #expect(Set(keys).count == keys.count)
        for key in MessageKey.allCases { #expect(keys.contains(key.rawValue), "\(key.rawValue)") }
        for key in keys { #expect(MessageVariant.split(key) != nil, "\(key)") }
        for key in keys { #expect(members.contains("@\(key)"), "@\(key)") }
    }

    @Test("Each locale is complete", arguments: locales)
    func complete(_ locale: LocaleID) throws {
        #expect(Catalog.builtIn.share(of: locale) == 1)
        let table = try MessageTable(locale, in: .builtIn)
        #expect(table.borrowed.isEmpty, "\(table.borrowed)")
        for key in MessageKey.allCases
        where key.rawValue.hasSuffix("distance") && !["trip", "label"].contains(key.rawValue.prefix { $0 != "." }) {
            #expect(table.has(key, .spoken), "\(key.rawValue).spoken")
        }
        for file in try Catalog.builtIn.files(locale) { #expect(file.warnings.isEmpty) }
    }

    @Test(
        "Messages use the template's arguments, none dropped, and the plural categories that the locale has",
        arguments: locales)
    func arguments(_ locale: LocaleID) throws {
        let english = try #require(LocaleID("en"))
        let template = try #require(try Catalog.builtIn.files(english).first)
        let members = try JSONDocument(try Repository.bytes("Localizations/en.arb")).root.members
        let metadataOfTemplate = Dictionary(
            members.compactMap { member in
                member.key.string.flatMap { $0.hasPrefix("@") ? (String($0.dropFirst()), member.value) : nil }
            }, uniquingKeysWith: { first, _ in first })
        let rules = try PluralRules(locale: locale.tag)
        // Categories of the whole numbers that messages count.
        let needed = Set((1...99).map { rules.category(of: $0) })
        for file in try Catalog.builtIn.files(locale) {
            for (key, entry) in file.entries {
                let message = try Message(entry.pattern)
                // A locale may need a variant that English does not: it has the arguments of the message itself.
                let (plain, _) = try #require(MessageVariant.split(key))
                let known = template.entries[key] == nil ? plain.rawValue : key
                let metadata = metadataOfTemplate[known]
                let allowed = Set((metadata?["placeholders"]?.members ?? []).compactMap(\.key.string))
                for slot in message.slots {
                    #expect(allowed.contains(slot.name.rawValue), "\(locale) \(key): \(slot.source)")
                }
                let source = try #require(template.entries[known]?.pattern)
                let shown = Set(message.slots.map(\.name))
                for case .argument(let slot) in try Message(source).steps {
                    #expect(shown.contains(slot.name), "\(locale) \(key) lacks {\(slot.name.rawValue)}")
                }
                for branch in message.branches where branch.kind == .plural {
                    for category in needed {
                        #expect(branch.categories[category.rawValue] >= 0, "\(locale) \(key) lacks \(category)")
                    }
                }
                #expect(message.branches.allSatisfy { $0.other >= 0 }, "\(locale) \(key) lacks other")
            }
        }
    }

    @Test(
        "A pattern that is none says where",
        arguments: [
            ("{place", 0), ("{count, plural, one {x}", 0), ("{nothing}", 1), ("{count, number}", 1),
            ("{count, plural, offset:1 one {x} other {y}}", 16), ("{count, plural, some {x} other {y}}", 16),
            ("{distance_upward}", 1),
        ])
    func errors(_ pattern: String, _ offset: Int) {
        let error = #expect(throws: Message.PatternError.self) { try Message(pattern) }
        #expect((error?.offset ?? -1) >= offset, "\(pattern): \(error?.offset ?? -1)")
    }

    @Test("A file of the app's own wins, the rest stays; faults have their place")
    func ownFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "navtext-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"place.tunnel": "Röhre", "place.tunel": "x"}"#.utf8).write(to: folder.appending(path: "de.arb"))
        try Data(#"{"place.tunnel": "tunell"}"#.utf8).write(to: folder.appending(path: "br.arb"))
        let catalog = try Catalog(directory: folder.path)
        let german = try #require(try NavigationText(locale: "de", catalog: catalog))
        #expect(german.format(Alert(.tunnel(), distance: 400)).string == "Röhre in 400\u{A0}m")
        #expect(catalog.warnings.map(\.key) == ["place.tunel"])
        let breton = try #require(try NavigationText(locale: "br", catalog: catalog))
        #expect(breton.match.quality == .exact)
        let text = breton.format(Alert(.tunnel(), distance: 400))
        #expect(text.string.hasPrefix("Tunell"))
        #expect(text.diagnostics.map(\.code) == [.missingMessage])

        try Data("{\n  \"place.tunnel\": \"{place\"\n}".utf8).write(to: folder.appending(path: "fr.arb"))
        let error = #expect(throws: CatalogError.self) { try Catalog(directory: folder.path) }
        #expect(error?.line == 2)
        #expect(error?.column == 19)
        #expect(error?.key == "place.tunnel")
    }

    @Test(
        "Files that are none say why",
        arguments: [
            ("{} x", "end of the file"), ("[]", "expected an object"), (#"{"@@locale":7}"#, "expected a locale"),
            (#"{"@@locale":"no tag!"}"#, "BCP 47"), (#"{"place.tunnel":5}"#, "expected a message pattern"),
            ("{", "not JSON"),
            (
                "{\"place.tunnel\":\"" + String(repeating: "{side, select, other {", count: 5000) + "\"}",
                "nested deeper"
            ),
        ])
    func badFiles(_ json: String, _ reason: String) throws {
        let error = #expect(throws: CatalogError.self) {
            let file = try ARBFile(Array(json.utf8), name: "de.arb")
            for key in file.entries.keys { _ = try file.message(key) }
        }
        #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
    }

    @Test("Flutter's names of files; unknown locales and line breaks are warned of")
    func names() throws {
        #expect(try ARBFile(Array("{}".utf8), name: "x/app_pt_BR.arb").locale.tag == "pt-BR")
        #expect(try ARBFile(Array("{}".utf8), name: "intl_de.arb").locale.tag == "de")
        let broken = try ARBFile(Array(#"{"place.tunnel":"a\nb"}"#.utf8), name: "de.arb")
        #expect(broken.warnings.count == 1 && broken.entries["place.tunnel"]?.pattern == "a b")
        #expect(try ARBFile(Array("{}".utf8), name: "qqx.arb").warnings.count == 1)
    }
}
