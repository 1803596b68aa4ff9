import FoundationEssentials
import Glibc
import NavText

/// `--catalog DIR`.
enum CatalogOption {
    static func load(_ options: ParsedOptions) -> Result<Catalog, Session.Failure> {
        guard let directory = options.string("--catalog") else { return .success(.builtIn) }
        do {
            let catalog = try Catalog(directory: directory)
            for warning in catalog.warnings { Terminal.note("warning: \(warning)") }
            return .success(catalog)
        } catch let error as CatalogError {
            Terminal.note("\(error)")
            return .failure(Session.Failure(code: .badInput))
        } catch {
            Terminal.note("\(path(of: error) ?? directory): \(reason(of: error))")
            return .failure(Session.Failure(code: .noInput))
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
