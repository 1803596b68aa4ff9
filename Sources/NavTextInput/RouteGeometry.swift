import NavText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A point on the earth, in degrees.
struct Coordinate {
    let longitude: Double
    let latitude: Double

    /// `[longitude, latitude]`, as GeoJSON has it.
    init?(_ value: JSONValue?) {
        guard let numbers = value?.elements, numbers.count >= 2, let longitude = numbers[0].number,
            let latitude = numbers[1].number
        else { return nil }
        self.init(longitude: longitude, latitude: latitude)
    }

    init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// Metres on a sphere.
    func distance(to other: Coordinate) -> Double {
        let radian = Double.pi / 180
        let a = sin((other.latitude - latitude) * radian / 2)
        let b = sin((other.longitude - longitude) * radian / 2)
        let h = a * a + cos(latitude * radian) * cos(other.latitude * radian) * b * b
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}

/// Where the points of a leg's geometry lie along it, in metres from its start.
struct LegGeometry {
    private let places: [Double]

    /// The length is the engine's own; the geometry only tells how it is spread over the points.
    init(leg: JSONValue, route: JSONValue?, length: Double?) {
        let annotated = (leg["annotation"]?["distance"]?.elements ?? []).compactMap(\.number)
        if !annotated.isEmpty {
            places = annotated.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
            return
        }
        let steps = (leg["steps"]?.elements ?? []).compactMap { $0["geometry"] }
        let parts = steps.isEmpty ? [route?["geometry"]].compactMap { $0 } : steps
        let digits = Self.digits(parts, length: length)
        var points: [Coordinate] = []
        for part in parts {
            let decoded = Self.points(part, digits: digits)
            // A step begins where the one before it ends.
            points += points.isEmpty ? decoded[...] : decoded.dropFirst()
        }
        let raw = Self.places(points)
        guard let total = raw.last, total > 0 else {
            places = []
            return
        }
        let scale = (length ?? total) / total
        places = raw.map { $0 * scale }
    }

    /// The place of a point; nil for one that is not there.
    func place(_ index: Int?) -> Double? {
        guard let index, !places.isEmpty, index >= 0 else { return nil }
        return places[min(index, places.count - 1)]
    }

    static func places(_ points: [Coordinate]) -> [Double] {
        guard let first = points.first else { return [] }
        var result = [0.0]
        var last = first
        for point in points.dropFirst() {
            result.append((result.last ?? 0) + last.distance(to: point))
            last = point
        }
        return result
    }

    /// A response does not say how many digits its polylines have, five or six: those whose length fits.
    private static func digits(_ parts: [JSONValue], length: Double?) -> Int {
        guard let length, length > 0 else { return 5 }
        func error(_ digits: Int) -> Double {
            let total = parts.map { places(points($0, digits: digits)).last ?? 0 }.reduce(0, +)
            return total > 0 ? abs(log(total / length)) : .infinity
        }
        return error(6) < error(5) ? 6 : 5
    }

    private static func points(_ geometry: JSONValue, digits: Int) -> [Coordinate] {
        if let text = geometry.string { return Polyline.decode(text, digits: digits) }
        return (geometry["coordinates"]?.elements ?? []).compactMap { Coordinate($0) }
    }
}

/// Google's polyline encoding.
enum Polyline {
    /// The points of a text as far as it can be read.
    static func decode(_ text: String, digits: Int) -> [Coordinate] {
        let unit = digits == 6 ? 1e-6 : 1e-5
        var result: [Coordinate] = []
        var bytes = text.utf8.makeIterator()
        func next() -> Int? {
            var value = 0
            var shift = 0
            while let byte = bytes.next() {
                let bits = Int(byte) - 63
                guard (0..<64).contains(bits), shift < 60 else { return nil }
                value |= (bits & 0x1F) << shift
                shift += 5
                if bits < 0x20 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
            }
            return nil
        }
        var latitude = 0
        var longitude = 0
        while let first = next(), let second = next() {
            latitude &+= first
            longitude &+= second
            result.append(Coordinate(longitude: Double(longitude) * unit, latitude: Double(latitude) * unit))
        }
        return result
    }
}
