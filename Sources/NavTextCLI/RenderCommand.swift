import NavText
import NavTextInput

/// `navtext render`: banners as pictures.
enum RenderCommand {
    static let subcommand = Subcommand(
        name: "render", abstract: "Draw banners as they look: PNG, SVG or PDF, in one or many languages.",
        discussion: "The output's ending tells the format. Several locales give a sheet, each with its name above it.",
        argument: (name: "file", help: "Alerts, manoeuvres or a route in JSON; '-' or nothing reads standard input."),
        options: LanguageOptions.options + RoomOptions.options + [
            Option("--output", value: "path", help: "The picture: a name that ends in .png, .svg or .pdf (required)."),
            Option("--theme", value: "theme", help: "light (default) or dark."),
            Option(
                "--columns", value: "count", help: "How many banners stand side by side (default: 1, or 3 for sheets)."),
            Option("--limit", value: "count", help: "At most so many banners of each locale (default: 60)."),
            Session.from, Option.help,
        ], run: run)

    private enum Theme: String, CaseIterable { case light, dark }

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        guard let path = options.string("--output") else {
            throw UsageError(reason: "Missing expected option '--output <path>'.")
        }
        let isDark = try options.word("--theme", Theme.self) == .dark
        let limit = try options.integer("--limit", least: 1) ?? 60
        let chosenColumns = try options.integer("--columns", least: 1)
        let fonts = try NavTextCommand.fontSupport()
        var rooms = try RoomOptions.rooms(options)
        if rooms.isEmpty { rooms = try RoomOptions.rooms(options.adding("--profile", "phone-portrait")) }
        guard let room = rooms.first, rooms.count == 1, let font = room.font else {
            throw UsageError(
                reason: "A picture has one room, in pixels: '--width 320px' or one '--profile' with a font.")
        }
        let session: Session
        switch try Session.open(options) {
        case .success(let opened): session = opened
        case .failure(let failure): return failure.code
        }
        let pictures = session.languages.flatMap { language in
            session.input.guidance.prefix(limit).map { guidance in
                FontPicture(
                    guidance: guidance, banner: language.banner(for: guidance, in: room.size),
                    caption: session.languages.count > 1 ? language.match.requested.tag : nil)
            }
        }
        do {
            let columns = chosenColumns ?? (pictures.count > 3 ? 3 : 1)
            try fonts.draw(
                pictures, font, FontSheet(width: room.size.width, columns: columns, isDark: isDark), to: path)
        } catch {
            Terminal.note("\(error)")
            return .output
        }
        return session.input.errors.isEmpty ? .success : .badInput
    }
}
