/// The units of distances on the road.
public enum UnitSystem: String, Sendable, Hashable, CaseIterable {
    /// Metres and kilometres.
    case metric
    /// Feet and miles.
    case us
    /// Yards and miles.
    case uk

    /// What a locale's roads use: its `-u-ms-` key, else its `-u-rg-` region, else its own region, as ICU knows it.
    init(locale: LocaleID) {
        switch locale.keyword("ms") {
        case "metric": self = .metric
        case "ussystem": self = .us
        case "uksystem": self = .uk
        default:
            // Without a region the likely one counts: en is en-US.
            var from = locale.region == nil ? locale.maximized : locale
            // ICU 72 does not look at -u-rg- for the units of a usage.
            if let region = locale.keyword("rg")?.prefix(while: \.isLetter).uppercased(), region.count == 2,
                let regional = LocaleID("\(locale.language)-\(region)")
            {
                from = regional
            }
            guard RoadUnits.unit(of: 20_000, in: from) == "mile" else {
                self = .metric
                return
            }
            self = RoadUnits.unit(of: 60, in: from) == "yard" ? .uk : .us
        }
    }
}
