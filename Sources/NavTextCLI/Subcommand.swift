/// A subcommand of `navtext`.
struct Subcommand: Sendable {
    let name: String
    let abstract: String
    var discussion = ""
    /// The positional argument, if it takes one.
    var argument: (name: String, help: String)?
    let options: [Option]
    let run: @Sendable (ParsedOptions) throws(UsageError) -> ExitCode

    var usage: String {
        let positional = argument.map { " [<\($0.name)>]" } ?? ""
        let rest = options.filter { $0.name != "--help" }.map { " [\($0.signature)]" }.joined()
        return "navtext \(name)\(positional)\(rest)"
    }

    var help: String {
        var sections: [(title: String, rows: [(String, String)])] = []
        if let argument { sections.append(("ARGUMENTS", [("<\(argument.name)>", argument.help)])) }
        sections.append(("OPTIONS", options.map { ($0.name == "--help" ? "-h, --help" : $0.signature, $0.help) }))
        return HelpText.render(overview: abstract, usage: usage, sections: sections, footer: discussion)
    }
}
