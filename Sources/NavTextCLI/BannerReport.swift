import NavText
import NavTextInput

/// Collects the banners of a run in the form in which they are written.
struct BannerReport {
    let output: FormatCommand.Output
    let size: BannerSize?
    let style: TextStyle
    /// Whether each locale has a heading.
    let headings: Bool

    private(set) var hasDiagnostics = false
    /// Each thing that had to be left out, once for all locales.
    private(set) var warnings: [String] = []
    private var records: [JSONOutput] = []
    private var sections: [String] = []

    init(output: FormatCommand.Output, size: BannerSize?, style: TextStyle, headings: Bool) {
        self.output = output
        self.size = size
        self.style = style
        self.headings = headings
    }

    /// Everything that was collected.
    var text: String {
        switch output {
        case .text: sections.joined(separator: "\n")
        case .json: JSONOutput.array(records).pretty + "\n"
        case .ndjson: records.map { $0.compact + "\n" }.joined()
        }
    }

    /// A banner for each alert in each language.
    mutating func add(_ input: AlertInput, _ languages: [NavigationText]) {
        if output == .text {
            for language in languages {
                add(
                    language,
                    input.entries.compactMap { entry in
                        (try? entry.result.get()).map { banner(language, $0, path: entry.path) }
                    })
            }
        } else {
            for entry in input.entries {
                guard let alert = try? entry.result.get() else { continue }
                for language in languages {
                    let banner = banner(language, alert, path: entry.path)
                    records.append(
                        record(
                            language, banner, path: entry.path, distance: alert.distance,
                            label: language.format(alert, style: .label), spoken: language.format(alert, style: .spoken)
                        ))
                }
            }
        }
    }

    /// One banner in each language for the alerts that a selection chooses.
    mutating func add(selection: AlertSelection, of input: AlertInput, _ languages: [NavigationText]) {
        let alerts = input.alerts
        for language in languages {
            guard
                let banner = language.banner(for: alerts, selection: selection, style: style, in: size ?? Self.oneLine)
            else {
                Terminal.note("no alert within \(JSONOutput.number(selection.before).compact) m")
                return
            }
            collect(banner.text.diagnostics, path: "$")
            if output == .text {
                add(language, [banner])
            } else {
                records.append(
                    record(
                        language, banner, path: "$", distance: selection.choose(from: alerts).first?.distance,
                        label: language.format(alerts, selection: selection, style: .label),
                        spoken: language.format(alerts, selection: selection, style: .spoken)))
            }
        }
    }

    private static let oneLine = BannerSize(width: .infinity)

    private mutating func banner(_ language: NavigationText, _ alert: Alert, path: String) -> Banner {
        let banner = language.banner(for: alert, style: style, in: size ?? Self.oneLine)
        collect(banner.text.diagnostics, path: path)
        return banner
    }

    private mutating func collect(_ diagnostics: [Diagnostic], path: String) {
        hasDiagnostics = hasDiagnostics || !diagnostics.isEmpty
        for diagnostic in diagnostics {
            // A missing message is the locale's own; all else is the input's and the same in all.
            let locale = diagnostic.code == .missingMessage ? " [\(diagnostic.locale)]" : ""
            let place = diagnostic.code == .missingMessage ? diagnostic.key : "\(path).\(diagnostic.key)"
            let line = "\(diagnostic.code.rawValue): \(place)\(locale): \(diagnostic.detail)"
            if !warnings.contains(line) { warnings.append(line) }
        }
    }

    private mutating func add(_ language: NavigationText, _ banners: [Banner]) {
        let heading = headings ? "\(language.match.requested.tag)\n" : ""
        // Banners of several lines are told apart by an empty line.
        let gap = size == nil ? "" : "\n"
        let blocks = banners.map { $0.lines.map { $0.string + "\n" }.joined() }
        sections.append(heading + blocks.joined(separator: gap))
    }

    private func record(
        _ language: NavigationText, _ banner: Banner, path: String, distance: Double?, label: FormattedText?,
        spoken: FormattedText?
    ) -> JSONOutput {
        let match = language.match
        return .object([
            ("path", .string(path)),
            ("locale", .string(match.words.tag)),
            ("requested", .string(match.requested.tag)),
            ("match", .string(match.quality.rawValue)),
            ("direction", .string(banner.direction.rawValue)),
            ("text", .string(banner.text.string)),
            ("lines", .array(banner.lines.map { .string($0.string) })),
            ("truncated", .bool(banner.truncated)),
            ("variant", .string(banner.variant.rawValue)),
            ("runs", .array(banner.text.runs.map { run(banner.text, $0) })),
            ("distance", self.distance(language, distance)),
            ("label", label.map { .string($0.string) } ?? .null),
            ("spoken", spoken.map { .string($0.string) } ?? .null),
            ("diagnostics", .array(banner.text.diagnostics.map(diagnostic))),
        ])
    }

    private func run(_ text: FormattedText, _ run: FormattedText.Run) -> JSONOutput {
        let range = text.utf16Range(of: run)
        return .object([
            ("role", .string(run.role.rawValue)),
            ("text", .string(String(text.text(of: run)))),
            ("range", .array([.number(Double(range.lowerBound)), .number(Double(range.upperBound))])),
        ])
    }

    private func distance(_ language: NavigationText, _ metres: Double?) -> JSONOutput {
        guard let metres, metres.isFinite else { return .null }
        let formatted = language.distances.format(metres, style: style)
        return .object([
            ("value", .number(formatted.value)), ("unit", .string(formatted.unit)), ("text", .string(formatted.text)),
        ])
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSONOutput {
        .object([
            ("code", .string(diagnostic.code.rawValue)), ("key", .string(diagnostic.key)),
            ("locale", .string(diagnostic.locale)), ("detail", .string(diagnostic.detail)),
        ])
    }
}
