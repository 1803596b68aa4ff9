import NavText

/// A matrix for people and for machines.
package enum LayoutReport {
    /// A table: for each room the share of messages on each rung of the ladder, the most lines and the widest of them,
    /// in percent of the room.
    package static func table(_ matrices: [LayoutMatrix], _ rooms: [LayoutMatrix.Room]) -> [[String]] {
        var result = [
            ["locale", "room", "texts"] + Banner.Variant.allCases.map(\.rawValue) + ["lines", "widest", "faults"]
        ]
        for matrix in matrices {
            for room in rooms {
                let rows = matrix.rows.filter { $0.room == room.name }
                let shares = Banner.Variant.allCases.map { variant in
                    "\(rows.count { $0.banner.variant == variant } * 100 / max(1, rows.count))%"
                }
                let widest = (rows.map(\.width).max() ?? 0) / room.size.width * 100
                result.append(
                    [matrix.locale, room.name, "\(rows.count)"] + shares + [
                        "\(rows.map(\.banner.lines.count).max() ?? 0)", "\(Int(widest.rounded(.up)))%",
                        "\(rows.count { !$0.faults.isEmpty })",
                    ])
            }
        }
        return result
    }

    /// Every row, an object a line.
    package static func ndjson(_ matrix: LayoutMatrix) -> String {
        matrix.rows.map { row in
            JSONOutput.object([
                ("locale", .string(matrix.locale)), ("message", .string(row.message)),
                ("branches", .array(row.branches.map(JSONOutput.string))), ("specimen", .string(row.specimen)),
                ("profile", .string(row.room)), ("variant", .string(row.banner.variant.rawValue)),
                ("lines", .array(row.banner.lines.map { .string($0.string) })),
                ("width", .number((row.width * 10).rounded() / 10)), ("cut", row.cut.map(JSONOutput.string) ?? .null),
                ("faults", .array(row.faults.map { .string(word($0)) })),
            ]).compact + "\n"
        }.joined()
    }

    static func word(_ fault: LayoutMatrix.Fault) -> String {
        switch fault {
        case .tooWide: "too_wide"
        case .tooManyLines: "too_many_lines"
        case .noDistance: "no_distance"
        case .unknownGlyphs: "unknown_glyphs"
        }
    }
}

extension CatalogChecker {
    /// The faults of a layout as findings, at the places of their messages.
    public func findings(in matrix: LayoutMatrix) -> [Finding] {
        var seen: Set<String> = []
        return matrix.rows.flatMap { row in
            row.faults.compactMap { fault in
                guard seen.insert("\(row.message) \(row.room) \(LayoutReport.word(fault))").inserted else { return nil }
                let lines = row.banner.lines.map { Invisible.escaped($0.string) }.joined(separator: "⏎")
                let id: CheckID
                let reason: String
                switch fault {
                case .tooWide: (id, reason) = (.layoutOverflow, "wider than \(row.room)")
                case .tooManyLines: (id, reason) = (.layoutOverflow, "more lines than \(row.room) has")
                case .noDistance: (id, reason) = (.layoutOverflow, "the distance is not there in \(row.room)")
                case .unknownGlyphs(let count):
                    (id, reason) = (.layoutGlyphs, "the fonts of \(row.room) lack \(count) characters")
                }
                return finding(id, locale: matrix.locale, key: row.message, "\(reason): \"\(lines)\"")
            }
        }
    }
}
