import CNavData

/// A file of Localizations/ or Resources/ that was built into the program.
package struct EmbeddedFile: @unchecked Sendable {
    // @unchecked: the bytes are constants of the program.
    /// "de.arb".
    package let name: String
    private let content: UnsafeBufferPointer<UInt8>

    private init(_ file: nav_data_file) {
        name = String(cString: file.name)
        content = UnsafeBufferPointer(start: file.bytes, count: file.length)
    }

    package var bytes: [UInt8] { Array(content) }

    /// The files of Localizations/.
    package static let localizations: [EmbeddedFile] = {
        var count = 0
        let files = nav_data_localizations(&count)
        return UnsafeBufferPointer(start: files, count: count).map(EmbeddedFile.init)
    }()

    /// The JSON in a file of Resources/; nil when there is no such file.
    static func resource(_ name: String) -> JSONValue? {
        (try? JSONDocument(EmbeddedFile(nav_data_resource(name)).bytes))?.root
    }
}
