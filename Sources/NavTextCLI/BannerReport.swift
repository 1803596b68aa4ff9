import NavText
import NavTextInput

/// Writes the banners of a run, as they come: a large input needs no memory for its output.
struct BannerReport {
    let output: FormatCommand.Output
    let style: OutputStyle
    let languages: [NavigationText]
    /// Where banners are laid out; nil for one line each.
    let rooms: [RoomOptions.Room?]

    private(set) var hasDiagnostics = false
    /// Each thing that had to be left out, once for all locales.
    private(set) var warnings: [String] = []
    private var warned: Set<String> = []
    private var pending = ""
    private var records = 0
    private var sections = 0

    init(
        output: FormatCommand.Output, rooms: [RoomOptions.Room], style: OutputStyle, languages: [NavigationText]
    ) {
        self.output = output
        self.rooms = rooms.isEmpty ? [nil] : rooms
        self.style = style
        self.languages = languages
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

    /// A banner for each alert and manoeuvre in each language and room.
    mutating func add(_ input: GuidanceInput) {
        let entries = input.entries.compactMap { entry in
            (try? entry.result.get()).map { (path: entry.path, guidance: $0) }
        }
        if output == .text {
            for language in languages {
                for room in rooms {
                    heading(language, room)
                    for (index, entry) in entries.enumerated() {
                        let banner = banner(language, entry.guidance, room, path: entry.path)
                        emit(
                            style == .ssml
                                ? language.ssml(for: entry.guidance) + "\n"
                                : lines(banner, first: index == 0 || room == nil))
                    }
                }
            }
        } else {
            for entry in entries {
                for language in languages {
                    for room in rooms { emit(record(language, entry.guidance, room, path: entry.path)) }
                }
            }
        }
    }

    /// One banner in each language and room for the alerts that a selection chooses.
    mutating func add(selection: AlertSelection, of input: GuidanceInput) {
        let alerts = input.alerts
        let unplaced = alerts.count { $0.distance == nil }
        if unplaced > 0 { Terminal.note("warning: \(unplaced) of \(alerts.count) alerts have no distance") }
        guard !selection.choose(from: alerts).isEmpty else {
            Terminal.note("no alert within \(JSONOutput.number(selection.before).compact) m")
            return
        }
        for language in languages {
            let chosen = language.choose(from: alerts, selection, style: style.text)
            for alert in chosen {
                let path = input.entries.first { (try? $0.result.get()) == .alert(alert) }?.path ?? "$"
                collect(language.format(alert, style: style.text).diagnostics, path: path)
            }
            for room in rooms { add(chosen, alerts, selection, language, room) }
        }
    }

    private mutating func add(
        _ chosen: [Alert], _ alerts: [Alert], _ selection: AlertSelection, _ language: NavigationText,
        _ room: RoomOptions.Room?
    ) {
        guard
            let banner = language.banner(
                for: alerts, selection: selection, style: style.text, in: room?.size ?? Self.oneLine)
        else { return }
        let document = language.ssml(for: chosen.map(Guidance.alert))
        guard output != .text else {
            heading(language, room)
            emit(style == .ssml ? document + "\n" : lines(banner, first: true))
            return
        }
        let label = language.format(alerts, selection: selection, style: .label)
        let spoken = language.format(alerts, selection: selection, style: .spoken)
        emit(
            .object(
                members(language, banner, room, path: "$", distance: chosen.first?.distance) + [
                    ("label", label.map { .string($0.string) } ?? .null),
                    ("spoken", spoken.map { .string($0.string) } ?? .null),
                    ("ssml", .string(document)),
                    ("diagnostics", .array(banner.text.diagnostics.map(diagnostic))),
                ]))
    }

    private static let oneLine = BannerSize(width: .infinity)

    private mutating func banner(
        _ language: NavigationText, _ guidance: Guidance, _ room: RoomOptions.Room?, path: String
    ) -> Banner {
        let banner = language.banner(for: guidance, style: style.text, in: room?.size ?? Self.oneLine)
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

    /// What tells several languages and rooms apart: "de", "phone-portrait", "de, phone-portrait".
    private mutating func heading(_ language: NavigationText, _ room: RoomOptions.Room?) {
        var words: [String] = []
        if languages.count > 1 { words.append(language.match.requested.tag) }
        if rooms.count > 1, let profile = room?.profile { words.append(profile) }
        guard !words.isEmpty else { return }
        emit((sections == 0 ? "" : "\n") + words.joined(separator: ", ") + "\n")
        sections += 1
    }

    /// Banners of several lines are told apart by an empty line.
    private func lines(_ banner: Banner, first: Bool) -> String {
        (first ? "" : "\n") + banner.lines.map { $0.string + "\n" }.joined()
    }

    /// What JSON has of an alert or a manoeuvre.
    private mutating func record(
        _ language: NavigationText, _ guidance: Guidance, _ room: RoomOptions.Room?, path: String
    ) -> JSONOutput {
        let banner = banner(language, guidance, room, path: path)
        var members = members(language, banner, room, path: path, distance: guidance.distance)
        members += [
            ("label", .string(language.format(guidance, style: .label).string)),
            ("spoken", .string(language.format(guidance, style: .spoken).string)),
            ("ssml", .string(language.ssml(for: guidance))),
        ]
        switch guidance {
        case .alert, .notice: break
        case .maneuver(let maneuver):
            members += [
                ("instruction", instruction(language.instruction(for: maneuver, style: style.text))),
                ("announcements", .array(announcements(language, maneuver))),
            ]
        case .progress(let trip): members.append(("progress", progress(language.banner(for: trip, style: style.text))))
        }
        members += [
            ("variants", .array(language.variants(for: guidance, style: style.text).map { .string($0.string) })),
            ("diagnostics", .array(banner.text.diagnostics.map(diagnostic))),
        ]
        return .object(members)
    }

    private func members(
        _ language: NavigationText, _ banner: Banner, _ room: RoomOptions.Room?, path: String, distance: Double?
    ) -> [(String, JSONOutput)] {
        let match = language.match
        let profile: [(String, JSONOutput)] = (room?.profile).map { [("profile", .string($0))] } ?? []
        return [("path", .string(path))] + profile + [
            ("locale", .string(match.words.tag)),
            ("requested", .string(match.requested.tag)),
            ("match", .string(match.quality.rawValue)),
            ("direction", .string(banner.direction.rawValue)),
            ("leading", .string(banner.leading.rawValue)),
            ("text", .string(banner.text.string)),
            ("lines", .array(banner.lines.map { .string($0.string) })),
            ("truncated", .bool(banner.truncated)),
            ("variant", .string(banner.variant.rawValue)),
            ("runs", .array(banner.text.runs.map { run(banner.text, $0) })),
            ("distance", self.distance(language, distance)),
        ]
    }

    /// The lines of a navigation banner.
    private func instruction(_ banner: InstructionBanner) -> JSONOutput {
        func text(_ text: FormattedText?) -> JSONOutput { text.map { .string($0.string) } ?? .null }
        return .object([
            ("action", text(banner.action)), ("primary", text(banner.primary)), ("secondary", text(banner.secondary)),
            ("lanes", text(banner.lanes)), ("then", text(banner.then)),
        ])
    }

    /// The lines of a bottom banner, and a table of what is known.
    private func progress(_ banner: ProgressBanner) -> JSONOutput {
        .object([
            ("primary", .string(banner.primary.string)),
            ("secondary", banner.secondary.map { .string($0.string) } ?? .null),
            (
                "facts",
                .array(
                    banner.facts.map { fact in
                        .object([
                            ("kind", .string(fact.kind.rawValue)), ("label", .string(fact.label.string)),
                            ("value", .string(fact.value.string)),
                        ])
                    })
            ),
        ])
    }

    /// What is said at the distances before the manoeuvre at which the routing engine wants it to be said.
    private func announcements(_ language: NavigationText, _ maneuver: Maneuver) -> [JSONOutput] {
        maneuver.announcementDistances.map { distance in
            var near = maneuver
            near.distance = distance
            return .object([
                ("distance", .number(distance)),
                ("spoken", .string(language.format(near, style: .spoken).string)),
                ("ssml", .string(language.ssml(for: .maneuver(near)))),
            ])
        }
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
        let formatted = language.distances.format(metres, style: style.text)
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
