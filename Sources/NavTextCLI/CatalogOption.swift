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

    /// The tags of `--locale`, separated by commas.
    static func tags(_ options: ParsedOptions) -> [String] {
        options.strings("--locale").flatMap { list in
            list.split(separator: ",").map { tag in tag.filter { $0 != " " } }
        }
    }

    /// The locales of `--locale` that the catalog has, pseudo-locales among them, or all of the catalog.
    static func locales(_ options: ParsedOptions, _ catalog: Catalog) throws(UsageError) -> [LocaleID] {
        let tags = tags(options)
        if tags.isEmpty || tags.contains("all") { return catalog.locales }
        var result: [LocaleID] = []
        for tag in tags {
            guard let locale = LocaleID(tag), catalog.locales.contains(locale) || PseudoLocale(locale) != nil else {
                let known = catalog.locales.map(\.tag)
                throw UsageError(
                    reason: "The locale '\(tag)' has no messages.\(Spelling.suggestion(for: tag, among: known)) There "
                        + "are \(known.joined(separator: ", ")).")
            }
            result.append(locale)
        }
        return result
    }

    private static func path(of error: any Error) -> String? {
        (error as? CocoaError)?.userInfo["NSFilePath"] as? String
    }

    /// The file that can't be read, and why.
    static func reason(of error: any Error, at place: String) -> String {
        "\(path(of: error) ?? place): \(reason(of: error))"
    }

    /// The system's words for what went wrong.
    static func reason(of error: any Error) -> String {
        guard let system = (error as? CocoaError)?.underlying as? POSIXError else {
            return error is CocoaError ? "can't be read or written" : "\(error)"
        }
        return String(cString: strerror(system.code.rawValue))
    }
}
