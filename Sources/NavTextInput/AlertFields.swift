import NavText

/// Fields that alerts of our own format and objects of Mapbox Directions share.
extension FieldReader {
    /// `amenities[]` of a rest stop.
    mutating func amenities() throws(InputError) -> [Amenity] {
        var result: [Amenity] = []
        for (index, value) in try array("amenities").enumerated() {
            let place = "amenities[\(index)]"
            var reader = try FieldReader(value, path: "\(path).\(place)", prefix: "\(prefix)\(place).")
            let kind = try reader.word("type", Amenity.Kind.init(word:))
            result.append(Amenity(kind, name: try reader.string("name"), brand: try reader.string("brand")))
            adopt(reader)
        }
        return result
    }

    /// A notification of the route.
    mutating func notification() throws(InputError) -> RouteNotification {
        let subtype = try word("subtype", RouteNotification.Subtype.init(word:))
        let reason = try word("reason", RouteNotification.Reason.init(word:))
        let details = try object("details")
        return RouteNotification(
            subtype, reason: reason, limit: try Self.limit(details), unit: try details?.string("unit"),
            from: try string("from"), to: try string("to"))
    }

    /// Engines send the limit as a number or as a string with one ("3.5").
    private static func limit(_ details: FieldReader?) throws(InputError) -> Double? {
        guard let value = details?.value["actual_value"] else { return nil }
        if let text = value.string, text.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }), let number = Double(text)
        {
            return number
        }
        return try details?.number("actual_value")
    }
}
