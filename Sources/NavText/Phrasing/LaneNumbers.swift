/// Numbers of lanes as items of a list: three and more in a row are a range, "2–4".
struct LaneNumbers {
    let book: Phrasebook

    init(_ book: Phrasebook) { self.book = book }

    func texts(_ numbers: [Int]) -> [FormattedText] {
        var items: [FormattedText] = []
        var rest = numbers.sorted()[...]
        while let first = rest.first {
            var last = first
            while rest.dropFirst(last - first + 1).first == last + 1 { last += 1 }
            if last - first < 2 { last = first }
            items.append(range(first, last))
            rest = rest.dropFirst(last - first + 1)
        }
        return items
    }

    private func range(_ first: Int, _ last: Int) -> FormattedText {
        guard first < last else {
            return book.text(.lanesSingle, .plain, MessageArguments([(.number, .number(first))]))
        }
        return book.text(.lanesRange, .plain, MessageArguments([(.first, .number(first)), (.last, .number(last))]))
    }
}
