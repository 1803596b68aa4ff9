import Synchronization

/// A place in a text file, counted from 1; columns are Unicode scalars.
package struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line), column \(column)" }
}

/// Finds the line and column of a byte. The first question goes once through the text; each then costs the same,
/// however long the text and its lines are.
package final class SourceMap: Sendable {
    package let source: [UInt8]
    /// The position of the first byte of each block.
    private let blocks = Mutex<[SourcePosition]?>(nil)
    private static let block = 4096

    package init(_ source: [UInt8]) { self.source = source }

    package func position(_ offset: Int) -> SourcePosition {
        let offset = min(max(0, offset), source.count)
        let known = blocks.withLock { blocks in
            let found = blocks ?? index()
            blocks = found
            return found[offset / Self.block]
        }
        return advance(known, over: offset / Self.block * Self.block..<offset)
    }

    private func index() -> [SourcePosition] {
        var result = [SourcePosition(line: 1, column: 1)]
        for start in stride(from: 0, to: source.count, by: Self.block) {
            result.append(
                advance(result[result.count - 1], over: start..<min(start + Self.block, source.count)))
        }
        return result
    }

    private func advance(_ position: SourcePosition, over bytes: Range<Int>) -> SourcePosition {
        var (line, column) = (position.line, position.column)
        for byte in source[bytes] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // A continuation byte of UTF-8 begins no scalar.
                column += 1
            }
        }
        return SourcePosition(line: line, column: column)
    }
}
