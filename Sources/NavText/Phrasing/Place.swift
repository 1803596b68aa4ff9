/// What an alert other than an incident says: a noun, perhaps a name, perhaps a detail.
struct Place {
    var noun: FormattedText
    var name: FormattedText?
    var detail: FormattedText?
    private(set) var extent = Extent.place
    private let variant: MessageVariant
    private(set) var diagnostics: [Diagnostic] = []

    /// What an alert is about.
    enum Extent {
        /// A place ahead.
        case place
        /// Something whose place matters only when it is known: a charging station out of order is not "ahead".
        case unplaced
        /// The whole trip: a battery that does not last is nowhere.
        case trip
    }

    init(
        _ kind: Alert.Kind, book: Phrasebook, distances: DistanceFormatter, style: TextStyle, variant: MessageVariant
    ) {
        self.variant = variant
        noun = FormattedText()
        var rawName: String?
        switch kind {
        case .incident, .other:
            noun = book.text(.otherPlace, variant)
        case .tunnel(let name, let length):
            noun = book.text(.tunnel, variant)
            rawName = name
            detail = self.length(length, book, distances, style)
        case .bridge(let name, let length):
            noun = book.text(.bridge, variant)
            rawName = name
            detail = self.length(length, book, distances, style)
        case .restrictedArea(let name, let length):
            noun = book.text(.restrictedArea, variant)
            rawName = name
            detail = self.length(length, book, distances, style)
        case .borderCrossing(let from, let to):
            noun = border(from, to, book)
        case .tollCollection(let type, let name):
            noun = book.text(type == .booth ? .tollBooth : .tollGantry, variant)
            rawName = name
        case .restStop(let type, let name, let amenities):
            noun = book.text(type == .restArea ? .restArea : .serviceArea, variant)
            rawName = name
            detail = self.amenities(amenities, book)
        case .railwayCrossing(let name):
            noun = book.text(.railwayCrossing, variant)
            rawName = name
        case .mergingArea(let side):
            noun = book.text(.mergingArea, variant, MessageArguments([(.side, .keyword(side?.rawValue ?? "other"))]))
        case .interchange(let name):
            noun = book.text(.interchange, variant)
            rawName = name
        case .junction(let name):
            noun = book.text(.junction, variant)
            rawName = name
        case .notification(let notification):
            noun = self.notification(notification, book, distances, style)
            extent = notification.subtype?.extent ?? .place
        case .custom(let text):
            noun = Names.text(text, role: .custom, in: book.direction) ?? book.text(.otherPlace, variant)
        }
        name = Names.text(rawName, role: .place, in: book.direction)
        // "Gotthard-Tunnel" is a tunnel's name that needs no "tunnel" beside it.
        if let found = name, nouns(kind, book).contains(where: { Names.says($0, in: found.string) }) {
            noun = found
            name = nil
        }
    }

    /// The nouns by which a name says itself what place it is: its kind's, and those of kinds that are named alike.
    private func nouns(_ kind: Alert.Kind, _ book: Phrasebook) -> [String] {
        switch kind {
        case .restStop: [.restArea, .serviceArea].map { book.text($0).string }
        case .tollCollection: [.tollBooth, .tollGantry].map { book.text($0).string }
        case .interchange, .junction: [.interchange, .junction].map { book.text($0).string }
        // Abroad, too, a tunnel is most often a tunnel.
        case .tunnel: [noun.string, "tunnel", "tunel", "túnel"]
        default: [noun.string]
        }
    }

    private func length(
        _ metres: Double?, _ book: Phrasebook, _ distances: DistanceFormatter, _ style: TextStyle
    ) -> FormattedText? {
        guard let metres, metres <= 1e9, !distances.isNow(metres) else { return nil }
        return book.text(
            .placeLength, variant,
            MessageArguments([(.length, distances.measure(metres, style: style, role: .measure))]))
    }

    private func amenities(_ amenities: [Amenity], _ book: Phrasebook) -> FormattedText? {
        var words: [FormattedText] = []
        for amenity in amenities {
            guard let key = amenity.kind?.messageKey else { continue }
            let word = book.text(key, variant)
            if !words.contains(word) { words.append(word) }
        }
        return words.isEmpty ? nil : book.list(words)
    }

    private mutating func border(_ from: String?, _ to: String?, _ book: Phrasebook) -> FormattedText {
        let origin = country(from, "from", book)
        guard let goal = country(to, "to", book) else { return book.text(.borderCrossing, variant) }
        guard let origin else {
            return book.text(.borderCrossingTo, variant, MessageArguments([(.to, .country(goal))]))
        }
        return book.text(
            .borderCrossingFromTo, variant, MessageArguments([(.from, .country(origin)), (.to, .country(goal))]))
    }

    private mutating func country(_ code: String?, _ key: String, _ book: Phrasebook) -> Country? {
        guard let code, !code.isEmpty else { return nil }
        if let country = CountryForms.country(code, in: book.words) { return country }
        diagnostics.append(Diagnostic(.unknownCountry, key: key, locale: book.words.tag, detail: "\"\(code)\""))
        return nil
    }

    private mutating func notification(
        _ notification: RouteNotification, _ book: Phrasebook, _ distances: DistanceFormatter, _ style: TextStyle
    ) -> FormattedText {
        switch notification.subtype {
        case .maxHeight: limit(notification, .maxHeight, .maxHeightLimit, book, distances, style)
        case .maxWidth: limit(notification, .maxWidth, .maxWidthLimit, book, distances, style)
        case .maxWeight: limit(notification, .maxWeight, .maxWeightLimit, book, distances, style)
        case .unpaved: book.text(.unpaved, variant)
        case .pointExclusion: book.text(.pointExclusion, variant)
        case .countryBorderCrossing: border(notification.from, notification.to, book)
        case .stateBorderCrossing: book.text(.stateBorderCrossing, variant)
        case .evMinChargeAtChargingStation: book.text(.evMinChargeAtChargingStation, variant)
        case .evMinChargeAtDestination: book.text(.evMinChargeAtDestination, variant)
        case .tunnel: book.text(.tunnel, variant)
        case .evInsufficientCharge: book.text(.evInsufficientCharge, variant)
        case .stationUnavailable:
            book.text(
                .stationUnavailable, variant,
                MessageArguments([(.reason, .keyword(notification.reason?.rawValue ?? "other"))]))
        case nil: book.text(.otherPlace, variant)
        }
    }

    /// A limit with its value, in the unit of the sign; without it when there is none or its unit is not known.
    private mutating func limit(
        _ notification: RouteNotification, _ plain: MessageKey, _ withLimit: MessageKey, _ book: Phrasebook,
        _ distances: DistanceFormatter, _ style: TextStyle
    ) -> FormattedText {
        guard let value = notification.limit else { return book.text(plain, variant) }
        guard value >= 0.01, value < 1e6 else {
            diagnostics.append(
                Diagnostic(.unusableNumber, key: "details.actual_value", locale: book.words.tag, detail: "\(value)"))
            return book.text(plain, variant)
        }
        guard let unit = Self.unit(notification.unit, distances.units), Self.isWeight(unit) == (plain == .maxWeight)
        else {
            diagnostics.append(
                Diagnostic(
                    .unknownUnit, key: "details.unit", locale: book.words.tag,
                    detail: notification.unit.map { "\"\($0)\"" } ?? "no unit"))
            return book.text(plain, variant)
        }
        // Signs have at most two digits after the point.
        let quantity = Quantity(number: Decimal(digits: Int64((value * 100).rounded()), fractionDigits: 2), unit: unit)
        let measure = Measure(
            [quantity], width: distances.width(style), role: .measure, formats: distances.formats)
        return book.text(withLimit, variant, MessageArguments([(.limit, .measure(measure))]))
    }

    private static func isWeight(_ unit: String) -> Bool { ["tonne", "ton", "kilogram", "pound"].contains(unit) }

    /// CLDR's name for a unit in the words that engines use.
    private static func unit(_ word: String?, _ units: UnitSystem) -> String? {
        switch word?.lowercased() {
        case "m", "meter", "meters", "metre", "metres": "meter"
        case "cm", "centimeter", "centimeters": "centimeter"
        case "ft", "foot", "feet": "foot"
        case "in", "inch", "inches": "inch"
        case "t", "tonne", "tonnes", "metric_ton", "metric_tons", "metric ton", "metric tons": "tonne"
        case "ton", "tons": units == .us ? "ton" : "tonne"
        case "short_ton", "short_tons": "ton"
        case "kg", "kilogram", "kilograms": "kilogram"
        case "lb", "lbs", "pound", "pounds": "pound"
        default: nil
        }
    }
}

extension RouteNotification.Subtype {
    fileprivate var extent: Place.Extent {
        switch self {
        case .evMinChargeAtChargingStation, .evMinChargeAtDestination, .evInsufficientCharge: .trip
        case .stationUnavailable, .pointExclusion: .unplaced
        case .maxHeight, .maxWidth, .maxWeight, .unpaved, .countryBorderCrossing, .stateBorderCrossing, .tunnel: .place
        }
    }
}

extension Amenity.Kind {
    fileprivate var messageKey: MessageKey {
        switch self {
        case .gasStation: .gasStation
        case .electricChargingStation: .electricChargingStation
        case .toilet: .toilet
        case .coffee: .coffee
        case .restaurant: .restaurant
        case .snack: .snack
        case .atm: .atm
        case .info: .info
        case .babyCare: .babyCare
        case .facilitiesForDisabled: .facilitiesForDisabled
        case .shop: .shop
        case .telephone: .telephone
        case .hotel: .hotel
        case .hotspring: .hotspring
        case .shower: .shower
        case .picnicShelter: .picnicShelter
        case .post: .post
        case .fax: .fax
        }
    }
}
