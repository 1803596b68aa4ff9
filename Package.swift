// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "navtext",
    products: [
        .library(name: "NavText", targets: ["NavText"]),
        .library(name: "NavTextInput", targets: ["NavTextInput"]),
        .library(name: "NavTextTesting", targets: ["NavTextTesting"]),
        .library(name: "NavTextPango", targets: ["NavTextPango"]),
        .executable(name: "navtext", targets: ["NavTextMain"]),
        .executable(name: "navtext-pango", targets: ["NavTextPangoMain"]),
    ],
    targets: [
        // The only code that includes an ICU header. Its own header is plain C.
        .target(
            name: "CNavICU",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
        ),
        // RapidJSON behind a plain C header: a tape of values with their places in the source.
        .target(name: "CNavJSON"),
        // Debian's expat behind a plain C header: a tape of events with their places in the source.
        .target(name: "CNavXML", linkerSettings: [.linkedLibrary("expat")]),
        // Localizations/ and Resources/, embedded.
        .target(name: "CNavData"),
        .target(name: "NavText", dependencies: ["CNavICU", "CNavJSON", "CNavData"]),
        .target(name: "NavTextInput", dependencies: ["NavText"]),
        // Only flags: where Debian keeps the headers of Pango and Cairo.
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        // The only code that includes a header of Pango or Cairo. Its own header is plain C.
        .target(name: "CNavPango", dependencies: ["CPangoCairo"]),
        .target(name: "NavTextPango", dependencies: ["NavText", "CNavPango"]),
        // Resources/ that only checks need, embedded.
        .target(name: "CNavTestData"),
        .target(name: "NavTextTesting", dependencies: ["NavText", "CNavTestData", "CNavXML"]),
        .target(name: "NavTextCLI", dependencies: ["NavText", "NavTextInput", "NavTextTesting"]),
        // Two programs of one command: the one that starts fast, and the one with Pango that it becomes for fonts.
        .executableTarget(name: "NavTextMain", dependencies: ["NavTextCLI"]),
        .executableTarget(name: "NavTextPangoMain", dependencies: ["NavTextCLI", "NavTextPango"]),
        .target(name: "TestSupport", dependencies: ["NavText", "NavTextInput"], path: "Tests/Support"),
        .testTarget(name: "NavTextTests", dependencies: ["NavText", "NavTextInput", "CNavICU", "TestSupport"]),
        .testTarget(name: "NavTextInputTests", dependencies: ["NavText", "NavTextInput", "TestSupport"]),
        .testTarget(
            name: "NavTextCLITests", dependencies: ["NavTextMain", "NavTextPangoMain", "NavText", "TestSupport"]),
        .testTarget(name: "NavTextTestingTests", dependencies: ["NavTextTesting", "NavText", "TestSupport"]),
        .testTarget(
            name: "NavTextPangoTests", dependencies: ["NavTextPango", "CNavPango", "NavTextInput", "TestSupport"]),
    ],
    cLanguageStandard: .gnu2x,
    cxxLanguageStandard: .cxx17
)
