/// A manoeuvre in words: which lanes, what to do, onto which road or toward what, how far, and what comes then.
struct ManeuverFormatter: Sendable {
    let book: Phrasebook
    let distances: DistanceFormatter

    /// How many places of a sign a banner and a voice name.
    private static let places = (banner: 3, spoken: 2)

    /// How much is said.
    private struct Scope {
        var variant: MessageVariant
        var lanes = true
        var next = true
        var target = true
        var rotaryName = true
        var destination = true
        var places: Int
    }

    /// All that is known.
    func text(_ maneuver: Maneuver, style: TextStyle) -> FormattedText {
        finished(text(maneuver, style, Self.everything(style)), maneuver)
    }

    /// The same without what follows, for a text that says that in a sentence of its own.
    func textWithoutNext(_ maneuver: Maneuver, style: TextStyle) -> FormattedText {
        var scope = Self.everything(style)
        scope.next = false
        return finished(text(maneuver, style, scope), maneuver)
    }

    private static func everything(_ style: TextStyle) -> Scope {
        Scope(variant: style.variant, places: places(style))
    }

    /// Texts that say less and less: shorter words, then one fact less each time, at last the fewest words. None leaves
    /// out what to do and how far.
    func shorter(_ maneuver: Maneuver, style: TextStyle) -> some Sequence<FormattedText> {
        var scopes = [Self.everything(style)]
        func add(_ leaveOut: (inout Scope) -> Void) {
            var scope = scopes[scopes.count - 1]
            leaveOut(&scope)
            scopes.append(scope)
        }
        if style != .spoken { add { $0.variant = .short } }
        add { $0.lanes = false }
        add { $0.next = false }
        add { $0.places = 1 }
        // The exit's number is the last that a driver can do without.
        if !maneuver.exits.isEmpty { add { $0.destination = false } }
        add { $0.target = false }
        if style != .spoken { add { $0.variant = .shortest } }
        if maneuver.rotaryName != nil { add { $0.rotaryName = false } }
        var anonymous = maneuver
        anonymous.rotaryName = nil
        let bare = anonymous
        return scopes.dropFirst().lazy.map { scope in
            finished(text(scope.rotaryName ? maneuver : bare, style, scope), maneuver)
        }
    }

    /// The parts of a banner of several lines.
    func banner(_ maneuver: Maneuver, style: TextStyle) -> InstructionBanner {
        let signage = Signage(book: book, variant: style.variant)
        let action = ManeuverAction(maneuver, book, style.variant, isNow: isNow(maneuver))
        var primary: FormattedText?
        var secondary: FormattedText?
        let (refs, places) = signage.destinationParts(maneuver, places: Self.places(style))
        let exit = signage.exits(maneuver).map { exit in
            book.text(
                .exitSign, style.variant,
                MessageArguments([(.exit, .text(exit)), (.count, .number(signage.exitCount(maneuver)))]))
        }
        if exit != nil || refs != nil || places != nil {
            let sign = refs ?? (exit == nil ? places : nil)
            primary = exit
            if let exit, let sign {
                primary = book.text(
                    .tripJoined, .plain, MessageArguments([(.first, .text(exit)), (.second, .text(sign))]))
            } else if let sign {
                primary = sign
            }
            secondary = refs == nil && exit == nil ? nil : places
        } else if let junction = junction(maneuver) {
            (primary, secondary) = (junction, signage.road(maneuver))
        } else if action.type != .arrive {
            let (name, ref) = signage.roadParts(maneuver)
            (primary, secondary) = name == nil ? (ref, nil) : (name, ref)
        }
        return InstructionBanner(
            action: book.capitalized(action.text), primary: book.capitalized(primary ?? action.text),
            secondary: secondary.map(book.capitalized),
            lanes: LaneGuidance(book: book).text(maneuver.lanes, variant: style.variant).map(book.capitalized),
            then: maneuver.next.map { book.capitalized(then($0, style)) })
    }

    /// The sentence that says what follows: "Then turn right".
    func next(_ maneuver: Maneuver, style: TextStyle) -> FormattedText? {
        maneuver.next.map { book.capitalized(then($0, style)) }
    }

    private static func places(_ style: TextStyle) -> Int { style == .spoken ? places.spoken : places.banner }

    private func finished(_ text: FormattedText, _ maneuver: Maneuver) -> FormattedText {
        var result = book.capitalized(text)
        result.diagnostics += maneuver.unrecognized.map {
            Diagnostic(.unknownWord, key: $0.path, locale: book.words.tag, detail: "\"\($0.word)\"")
        }
        if let distance = maneuver.distance, !(0...1e9).contains(distance) {
            result.diagnostics.append(
                Diagnostic(.unusableNumber, key: "distance", locale: book.words.tag, detail: "\(distance)"))
        }
        return result
    }

    private func isNow(_ maneuver: Maneuver) -> Bool { maneuver.distance.map(distances.isNear) ?? false }

    private func text(_ maneuver: Maneuver, _ style: TextStyle, _ scope: Scope) -> FormattedText {
        let variant = scope.variant
        let isNow = isNow(maneuver)
        let action = ManeuverAction(maneuver, book, variant, isNow: isNow)
        var text = scope.target ? withTarget(action, maneuver, variant, scope) : action.text
        if scope.lanes, let lanes = LaneGuidance(book: book).text(maneuver.lanes, variant: variant) {
            text = book.text(
                .instructionLanes, variant,
                MessageArguments(action.keywords + [(.lanes, .text(lanes)), (.instruction, .text(text))]))
        }
        text = withDistance(text, action, maneuver, style, variant, isNow: isNow)
        guard scope.next, let next = maneuver.next else { return text }
        return book.text(
            .instructionThen, variant,
            MessageArguments([(.first, .text(text)), (.second, .text(nextAction(next, variant)))]))
    }

    /// One departs where one is, and has arrived where one is: neither needs "now".
    private func withDistance(
        _ text: FormattedText, _ action: ManeuverAction, _ maneuver: Maneuver, _ style: TextStyle,
        _ variant: MessageVariant, isNow: Bool
    ) -> FormattedText {
        guard let distance = maneuver.distance, distance.isFinite, action.type != .depart else { return text }
        var arguments = MessageArguments(action.keywords + [(.instruction, .text(text))])
        if isNow {
            return action.type == .arrive ? text : book.text(.instructionNow, variant, arguments)
        }
        arguments.set(.distance, distances.measure(distance, style: style))
        return book.text(.instructionDistance, variant, arguments)
    }

    /// The action with the exit, the destination, the junction or the road: what the driver sees first on the signs.
    private func withTarget(
        _ action: ManeuverAction, _ maneuver: Maneuver, _ variant: MessageVariant, _ scope: Scope
    ) -> FormattedText {
        let signage = Signage(book: book, variant: variant)
        var arguments = MessageArguments(action.keywords + [(.action, .text(action.text))])
        let exit = signage.exits(maneuver)
        let destination = scope.destination ? signage.destination(maneuver, places: scope.places) : nil
        if let exit {
            arguments.set(.exit, .text(exit))
            arguments.set(.count, .number(signage.exitCount(maneuver)))
        }
        if let destination { arguments.set(.destination, .text(destination)) }
        switch (exit != nil, destination != nil) {
        case (true, true): return book.text(.instructionExitDestination, variant, arguments)
        case (false, true): return book.text(.instructionDestination, variant, arguments)
        case (true, false): return book.text(.instructionExit, variant, arguments)
        case (false, false): break
        }
        if let junction = junction(maneuver) {
            arguments.set(.junction, .text(junction))
            return book.text(.instructionJunction, variant, arguments)
        }
        guard let road = signage.road(maneuver) else { return action.text }
        arguments.set(.road, .text(road))
        return book.text(.instructionRoad, variant, arguments)
    }

    private func junction(_ maneuver: Maneuver) -> FormattedText? {
        Names.text(maneuver.junctionName, role: .place, in: book.direction)
    }

    private func nextAction(_ maneuver: Maneuver, _ variant: MessageVariant) -> FormattedText {
        ManeuverAction(maneuver, book, variant, isNow: false).text
    }

    private func then(_ maneuver: Maneuver, _ style: TextStyle) -> FormattedText {
        book.text(
            .instructionNext, style.variant,
            MessageArguments([(.instruction, .text(nextAction(maneuver, style.variant)))]))
    }
}
