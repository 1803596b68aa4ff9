import FoundationEssentials
import NavText

/// Trips, notices, durations and buttons that together reach every branch of the messages about them.
enum TripSpecimens {
    static let all = trips + notices + durations + buttons

    private static var trips: [Specimen] {
        let now = Specimen.clock.now
        func arrival(_ hours: Double) -> Date { Date(timeIntervalSince1970: now + hours * 3600) }
        let trips: [(String, TripProgress)] = [
            ("distance", TripProgress(distanceRemaining: 18_000)),
            ("duration", TripProgress(durationRemaining: 1500)),
            ("both", TripProgress(distanceRemaining: 18_000, durationRemaining: 1500)),
            ("late", TripProgress(distanceRemaining: 18_000, durationRemaining: 1800, durationTypical: 1500)),
            ("early", TripProgress(distanceRemaining: 18_000, durationRemaining: 1200, durationTypical: 1500)),
            ("on time", TripProgress(distanceRemaining: 18_000, durationRemaining: 1500, durationTypical: 1490)),
            ("arrival", TripProgress(arrival: arrival(1.5))), ("arrival tomorrow", TripProgress(arrival: arrival(12))),
            ("arrival later", TripProgress(arrival: arrival(60))),
            (
                "everything",
                TripProgress(
                    distanceRemaining: 318_000, durationRemaining: 12_000, durationTypical: 10_000,
                    arrival: arrival(3.4), timeZone: "Europe/London", fractionTraveled: 0.35, nextWaypoint: "Augsburg",
                    chargeAtArrival: 0.2)
            ),
            ("traveled", TripProgress(fractionTraveled: 0.35)), ("charge", TripProgress(chargeAtArrival: 0.2)),
            ("waypoint", TripProgress(distanceRemaining: 5000, nextWaypoint: "Augsburg")),
            ("nothing", TripProgress()),
        ]
        return trips.flatMap { name, trip in
            [
                Specimen("trip, \(name)", .guidance(.progress(trip))),
                Specimen("lines of trip, \(name)", .progress(trip)),
            ]
        }
    }

    private static var notices: [Specimen] {
        var result: [Specimen] = []
        func add(_ name: String, _ notice: Notice) {
            result.append(Specimen("notice \(name)", .guidance(.notice(notice))))
        }
        for kind in Notice.Kind.allCases {
            add(kind.rawValue, Notice(kind))
            add("\(kind.rawValue) with all", Notice(kind, timeSaved: 240, name: "Augsburg", speed: 50))
        }
        add("unknown", Notice(nil))
        return result
    }

    private static var durations: [Specimen] {
        let seconds: [Double] = [20, 60, 120, 300, 1260, 1320, 3600, 3660, 7320, 18_000, 90_000, 260_000]
        return seconds.flatMap { each in
            [
                Specimen("about \(Int(each)) s", .about(each)), Specimen("slower by \(Int(each)) s", .comparison(each)),
                Specimen("faster by \(Int(each)) s", .comparison(-each)),
                Specimen("\(Int(each)) s to three times", .durations(each...(each * 3))),
            ]
        }
    }

    private static var buttons: [Specimen] {
        ButtonWord.allCases.map { Specimen("button \($0.rawValue)", .button($0)) }
    }
}
