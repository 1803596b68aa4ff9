import FoundationEssentials
import NavText
import NavTextTesting

/// `navtext gallery`: a page for translators.
enum GalleryCommand {
    static let subcommand = Subcommand(
        name: "gallery", abstract: "Write one page that shows every message in every room, for translators.",
        discussion: """
            The page needs no other file and no network: search, filters by locale, key, room and finding, plural \
            classes side by side, and what has changed since the goldens were recorded. Exit codes: 0 done; 64 usage; \
            65 messages that can't be understood; 66 no such folder; 74 a file that can't be written.
            """,
        options: options + RoomOptions.options + [Option.help], run: run)

    private static let options = [
        Option("--output", value: "file", help: "The page (also -o; default: gallery.html)."),
        Option(
            "--locale", value: "locales", repeats: true,
            help:
                "BCP 47 tags, separated by commas, en-XA, ar-XB and en-XL among them (default: all that have messages)."
        ),
        Option("--catalog", value: "dir", help: "Messages of your own (de.arb, …) over the built-in ones."),
        Option("--goldens", value: "dir", help: "What was recorded (default: Goldens, where it is)."),
    ]

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let rooms = try RoomOptions.roomsOrAll(options)
        let catalog: Catalog
        switch CatalogOption.load(options) {
        case .success(let loaded): catalog = loaded
        case .failure(let failure): return failure.code
        }
        let locales = try CatalogOption.locales(options, catalog)
        let path = options.string("--output") ?? "gallery.html"
        let page: String
        do {
            let directory = options.string("--catalog")
            let folder = options.string("--goldens") ?? "Goldens"
            let gallery = try Gallery(
                locales, catalog: catalog, directory: directory,
                checker: try directory.map { try CatalogChecker(directory: $0) } ?? CatalogChecker(),
                rooms: rooms.map(room),
                goldens: FileManager.default.fileExists(atPath: folder) ? GoldenFolder(folder) : nil)
            page = try gallery.html(version: NavTextCommand.version)
        } catch {
            Terminal.note("\(error)")
            return .badInput
        }
        return OutputFile.write(page, to: path)
    }

    private static func room(_ room: RoomOptions.Room) -> Gallery.Room {
        Gallery.Room(
            room.name, room.size,
            room.font.map {
                BannerProfile.Font(family: $0.family, size: $0.size, weight: $0.weight, scale: $0.scale)
            })
    }
}
