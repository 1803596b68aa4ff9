/// Makes a text fit: the first of its variants that does, else a name cut, else the text cut. A distance is never cut.
struct BannerFitter: Sendable {
    /// A text and the rung of the ladder on which it stands.
    struct Rung {
        let variant: Banner.Variant
        let text: FormattedText
    }

    let rules: BreakRules
    let locale: LocaleID
    let direction: TextDirection

    /// A direction is given where it is not the locale's.
    init(locale: LocaleID, direction: TextDirection? = nil) throws {
        self.locale = locale
        self.direction = direction ?? locale.direction
        rules = try BreakRules(locale: locale)
    }

    /// `full` says all; `ladder` has the texts that are shorter and shorter, and is asked for them one by one as long as
    /// none fits.
    func fit(_ full: FormattedText, or ladder: some Sequence<Rung>, in size: BannerSize) -> Banner {
        let breaker = LineBreaker(rules: rules, measurer: size.measurer)
        let most = max(1, size.lines ?? Int.max)
        let whole = breaker.lines(of: full, width: size.width)
        if whole.count <= most { return banner(full, whole, .full) }
        var least = full
        for rung in ladder {
            let text = rung.text
            least = text
            // What is longer than all lines together needs no breaking.
            if size.measurer.width(of: text.string) > size.width * Double(most) { continue }
            let lines = breaker.lines(of: text, width: size.width)
            if lines.count <= most { return banner(text, lines, rung.variant) }
        }
        if let (text, lines) = cuttingNames(least, size, most, breaker) { return banner(text, lines, .nameCut) }
        let (text, lines) = cuttingText(least, size, most, breaker)
        return banner(text, lines, .lineCut)
    }

    private func banner(_ text: FormattedText, _ lines: [Range<Int>], _ variant: Banner.Variant) -> Banner {
        let bytes = Array(text.string.utf8)
        var trimmed = lines.map { WhiteSpace.trimmed($0, of: bytes) }.filter { !$0.isEmpty }
        if trimmed.isEmpty { trimmed = [0..<0] }
        let strings = Isolates.balanced(trimmed.map { text[$0] })
        return Banner(
            text: text, lines: zip(strings, trimmed).map { Banner.Line(string: $0, utf8: $1) }, variant: variant,
            direction: direction)
    }

    /// The longest names shortened by as few letters as needed, down to three; nil when that does not suffice.
    private func cuttingNames(
        _ text: FormattedText, _ size: BannerSize, _ most: Int, _ breaker: LineBreaker
    ) -> (FormattedText, [Range<Int>])? {
        let shortest = 3
        let names = text.runs.filter { $0.role.isName && !$0.role.isProtected }
        guard let longest = names.map({ text.text(of: $0).count }).max(), longest > shortest else { return nil }
        func cut(to letters: Int) -> FormattedText {
            var result = text
            for name in names.reversed() {
                let content = text.text(of: name)
                guard content.count > letters else { continue }
                var kept = String(content.prefix(letters))
                while kept.last?.isWhitespace == true { kept.removeLast() }
                let end = name.utf8.lowerBound + kept.utf8.count
                let part = end..<name.utf8.upperBound
                // A name that holds the distance (an app's own text never does) is not ours to cut.
                result = result.replacing(part, with: ellipsis(after: kept, in: text.string, at: end))
            }
            return result
        }
        return widest(shortest..<longest) { letters in
            let candidate = cut(to: letters)
            let lines = breaker.lines(of: candidate, width: size.width)
            return lines.count <= most && !overflows(candidate, lines, size) ? (candidate, lines) : nil
        }
    }

    /// The text up to a place, an ellipsis, and the distance where it stood behind that place.
    private func cuttingText(
        _ text: FormattedText, _ size: BannerSize, _ most: Int, _ breaker: LineBreaker
    ) -> (FormattedText, [Range<Int>]) {
        let distance = text.runs.first { $0.role == .distance }
        let places = rules.graphemes(in: text.string).filter { place in
            !text.runs.contains { $0.role.isProtected && $0.utf8.contains(place) && $0.utf8.lowerBound < place }
        }
        func cut(at index: Int) -> FormattedText {
            var kept = text.prefix(places[index])
            let string = kept.string
            kept.append(ellipsis(after: string, in: text.string, at: places[index]))
            kept.append(Isolates.closing(string))
            if let distance, distance.utf8.lowerBound >= places[index] {
                kept.append(" ")
                kept.append(FormattedText(String(text.text(of: distance)), role: .distance))
            }
            return kept
        }
        let found = widest(0..<max(0, places.count - 1)) { index in
            let candidate = cut(at: index)
            let lines = breaker.lines(of: candidate, width: size.width)
            return lines.count <= most && !overflows(candidate, lines, size) ? (candidate, lines) : nil
        }
        if let found { return found }
        // No room for more than the distance, or for anything.
        var rest: FormattedText
        if let distance {
            rest = FormattedText(String(text.text(of: distance)), role: .distance)
        } else {
            rest = text.prefix(places.first ?? 0)
        }
        rest.diagnostics = text.diagnostics
        return (rest, [0..<rest.string.utf8.count])
    }

    /// Whether a line is too wide though it could be shorter: a distance alone on its line is as short as it gets.
    private func overflows(_ text: FormattedText, _ lines: [Range<Int>], _ size: BannerSize) -> Bool {
        let bytes = Array(text.string.utf8)
        return lines.contains { line in
            let range = WhiteSpace.trimmed(line, of: bytes)
            guard size.measurer.width(of: String(text[range])) > size.width else { return false }
            // Isolates around a road's number have no width.
            let bare = Isolates.bare(text.string, range)
            return !text.runs.contains { $0.role.isProtected && $0.utf8 == bare }
        }
    }

    /// The result for the largest number of the range that has one; the larger the number, the harder it is.
    private func widest<Result>(_ range: Range<Int>, _ attempt: (Int) -> Result?) -> Result? {
        var best: Result?
        var low = range.lowerBound
        var high = range.upperBound - 1
        while low <= high {
            let middle = (low + high) / 2
            if let result = attempt(middle) {
                best = result
                low = middle + 1
            } else {
                high = middle - 1
            }
        }
        return best
    }

    private func ellipsis(after kept: String, in text: String, at offset: Int) -> String {
        TextProperties.ellipsis(locale, afterWord: kept.last?.isWhitespace == true || rules.isWordEnd(offset, in: text))
    }
}

extension FormattedText {
    /// The text up to a place, without white space, commas and colons at its end.
    fileprivate func prefix(_ bytes: Int) -> FormattedText {
        var end = bytes
        let head = self[0..<bytes]
        for character in head.reversed() {
            guard character.isWhitespace || [",", ":", ";", "、", "，", "：", "؛", "،", "-"].contains(character) else {
                break
            }
            end -= character.utf8.count
        }
        return replacing(end..<string.utf8.count, with: "")
    }
}
