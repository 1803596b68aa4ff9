import NavText

/// How every message of a locale fits every room: each with each of its branches, in a banner with the names of the
/// corpus and once more with the longest plausible ones.
///
/// ```swift
/// let rooms = [LayoutMatrix.Room("display-20x2", BannerSize(width: 20, lines: 2))]
/// let matrix = try LayoutMatrix(locale: "de", rooms: rooms)
/// matrix.rows.filter { $0.variant == .lineCut }.map(\.cut)    // what did not fit
/// ```
public struct LayoutMatrix: Sendable {
    /// A room by its name.
    public struct Room: Sendable {
        /// "phone-portrait".
        public let name: String
        /// Its width, lines and font.
        public let size: BannerSize

        /// A room.
        public init(_ name: String, _ size: BannerSize) {
            self.name = name
            self.size = size
        }
    }

    /// A message in a room.
    public struct Row: Sendable {
        /// The key with its form: "lanes.count".
        public let message: String
        /// The branches that were taken: "count: few".
        public let branches: [String]
        /// What the banner was about.
        public let specimen: String
        /// The room's name.
        public let room: String
        /// The banner that fits worst of those with this message.
        public let banner: Banner
        /// The width of the widest line, in the room's unit.
        public let width: Double
        /// The shortest text there is, where not even that did fit; nil where nothing was cut.
        public let cut: String?
        /// What is wrong with it.
        public let faults: [Fault]
    }

    /// What a banner must never be.
    public enum Fault: Sendable, Hashable {
        /// A line is wider than the room.
        case tooWide
        /// There are more lines than the room has.
        case tooManyLines
        /// The distance is not there.
        case noDistance
        /// No font has some of the characters; as many.
        case unknownGlyphs(Int)
    }

    /// The locale.
    public let locale: String
    /// Its messages in each of the rooms, in the order of the corpus.
    public private(set) var rows: [Row] = []

    /// The messages of a locale, or of a pseudo-locale.
    ///
    /// - Throws: what opening the locale throws. A locale without messages has no rows.
    public init(locale: String, catalog: Catalog = .builtIn, rooms: [Room]) throws {
        self.locale = locale
        guard let id = LocaleID(locale), let run = try CorpusRun(id, catalog: catalog) else { return }
        let names = LongNames(language: run.text.match.words.language)
        let wrapper = try TextWrapper(locale: id.tag)
        for room in rooms {
            var banners: [String: Laid] = [:]
            for sample in run.samples where sample.style == .banner {
                let name = sample.specimen.name
                let laid: Laid
                if let known = banners[name] {
                    laid = known
                } else if let guidance = sample.specimen.guidance {
                    laid = [guidance, guidance.stretched(names)].map { Laid($0, run.text, room) }.worst
                    banners[name] = laid
                } else {
                    // A part of a banner, which the app lays out by itself.
                    laid = Laid(wrapper.wrap(sample.call.text, in: room.size), of: sample.call.text, nil, room)
                }
                rows.append(
                    Row(
                        message: sample.call.name, branches: sample.call.branches, specimen: name, room: room.name,
                        banner: laid.banner, width: laid.width, cut: laid.cut, faults: laid.faults))
            }
        }
    }
}

/// A banner in a room, measured.
private struct Laid {
    let banner: Banner
    let width: Double
    let cut: String?
    let faults: [LayoutMatrix.Fault]

    init(_ guidance: Guidance, _ text: NavigationText, _ room: LayoutMatrix.Room) {
        let banner = text.banner(for: guidance, in: room.size)
        let shortest = banner.truncated ? text.variants(for: guidance).last?.string : nil
        self.init(banner, of: shortest, text.format(guidance), room)
    }

    /// `full` is the text that the banner was made of, when its distance must be kept.
    init(_ banner: Banner, of shortest: String?, _ full: FormattedText?, _ room: LayoutMatrix.Room) {
        self.banner = banner
        let size = room.size
        width = banner.lines.map { size.measurer.width(of: $0.string) }.max() ?? 0
        cut = banner.truncated ? shortest : nil
        var faults: [LayoutMatrix.Fault] = []
        // Fonts give fractions.
        if width > size.width + 0.01 { faults.append(.tooWide) }
        if banner.lines.count > size.lines ?? Int.max { faults.append(.tooManyLines) }
        func hasDistance(_ text: FormattedText) -> Bool { text.runs.contains { $0.role == .distance } }
        if let full, hasDistance(full), !hasDistance(banner.text) { faults.append(.noDistance) }
        let unknown = banner.lines.reduce(0) { $0 + size.measurer.unknownGlyphs(in: $1.string) }
        if unknown > 0 { faults.append(.unknownGlyphs(unknown)) }
        self.faults = faults
    }
}

extension [Laid] {
    /// The one with faults, else the one furthest down the ladder, else the widest.
    fileprivate var worst: Laid {
        let order = Banner.Variant.allCases
        func rank(_ laid: Laid) -> (Int, Int, Double) {
            (laid.faults.count, order.firstIndex(of: laid.banner.variant) ?? 0, laid.width)
        }
        return self.dropFirst().reduce(self[0]) { rank($0) < rank($1) ? $1 : $0 }
    }
}
