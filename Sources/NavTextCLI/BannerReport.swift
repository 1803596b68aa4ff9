import NavText
import NavTextInput

/// Writes the banners of a run, as they come: a large input needs no memory for its output.
struct BannerReport {
    let output: FormatCommand.Output
    let size: BannerSize?
    let style: TextStyle
    /// Whether each locale has a heading.
    let headings: Bool

    private(set) var hasDiagnostics = false
    /// Each thing that had to be left out, once for all locales.
    private(set) var warnings: [String] = []
    private var warned: Set<String> = []
    private var pending = ""
    private var records = 0
    private var sections = 0

    init(output: FormatCommand.Output, size: BannerSize?, style: TextStyle, headings: Bool) {
        self.output = output
        self.size = size
        self.style = style
        self.headings = headings
    }

    /// Writes what is left; nothing comes after it.
    mutating func finish() {
        if output == .json { pending += records == 0 ? "[]\n" : "\n]\n" }
        flush()
    }

    /// Whole banners only are written.
    private mutating func flush() {
        Terminal.output(pending)
        pending = ""
    }

    private mutating func emit(_ text: String) {
        pending += text
        if pending.utf8.count > 1 << 16 { flush() }
    }

    private mutating func emit(_ record: JSONOutput) {
        if output == .json {
            emit((records == 0 ? "[\n  " : ",\n  ") + record.pretty(indent: 1))
        } else {
            emit(record.compact + "\n")
        }
        records += 1
    }

    /// A banner for each alert in each language.
    mutating func add(_ input: AlertInput, _ languages: [NavigationText]) {
        let alerts = input.entries.compactMap { entry in
            (try? entry.result.get()).map { (path: entry.path, alert: $0) }
        }
        if output == .text {
            for language in languages {
                heading(language)
                for (index, entry) in alerts.enumerated() {
                    emit(lines(banner(language, entry.alert, path: entry.path), first: index == 0))
                }
            }
        } else {
            for entry in alerts {
                for language in languages {
                    emit(
                        record(
                            language, banner(language, entry.alert, path: entry.path), path: entry.path,
                            distance: entry.alert.distance, label: language.format(entry.alert, style: .label),
                            spoken: language.format(entry.alert, style: .spoken)))
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
                heading(language)
                emit(lines(banner, first: true))
            } else {
                emit(
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
            if warned.insert(line).inserted { warnings.append(line) }
        }
    }

    private mutating func heading(_ language: NavigationText) {
        guard headings else { return }
        emit((sections == 0 ? "" : "\n") + language.match.requested.tag + "\n")
        sections += 1
    }

    /// Banners of several lines are told apart by an empty line.
    private func lines(_ banner: Banner, first: Bool) -> String {
        (first || size == nil ? "" : "\n") + banner.lines.map { $0.string + "\n" }.joined()
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
