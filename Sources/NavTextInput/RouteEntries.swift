import NavText

/// What a route gives, brought into the order in which the driver meets it.
struct RouteEntries {
    private struct Item {
        /// Metres along the route; what has no place of its own stands where it was found.
        let place: Double
        var entry: GuidanceInput.Entry
    }

    private var items: [Item] = []
    /// The incidents that were read, by their keys.
    var incidents: [String: Incident] = [:]
    /// Places of the manoeuvres in `items`, for linking those that follow each other closely.
    private var maneuvers: [(index: Int, maneuver: Maneuver, length: Double, duration: Double?)] = []

    /// Metres within which two things are at one place.
    private static let samePlace = 1.0

    /// Manoeuvres nearer to each other than this, in metres or seconds, are told together.
    private static let close = (metres: 100.0, seconds: 10.0)

    /// What is left of the trip at its start: length, time, and the time that it usually takes.
    private var trip: (path: String, progress: TripProgress)?

    mutating func setTrip(path: String, length: Double?, duration: Double?, typical: Double? = nil) {
        guard length != nil || duration != nil else { return }
        let progress = TripProgress(distanceRemaining: length, durationRemaining: duration, durationTypical: typical)
        trip = (path, progress)
    }

    /// The entries in order, with close manoeuvres linked, and the trip at the end.
    var inOrder: [GuidanceInput.Entry] {
        var linked = items
        for (current, following) in zip(maneuvers, maneuvers.dropFirst()) {
            guard Self.areLinked(current, following.maneuver) else { continue }
            var maneuver = current.maneuver
            maneuver.next = following.maneuver
            linked[current.index].entry = GuidanceInput.Entry(
                path: linked[current.index].entry.path, result: .success(.maneuver(maneuver)))
        }
        // An alert at a manoeuvre's own place comes after it, whichever way the numbers were rounded.
        let maneuverPlaces = maneuvers.map { items[$0.index].place }
        linked = linked.map { item in
            // The first manoeuvre that is not well before the item; places rise.
            var (low, high) = (0, maneuverPlaces.count)
            while low < high {
                let middle = (low + high) / 2
                if maneuverPlaces[middle] < item.place - Self.samePlace { low = middle + 1 } else { high = middle }
            }
            guard low < maneuverPlaces.count, maneuverPlaces[low] <= item.place + Self.samePlace else { return item }
            return Item(place: maneuverPlaces[low], entry: item.entry)
        }
        return linked.enumerated().sorted { first, second in
            first.element.place == second.element.place
                ? first.offset < second.offset : first.element.place < second.element.place
        }.map(\.element.entry)
            + [trip].compactMap { $0 }.map { trip in
                GuidanceInput.Entry(path: trip.path, result: .success(.progress(trip.progress)))
            }
    }

    /// A manoeuvre and the way to the next: its length in metres and its duration in seconds.
    mutating func add(_ maneuver: Maneuver, path: String, at place: Double, length: Double, duration: Double?) {
        maneuvers.append((items.count, maneuver, length, duration))
        items.append(Item(place: place, entry: GuidanceInput.Entry(path: path, result: .success(.maneuver(maneuver)))))
    }

    mutating func add(_ alert: Alert, path: String, at place: Double) {
        items.append(Item(place: place, entry: GuidanceInput.Entry(path: path, result: .success(.alert(alert)))))
    }

    mutating func add(_ error: InputError, at place: Double) {
        items.append(Item(place: place, entry: GuidanceInput.Entry(path: error.path, result: .failure(error))))
    }

    /// Nobody needs to be told of a stop's departure, or that a roundabout is left by the exit that was just named.
    private static func areLinked(
        _ current: (index: Int, maneuver: Maneuver, length: Double, duration: Double?), _ next: Maneuver
    ) -> Bool {
        guard current.maneuver.type != .arrive, next.type != .depart else { return false }
        switch (current.maneuver.type, next.type) {
        case (.roundabout, .exitRoundabout), (.rotary, .exitRotary), (.rotary, .exitRoundabout),
            (.roundabout, .exitRotary):
            return false
        default:
            return current.length <= close.metres || (current.duration ?? .infinity) <= close.seconds
        }
    }
}
