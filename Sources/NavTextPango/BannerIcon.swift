import NavText

/// The pictogram beside a banner's text.
public enum BannerIcon: String, Sendable, Hashable, CaseIterable {
    /// A warning triangle, with how much it matters in the banner's colour.
    case warning
    /// A closed road.
    case closed
    /// Something to know.
    case info
    /// Arrows of manoeuvres. Physical: never mirrored.
    case straight, left, right
    case slightLeft = "slight left"
    case slightRight = "slight right"
    case sharpLeft = "sharp left"
    case sharpRight = "sharp right"
    case uturn
    /// The destination.
    case flag

    /// The pictogram of an alert, a manoeuvre, the trip or a notice.
    public init(_ guidance: Guidance) {
        switch guidance {
        case .alert(let alert):
            if case .incident(let incident) = alert.kind {
                self = incident.closed || incident.type == .roadClosure ? .closed : .warning
            } else {
                self = .info
            }
        case .maneuver(let maneuver):
            if maneuver.type == .arrive {
                self = .flag
            } else {
                self = maneuver.modifier.flatMap { BannerIcon(rawValue: $0.rawValue) } ?? .straight
            }
        case .progress: self = .flag
        case .notice: self = .info
        }
    }

    /// The closed shapes of the pictogram in a square of side 1.
    var shapes: [[Double]] {
        switch self {
        case .warning:
            [[0.5, 0.08, 0.95, 0.9, 0.05, 0.9]]
        case .closed: [Self.circle(0.42)]
        case .info: [Self.circle(0.4)]
        case .flag: [[0.25, 0.08, 0.32, 0.08, 0.32, 0.95, 0.25, 0.95], [0.32, 0.1, 0.85, 0.3, 0.32, 0.5]]
        case .straight: Self.arrow(turned: 0)
        case .slightRight: Self.arrow(turned: 45)
        case .right: Self.arrow(turned: 90)
        case .sharpRight: Self.arrow(turned: 135)
        case .slightLeft: Self.arrow(turned: -45)
        case .left: Self.arrow(turned: -90)
        case .sharpLeft: Self.arrow(turned: -135)
        case .uturn: Self.arrow(turned: 180)
        }
    }

    /// What is cut out of the shapes, in the banner's own colour.
    var cuts: [[Double]] {
        switch self {
        case .warning:
            [[0.46, 0.35, 0.54, 0.35, 0.54, 0.65, 0.46, 0.65], [0.46, 0.72, 0.54, 0.72, 0.54, 0.8, 0.46, 0.8]]
        case .closed: [[0.22, 0.43, 0.78, 0.43, 0.78, 0.57, 0.22, 0.57]]
        case .info:
            [[0.46, 0.42, 0.54, 0.42, 0.54, 0.76, 0.46, 0.76], [0.46, 0.26, 0.54, 0.26, 0.54, 0.34, 0.46, 0.34]]
        default: []
        }
    }

    private static func circle(_ radius: Double) -> [Double] {
        (0..<24).flatMap { step -> [Double] in
            let (x, y) = direction(Double(step) * 15)
            return [0.5 + radius * x, 0.5 + radius * y]
        }
    }

    /// A shaft that comes from below, and a head in the direction of the turn, clockwise from ahead.
    private static func arrow(turned degrees: Double) -> [[Double]] {
        let (x, y) = direction(degrees)
        let middle = (0.5 - 0.12 * x, degrees == 0 ? 0.55 : 0.5)
        let tip = (middle.0 + 0.42 * x, middle.1 + 0.42 * y)
        func point(_ along: Double, _ aside: Double) -> [Double] {
            [middle.0 + along * x - aside * y, middle.1 + along * y + aside * x]
        }
        let shaft = [
            middle.0 - 0.05, 0.95, middle.0 + 0.05, 0.95, middle.0 + 0.05, middle.1, middle.0 - 0.05, middle.1,
        ]
        let arm = point(-0.05, -0.05) + point(0.25, -0.05) + point(0.25, 0.05) + point(-0.05, 0.05)
        let head = point(0.2, -0.16) + [tip.0, tip.1] + point(0.2, 0.16)
        return [shaft, arm, head]
    }

    /// The direction of an angle, clockwise from up, with y growing downward. In steps of 15 degrees.
    private static func direction(_ degrees: Double) -> (Double, Double) {
        let sines = [0, 0.258_819, 0.5, 0.707_107, 0.866_025, 0.965_926, 1]
        func sine(_ degrees: Double) -> Double {
            var turned = degrees.truncatingRemainder(dividingBy: 360)
            if turned < 0 { turned += 360 }
            switch turned {
            case ..<90: return sines[Int((turned / 15).rounded())]
            case ..<180: return sines[Int(((180 - turned) / 15).rounded())]
            case ..<270: return -sines[Int(((turned - 180) / 15).rounded())]
            default: return -sines[Int(((360 - turned) / 15).rounded())]
            }
        }
        return (sine(degrees), -sine(degrees + 90))
    }
}
