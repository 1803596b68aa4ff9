import NavText
import NavTextInput

/// What every command that writes texts begins with: the languages and the input that its options name.
struct Session {
    let languages: [NavigationText]
    let input: GuidanceInput

    static let from = Option(
        "--from", value: "engine",
        help: "Whose JSON it is: osrm, mapbox, valhalla, graphhopper or alert (default: by its shape).")

    /// What keeps a command from beginning; its words are said already.
    struct Failure: Error { let code: ExitCode }

    /// Opens the catalog, then the languages, then the input; faults of the input are said.
    static func open(_ options: ParsedOptions) throws(UsageError) -> Result<Session, Failure> {
        let engine = try options.word("--from", Engine.self)
        try InputFile.check(options)
        switch CatalogOption.load(options) {
        case .failure(let failure): return .failure(failure)
        case .success(let catalog):
            let languages = try LanguageOptions.languages(options, catalog)
            guard let input = InputFile.read(options, engine) else { return .failure(Failure(code: .noInput)) }
            return .success(Session(languages: languages, input: input))
        }
    }
}
