/// Recognises the number of a road among names: engines send both in one list.
package enum RoadNumber {
    /// Whether a text is a road's number: up to four letters, digits, at most one word more ("A 96", "CA-1", "St2080",
    /// "OR 213 South"). "Rue 9" is none: letters that stand apart are capitals.
    package static func matches(_ text: some StringProtocol) -> Bool {
        var rest = Substring(text)
        let letters = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(letters.count)
        guard (1...4).contains(letters.count) else { return false }
        if let gap = rest.first, gap == " " || gap == "-" {
            guard letters.allSatisfy(\.isUppercase) else { return false }
            rest = rest.dropFirst()
        }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        guard digits.first?.isNumber == true, digits.count <= 5 else { return false }
        if rest.first?.isLetter == true { rest = rest.dropFirst() }
        guard let space = rest.first else { return true }
        return space == " " && rest.count > 1 && rest.dropFirst().allSatisfy(\.isLetter)
    }
}
