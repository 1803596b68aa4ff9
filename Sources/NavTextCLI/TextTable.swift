import NavText

/// Rows in columns: names at the left, numbers at the right.
enum TextTable {
    /// `names` is how many columns begin at their left edge.
    static func text(_ rows: [[String]], names: Int) -> String {
        let measurer = ColumnMeasurer()
        func width(_ cell: String) -> Int { Int(measurer.width(of: cell)) }
        let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { width($0[column]) }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let gap = String(repeating: " ", count: widths[column] - width(cell))
                if column >= names { return gap + cell }
                return column == row.count - 1 ? cell : cell + gap
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
