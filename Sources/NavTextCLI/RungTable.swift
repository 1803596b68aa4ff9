import NavText
import NavTextInput

/// How texts fit: for each locale and room the share of banners on each rung of the ladder, and what did not fit.
struct RungTable {
    private var rows: [[String]] = []

    init(_ input: GuidanceInput, _ languages: [NavigationText], _ rooms: [RoomOptions.Room]) {
        rows.append(["locale", "room"] + Banner.Variant.allCases.map(\.rawValue) + ["too wide", "no distance"])
        for language in languages {
            for room in rooms { rows.append(row(input.guidance, language, room)) }
        }
    }

    private func row(_ guidance: [Guidance], _ language: NavigationText, _ room: RoomOptions.Room) -> [String] {
        var counts: [Banner.Variant: Int] = [:]
        var tooWide = 0
        var withoutDistance = 0
        for each in guidance {
            let banner = language.banner(for: each, in: room.size)
            counts[banner.variant, default: 0] += 1
            let isWide = banner.lines.contains { room.size.measurer.width(of: $0.string) > room.size.width }
            if isWide || banner.lines.count > room.size.lines ?? Int.max { tooWide += 1 }
            let full = language.format(each)
            let hasDistance = full.runs.contains { $0.role == .distance }
            if hasDistance, !banner.text.runs.contains(where: { $0.role == .distance }) { withoutDistance += 1 }
        }
        let shares = Banner.Variant.allCases.map { variant in
            "\(counts[variant, default: 0] * 100 / max(1, guidance.count))%"
        }
        return [language.match.requested.tag, room.name] + shares
            + ["\(tooWide)", "\(withoutDistance)"]
    }

    var text: String { TextTable.text(rows, names: 2) }
}
