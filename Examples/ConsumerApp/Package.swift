// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ConsumerApp",
    dependencies: [.package(name: "navtext", path: "../..")],
    targets: [
        .executableTarget(
            name: "ConsumerApp",
            dependencies: [
                .product(name: "NavText", package: "navtext"),
                .product(name: "NavTextInput", package: "navtext"),
            ])
    ]
)
