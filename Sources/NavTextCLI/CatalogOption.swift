import FoundationEssentials
import Glibc
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
            Terminal.note("\(path(of: error) ?? directory): \(reason(of: error))")
            return .failure(Failure(code: .noInput))
        }
    }

    private static func path(of error: any Error) -> String? {
        (error as? CocoaError)?.userInfo["NSFilePath"] as? String
    }

    /// The system's words for what went wrong.
    private static func reason(of error: any Error) -> String {
        guard let system = (error as? CocoaError)?.underlying as? POSIXError else {
            return "can't be read as a folder of messages"
        }
        return String(cString: strerror(system.code.rawValue))
    }
}
