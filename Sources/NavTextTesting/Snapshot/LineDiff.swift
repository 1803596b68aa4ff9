/// The difference of two texts as `diff -u` writes it, with the head of the block for each change.
enum LineDiff {
    /// Nil when they are equal.
    static func unified(_ old: [String], _ new: [String], from oldName: String, to newName: String) -> String? {
        guard old != new else { return nil }
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        // One script of both sides: each line with its mark.
        var script: [(mark: Character, line: String, old: Int, new: Int)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                script.append(("-", old[left], left, right))
                left += 1
            } else if right < new.count, inserted.contains(right) {
                script.append(("+", new[right], left, right))
                right += 1
            } else {
                script.append((" ", old[left], left, right))
                left += 1
                right += 1
            }
        }
        var lines = ["--- \(oldName)", "+++ \(newName)"]
        var at = 0
        while let change = script[at...].firstIndex(where: { $0.mark != " " }) {
            let start = max(at, change - context)
            var end = change
            // Changes nearer than twice the context share a hunk.
            while let next = script[end...].prefix(2 * context + 1).firstIndex(where: { $0.mark != " " }) {
                end = next + 1
            }
            let limit = min(script.count, end + context)
            let hunk = script[start..<limit]
            let counts = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
            lines.append(
                "@@ -\(script[start].old + 1),\(counts.0) +\(script[start].new + 1),\(counts.1) @@"
                    + heading(script[..<change].map(\.line)))
            lines += hunk.map { "\($0.mark)\($0.line)" }
            at = limit
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let context = 3

    /// The message that a line belongs to.
    private static func heading(_ lines: [String]) -> String {
        lines.last { !$0.isEmpty && !$0.hasPrefix(" ") }.map { " \($0)" } ?? ""
    }
}
