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
        .testTarget(name: "NavTextTests", dependencies: ["NavText", "NavTextInput", "CNavICU", "CNavData"]),
        .testTarget(name: "NavTextInputTests", dependencies: ["NavText", "NavTextInput"]),
        .testTarget(name: "NavTextCLITests", dependencies: ["NavTextCLI", "NavText", "NavTextInput"]),
    ],
    cLanguageStandard: .gnu2x,
    cxxLanguageStandard: .cxx17
)
