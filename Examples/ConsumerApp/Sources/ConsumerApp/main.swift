import NavText
import NavTextInput

// A navigation app at one location update: which alerts are near, and what does the banner say?

let json = #"""
    [
      {"type": "tunnel", "distance": 1200, "name": "Gotthard", "length": 16900},
      {"type": "incident", "distance": 350,
       "incident": {"type": "accident", "impact": "minor", "lanes_blocked": ["RIGHT"]}}
    ]
    """#
let alerts = GuidanceInput(json: Array(json.utf8)).alerts

for locale in ["de", "en-GB", "ja"] {
    guard let navigation = try NavigationText(locale: locale) else { continue }
    let size = BannerSize(width: 28, lines: 2)
    if let banner = navigation.banner(for: alerts, in: size) {
        for line in banner.lines { print("\(locale): \(line.string)") }
    }
    if let spoken = navigation.format(alerts, style: .spoken) {
        print("\(locale): \(spoken.string)")
    }
}
