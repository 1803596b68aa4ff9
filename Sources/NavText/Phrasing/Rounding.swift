/// How distances are rounded: the tables of `Resources/units.json`.
struct Rounding: Sendable {
    /// A unit and its steps. Amounts are in millionths of a metre, so that thresholds are exact.
    struct Scale: Sendable {
        let unit: String
        let size: Int64
        /// Rising; the last has no limit where the scale has none.
        let steps: [Step]
    }

    struct Step: Sendable {
        /// The step holds below this amount.
        let below: Int64
        let step: Int64
    }

    let small: Scale
    let large: Scale
    /// Nearer than this a manoeuvre is "now".
    let near: Int64

    /// The distance below which the small unit is used.
    private var border: Int64 { small.steps.last?.below ?? 0 }

    /// The largest distance that is shown as it is: beyond it nobody reads digits.
    private static let limit = 40_000_000_000.0

    /// The quantity that is shown for a distance; half goes up, and a distance that remains is never 0.
    func quantity(metres: Double) -> Quantity {
        guard metres > 0 else { return Quantity(number: Decimal(0), unit: small.unit) }
        let amount = Int64((min(metres, Self.limit) * 1e6).rounded())
        if amount < border, let shown = rounded(amount, in: small), shown < border {
            return quantity(shown, small)
        }
        // What rounds up to the large unit is shown as its first value, never as less.
        let first = rounded(border, in: large) ?? border
        return quantity(max(first, rounded(max(amount, 0), in: large) ?? amount), large)
    }

    /// Whether the distance rounds to nothing: in a sentence it is then left out.
    func isNow(metres: Double) -> Bool {
        guard let step = small.steps.first?.step else { return metres <= 0 }
        return metres * 1e6 < Double(step) / 2
    }

    /// Whether a manoeuvre is so near that its distance is of no use.
    func isNear(metres: Double) -> Bool { metres * 1e6 <= Double(near) }

    private func rounded(_ amount: Int64, in scale: Scale) -> Int64? {
        guard let step = scale.steps.first(where: { amount < $0.below })?.step ?? scale.steps.last?.step, step > 0
        else { return nil }
        return max(step, (amount + step / 2) / step * step)
    }

    private func quantity(_ amount: Int64, _ scale: Scale) -> Quantity {
        // Steps are whole tenths of the unit.
        let tenths = (amount * 10 + scale.size / 2) / scale.size
        return Quantity(number: Decimal(digits: tenths, fractionDigits: 1), unit: scale.unit)
    }
}

/// What `Resources/units.json` says, read once.
struct UnitTables: Sendable {
    let rounding: [UnitSystem: Rounding]
    /// Languages whose banners use CLDR's narrow form where others use the short one.
    let narrowBanners: Set<String>
    /// Languages that write numbers and units without the spaces that CLDR puts there.
    let tightUnits: Set<String>
    /// Names of units where ICU's are wrong.
    let corrections: [UnitName: [PluralCategory: String]]

    /// A unit in a language and a width.
    struct UnitName: Hashable {
        let language: String
        let unit: String
        let width: UnitWidth
    }

    static let shared = EmbeddedFile.resource("units.json").flatMap(UnitTables.init)

    init?(_ json: JSONValue) {
        var sizes: [String: Int64] = [:]
        for (key, value) in json["micrometres"]?.members ?? [] { sizes[key.string ?? ""] = Int64(value.number ?? 0) }
        var rounding: [UnitSystem: Rounding] = [:]
        for system in UnitSystem.allCases {
            let entry: JSONValue? =
                switch system {
                case .metric: json["metric"]
                case .us: json["us"]
                case .uk: json["uk"]
                }
            guard let small = Self.scale(entry?["small"], sizes), let large = Self.scale(entry?["large"], sizes),
                let near = entry?["now"]?.number
            else { return nil }
            rounding[system] = Rounding(
                small: small, large: large, near: Int64((near * Double(small.size)).rounded()))
        }
        self.rounding = rounding
        narrowBanners = Set((json["narrow_banners"]?.elements ?? []).compactMap(\.string))
        tightUnits = Set((json["tight_units"]?.elements ?? []).compactMap(\.string))
        corrections = Self.corrections(json["corrections"])
    }

    private static func corrections(_ json: JSONValue?) -> [UnitName: [PluralCategory: String]] {
        var result: [UnitName: [PluralCategory: String]] = [:]
        for (language, units) in json?.members ?? [] {
            for (unit, widths) in units.members {
                for (width, names) in widths.members {
                    guard let width = UnitWidth(name: width.string ?? "") else { continue }
                    let key = UnitName(language: language.string ?? "", unit: unit.string ?? "", width: width)
                    for (category, name) in names.members {
                        guard let category = PluralCategory(keyword: category.string ?? "") else { continue }
                        result[key, default: [:]][category] = name.string
                    }
                }
            }
        }
        return result
    }

    private static func scale(_ json: JSONValue?, _ sizes: [String: Int64]) -> Rounding.Scale? {
        guard let unit = json?["unit"]?.string, let size = sizes[unit], size > 0 else { return nil }
        let steps = (json?["steps"]?.elements ?? []).compactMap { row -> Rounding.Step? in
            guard let step = row["step"]?.number else { return nil }
            let below = row["below"]?.number.map { Int64(($0 * Double(size)).rounded()) } ?? Int64.max
            return Rounding.Step(below: below, step: Int64((step * Double(size)).rounded()))
        }
        return steps.isEmpty ? nil : Rounding.Scale(unit: unit, size: size, steps: steps)
    }
}
