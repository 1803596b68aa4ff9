// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "navtext",
    products: [
        .library(name: "NavText", targets: ["NavText"]),
        .library(name: "NavTextInput", targets: ["NavTextInput"]),
        .executable(name: "navtext", targets: ["NavTextCLI"]),
    ],
    targets: [
        // The only code that includes an ICU header. Its own header is plain C.
        .target(
            name: "CNavICU",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
        ),
        // RapidJSON behind a plain C header: a tape of values with their places in the source.
        .target(name: "CNavJSON"),
        // Localizations/ and Resources/, embedded.
        .target(name: "CNavData"),
        .target(name: "NavText", dependencies: ["CNavICU", "CNavJSON", "CNavData"]),
        .target(name: "NavTextInput", dependencies: ["NavText"]),
        .executableTarget(name: "NavTextCLI", dependencies: ["NavText", "NavTextInput"]),
        .target(name: "TestSupport", dependencies: ["NavText", "NavTextInput"], path: "Tests/Support"),
        .testTarget(name: "NavTextTests", dependencies: ["NavText", "NavTextInput", "CNavICU", "TestSupport"]),
        .testTarget(name: "NavTextInputTests", dependencies: ["NavText", "NavTextInput", "TestSupport"]),
        .testTarget(name: "NavTextCLITests", dependencies: ["NavTextCLI", "TestSupport"]),
    ],
    cLanguageStandard: .gnu2x,
    cxxLanguageStandard: .cxx17
)
