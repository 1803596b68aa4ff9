import NavText
import NavTextInput

/// The file or the standard input that a command reads.
enum InputFile {
    /// Nobody waits for a person to type JSON.
    static func check(_ options: ParsedOptions) throws(UsageError) {
        if options.positional == nil, Terminal.inputIsTerminal {
            throw UsageError(reason: "Missing argument '<file>'.")
        }
    }

    /// What the file gives, its faults said; nil when it can't be read.
    static func read(_ options: ParsedOptions, _ engine: Engine?) -> GuidanceInput? {
        let path = options.positional ?? "-"
        let (bytes, reason) = Terminal.read(path)
        guard let bytes else {
            Terminal.note("\(path): \(reason)")
            return nil
        }
        let input = GuidanceInput(json: bytes, from: engine)
        let name = path == "-" ? "standard input" : path
        for error in input.errors { Terminal.note("\(name):\(error)") }
        return input
    }
}
