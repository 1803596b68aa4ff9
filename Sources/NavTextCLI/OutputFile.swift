import FoundationEssentials

/// What `--output` names.
enum OutputFile {
    /// Writes the file, or to standard output where none is named; says what went wrong.
    static func write(_ text: String, to path: String?) -> ExitCode {
        guard let path, path != "-" else {
            Terminal.output(text)
            return .success
        }
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
            return .success
        } catch {
            Terminal.note(CatalogOption.reason(of: error, at: path))
            return .output
        }
    }
}
