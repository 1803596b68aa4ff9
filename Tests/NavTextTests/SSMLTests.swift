import Foundation
import FoundationXML
import Testing

@testable import NavText

@Suite("SSML")
struct SSMLTests {
    /// The elements of SSML that are used, with their attributes.
    private static let allowed: [String: Set<String>] = [
        "speak": ["version", "xml:lang", "xmlns"], "lang": ["xml:lang"], "break": ["strength"],
        "say-as": ["interpret-as"],
    ]

    private final class Reader: NSObject, XMLParserDelegate {
        var problems: [String] = []
        var text = ""
        private var open: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let known = SSMLTests.allowed[name] {
                for attribute in attributes.keys where !known.contains(attribute) {
                    problems.append("\(name) \(attribute)")
                }
            } else {
                problems.append("element \(name)")
            }
            if open.isEmpty != (name == "speak") { problems.append("\(name) in \(open)") }
            open.append(name)
        }
        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { open.removeLast() }
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private func read(_ document: String) -> (valid: Bool, problems: [String], text: String) {
        let parser = XMLParser(data: Data(document.utf8))
        let reader = Reader()
        parser.delegate = reader
        let valid = parser.parse()
        return (valid, reader.problems, reader.text)
    }

    @Test("Acceptance: it parses, whatever the names are", arguments: Catalog.builtIn.locales)
    func hostile(_ locale: LocaleID) throws {
        let navigation = try #require(try NavigationText(locale: locale.tag))
        let names = [
            "<b>&\"", "]]>", "<!-- x", "&amp;", "a\u{0}b\u{1}c\u{8}", "\u{FFFE}\u{FFFF}x", "'quoted'",
            "Пушкинская улица",
            "שדרות Ben Gurion", "\u{202E}gnol", "中山路", "AB 12", "<speak>", "\u{1F600}", "e\u{301}",
        ]
        for name in names {
            for kind in [Maneuver.Kind.turn, .offRamp, .rotary, .arrive] {
                var maneuver = Maneuver(kind, .left, distance: 400, names: [name], refs: [name], exits: [name])
                maneuver.rotaryName = name
                maneuver.destinations.names = [name]
                maneuver.next = Maneuver(.turn, .right)
                let document = navigation.ssml(for: .maneuver(maneuver))
                let (valid, problems, text) = read(document)
                #expect(valid, "\(locale): \(document)")
                #expect(problems.isEmpty, "\(locale): \(problems) in \(document)")
                #expect(!text.isEmpty)
                if name == "<b>&\"" { #expect(text.contains(name), "\(document)") }
            }
            let alert = navigation.ssml(for: .alert(Alert(.tunnel(name: name), distance: 400)))
            #expect(read(alert).valid && read(alert).problems.isEmpty, "\(alert)")
        }
    }

    @Test("Names in another script have their language, numbers of roads are spelled, two sentences have a pause")
    func marks() throws {
        let english = try #require(try NavigationText(locale: "en"))
        var maneuver = Maneuver(.turn, .left, distance: 400, names: ["Пушкинская улица"], refs: ["SS 36"])
        maneuver.next = Maneuver(.turn, .right)
        let document = english.ssml(for: .maneuver(maneuver))
        #expect(document.contains("<lang xml:lang=\"ru\">Пушкинская улица</lang>"))
        #expect(document.contains("<say-as interpret-as=\"characters\">SS</say-as> 36"))
        #expect(document.contains("<break strength=\"medium\"/>Then turn right"))
        #expect(
            document.hasPrefix("<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">"))
        let russian = try #require(try NavigationText(locale: "ru"))
        #expect(!russian.ssml(for: .maneuver(maneuver)).contains("<lang"))
    }
}
