import NavText

/// A message pattern as a tree whose parts know their places, in UTF-8 bytes from the start of the pattern.
struct PatternTree {
    struct Body {
        var items: [Item] = []
        var range: Range<Int> = 0..<0
    }

    indirect enum Item {
        case literal(String, Int)
        case number(Int)
        case argument(String, Int)
        case branch(Branch)
    }

    struct Branch {
        var isSelect: Bool
        var isOrdinal: Bool
        var name: String
        var offset: Int
        var cases: [Case] = []

        func body(_ word: String) -> Case? { cases.first { $0.word == word } }
    }

    struct Case {
        var word: String
        var offset: Int
        var body: Body
    }

    let root: Body

    init(_ source: String) throws(MessagePattern.SyntaxError) {
        let pattern = try MessagePattern(source)
        root = Self.body(pattern, 0)
    }

    private static func body(_ pattern: MessagePattern, _ start: Int) -> Body {
        let parts = pattern.parts
        var result = Body()
        var at = parts[start].range.upperBound
        result.range = at..<parts[parts[start].limit].range.lowerBound
        func text(_ end: Int) {
            if at < end { result.items.append(.literal(pattern.text(at..<end), at)) }
        }
        var index = start + 1
        while index <= parts[start].limit {
            let part = parts[index]
            text(part.range.lowerBound)
            at = part.range.upperBound
            if part.kind == .numberSign { result.items.append(.number(part.range.lowerBound)) }
            if part.kind == .argumentStart {
                result.items.append(argument(pattern, index))
                index = part.limit
                at = parts[index].range.upperBound
            }
            index += 1
        }
        return result
    }

    private static func argument(_ pattern: MessagePattern, _ start: Int) -> Item {
        let parts = pattern.parts
        let range = parts[start + 1].range
        let name = pattern.text(range)
        let kind = parts[start].argument
        guard kind == .plural || kind == .ordinal || kind == .select else { return .argument(name, range.lowerBound) }
        var branch = Branch(
            isSelect: kind == .select, isOrdinal: kind == .ordinal, name: name, offset: range.lowerBound)
        var index = start + 2
        while index < parts[start].limit {
            let selector = parts[index]
            index += 1
            guard selector.kind == .selector else { continue }
            if parts[index].kind == .number { index += 1 }
            branch.cases.append(
                Case(
                    word: pattern.text(selector.range), offset: selector.range.lowerBound, body: body(pattern, index)))
            index = parts[index].limit + 1
        }
        return .branch(branch)
    }

    // MARK: Walking

    /// Every branch, the outer ones first.
    var branches: [Branch] { Self.branches(root) }

    /// The branches that stand in no other.
    var outermost: [Branch] {
        root.items.compactMap { item in
            guard case .branch(let branch) = item else { return nil }
            return branch
        }
    }

    private static func branches(_ body: Body) -> [Branch] {
        body.items.flatMap { item -> [Branch] in
            guard case .branch(let branch) = item else { return [] }
            return [branch] + branch.cases.flatMap { branches($0.body) }
        }
    }

    /// Every literal with its place.
    var literals: [(text: String, offset: Int)] { Self.literals(root) }

    static func literals(_ body: Body) -> [(text: String, offset: Int)] {
        body.items.flatMap { item -> [(text: String, offset: Int)] in
            switch item {
            case .literal(let text, let offset): [(text, offset)]
            case .branch(let branch): branch.cases.flatMap { literals($0.body) }
            case .number, .argument: []
            }
        }
    }

    /// The arguments that are written or chosen by, with their places.
    var arguments: [(name: String, offset: Int, isBranch: Bool)] { Self.arguments(root) }

    private static func arguments(_ body: Body) -> [(name: String, offset: Int, isBranch: Bool)] {
        body.items.flatMap { item -> [(name: String, offset: Int, isBranch: Bool)] in
            switch item {
            case .argument(let name, let offset): [(name, offset, false)]
            case .branch(let branch):
                [(branch.name, branch.offset, true)] + branch.cases.flatMap { arguments($0.body) }
            case .literal, .number: []
            }
        }
    }

    /// A way through the pattern: the cases that are taken, what is written, the arguments on the way.
    struct Path {
        var cases: [Case] = []
        var text = ""
        var written: Set<String> = []
        /// Where the text ends.
        var end = 0

        /// Where its last character begins.
        var lastCharacter: Int { max(0, end - (text.last?.utf8.count ?? 0)) }
    }

    /// Every way through the pattern, as far as there are not too many.
    var paths: [Path] { Self.paths(root, number: nil) }

    static func paths(_ body: Body, number: String?) -> [Path] {
        var result = [Path(end: body.range.upperBound)]
        for item in body.items {
            switch item {
            case .literal(let text, let offset):
                for index in result.indices {
                    result[index].text += text
                    result[index].end = offset + text.utf8.count
                }
            case .number(let offset):
                for index in result.indices {
                    result[index].text += "#"
                    result[index].end = offset + 1
                    if let number { result[index].written.insert(number) }
                }
            case .argument(let name, let offset):
                for index in result.indices {
                    result[index].text += "{}"
                    result[index].end = offset + name.utf8.count + 1
                    result[index].written.insert(name)
                }
            case .branch(let branch):
                var next: [Path] = []
                for each in branch.cases {
                    let inner = paths(each.body, number: branch.isSelect ? number : branch.name)
                    for path in result where next.count < mostPaths {
                        for way in inner {
                            next.append(
                                Path(
                                    cases: path.cases + [each] + way.cases, text: path.text + way.text,
                                    written: path.written.union(way.written), end: way.end))
                        }
                    }
                }
                result = next
            }
        }
        return result
    }

    private static let mostPaths = 512
}
