/// Which lanes to use, in words: "use the 2 right lanes".
struct LaneGuidance: Sendable {
    let book: Phrasebook

    /// The phrase; nil when nothing is known of the lanes, or when any of them will do.
    func text(_ lanes: [TurnLane], variant: MessageVariant) -> FormattedText? {
        let good = Self.best(lanes)
        guard !good.isEmpty, good.count < lanes.count else { return nil }
        let isRun = good.count == good[good.count - 1] - good[0] + 1
        let key: MessageKey =
            if isRun, good[0] == 0 {
                .guidanceLeft
            } else if isRun, good[good.count - 1] == lanes.count - 1 {
                .guidanceRight
            } else if isRun, good[0] == lanes.count - 1 - good[good.count - 1] {
                .guidanceMiddle
            } else {
                .guidanceNumbered
            }
        return book.text(
            key, variant,
            MessageArguments([
                (.count, .number(good.count)), (.lanes, .text(book.list(LaneNumbers(book).texts(good.map { $0 + 1 })))),
            ])
        ).within(.lanes)
    }

    /// Positions from the left of the lanes to use: those that suit what comes after, too, where the engine tells them.
    private static func best(_ lanes: [TurnLane]) -> [Int] {
        let active = lanes.indices.filter { lanes[$0].isActive == true && lanes[$0].isValid }
        return active.isEmpty ? lanes.indices.filter { lanes[$0].isValid } : active
    }
}
