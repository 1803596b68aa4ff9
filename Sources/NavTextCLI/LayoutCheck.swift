import NavText
import NavTextTesting

/// `navtext check --layout`: how every message fits every room.
enum LayoutCheck {
    static func run(_ options: ParsedOptions, _ checker: CatalogChecker, _ output: CheckCommand.Output) throws
        -> [Finding]?
    {
        let rooms = try RoomOptions.roomsOrAll(options)
        let catalog: Catalog
        switch CatalogOption.load(options) {
        case .success(let loaded): catalog = loaded
        case .failure: return nil
        }
        let named = rooms.map { LayoutMatrix.Room($0.name, $0.size) }
        var findings: [Finding] = []
        var matrices: [LayoutMatrix] = []
        for locale in try CatalogOption.locales(options, catalog) {
            let matrix = try LayoutMatrix(locale: locale.tag, catalog: catalog, rooms: named)
            findings += checker.findings(in: matrix)
            if output == .json { Terminal.output(LayoutReport.ndjson(matrix)) }
            if output == .text { matrices.append(matrix) }
        }
        if output == .text { Terminal.output(TextTable.text(LayoutReport.table(matrices, named), names: 2)) }
        return findings
    }
}
