import NavText

/// Checks the messages of one file, each by its pattern alone.
struct MessageChecker {
    let document: ARBDocument
    let template: ARBDocument
    let locale: LocaleID
    let glossary: Glossary
    private let cardinal: PluralRules
    private let ordinal: PluralRules
    private(set) var findings: [Finding] = []

    init(_ document: ARBDocument, template: ARBDocument) throws {
        self.document = document
        self.template = template
        locale = document.locale
        glossary = Glossary(document.locale)
        cardinal = try PluralRules(locale: document.locale.tag)
        ordinal = try PluralRules(locale: document.locale.tag, ordinal: true)
    }

    /// A message as it is checked.
    private struct Subject {
        let key: String
        let plain: String
        let form: MessageVariant
        let pattern: String
        let tree: PatternTree
        let paths: [PatternTree.Path]
        let placeholders: [MessageDescription.Placeholder]

        func placeholder(_ name: String) -> MessageDescription.Placeholder? {
            placeholders.first { $0.name == name }
        }
    }

    mutating func checkAll() {
        for key in document.keys {
            guard let (message, form) = MessageVariant.split(key), let pattern = document.pattern(key) else { continue }
            let tree: PatternTree
            do {
                tree = try PatternTree(pattern)
            } catch {
                add(syntaxID(error.reason), key, error.offset, "\(error.reason) at offset \(error.offset)", pattern)
                continue
            }
            let subject = Subject(
                key: key, plain: message.rawValue, form: form, pattern: pattern, tree: tree, paths: tree.paths,
                placeholders: placeholders(key, message.rawValue))
            checkArguments(subject)
            for branch in tree.branches where !branch.isSelect { checkPlural(branch, subject) }
            checkSelects(subject)
            checkText(subject)
            checkSides(subject)
            checkSpaces(subject)
            checkForms(subject)
        }
    }

    private func syntaxID(_ reason: String) -> CheckID {
        reason.contains("DEFAULT_KEYWORD_MISSING") ? .otherMissing : .syntax
    }

    private mutating func add(
        _ id: CheckID, _ key: String, _ offset: Int, _ message: String, _ pattern: String? = nil
    ) {
        guard let value = document.value(key) else { return }
        let place = value.content?.position(ofUTF8: offset) ?? value.position
        let excerpt = pattern.map { pattern in
            let before = String(decoding: Array(pattern.utf8.prefix(offset)), as: UTF8.self)
            return "\(pattern)\n\(String(repeating: " ", count: before.unicodeScalars.count))^"
        }
        findings.append(
            Finding(
                file: document.name, line: place.line, column: place.column, severity: id.severity, id: id, key: key,
                locale: locale.tag, message: message, excerpt: excerpt))
    }

    private func placeholders(_ key: String, _ plain: String) -> [MessageDescription.Placeholder] {
        var result: [MessageDescription.Placeholder] = []
        for each in [key, plain] + MessageVariant.allCases.map({ plain + $0.rawValue }) {
            for found in (try? template.description(of: each).placeholders) ?? []
            where !result.contains(where: { $0.name == found.name }) {
                result.append(found)
            }
        }
        return result
    }

    // MARK: Arguments

    /// "distance" of "distance_dative"; nil when there is no such argument.
    private static func base(_ name: String) -> (name: String, suffix: String?)? {
        if ArgumentName(rawValue: name) != nil { return (name, nil) }
        guard let cut = name.lastIndex(of: "_"), ArgumentName(rawValue: String(name[..<cut])) != nil else { return nil }
        return (String(name[..<cut]), String(name[name.index(after: cut)...]))
    }

    private static func bases(_ names: Set<String>) -> Set<String> { Set(names.compactMap { base($0)?.name }) }

    private mutating func checkArguments(_ subject: Subject) {
        var known = true
        for argument in subject.tree.arguments {
            guard let (name, suffix) = Self.base(argument.name), subject.placeholder(name) != nil else {
                known = false
                let names = subject.placeholders.map { "{\($0.name)}" }.joined(separator: ", ")
                add(
                    .argumentExtra, subject.key, argument.offset,
                    "{\(argument.name)} is none of the message's arguments: \(names.isEmpty ? "it has none" : names)")
                continue
            }
            if let suffix, DerivedForm(suffix: suffix) == nil {
                known = false
                add(.argumentDerived, subject.key, argument.offset, "{\(name)} has no form \"\(suffix)\"")
            }
        }
        for branch in subject.tree.branches {
            guard let (name, suffix) = Self.base(branch.name), let type = subject.placeholder(name)?.type else {
                continue
            }
            let isWrong = branch.isSelect ? suffix == nil && type != "word" : type != "number"
            if isWrong {
                known = false
                let wanted = branch.isSelect ? "a select needs a word" : "a plural needs a number"
                add(.argumentType, subject.key, branch.offset, "{\(branch.name)} is of type \(type); \(wanted)")
            }
        }
        guard known else { return }
        do {
            _ = try Message(subject.pattern)
        } catch {
            let id: CheckID = error.reason.contains("has a type") ? .argumentType : .syntax
            add(id, subject.key, error.offset, "\(error.reason) at offset \(error.offset)", subject.pattern)
            return
        }
        checkFacts(subject)
    }

    /// What English says must be said, in every branch.
    private mutating func checkFacts(_ subject: Subject) {
        // A short form may leave facts out; which, English says only of its own.
        let isShort = subject.form == .short || subject.form == .shortest
        guard let source = template.pattern(subject.key) ?? (isShort ? nil : template.pattern(subject.plain)),
            let english = try? PatternTree(source).paths
        else { return }
        let all = Self.bases(subject.paths.reduce(into: []) { $0.formUnion($1.written) })
        // What is done at a manoeuvre, a branch may say in its own words.
        for placeholder in subject.placeholders where placeholder.type != "word" && placeholder.name != "action" {
            let name = placeholder.name
            let isNumber = placeholder.type == "number"
            let isSaid = { (path: PatternTree.Path) in Self.bases(path.written).contains(name) }
            guard isNumber ? english.contains(where: isSaid) : english.allSatisfy(isSaid) else { continue }
            guard all.contains(name) else {
                add(.argumentMissing, subject.key, 0, "{\(name)} is missing, which the English message has")
                continue
            }
            guard !isNumber, let lacking = subject.paths.first(where: { !isSaid($0) }) else { continue }
            let words = lacking.cases.map(\.word).joined(separator: ", ")
            add(
                .argumentDropped, subject.key, lacking.cases.last?.offset ?? 0,
                "{\(name)} is missing in the branch \(words)")
        }
    }

    // MARK: Plurals

    private mutating func checkPlural(_ branch: PatternTree.Branch, _ subject: Subject) {
        let rules = branch.isOrdinal ? ordinal : cardinal
        let range = Self.base(branch.name).flatMap { subject.placeholder($0.name)?.range } ?? 0...100
        let explicit = Set(branch.cases.compactMap { $0.word.hasPrefix("=") ? Int($0.word.dropFirst()) : nil })
        let numbers = range.filter { !explicit.contains($0) }
        for category in PluralCategory.allCases where category != .other && branch.body(category.description) == nil {
            guard let example = numbers.first(where: { rules.category(of: $0) == category }) else { continue }
            add(
                .pluralMissing, subject.key, branch.offset,
                "\"\(category)\" is missing, which \(example) needs in \(locale.tag)")
        }
        for each in branch.cases where !each.word.hasPrefix("=") {
            guard let category = PluralCategory.allCases.first(where: { $0.description == each.word }) else { continue }
            if !rules.categories.contains(category) {
                add(.pluralUnused, subject.key, each.offset, "\(locale.tag) has no category \"\(each.word)\"")
            }
            guard category == .one, !branch.isOrdinal,
                let other = numbers.first(where: { $0 != 1 && rules.category(of: $0) == .one }),
                PatternTree.paths(each.body, number: branch.name).contains(where: { !$0.written.contains(branch.name) })
            else { continue }
            add(
                .oneWithoutNumber, subject.key, each.offset,
                "\"one\" stands for \(other), too, in \(locale.tag), and the text does not have the number")
        }
        if !branch.isOrdinal, rules.categories.contains(.one), branch.body("one") == nil,
            let one = branch.body("=1")
        {
            add(.explicitOne, subject.key, one.offset, "\"=1\" where \(locale.tag) has the category \"one\"")
        }
    }

    // MARK: Selects

    private mutating func checkSelects(_ subject: Subject) {
        guard let source = template.pattern(subject.key), let english = try? PatternTree(source) else { return }
        // What is nested, or chosen by the type of a manoeuvre, is grammar, which each language needs in other places.
        for branch in english.outermost where branch.isSelect && branch.name != "type" {
            // A language that does not choose by this word says it without.
            guard let own = subject.tree.outermost.first(where: { $0.isSelect && $0.name == branch.name }) else {
                continue
            }
            for each in branch.cases where own.body(each.word) == nil {
                add(
                    .selectUncovered, subject.key, own.offset,
                    "{\(branch.name)} has no case \"\(each.word)\", which English has")
            }
        }
    }

    /// Words that mean a side, in cases and keys: "sharp_left", "lane.left_turn".
    private static func side(_ word: String) -> String? {
        let parts = word.split { $0 == "_" || $0 == "." }
        if parts.contains("left") { return "left" }
        return parts.contains("right") ? "right" : nil
    }

    private mutating func checkSides(_ subject: Subject) {
        for path in subject.paths {
            let cases = path.cases.filter { Self.side($0.word) != nil }
            guard let side = cases.last.flatMap({ Self.side($0.word) }) ?? Self.side(subject.plain) else { continue }
            let (own, opposite) =
                side == "left" ? (glossary.left, glossary.right) : (glossary.right, glossary.left)
            guard !own.isEmpty, Glossary.has(opposite, path.text), !Glossary.has(own, path.text) else { continue }
            add(
                .textSides, subject.key, cases.last?.offset ?? 0,
                "\"\(path.text)\" has the word for the other side than \"\(cases.last?.word ?? side)\"")
        }
    }

    // MARK: Words

    private mutating func checkText(_ subject: Subject) {
        if locale.language != template.locale.language, !glossary.same.contains(subject.plain),
            template.pattern(subject.key) == subject.pattern,
            let word = subject.tree.literals.first(where: { hasWord($0.text) })
        {
            add(.textIdentical, subject.key, word.offset, "the same as in English")
        }
        if let hash = document.sources[subject.key],
            let source = template.pattern(subject.key) ?? template.pattern(subject.plain), SourceHash.of(source) != hash
        {
            add(.textStale, subject.key, 0, "the English message has changed since: \"\(source)\"")
        }
        for (text, offset) in subject.tree.literals { checkCharacters(text, offset, subject.key) }
        if TextProperties.nfc(subject.pattern) != subject.pattern
            || !TextProperties.nfc(subject.pattern).unicodeScalars.elementsEqual(subject.pattern.unicodeScalars)
        {
            let composed = TextProperties.nfc(subject.pattern)
            let offset = zip(composed.utf8, subject.pattern.utf8).enumerated().first { $0.element.0 != $0.element.1 }
            add(.textNFC, subject.key, offset?.offset ?? 0, "not in Unicode's composed form (NFC)")
        }
        for term in glossary.terms where term.key == subject.plain && subject.form != .shortest {
            if !Glossary.has(term.words, subject.pattern) {
                let words = term.words.map { "\"\($0)\"" }.joined(separator: ", ")
                add(.textTerm, subject.key, 0, "has not the term of the glossary: \(words)")
            }
        }
    }

    /// A word of three letters that is not written the same in all languages.
    private func hasWord(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.count > 2 && !glossary.foreign.contains(String($0)) }
    }

    private var scripts: Set<String> {
        let script = locale.maximized.script ?? "Latn"
        switch script {
        case "Jpan": return ["Hira", "Kana", "Hani"]
        case "Kore": return ["Hang", "Hani"]
        case "Hans", "Hant": return ["Hani"]
        default: return [script]
        }
    }

    private mutating func checkCharacters(_ text: String, _ offset: Int, _ key: String) {
        var at = offset
        var word = ""
        var wordStart = offset
        let scripts = scripts
        let isNative = locale.numberingSystem != "latn"
        var isSaid: Set<CheckID> = []
        func once(_ id: CheckID) -> Bool { isSaid.insert(id).inserted }
        for scalar in Array(text.unicodeScalars) + [" "] {
            let script = TextProperties.script(scalar)
            if scalar.properties.isAlphabetic, let script, !scripts.contains(script) {
                if word.isEmpty { wordStart = at }
                word.unicodeScalars.append(scalar)
            } else {
                // A letter alone is a shape or a name in any script: "Uターン".
                let isName = word.count < 2 && scripts != ["Latn"] || glossary.foreign.contains(word)
                if !word.isEmpty, !isName, once(.textScript) {
                    add(.textScript, key, wordStart, "\"\(word)\" is not in the script of \(locale.tag)")
                }
                word = ""
            }
            if scalar.properties.numericType == .decimal, scalar.isASCII == isNative, once(.textDigits) {
                add(.textDigits, key, at, "\"\(scalar)\" is no digit of \(locale.tag) (\(locale.numberingSystem))")
            }
            if scalar == "\"" || scalar == "'", once(.quoteStraight) {
                add(.quoteStraight, key, at, "a typewriter's mark \(scalar); \(locale.tag) has its own")
            }
            if Self.bidi.contains(scalar), once(.textBidi) {
                add(
                    .textBidi, key, at,
                    "the control of direction \(Invisible.escaped(String(scalar))); names are isolated as they come")
            }
            at += UTF8.width(scalar)
        }
    }

    private static let bidi: Set<Unicode.Scalar> = [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}",
    ]

    // MARK: Spaces

    private static let units: Set<String> = [
        "km", "m", "mi", "ft", "yd", "min", "h", "t", "s", "%", "km/h", "mph", "км", "м", "т", "мин", "ч",
    ]

    private mutating func checkSpaces(_ subject: Subject) {
        if let path = subject.paths.first(where: { $0.text.first?.isWhitespace == true }) {
            add(.spaceEnds, subject.key, path.cases.first?.offset ?? 0, "white space at the beginning")
        }
        if let path = subject.paths.first(where: { $0.text.last?.isWhitespace == true }) {
            add(.spaceEnds, subject.key, path.lastCharacter, "white space at the end")
        }
        var double: Int?
        for (text, offset) in subject.tree.literals {
            let scalars = Array(text.unicodeScalars)
            var at = offset
            for (index, scalar) in scalars.enumerated() {
                let isSpace = scalar.properties.isWhitespace
                if isSpace, index > 0, scalars[index - 1].properties.isWhitespace, double == nil { double = at }
                at += UTF8.width(scalar)
            }
        }
        if let double { add(.spaceDouble, subject.key, double, "two spaces") }
        checkMeasures(subject.tree.root, subject)
        let isSpoken = subject.form == .spoken
        if !isSpoken, let path = subject.paths.first(where: { endsWithFullStop($0.text) }) {
            add(.fullStop, subject.key, path.lastCharacter, "a full stop at the end of a banner")
        }
    }

    /// Whether it ends with a full stop that is not an abbreviation's, as of a unit after its number: "1 Min."
    private func endsWithFullStop(_ text: String) -> Bool {
        guard let last = text.last, ".。।۔".contains(last) else { return false }
        let words = text.dropLast().split(whereSeparator: \.isWhitespace)
        let isUnit = words.count > 1 && words[words.count - 2].last.map { $0.isNumber || "#}".contains($0) } == true
        return !(isUnit && last == "." && (words.last?.count ?? 0) <= 4)
    }

    private mutating func checkMeasures(_ body: PatternTree.Body, _ subject: Subject) {
        var afterNumber = false
        for item in body.items {
            if case .literal(let text, let offset) = item {
                let words = text.split(separator: " ", omittingEmptySubsequences: false)
                var at = offset
                for (index, word) in words.enumerated() {
                    let previous = index > 0 ? words[index - 1] : ""
                    let isNumber = index == 1 && previous.isEmpty ? afterNumber : previous.last?.isNumber == true
                    let unit = word.prefix { $0.isLetter || $0 == "%" || $0 == "/" }
                    if index > 0, isNumber, Self.units.contains(String(unit)) {
                        add(.spaceMeasure, subject.key, at - 1, "a line can break between the number and \"\(unit)\"")
                    }
                    at += word.utf8.count + 1
                }
            }
            switch item {
            case .number: afterNumber = true
            case .argument(let name, _):
                afterNumber = Self.base(name).flatMap { subject.placeholder($0.name)?.type } == "number"
            case .branch(let branch):
                afterNumber = false
                for each in branch.cases { checkMeasures(each.body, subject) }
            case .literal: afterNumber = false
            }
        }
    }

    // MARK: Forms

    private mutating func checkForms(_ subject: Subject) {
        guard subject.form != .plain, let plain = document.pattern(subject.plain),
            let other = try? PatternTree(plain).paths
        else { return }
        switch subject.form {
        case .spoken:
            let types = Dictionary(subject.placeholders.map { ($0.name, $0.type) }) { first, _ in first }
            func facts(_ paths: [PatternTree.Path]) -> Set<String> {
                Self.bases(paths.reduce(into: []) { $0.formUnion($1.written) }).filter {
                    types[$0] != "number" && types[$0] != "word"
                }
            }
            let (spoken, shown) = (facts(subject.paths), facts(other))
            guard spoken != shown else { return }
            let names = spoken.symmetricDifference(shown).sorted().map { "{\($0)}" }.joined(separator: ", ")
            add(.variantFacts, subject.key, 0, "only one of the spoken form and the banner says \(names)")
        default:
            let (long, own) = (longest(other), longest(subject.paths))
            if own > long {
                add(.variantLonger, subject.key, 0, "\(own) characters; the full form has \(long)")
            }
        }
    }

    private func longest(_ paths: [PatternTree.Path]) -> Int { paths.map(\.text.count).max() ?? 0 }
}
