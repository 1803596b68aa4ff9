import NavText

/// `navtext wrap`: any text, a line of input as a paragraph, in lines that fit.
enum WrapCommand {
    static let subcommand = Subcommand(
        name: "wrap", abstract: "Wrap any text as banners are wrapped: each line of the input is a paragraph.",
        discussion: "The words stay as they are; with --lines a text that is too long is cut.",
        argument: (name: "file", help: "A text in UTF-8; '-' or nothing reads standard input."),
        options: [
            Option("--locale", value: "locale", help: "Whose rules to break by (default: LC_ALL, LANG)."), Option.help,
        ]
            + RoomOptions.options, run: run)

    private static func run(_ options: ParsedOptions) throws(UsageError) -> ExitCode {
        let tag = options.string("--locale") ?? Surroundings.locale
        guard let room = try RoomOptions.rooms(options).first else {
            throw UsageError(reason: "Missing expected option '--width <width>' or '--profile <names>'.")
        }
        guard let wrapper = try? TextWrapper(locale: tag) else {
            throw UsageError(reason: "The value '\(tag)' is invalid for '--locale': it is not a locale (BCP 47).")
        }
        try InputFile.check(options)
        let path = options.positional ?? "-"
        let (bytes, reason) = Terminal.read(path)
        guard let bytes else {
            Terminal.note("\(path): \(reason)")
            return .noInput
        }
        for paragraph in String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            Terminal.output(wrapper.wrap(String(paragraph), in: room.size).lines.map { $0.string + "\n" }.joined())
        }
        return .success
    }
}
