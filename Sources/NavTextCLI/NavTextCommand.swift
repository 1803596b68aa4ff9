import Glibc
import NavText
import Synchronization

/// The command `navtext`.
public enum NavTextCommand {
    /// What measures and draws with fonts; nil in the program that starts without them.
    private static let fonts = Mutex<(any FontSupport)?>(nil)

    /// What measures and draws with fonts. The program that has none becomes the one that has.
    static func fontSupport() throws(UsageError) -> any FontSupport {
        if let fonts = fonts.withLock({ $0 }) { return fonts }
        throw FontProgram.run()
    }

    static let version = "0.1.0"

    private static let subcommands = [
        FormatCommand.subcommand, RenderCommand.subcommand, WrapCommand.subcommand, LocalesCommand.subcommand,
        CheckCommand.subcommand, SnapshotCommand.subcommand, GalleryCommand.subcommand, ExportCommand.subcommand,
        ImportCommand.subcommand,
    ]

    private static var help: String {
        HelpText.render(
            overview:
                "Writes the words of navigation: instructions and alerts as short texts in the driver's language.",
            usage: "navtext <subcommand>",
            sections: [
                ("OPTIONS", [("--version", "Show the version."), ("-h, --help", "Show help information.")]),
                ("SUBCOMMANDS", subcommands.map { ($0.name, $0.abstract) }),
            ], footer: "See 'navtext <subcommand> --help' for details of one.")
    }

    /// Runs the command line of the process. Without `fonts`, what needs them is left to the program that has them.
    public static func main(fonts: (any FontSupport)?) -> Never {
        Self.fonts.withLock { $0 = fonts }
        // Writing tells when nobody reads.
        signal(SIGPIPE, SIG_IGN)
        exit(with: run(Array(CommandLine.arguments.dropFirst())))
    }

    static func run(_ arguments: [String]) -> ExitCode {
        guard let first = arguments.first else {
            Terminal.output(help)
            return .success
        }
        switch first {
        case "-h", "--help", "help":
            guard first == "help", arguments.count > 1 else {
                if arguments.count > 1 { return unexpected(arguments[1]) }
                Terminal.output(help)
                return .success
            }
            guard let found = subcommands.first(where: { $0.name == arguments[1] }) else {
                return unknown(arguments[1])
            }
            Terminal.output(found.help)
            return .success
        case "--version":
            if arguments.count > 1 { return unexpected(arguments[1]) }
            Terminal.output("navtext \(version) (\(ICUVersion.current))\n")
            return .success
        default:
            guard let found = subcommands.first(where: { $0.name == first }) else { return unknown(first) }
            return run(found, Array(arguments.dropFirst()))
        }
    }

    private static func unknown(_ word: String) -> ExitCode {
        let hint = Spelling.suggestion(for: word, among: subcommands.map(\.name) + ["--help", "--version"])
        let kind = word.hasPrefix("-") ? "option" : "subcommand"
        Terminal.fail("Unknown \(kind) '\(word)'.\(hint)", usage: "navtext <subcommand>", command: "navtext")
        return .usage
    }

    private static func unexpected(_ word: String) -> ExitCode {
        Terminal.fail("Unexpected argument '\(word)'.", usage: "navtext <subcommand>", command: "navtext")
        return .usage
    }

    private static func run(_ subcommand: Subcommand, _ arguments: [String]) -> ExitCode {
        do throws(UsageError) {
            let options = try ParsedOptions(arguments, subcommand.options, positional: subcommand.argument != nil)
            if options.has("--help") {
                Terminal.output(subcommand.help)
                return .success
            }
            return try subcommand.run(options)
        } catch {
            Terminal.fail(error.reason, usage: subcommand.usage, command: "navtext \(subcommand.name)")
            return .usage
        }
    }
}

/// Exit codes, as sysexits.h and DESIGN have them.
enum ExitCode: Int32 {
    case success = 0
    /// A check found something.
    case findings = 1
    case usage = 64
    case badInput = 65
    case noInput = 66
    /// Standard output can't be written.
    case output = 74
}
