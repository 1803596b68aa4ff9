/// The lanes that an incident blocks.
///
/// ```swift
/// BlockedLanes([.left, .shoulder])          // by name
/// BlockedLanes([.number(2), .number(3)])    // by number
/// BlockedLanes(count: 2, total: 3)          // by count
/// ```
public struct BlockedLanes: Sendable, Hashable {
    /// The lanes by name or number; several mentions of one lane count once.
    public var lanes: [Lane]
    /// How many are blocked (`num_lanes_blocked`), where that is all that is known.
    public var count: Int?
    /// How many lanes there are in this direction.
    public var total: Int?

    /// Blocked lanes by name or number, by count, or both.
    public init(_ lanes: [Lane] = [], count: Int? = nil, total: Int? = nil) {
        self.lanes = lanes
        self.count = count
        self.total = total
    }

    /// A lane. Left and right are the driver's own and never mirrored.
    public enum Lane: Sendable, Hashable {
        /// Mapbox's lanes; `number` counts as the feed counts.
        case left, leftCenter, leftTurn, center, right, rightCenter, rightTurn, hov, side, shoulder, median
        case number(Int)

        /// Reads a word of `lanes_blocked`, in any case, with spaces, underscores or hyphens; nil when it is none.
        public init?(word: String) {
            if let number = Int(word), (1...99).contains(number) {
                self = .number(number)
                return
            }
            let plain = word.uppercased().split { $0 == " " || $0 == "_" || $0 == "-" }.joined(separator: " ")
            switch plain {
            case "LEFT": self = .left
            case "LEFT CENTER": self = .leftCenter
            case "LEFT TURN LANE": self = .leftTurn
            case "CENTER": self = .center
            case "RIGHT": self = .right
            case "RIGHT CENTER": self = .rightCenter
            case "RIGHT TURN LANE": self = .rightTurn
            case "HOV": self = .hov
            case "SIDE": self = .side
            case "SHOULDER": self = .shoulder
            case "MEDIAN": self = .median
            default: return nil
            }
        }
    }
}
