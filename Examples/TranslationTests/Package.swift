// swift-tools-version: 6.0
import PackageDescription

// An app's own messages, tested: every check and the goldens, a test case for each locale.
let package = Package(
    name: "TranslationTests",
    dependencies: [.package(name: "navtext", path: "../..")],
    targets: [
        .testTarget(
            name: "TranslationTests",
            dependencies: [
                .product(name: "NavText", package: "navtext"), .product(name: "NavTextTesting", package: "navtext"),
            ])
    ]
)
