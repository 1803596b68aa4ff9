import NavText

/// What a JSON text gives: alerts and manoeuvres, and what could not be read.
///
/// The text is one alert or manoeuvre, an array of them, an object with `alerts`, newline-delimited JSON, or the
/// response of a routing engine, whose instructions and alerts come in the order in which the driver meets them, with
/// their distances from the start of the route. A route without the envelope around it, a step of OSRM and a raw
/// `incident` of Mapbox Directions or Valhalla are read, too. The format is described in `Documentation/json.md`
/// and by `Resources/alert.schema.json`.
///
/// ```swift
/// let input = GuidanceInput(json: Array(#"{"type":"tunnel","distance":300,"name":"Gotthard"}"#.utf8))
/// input.alerts    // [Alert(.tunnel(name: "Gotthard"), distance: 300)]
/// input.errors    // []
/// ```
public struct GuidanceInput: Sendable {
    /// One alert or manoeuvre of the input, or why it is none.
    public struct Entry: Sendable {
        /// The JSON path: `$.alerts[2]`, `$.routes[0].legs[0].steps[3]`.
        public let path: String
        /// What it is, or what was wrong with it.
        public let result: Result<Guidance, InputError>
    }

    /// All entries: alerts and manoeuvres in the order of the input, those of a route as the driver meets them.
    public let entries: [Entry]

    /// What could be read.
    public var guidance: [Guidance] { entries.compactMap { try? $0.result.get() } }
    /// The alerts among it.
    public var alerts: [Alert] {
        guidance.compactMap {
            if case .alert(let alert) = $0 { return alert }
            return nil
        }
    }
    /// What could not be read.
    public var errors: [InputError] {
        entries.compactMap {
            if case .failure(let error) = $0.result { return error }
            return nil
        }
    }

    /// Reads a JSON text in UTF-8, with or without a byte-order mark. Never fails: a text that is no JSON gives one
    /// entry with the error, and a broken part leaves the others as they are.
    ///
    /// Whose JSON it is shows in its shape, unless `engine` says it.
    public init(json bytes: [UInt8], from engine: Engine? = nil) {
        var entries: [Entry] = []
        for value in JSONValues(bytes) {
            switch value.result {
            case .success(let json):
                let read = EngineReader(engine: engine).entries(json, path: value.path)
                entries += value.line.map { line in read.map { $0.onLine(line) } } ?? read
            case .failure(let error):
                entries.append(Entry(error))
            }
        }
        self.entries = entries
    }
}

extension GuidanceInput.Entry {
    init(_ error: InputError, at path: String? = nil) {
        self.init(path: path ?? error.path, result: .failure(error))
    }

    /// The same in a file of which its document is one line.
    fileprivate func onLine(_ line: Int) -> Self {
        Self(
            path: path,
            result: result.mapError {
                InputError(
                    path: $0.path, position: SourcePosition(line: line, column: $0.column), reason: $0.reason)
            })
    }
}
