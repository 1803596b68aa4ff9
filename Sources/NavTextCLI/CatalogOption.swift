import NavText

/// `--catalog DIR`.
enum CatalogOption {
    /// A catalog that can't be used; its words are said already.
    struct Failure: Error { let code: ExitCode }

    static func load(_ options: ParsedOptions) -> Result<Catalog, Failure> {
        guard let directory = options.string("--catalog") else { return .success(.builtIn) }
        do {
            let catalog = try Catalog(directory: directory)
            for warning in catalog.warnings { Terminal.note("warning: \(warning)") }
            return .success(catalog)
        } catch let error as CatalogError {
            Terminal.note("\(error)")
            return .failure(Failure(code: .badInput))
        } catch {
            Terminal.note("\(directory): can't be read as a folder of messages")
            return .failure(Failure(code: .noInput))
        }
    }
}
