import NavText

/// The texts of a locale as they were once found right, one block a message:
///
/// ```
/// # navtext golden
/// locale: de
/// icu: 72.1
/// cldr: 42
///
/// lanes.count.spoken [count: one]
///   specimen: lanes count 1, spoken
///   count = 1
///   > eine Spur gesperrt
///   | Unfall in 400 m,⏎eine Spur gesperrt
/// ```
///
/// Lines with ">" are what the message gave, with "|" the banner that it was part of at 20 columns. Characters that
/// nobody sees are written as `\u{A0}`.
package struct Golden: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        /// Message, form and branches: "lanes.count.spoken [count: one]".
        package var name: String
        package var specimen: String
        package var arguments: [String]
        package var text: String
        /// The banner at 20 columns, its lines joined by "⏎"; nil for what is spoken.
        package var banner: String?
    }

    package var locale: String
    package var icu: String
    package var cldr: String
    package var entries: [Entry]

    /// What the corpus gives in a locale.
    package init(_ run: CorpusRun) {
        locale = run.locale.tag
        icu = ICUVersion.current.icu
        cldr = ICUVersion.current.cldr
        var banners: [String: String] = [:]
        entries = run.samples.map { sample in
            let style = sample.style == .spoken ? ", spoken" : ""
            var banner: String?
            if sample.style != .spoken, let guidance = sample.specimen.guidance {
                let found =
                    banners[sample.specimen.name]
                    ?? run.text.banner(for: guidance, in: BannerSize(width: 20, lines: 3)).lines.map(\.string)
                    .joined(separator: "⏎")
                banners[sample.specimen.name] = found
                banner = Invisible.escaped(found)
            }
            let branches = sample.call.branches.isEmpty ? "" : " [\(sample.call.branches.joined(separator: ", "))]"
            return Entry(
                name: sample.call.name + branches, specimen: sample.specimen.name + style,
                arguments: sample.call.arguments.map { "\($0.name.rawValue) = \(Invisible.escaped($0.text))" },
                text: Invisible.escaped(sample.call.text), banner: banner)
        }
    }

    // MARK: Text

    private static let title = "# navtext golden"

    /// As the file has it.
    package var lines: [String] {
        var result = [Self.title, "locale: \(locale)", "icu: \(icu)", "cldr: \(cldr)"]
        for entry in entries {
            result += ["", entry.name, "  specimen: \(entry.specimen)"]
            result += entry.arguments.map { "  \($0)" } + ["  > \(entry.text)"]
            if let banner = entry.banner { result.append("  | \(banner)") }
        }
        return result
    }

    package var text: String { lines.joined(separator: "\n") + "\n" }

    /// Why a file is no golden.
    package struct ReadError: Error, CustomStringConvertible {
        package let line: Int
        package let reason: String
        package var description: String { "\(line): \(reason)" }
    }

    /// Reads a golden back.
    package init(_ text: String) throws(ReadError) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        func head(_ index: Int, _ name: String) throws(ReadError) -> String {
            guard lines.indices.contains(index), lines[index].hasPrefix(name + ": ") else {
                throw ReadError(line: index + 1, reason: "expected \"\(name): …\"")
            }
            return String(lines[index].dropFirst(name.count + 2))
        }
        guard lines.first == Self.title else { throw ReadError(line: 1, reason: "expected \"\(Self.title)\"") }
        locale = try head(1, "locale")
        icu = try head(2, "icu")
        cldr = try head(3, "cldr")
        entries = []
        for (index, line) in lines.enumerated().dropFirst(4) where !line.isEmpty {
            guard line.hasPrefix("  ") else {
                entries.append(Entry(name: line, specimen: "", arguments: [], text: "", banner: nil))
                continue
            }
            guard !entries.isEmpty else { throw ReadError(line: index + 1, reason: "expected the name of a message") }
            let last = entries.count - 1
            let rest = String(line.dropFirst(2))
            if rest.hasPrefix("> ") || rest == ">" {
                entries[last].text = String(rest.dropFirst(2))
            } else if rest.hasPrefix("| ") || rest == "|" {
                entries[last].banner = String(rest.dropFirst(2))
            } else if rest.hasPrefix("specimen: ") {
                entries[last].specimen = String(rest.dropFirst("specimen: ".count))
            } else if rest.contains(" =") {
                entries[last].arguments.append(rest)
            } else {
                throw ReadError(line: index + 1, reason: "expected \"name = value\", \"> text\" or \"| banner\"")
            }
        }
    }
}
