import FoundationEssentials
import NavText

/// What a project has decided about checks: severities, and findings that it knows.
///
/// ```json
/// {
///   "severities": {"text.identical": "off", "key.missing": "error"},
///   "identical": ["offline"]
/// }
/// ```
public struct CheckProject: Sendable {
    /// The severity of a check; nil turns it off.
    private var severities: [CheckID: Severity?] = [:]
    /// Keys whose message may be the same as in English.
    private var identical: Set<String> = []
    /// Fingerprints of findings that are known.
    private var known: Set<String> = []

    /// The library's own decisions.
    public init() {}

    /// Why a project file can't be used.
    public struct ReadError: Error, CustomStringConvertible, Sendable {
        /// Place and reason.
        public let description: String
    }

    /// Reads a project file.
    ///
    /// - Throws: `ReadError` with the place of what is no decision; the system's error for what can't be read.
    public init(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        func fail(_ position: SourcePosition, _ reason: String) -> ReadError {
            ReadError(description: "\(file):\(position.line):\(position.column): \(reason)")
        }
        let root: JSONValue
        do throws(JSONDocument.SyntaxError) {
            root = try JSONDocument(bytes).root
        } catch {
            throw fail(error.position, "not JSON: \(error.reason)")
        }
        guard root.kind == .object else { throw fail(root.position, "expected an object, found \(root.kind)") }
        for (key, value) in root.members {
            switch key.string {
            case "severities":
                for (name, severity) in value.members {
                    guard let id = name.string.flatMap(CheckID.init) else {
                        throw fail(name.position, "there is no check \"\(name.string ?? "")\"")
                    }
                    if severity.string == "off" {
                        severities[id] = .some(nil)
                    } else if let found = severity.string.flatMap(Severity.init) {
                        severities[id] = found
                    } else {
                        throw fail(severity.position, "expected \"off\", \"info\", \"warning\" or \"error\"")
                    }
                }
            case "identical": identical = Set(value.elements.compactMap(\.string))
            default: throw fail(key.position, "expected \"severities\" or \"identical\"")
            }
        }
    }

    /// Takes the findings of a baseline file as known: a line each, as `Finding.fingerprint` writes it.
    public mutating func addBaseline(file: String) throws {
        let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        known.formUnion(text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") })
    }

    /// A finding with the project's severity; nil when the project does not want it.
    func judged(_ finding: Finding) -> Finding? {
        if known.contains(finding.fingerprint) { return nil }
        if finding.id == .textIdentical, identical.contains(finding.key) { return nil }
        guard let severity = severities[finding.id] else { return finding }
        return severity.map {
            var result = finding
            result.severity = $0
            return result
        }
    }
}
