/// The progress of a trip as the parts of a navigation screen's bottom banner.
///
/// ```swift
/// let banner = navigation.banner(for: progress)
/// banner.primary.string              // "25 min (+5 min)"
/// banner.secondary?.string           // "18 km · 6:05 PM"
/// banner.facts.map(\.label.string)   // ["Time left", "Delay", "Distance left", "Arrival"]
/// ```
public struct ProgressBanner: Sendable, Hashable {
    /// The time left with its delay; the first of what else is known where there is none.
    public var primary: FormattedText
    /// The rest in one line; nil when there is no more.
    public var secondary: FormattedText?
    /// Each fact with its label, for a table.
    public var facts: [Fact]

    /// Something that is known of the trip.
    public struct Fact: Sendable, Hashable {
        /// What it is.
        public var kind: Kind
        /// Its name: "Arrival".
        public var label: FormattedText
        /// Its value: "6:05 PM".
        public var value: FormattedText
    }

    /// The facts in their order.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Those of `TripProgress`, in the words of its JSON.
        case duration, delay, distance, arrival, charge, traveled
        case nextWaypoint = "next_waypoint"
    }
}
