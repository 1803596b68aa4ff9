import Glibc
import NavText

/// What the command takes from its surroundings when the command line does not say it. The library takes nothing.
enum Surroundings {
    /// The locale of `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set; English without one.
    static var locale: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = variable(name) else { continue }
            let plain = value.prefix { $0 != "." && $0 != "@" }
            return plain == "C" || plain == "POSIX" ? "en" : value
        }
        return "en"
    }

    /// The zone of `TZ`, or nil.
    static var timeZone: String? { variable("TZ").map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 } }

    /// Whether nobody is there to look at what is recorded.
    static var isContinuousIntegration: Bool { variable("CI").map { $0 != "false" && $0 != "0" } ?? false }

    /// Seconds since 1970.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
