import Foundation

/// Files of this project, for tests.
package enum Repository {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static func url(_ path: String) -> URL { root.appending(path: path) }

    package static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

    package static func names(_ folder: String, suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path).filter { $0.hasSuffix(suffix) }.sorted()
    }
}
