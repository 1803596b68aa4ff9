import CNavICU
import Testing

@testable import NavText

@Suite("Messages against ICU's MessageFormat")
struct DifferentialTests {
    private static let locales = Catalog.builtIn.locales

    @Test("Every message of every locale, on sampled arguments", arguments: locales)
    func messages(_ locale: LocaleID) throws {
        let formats = MessageFormats(
            language: locale.language, cardinal: try PluralRules(locale: locale.tag),
            ordinal: try PluralRules(locale: locale.tag, ordinal: true),
            number: try NumberFormat(locale: locale))
        var compared = 0
        for file in try Catalog.builtIn.files(locale) {
            for (key, entry) in file.entries {
                let message = try Message(entry.pattern)
                for arguments in Samples(message, formats).all {
                    var text = FormattedText()
                    message.write(arguments.values, formats, into: &text) { Issue.record("\(key): no \($0.source)") }
                    let icu = try MessageFormatReference.format(entry.pattern, locale, arguments.references)
                    #expect(text.string == icu, "\(locale) \(key)")
                    compared += 1
                }
            }
        }
        #expect(compared > 0)
    }

    @Test(
        "Quoting, nesting and number signs",
        arguments: [
            "It''s {count, plural, =0 {none} one {# one} other {# of '{'many'}'}}",
            "{kind, select, lane {{count, plural, one {# lane} other {# lanes}}} other {'#' it’s}}",
            "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} don't",
            "{count, plural, one {{kind, select, lane {a {name}} other {b}}} other {#: {name}}}",
            "'{name}' {name}''{name}", "a '' b '{' c", "#{count, plural, other {#'#'}}#",
        ])
    func syntax(_ pattern: String) throws {
        let english = try #require(LocaleID("en"))
        let formats = MessageFormats(
            language: "en", cardinal: try PluralRules(locale: "en"),
            ordinal: try PluralRules(locale: "en", ordinal: true),
            number: try NumberFormat(locale: english))
        let message = try Message(pattern)
        for arguments in Samples(message, formats).all {
            var text = FormattedText()
            message.write(arguments.values, formats, into: &text) { Issue.record("no \($0.source)") }
            #expect(
                text.string == (try MessageFormatReference.format(pattern, english, arguments.references)), "\(pattern)"
            )
        }
    }
}

/// ICU's own MessageFormat.
enum MessageFormatReference {
    enum Value {
        case text(String)
        case number(Double)
    }

    static func format(_ pattern: String, _ locale: LocaleID, _ values: [(String, Value)]) throws -> String {
        let names = values.map { UnsafePointer(cString($0.0)) }
        let texts = values.map { value -> UnsafePointer<CChar>? in
            if case .text(let text) = value.1 { return UnsafePointer(cString(text)) }
            return nil
        }
        let numbers = values.map { value -> Double in
            if case .number(let number) = value.1 { return number }
            return 0
        }
        defer { for pointer in names + texts { pointer?.deallocate() } }
        return try icuText("MessageFormat of \(pattern)") {
            nav_message_format(locale.tag, pattern, Int32(values.count), names, texts, numbers, $0, $1, $2)
        }
    }
}

/// Arguments for a message that reach each of its branches, and every plural class of the locale.
struct Samples {
    struct Arguments {
        var values = MessageArguments()
        var references: [(String, MessageFormatReference.Value)] = []
    }

    let all: [Arguments]

    init(_ message: Message, _ formats: MessageFormats) {
        var slots: [Message.Slot] = []
        for slot in message.slots where !slots.contains(slot) { slots.append(slot) }
        var result = [Arguments()]
        for (index, slot) in slots.enumerated() {
            // Two forms of one argument have one value.
            guard !slots[..<index].contains(where: { $0.name == slot.name }) else { continue }
            let choices = Self.choices(slot, slots, message, formats)
            result = result.flatMap { sample in
                choices.map { choice in
                    var next = sample
                    next.values.set(slot.name, choice)
                    for form in slots where form.name == slot.name {
                        next.references.append((form.source, Self.reference(choice, form, formats)))
                    }
                    return next
                }
            }
            // Enough of each, not all of each with each.
            if result.count > 4000 { result = Array(result.prefix(4000)) }
        }
        all = result
    }

    private static func choices(
        _ slot: Message.Slot, _ slots: [Message.Slot], _ message: Message, _ formats: MessageFormats
    ) -> [MessageArgument] {
        let branches = message.branches.filter { $0.slot.name == slot.name }
        if branches.contains(where: { $0.kind != .select }) || slot.name == .count || slot.name == .total
            || slot.name == .number
        {
            var numbers: Set<Int> = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 111, 1000, 1_000_000]
            for rules in [formats.cardinal, formats.ordinal] {
                for category in rules.categories {
                    numbers.formUnion(rules.samples(of: category).compactMap { Int(exactly: $0) }.prefix(4))
                }
            }
            return numbers.sorted().map { .number($0) }
        }
        if slot.name == .from || slot.name == .to {
            return [
                .country(Country(name: "Österreich", forms: [:])),
                .country(
                    Country(
                        name: "Schweiz",
                        forms: ["article": "yes", "dative": "der Schweiz", "accusative": "die Schweiz"])),
            ]
        }
        if branches.contains(where: { $0.slot.form == nil }) {
            return Set(branches.flatMap { $0.words.map(\.word) } + ["zzz"]).sorted().map { .keyword($0) }
        }
        return ["Épinal", "Lyon", "서울", "부산역", "A 96", "улица Ленина", "Marszałkowska", "it's {x} # 'q'"].map {
            .text(FormattedText($0))
        }
    }

    private static func reference(
        _ value: MessageArgument, _ slot: Message.Slot, _ formats: MessageFormats
    ) -> MessageFormatReference.Value {
        if case .number(let number) = value { return .number(Double(number)) }
        if let word = value.keyword(slot.form, formats), slot.form != nil || value.text(nil, formats) == nil {
            return .text(word)
        }
        // ICU's select takes a word that is not there as "other".
        if case .article = slot.form { return .text("other") }
        return .text(value.text(slot.form, formats)?.string ?? "")
    }
}
