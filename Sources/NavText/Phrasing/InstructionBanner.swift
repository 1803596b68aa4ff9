/// A manoeuvre as the lines of a navigation banner, for a host that shows the arrow and the distance itself.
///
/// ```swift
/// let banner = navigation.instruction(for: maneuver)
/// banner.primary.string      // "Exit 8B · I-580 East"
/// banner.secondary?.string   // "Downtown Oakland/Hayward/Stockton"
/// banner.then?.string        // "Then turn left"
/// ```
public struct InstructionBanner: Sendable, Hashable {
    /// What to do: "Turn left".
    public var action: FormattedText
    /// What the driver looks for: the exit and the road, the place or the street; what to do where there is none.
    public var primary: FormattedText
    /// More of what stands on the sign; nil when there is no more.
    public var secondary: FormattedText?
    /// Which lanes to use; nil when any will do.
    public var lanes: FormattedText?
    /// What follows at once; nil when nothing does.
    public var then: FormattedText?
}
