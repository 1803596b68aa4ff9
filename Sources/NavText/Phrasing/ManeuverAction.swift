/// What a driver does at a manoeuvre, without the names of roads: "turn left", "take the 2nd exit at the roundabout".
struct ManeuverAction {
    /// The word by which messages tell kinds of actions apart.
    enum Kind: String {
        case turn
        case endOfRoad = "end_of_road"
        case `continue`
        case newName = "new_name"
        case fork, merge
        case onRamp = "on_ramp"
        case offRamp = "off_ramp"
        case roundabout, depart, arrive, passage
    }

    let type: Kind
    let text: FormattedText
    /// What sentences around the action choose by.
    let keywords: [(ArgumentName, MessageArgument)]

    init(_ maneuver: Maneuver, _ book: Phrasebook, _ variant: MessageVariant, isNow: Bool) {
        let modifier = Self.modifier(maneuver)
        let side = Self.side(modifier)
        var keywords: [(ArgumentName, MessageArgument)] = [
            (.modifier, .keyword(modifier.map { $0.rawValue.replacing(" ", with: "_") } ?? "other")),
            (.side, .keyword(side)), (.moment, .keyword(isNow ? "now" : "other")),
            (.direction, .keyword(Self.direction(maneuver.bearingAfter))),
        ]
        var arguments = MessageArguments(keywords)
        let key: MessageKey
        if let passage = Self.passage(maneuver) {
            type = .passage
            key = .passage
            arguments.set(.kind, .keyword(passage))
        } else {
            (type, key) = Self.message(maneuver, book, variant, &arguments)
        }
        text = book.text(key, variant, arguments).within(.action)
        keywords.append((.type, .keyword(type.rawValue)))
        self.keywords = keywords
    }

    private static func message(
        _ maneuver: Maneuver, _ book: Phrasebook, _ variant: MessageVariant, _ arguments: inout MessageArguments
    ) -> (Kind, MessageKey) {
        switch maneuver.type {
        case .turn: return maneuver.modifier == nil ? (.continue, .continue) : (.turn, .turn)
        case .endOfRoad: return (.endOfRoad, .endOfRoad)
        case .newName: return (.newName, .continue)
        case .continue, .notification, .useLane: return (.continue, .continue)
        case .fork: return (.fork, .fork)
        case .merge: return (.merge, .merge)
        case .onRamp: return (.onRamp, .onRamp)
        case .offRamp: return (.offRamp, .offRamp)
        case .roundaboutTurn: return (.roundabout, .roundaboutTurn)
        case .roundabout, .rotary:
            return (.roundabout, roundabout(maneuver, book, variant, &arguments))
        case .exitRoundabout, .exitRotary:
            return (.roundabout, setRotary(maneuver, book, &arguments) ? .exitRotary : .exitRoundabout)
        case .depart: return (.depart, .depart)
        case .arrive: return (.arrive, arrival(maneuver, book, variant, &arguments))
        case .ferryEnter, .ferryExit, .transit, .transitTransfer, .transitRemainOn, .stationEnter, .stationExit,
            .elevator, .escalator, .steps, .buildingEnter, .buildingExit:
            return (.passage, .passage)
        }
    }

    private static func roundabout(
        _ maneuver: Maneuver, _ book: Phrasebook, _ variant: MessageVariant, _ arguments: inout MessageArguments
    ) -> MessageKey {
        let isNamed = setRotary(maneuver, book, &arguments)
        guard let number = maneuver.roundaboutExit, number > 0 else { return isNamed ? .rotary : .roundabout }
        let exit = book.text(.exitOrdinal, variant, MessageArguments([(.number, .number(number))]))
        arguments.set(.exit, .text(exit))
        return isNamed ? .rotaryExit : .roundaboutExit
    }

    /// The roundabout's own name, which may say itself that it is one's; false when it has none.
    private static func setRotary(
        _ maneuver: Maneuver, _ book: Phrasebook, _ arguments: inout MessageArguments
    ) -> Bool {
        guard let name = Names.text(maneuver.rotaryName, role: .place, in: book.direction) else { return false }
        let says = book.text(.roundaboutPlace).string.split(separator: "|").contains {
            Names.says(String($0), in: name.string)
        }
        arguments.set(.name, .text(name))
        arguments.set(.kind, .keyword(says ? "named" : "other"))
        return true
    }

    private static func arrival(
        _ maneuver: Maneuver, _ book: Phrasebook, _ variant: MessageVariant, _ arguments: inout MessageArguments
    ) -> MessageKey {
        if let name = Names.text(maneuver.waypointName, role: .place, in: book.direction) {
            arguments.set(.name, .text(name))
            return .arriveName
        }
        guard let number = maneuver.waypointNumber, number > 0 else { return .arrive }
        arguments.set(
            .name, .text(book.text(.stopOrdinal, variant, MessageArguments([(.number, .number(number))]))))
        return .arriveName
    }

    /// The way that is no road.
    private static func passage(_ maneuver: Maneuver) -> String? {
        switch maneuver.type {
        case .arrive: return nil
        case .ferryEnter, .ferryExit, .transit, .transitTransfer, .transitRemainOn, .stationEnter, .stationExit,
            .elevator, .escalator, .steps, .buildingEnter, .buildingExit:
            return maneuver.type.rawValue.replacing(" ", with: "_")
        default: break
        }
        switch maneuver.mode {
        case .ferry: return "ferry_enter"
        case .train: return "train"
        case .pushingBike: return maneuver.type == .notification ? "pushing_bike" : nil
        case .driving, .walking, .cycling: return nil
        }
    }

    /// A road that gets another name runs on: straight on needs no word there.
    private static func modifier(_ maneuver: Maneuver) -> Maneuver.Modifier? {
        maneuver.type == .newName && maneuver.modifier == .straight ? nil : maneuver.modifier
    }

    private static func side(_ modifier: Maneuver.Modifier?) -> String {
        switch modifier {
        case .left, .slightLeft, .sharpLeft: "left"
        case .right, .slightRight, .sharpRight: "right"
        case .straight: "straight"
        case .uturn: "uturn"
        case nil: "other"
        }
    }

    /// The nearest of eight points of the compass.
    private static func direction(_ bearing: Double?) -> String {
        guard let bearing, bearing.isFinite else { return "other" }
        let points = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
        let turned = bearing.truncatingRemainder(dividingBy: 360)
        let eighth = Int(((turned < 0 ? turned + 360 : turned) / 45).rounded()) % points.count
        return points[eighth]
    }
}
