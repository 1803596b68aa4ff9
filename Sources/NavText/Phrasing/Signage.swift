/// What signs and street plates at a manoeuvre say: names and numbers of roads, destinations, exits.
struct Signage: Sendable {
    let book: Phrasebook
    let variant: MessageVariant

    /// The road that is taken; nil when it has neither a name nor a number. Nothing is said twice.
    func road(_ maneuver: Maneuver) -> FormattedText? {
        let (name, ref) = roadParts(maneuver)
        guard let name, let ref else { return name ?? ref }
        return book.text(.signNameRef, variant, MessageArguments([(.name, .text(name)), (.ref, .text(ref))]))
    }

    /// The road's name and its number; a motorway that has a number has no name.
    func roadParts(_ maneuver: Maneuver) -> (name: FormattedText?, ref: FormattedText?) {
        let refs = Self.unique(maneuver.refs)
        let known = Set(refs.map(Self.plain))
        let names = Self.unique(maneuver.names).map { Self.removingRefs(known, from: $0) }.filter {
            !known.contains(Self.plain($0))
        }
        let ref = joined(refs.compactMap { Names.text($0, role: .ref, in: book.direction) })
        if maneuver.isMotorway, ref != nil, !Self.namesMotorways(book.words) { return (nil, ref) }
        // More than two names of one road are no help to a driver.
        let readable = Names.inScripts(of: book.words, Self.unique(names)).prefix(2)
        return (joined(readable.compactMap { Names.text($0, role: .road, in: book.direction) }), ref)
    }

    /// Whether drivers know motorways by their names and not by their numbers.
    private static func namesMotorways(_ locale: LocaleID) -> Bool { ["ja", "ko"].contains(locale.language) }

    /// The numbers of the exit, side by side as on the sign; a voice says them as a list.
    func exits(_ maneuver: Maneuver) -> FormattedText? {
        let exits = Self.unique(maneuver.exits).compactMap { Names.text($0, role: .exit, in: book.direction) }
        return variant == .spoken && exits.count > 1 ? book.list(exits) : joined(exits)
    }

    /// How many numbers the exit has.
    func exitCount(_ maneuver: Maneuver) -> Int { Self.unique(maneuver.exits).count }

    /// The roads and places of the sign, at most so many places; nil when there are none.
    func destination(_ maneuver: Maneuver, places: Int) -> FormattedText? {
        let (refs, names) = destinationParts(maneuver, places: places)
        guard let refs, let names else { return refs ?? names }
        return book.text(.signRefName, variant, MessageArguments([(.ref, .text(refs)), (.name, .text(names))]))
    }

    func destinationParts(_ maneuver: Maneuver, places: Int) -> (refs: FormattedText?, names: FormattedText?) {
        let refs = Self.unique(maneuver.destinations.refs)
        let known = Set(refs.map(Self.plain))
        let names = Self.unique(maneuver.destinations.names).filter { !known.contains(Self.plain($0)) }
        return (
            joined(refs.compactMap { Names.text($0, role: .ref, in: book.direction) }),
            joined(names.prefix(places).compactMap { Names.text($0, role: .destination, in: book.direction) })
        )
    }

    /// Names side by side, as signs have them and as a voice reads them.
    private func joined(_ items: [FormattedText]) -> FormattedText? {
        guard let first = items.first else { return nil }
        return items.dropFirst().reduce(first) { joined, item in
            book.text(.signJoined, variant, MessageArguments([(.first, .text(joined)), (.second, .text(item))]))
        }
    }

    /// Clean names, each once.
    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.compactMap(Names.clean).filter { seen.insert(plain($0)).inserted }
    }

    /// A name without what tells spellings apart: "A 8" and "a8" are one road.
    private static func plain(_ name: String) -> String {
        TextProperties.folded(name).filter { !$0.isWhitespace && $0 != "-" }
    }

    /// "Central Parkway (US 127; US 27)" without the numbers that are said beside it.
    private static func removingRefs(_ known: Set<String>, from name: String) -> String {
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return name }
        let inside = name[name.index(after: open)...].dropLast().split { ";,/".contains($0) }
        guard !inside.isEmpty, inside.allSatisfy({ known.contains(plain(String($0))) }) else { return name }
        let rest = name[..<open]
        return Names.clean(String(rest)) ?? name
    }
}
