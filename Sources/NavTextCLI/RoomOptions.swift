import NavText

/// The options that say how much room a banner has.
enum RoomOptions {
    static let options = [
        Option("--width", value: "width", help: "Wrap to lines of at most so many columns, or pixels: 24, 320px."),
        Option("--lines", value: "count", help: "At most so many lines; words change or are cut so that they fit."),
        Option(
            "--profile", value: "names",
            help: "Rooms by their names, such as phone-portrait or display-20x2, separated by commas."),
        Option("--all-profiles", help: "Every room that has a name."),
        Option("--profiles", value: "file", help: "Rooms of your own, as Resources/profiles.json has them."),
        Option("--font", value: "family", help: "The font for pixels (default: Noto Sans)."),
        Option("--size", value: "pixels", help: "The font's size (default: 17)."),
        Option("--weight", value: "weight", help: "The font's weight, 100 to 900 (default: 400)."),
        Option("--scale", value: "factor", help: "The driver's text size (default: 1)."),
    ]

    /// A room, with the font that is measured with.
    struct Room {
        /// The profile's name; nil for a width.
        let profile: String?
        let size: BannerSize
        let font: FontChoice?

        /// The profile's name, or the width.
        var name: String { profile ?? JSONOutput.number(size.width).compact }
    }

    /// The rooms that the options name, or every room that has a name.
    static func roomsOrAll(_ options: ParsedOptions) throws(UsageError) -> [Room] {
        let named = try rooms(options)
        return named.isEmpty ? try rooms(options.adding("--all-profiles", "")) : named
    }

    /// The rooms that the options name; none when they name none.
    static func rooms(_ options: ParsedOptions) throws(UsageError) -> [Room] {
        let known = try profiles(options)
        if options.string("--profile") != nil || options.has("--all-profiles") {
            if options.has("--width") { throw UsageError(reason: "Give '--width' or '--profile', not both.") }
            return try chosen(from: known, options).map { profile throws(UsageError) in try room(profile, options) }
        }
        let lines = try options.integer("--lines", least: 1)
        guard let text = options.string("--width") else {
            if lines != nil { throw UsageError(reason: "The option '--lines' needs '--width'.") }
            return []
        }
        guard text.hasSuffix("px") else {
            let columns = try options.integer("--width", least: 1) ?? 1
            return [Room(profile: nil, size: BannerSize(width: Double(columns), lines: lines), font: nil)]
        }
        guard let pixels = Double(text.dropLast(2)), pixels > 0, pixels.isFinite else {
            throw UsageError(
                reason:
                    "The value '\(text)' is invalid for '--width': expected columns such as '24' or pixels such as '320px'."
            )
        }
        let font = try font(options, BannerProfile.Font(family: "Noto Sans", size: 17))
        return [
            Room(profile: nil, size: BannerSize(width: pixels, lines: lines, measurer: try measurer(font)), font: font)
        ]
    }

    /// The rooms that have names: an app's own before ours.
    private static func profiles(_ options: ParsedOptions) throws(UsageError) -> [BannerProfile] {
        guard let path = options.string("--profiles") else { return BannerProfile.builtIn }
        let (bytes, reason) = Terminal.read(path)
        guard let bytes else { throw UsageError(reason: "\(path): \(reason)") }
        do throws(BannerProfile.FileError) {
            let own = try BannerProfile.read(bytes)
            return own + BannerProfile.builtIn.filter { each in !own.contains { $0.name == each.name } }
        } catch {
            throw UsageError(reason: "\(path):\(error)")
        }
    }

    private static func chosen(
        from known: [BannerProfile], _ options: ParsedOptions
    ) throws(UsageError) -> [BannerProfile] {
        guard let names = options.string("--profile") else { return known }
        if options.has("--all-profiles") {
            throw UsageError(reason: "Give '--profile' or '--all-profiles', not both.")
        }
        return try names.split(separator: ",").map { name throws(UsageError) in
            guard let found = known.first(where: { $0.name == name }) else {
                let known = known.map(\.name)
                throw UsageError(
                    reason:
                        "There is no profile '\(name)'.\(Spelling.suggestion(for: String(name), among: known)) There are "
                        + "\(known.joined(separator: ", ")).")
            }
            return found
        }
    }

    private static func room(_ profile: BannerProfile, _ options: ParsedOptions) throws(UsageError) -> Room {
        guard let own = profile.font else { return Room(profile: profile.name, size: profile.size(), font: nil) }
        let font = try font(options, own)
        return Room(profile: profile.name, size: profile.size(measurer: try measurer(font)), font: font)
    }

    /// A profile's font, with what the options say otherwise.
    private static func font(_ options: ParsedOptions, _ own: BannerProfile.Font) throws(UsageError) -> FontChoice {
        FontChoice(
            family: options.string("--font") ?? own.family, size: try options.positive("--size") ?? own.size,
            weight: try options.integer("--weight", least: 1) ?? own.weight,
            scale: try options.positive("--scale") ?? own.scale)
    }

    private static func measurer(_ font: FontChoice) throws(UsageError) -> any TextMeasurer {
        let fonts = try NavTextCommand.fontSupport()
        do { return try fonts.measurer(font) } catch { throw UsageError(reason: "\(error)") }
    }
}
