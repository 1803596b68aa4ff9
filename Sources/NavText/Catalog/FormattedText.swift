/// A text that knows which of its parts came from where.
///
/// ```swift
/// let text = navigation.format(Alert(.tunnel(name: "Gotthard"), distance: 300))
/// text.string                       // "Tunnel Gotthard in 300 m"
/// text.runs.map(\.role)             // [.place, .distance]
/// text.text(of: text.runs[1])       // "300 m"
/// ```
public struct FormattedText: Sendable, Hashable {
    /// The whole text.
    public private(set) var string: String
    /// Its parts, in the order of their starts; a part may lie within another.
    public private(set) var runs: [Run]
    /// What had to be left out or replaced.
    public var diagnostics: [Diagnostic]

    /// What a part of a text is.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The distance to the place; it is never cut.
        case distance
        /// The name of a road.
        case road
        /// A road's number; never broken across lines.
        case ref
        /// The name of a place.
        case place
        /// What a sign names: places and numbers of roads.
        case destination
        /// An exit's number on its sign; never broken across lines.
        case exit
        /// What is done at a manoeuvre.
        case action
        /// Which lanes are blocked, or which to use.
        case lanes
        /// A number of things.
        case count
        /// How long or high something is.
        case measure
        /// A time of day.
        case time
        /// How long something takes.
        case duration
        /// The app's own text.
        case custom

        /// Whether a line may never break inside.
        public var isProtected: Bool {
            switch self {
            case .distance, .ref, .exit, .measure, .time, .duration: true
            case .road, .place, .destination, .action, .lanes, .count, .custom: false
            }
        }

        /// Whether it is somebody's words, which keep their capitals.
        var isName: Bool {
            switch self {
            case .road, .ref, .place, .destination, .exit, .custom: true
            case .distance, .action, .lanes, .count, .measure, .time, .duration: false
            }
        }
    }

    /// A part of a text.
    public struct Run: Sendable, Hashable {
        /// What it is.
        public var role: Role
        /// Where it stands, in UTF-8 bytes.
        public var utf8: Range<Int>
    }

    /// A text without parts, or that is one part.
    public init(_ string: String = "", role: Role? = nil) {
        self.string = string
        runs = role.map { [Run(role: $0, utf8: 0..<string.utf8.count)] } ?? []
        diagnostics = []
    }

    /// The text of a part.
    public func text(of run: Run) -> Substring { self[run.utf8] }

    /// Where a part stands as a range of the string.
    public func range(of run: Run) -> Range<String.Index> {
        string.utf8Index(run.utf8.lowerBound)..<string.utf8Index(run.utf8.upperBound)
    }

    /// Where a part stands in UTF-16 code units, as JavaScript, Java and Objective-C count.
    public func utf16Range(of run: Run) -> Range<Int> {
        let range = range(of: run)
        return string.utf16.distance(
            from: string.startIndex, to: range.lowerBound)..<string.utf16.distance(
                from: string.startIndex, to: range.upperBound)
    }

    subscript(_ bytes: Range<Int>) -> Substring {
        string[string.utf8Index(bytes.lowerBound)..<string.utf8Index(bytes.upperBound)]
    }

    var isEmpty: Bool { string.isEmpty }

    mutating func append(_ text: some StringProtocol) { string += text }

    mutating func append(_ other: FormattedText) {
        let offset = string.utf8.count
        string += other.string
        for run in other.runs {
            runs.append(Run(role: run.role, utf8: run.utf8.lowerBound + offset..<run.utf8.upperBound + offset))
        }
        for diagnostic in other.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// The same text as one part of this role, around the parts it has.
    func within(_ role: Role) -> FormattedText {
        var result = self
        result.runs.insert(Run(role: role, utf8: 0..<string.utf8.count), at: 0)
        return result
    }

    /// The text with one more part.
    func marking(_ role: Role, _ bytes: Range<Int>) -> FormattedText {
        var result = self
        let place = runs.firstIndex { $0.utf8.lowerBound > bytes.lowerBound } ?? runs.count
        result.runs.insert(Run(role: role, utf8: bytes), at: place)
        return result
    }

    /// The text with bytes replaced by others; parts after them move, parts around them grow or shrink, parts within
    /// them go.
    func replacing(_ bytes: Range<Int>, with text: String) -> FormattedText {
        var result = FormattedText(
            String(self[0..<bytes.lowerBound]) + text + self[bytes.upperBound..<string.utf8.count])
        result.diagnostics = diagnostics
        let shift = text.utf8.count - bytes.count
        for run in runs {
            var range = run.utf8
            if range.lowerBound >= bytes.upperBound, range.lowerBound > bytes.lowerBound {
                range = range.lowerBound + shift..<range.upperBound + shift
            } else if range.lowerBound <= bytes.lowerBound, range.upperBound >= bytes.upperBound {
                range = range.lowerBound..<range.upperBound + shift
            } else if range.upperBound > bytes.lowerBound {
                guard range.lowerBound < bytes.lowerBound else { continue }
                range = range.lowerBound..<bytes.lowerBound
            }
            result.runs.append(Run(role: run.role, utf8: range))
        }
        return result
    }

    /// The text with each of some characters in a form of the same meaning (no-break space to space), or without it.
    func mapping(_ transform: (Unicode.Scalar) -> Unicode.Scalar?) -> FormattedText {
        var result = FormattedText()
        result.diagnostics = diagnostics
        // Bytes may be fewer: each boundary of a run moves with what stands before it.
        var places: [Int: Int] = [:]
        for run in runs { places[run.utf8.lowerBound] = 0; places[run.utf8.upperBound] = 0 }
        var before = 0
        var after = 0
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if places[before] != nil { places[before] = after }
            before += UTF8.width(scalar)
            guard let mapped = transform(scalar) else { continue }
            scalars.append(mapped)
            after += UTF8.width(mapped)
        }
        if places[before] != nil { places[before] = after }
        result.string = String(scalars)
        result.runs = runs.map { run in
            Run(role: run.role, utf8: (places[run.utf8.lowerBound] ?? 0)..<(places[run.utf8.upperBound] ?? 0))
        }
        return result
    }
}

extension String {
    func utf8Index(_ offset: Int) -> String.Index { utf8.index(startIndex, offsetBy: offset) }
}
