/// Which lanes are blocked, in words.
///
/// ```swift
/// let lanes = LaneFormatter(navigation)
/// lanes.format(BlockedLanes([.left]))?.string                               // "left lane blocked"
/// lanes.format(BlockedLanes([.number(2), .number(3), .number(4)]))?.string  // "lanes 2–4 blocked"
/// lanes.format(BlockedLanes(count: 2, total: 3))?.string                    // "2 of 3 lanes blocked"
/// ```
public struct LaneFormatter: Sendable {
    let book: Phrasebook

    init(_ book: Phrasebook) { self.book = book }

    /// A formatter with the words of a locale.
    public init(_ navigation: NavigationText) { book = navigation.book }

    /// The phrase, small first letter; nil when nothing is blocked or nothing is known of it.
    public func format(_ blocked: BlockedLanes) -> FormattedText? {
        var lanes: [BlockedLanes.Lane] = []
        for lane in blocked.lanes where !lanes.contains(lane) { lanes.append(lane) }
        return phrase(lanes, blocked)?.within(.lanes)
    }

    private func phrase(_ lanes: [BlockedLanes.Lane], _ blocked: BlockedLanes) -> FormattedText? {
        guard !lanes.isEmpty else { return counted(blocked.count ?? 0, of: blocked.total) }
        let driving = lanes.count { $0 != .shoulder && $0 != .median }
        if let total = blocked.total, total > 1, driving >= total { return counted(driving, of: total) }
        let numbers = lanes.compactMap(\.number)
        if numbers.count == lanes.count { return numbered(numbers) }
        return book.text(
            .lanesNamed, .plain,
            MessageArguments([
                (.lanes, .text(book.list(lanes.map(name)))),
                (.count, .number(lanes.count)),
                (.kind, .keyword(lanes.contains(.median) ? "median" : lanes.contains(.shoulder) ? "shoulder" : "lane")),
            ]))
    }

    private func counted(_ count: Int, of total: Int?) -> FormattedText? {
        guard count > 0 else { return nil }
        guard let total, total > 0 else {
            return book.text(.lanesCount, .plain, MessageArguments([(.count, .number(count))]))
        }
        guard count < total else { return book.text(.lanesAll) }
        return book.text(
            .lanesCountOfTotal, .plain, MessageArguments([(.count, .number(count)), (.total, .number(total))]))
    }

    private func numbered(_ numbers: [Int]) -> FormattedText {
        book.text(
            .lanesNumbered, .plain,
            MessageArguments([
                (.lanes, .text(book.list(LaneNumbers(book).texts(numbers)))), (.count, .number(numbers.count)),
            ]))
    }

    private func name(_ lane: BlockedLanes.Lane) -> FormattedText {
        switch lane {
        case .left: book.text(.laneLeft)
        case .leftCenter: book.text(.laneLeftCenter)
        case .leftTurn: book.text(.laneLeftTurn)
        case .center: book.text(.laneCenter)
        case .right: book.text(.laneRight)
        case .rightCenter: book.text(.laneRightCenter)
        case .rightTurn: book.text(.laneRightTurn)
        case .hov: book.text(.laneHov)
        case .side: book.text(.laneSide)
        case .shoulder: book.text(.laneShoulder)
        case .median: book.text(.laneMedian)
        case .number(let number): book.text(.laneNumber, .plain, MessageArguments([(.number, .number(number))]))
        }
    }
}

extension BlockedLanes.Lane {
    fileprivate var number: Int? {
        if case .number(let number) = self { return number }
        return nil
    }
}
