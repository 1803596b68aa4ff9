import NavText

/// Names as long as real ones get, for what is laid out to be tried with: in the script of a language, from its maps.
struct LongNames {
    let road: String
    let place: String

    private init(_ road: String, _ place: String) {
        self.road = road
        self.place = place
    }

    init(language: String) { self = Self.all[language] ?? Self.all["en"] ?? LongNames("", "") }

    private static let all: [String: LongNames] = [
        "ar": LongNames("طريق الملك عبد الله بن عبد العزيز", "مدينة الملك عبد العزيز الطبية"),
        "de": LongNames("Geschwister-Scholl-Straße", "Garmisch-Partenkirchen"),
        "en": LongNames("Martin Luther King Jr Boulevard", "Rancho Santa Margarita"),
        "es": LongNames("Avenida de la Constitución Española", "San Sebastián de los Reyes"),
        "fr": LongNames("Avenue du Maréchal de Lattre de Tassigny", "Saint-Germain-en-Laye"),
        "he": LongNames("שדרות דוד בן גוריון", "מודיעין-מכבים-רעות"),
        "hi": LongNames("डॉ. श्यामा प्रसाद मुखर्जी मार्ग", "छत्रपति संभाजीनगर"),
        "ja": LongNames("首都高速神奈川7号横浜北線", "横浜港北ジャンクション"),
        "ko": LongNames("수도권제1순환고속도로", "동대문역사문화공원"),
        "pl": LongNames("aleja Marszałka Józefa Piłsudskiego", "Kędzierzyn-Koźle"),
        "ru": LongNames("проспект Маршала Рокоссовского", "Петропавловск-Камчатский"),
        "th": LongNames("ถนนเฉลิมพระเกียรติรัชกาลที่ 9", "นครศรีธรรมราช"),
        "zh": LongNames("京港澳高速公路石家庄联络线", "石家庄正定国际机场"),
    ]
}

extension Guidance {
    /// The same with the longest plausible names, and distances of the most digits; what is said of it stays.
    func stretched(_ names: LongNames) -> Guidance {
        switch self {
        case .alert(var alert):
            alert.distance = Self.stretched(alert.distance)
            alert.kind = alert.kind.stretched(names)
            return .alert(alert)
        case .maneuver(let maneuver): return .maneuver(maneuver.stretched(names))
        case .progress(var progress):
            progress.distanceRemaining = Self.stretched(progress.distanceRemaining)
            if progress.nextWaypoint != nil { progress.nextWaypoint = names.place }
            return .progress(progress)
        case .notice(var notice):
            if notice.name != nil { notice.name = names.place }
            return .notice(notice)
        }
    }

    /// Near stays near, and what is "now" stays so.
    fileprivate static func stretched(_ distance: Double?) -> Double? {
        distance.map { $0 < 10 ? $0 : $0 < 1000 ? max($0, 850) : max($0, 888_000) }
    }
}

extension Alert.Kind {
    fileprivate func stretched(_ names: LongNames) -> Alert.Kind {
        func place(_ name: String?) -> String? { name == nil ? nil : names.place }
        switch self {
        case .incident(var incident):
            incident.affectedRoadNames = incident.affectedRoadNames.map { _ in names.road }
            return .incident(incident)
        case .tunnel(let name, let length): return .tunnel(name: place(name), length: length)
        case .bridge(let name, let length): return .bridge(name: place(name), length: length)
        case .restrictedArea(let name, let length): return .restrictedArea(name: place(name), length: length)
        case .tollCollection(let kind, let name): return .tollCollection(kind, name: place(name))
        case .restStop(let kind, let name, let amenities):
            return .restStop(kind, name: place(name), amenities: amenities)
        case .railwayCrossing(let name): return .railwayCrossing(name: place(name))
        case .interchange(let name): return .interchange(name: place(name))
        case .junction(let name): return .junction(name: place(name))
        case .borderCrossing, .mergingArea, .notification, .custom, .other: return self
        }
    }
}

extension Maneuver {
    fileprivate func stretched(_ names: LongNames) -> Maneuver {
        func place(_ name: String?) -> String? { name == nil ? nil : names.place }
        var result = self
        result.distance = Guidance.stretched(distance)
        result.names = self.names.map { _ in names.road }
        result.destinations.names = destinations.names.map { _ in names.place }
        result.rotaryName = place(rotaryName)
        result.junctionName = place(junctionName)
        result.waypointName = place(waypointName)
        result.abbreviations = []
        result.next = next?.stretched(names)
        return result
    }
}
