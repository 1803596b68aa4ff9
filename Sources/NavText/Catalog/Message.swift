/// A message pattern, parsed once by ICU and flattened into a small program.
///
/// Steps run in order; a branch jumps to the steps of the case it chooses, whose end jumps on. Strings, plurals,
/// ordinals, selects and `#` mean what they mean to ICU's `MessageFormat`; a test compares the two on all messages.
package struct Message: Sendable {
    enum Step: Sendable {
        case literal(String)
        case argument(Slot)
        /// `#`: the number that the plural around it chose by.
        case numberSign(Slot)
        /// An index of `branches`.
        case branch(Int)
        case jump(Int)
    }

    /// An argument in a form.
    package struct Slot: Sendable, Hashable {
        package let name: ArgumentName
        package let form: DerivedForm?

        /// As it stands in the pattern.
        package let source: String
    }

    package struct Branch: Sendable {
        package enum Kind: Sendable { case plural, ordinal, select }
        package let slot: Slot
        package let kind: Kind
        /// Where the steps of a number begin (`=1`).
        package fileprivate(set) var explicit: [(number: Int, start: Int)] = []
        /// Where the steps of each plural category begin, -1 for a category without.
        package fileprivate(set) var categories = [Int](repeating: -1, count: 6)
        /// Where the steps of a word begin.
        package fileprivate(set) var words: [(word: String, start: Int)] = []
        package fileprivate(set) var other = -1

        /// The same with its steps further on.
        fileprivate func moved(by count: Int) -> Branch {
            var result = self
            result.explicit = explicit.map { ($0.number, $0.start + count) }
            result.categories = categories.map { $0 < 0 ? $0 : $0 + count }
            result.words = words.map { ($0.word, $0.start + count) }
            if other >= 0 { result.other += count }
            return result
        }
    }

    private(set) var steps: [Step] = []
    package private(set) var branches: [Branch] = []

    /// Why a pattern is no message.
    package struct PatternError: Error {
        package let reason: String
        /// In UTF-8 bytes from the start of the pattern.
        package let offset: Int
    }

    package init(_ source: String) throws(PatternError) {
        let pattern: MessagePattern
        do {
            pattern = try MessagePattern(source)
        } catch {
            throw PatternError(reason: "not a message pattern (\(error.reason))", offset: error.offset)
        }
        try compile(pattern, from: 0, number: nil)
    }

    /// The arguments that the pattern names, in order.
    package var slots: [Slot] {
        steps.compactMap {
            switch $0 {
            case .argument(let slot): slot
            default: nil
            }
        } + branches.map(\.slot)
    }

    // MARK: Compiling

    private mutating func compile(_ pattern: MessagePattern, from start: Int, number: Slot?) throws(PatternError) {
        let parts = pattern.parts
        var text = ""
        var at = parts[start].range.upperBound
        var index = start + 1
        while index <= parts[start].limit {
            let part = parts[index]
            text += pattern.text(at..<part.range.lowerBound)
            at = part.range.upperBound
            switch part.kind {
            case .numberSign:
                flush(&text)
                if let number { steps.append(.numberSign(number)) }
            case .argumentStart:
                flush(&text)
                try compileArgument(pattern, index)
                index = part.limit
                at = parts[index].range.upperBound
            default: break
            }
            index += 1
        }
        flush(&text)
    }

    private mutating func flush(_ text: inout String) {
        if !text.isEmpty { steps.append(.literal(text)) }
        text = ""
    }

    private mutating func compileArgument(_ pattern: MessagePattern, _ start: Int) throws(PatternError) {
        let parts = pattern.parts
        let name = parts[start + 1].range
        let slot = try Self.slot(pattern.text(name), at: name.lowerBound)
        let kind: Branch.Kind
        switch parts[start].argument {
        case .plain:
            steps.append(.argument(slot))
            return
        case .plural: kind = .plural
        case .ordinal: kind = .ordinal
        case .select: kind = .select
        case .unsupported:
            throw PatternError(
                reason: "{\(slot.source)} has a type; messages use plain arguments, plural, selectordinal and select",
                offset: name.lowerBound)
        }
        var branch = Branch(slot: slot, kind: kind)
        let place = branches.count
        branches.append(branch)
        steps.append(.branch(place))
        var ends: [Int] = []
        var index = start + 2
        while index < parts[start].limit {
            let selector = parts[index]
            guard selector.kind == .selector else {
                throw PatternError(reason: "offset is not used in messages", offset: selector.range.lowerBound)
            }
            let word = pattern.text(selector.range)
            index += 1
            var explicit: Int?
            if parts[index].kind == .number {
                explicit = Int(exactly: parts[index].value)
                index += 1
            }
            if let explicit {
                branch.explicit.append((explicit, steps.count))
            } else if kind == .select {
                branch.words.append((word, steps.count))
            } else if let category = PluralCategory(keyword: word) {
                branch.categories[category.rawValue] = steps.count
            } else {
                throw PatternError(reason: "\"\(word)\" is no plural category", offset: selector.range.lowerBound)
            }
            if word == "other" { branch.other = steps.count }
            try compile(pattern, from: index, number: kind == .select ? nil : slot)
            ends.append(steps.count)
            steps.append(.jump(0))
            index = parts[index].limit + 1
        }
        for end in ends { steps[end] = .jump(steps.count) }
        branches[place] = branch
    }

    /// `distance_dative`: an argument of that name, or else one before the underscore and a form of it.
    private static func slot(_ source: String, at offset: Int) throws(PatternError) -> Slot {
        if let name = ArgumentName(rawValue: source) { return Slot(name: name, form: nil, source: source) }
        if let cut = source.lastIndex(of: "_"),
            let name = ArgumentName(rawValue: String(source[..<cut])),
            let form = DerivedForm(suffix: String(source[source.index(after: cut)...]))
        {
            return Slot(name: name, form: form, source: source)
        }
        throw PatternError(reason: "no message has an argument {\(source)}", offset: offset)
    }

    // MARK: Running

    /// Writes the message. `missing` is called for an argument that there is none of; nothing stands in its place.
    func write(
        _ arguments: MessageArguments, _ formats: MessageFormats, into text: inout FormattedText,
        missing: (Slot) -> Void
    ) {
        var at = 0
        while at < steps.count {
            switch steps[at] {
            case .literal(let literal): text.append(literal)
            case .argument(let slot), .numberSign(let slot):
                if let value = arguments[slot.name]?.text(slot.form, formats) {
                    text.append(value)
                } else {
                    missing(slot)
                }
            case .jump(let target):
                at = target
                continue
            case .branch(let index):
                let target = start(of: branches[index], arguments, formats, missing: missing)
                guard target >= 0 else { return }
                at = target
                continue
            }
            at += 1
        }
    }

    private func start(
        of branch: Branch, _ arguments: MessageArguments, _ formats: MessageFormats, missing: (Slot) -> Void
    ) -> Int {
        guard let argument = arguments[branch.slot.name] else {
            missing(branch.slot)
            return branch.other
        }
        switch branch.kind {
        case .select:
            guard let word = argument.keyword(branch.slot.form, formats) else { return branch.other }
            for entry in branch.words where entry.word == word { return entry.start }
            return branch.other
        case .plural, .ordinal:
            guard case .number(let number) = argument else {
                missing(branch.slot)
                return branch.other
            }
            for entry in branch.explicit where entry.number == number { return entry.start }
            let rules = branch.kind == .plural ? formats.cardinal : formats.ordinal
            let found = branch.categories[rules.category(of: number).rawValue]
            return found >= 0 ? found : branch.other
        }
    }

    // MARK: Changing

    mutating func mapLiterals(_ change: (String) -> String) {
        for (index, step) in steps.enumerated() {
            if case .literal(let text) = step { steps[index] = .literal(change(text)) }
        }
    }

    /// Puts something before and behind all branches.
    mutating func enclose(_ start: String, _ end: String) {
        if !start.isEmpty {
            steps =
                [.literal(start)]
                + steps.map { step in if case .jump(let target) = step { .jump(target + 1) } else { step } }
            branches = branches.map { $0.moved(by: 1) }
        }
        if !end.isEmpty { steps.append(.literal(end)) }
    }

    // MARK: Choices

    /// A case of a plural, an ordinal or a select.
    package struct Choice: Sendable, Hashable {
        package let branch: Int
        /// Where its steps begin.
        let start: Int
        /// "one", "=1", "left", "other".
        package let word: String
    }

    /// Every case of every branch.
    package var choices: [Choice] {
        branches.indices.flatMap { index in
            let branch = branches[index]
            let explicit = branch.explicit.map { Choice(branch: index, start: $0.start, word: "=\($0.number)") }
            let categories = PluralCategory.allCases.compactMap { category -> Choice? in
                let start = branch.categories[category.rawValue]
                return start < 0 ? nil : Choice(branch: index, start: start, word: category.description)
            }
            return explicit + categories
                + branch.words.map { Choice(branch: index, start: $0.start, word: $0.word) }
        }
    }

    /// The cases that the arguments lead to, the outer ones first.
    func choices(_ arguments: MessageArguments, _ formats: MessageFormats) -> [Choice] {
        var result: [Choice] = []
        var at = 0
        while at < steps.count {
            switch steps[at] {
            case .literal, .argument, .numberSign: at += 1
            case .jump(let target): at = target
            case .branch(let index):
                let target = start(of: branches[index], arguments, formats) { _ in }
                guard target >= 0 else { return result }
                if let found = choices.first(where: { $0.branch == index && $0.start == target }) {
                    result.append(found)
                }
                at = target
            }
        }
        return result
    }
}
