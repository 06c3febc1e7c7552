// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that nobody else needs GTK: .ci/gtk builds it and drives it.
let package = Package(
  name: "GTKHost",
  dependencies: [.package(name: "ScrollBehaviors", path: "../../..")],
  targets: [
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .executableTarget(
      name: "gtk-host",
      dependencies: [
        "CGTK4", .product(name: "ScrollBehaviors", package: "ScrollBehaviors"),
        .product(name: "ScrollHosting", package: "ScrollBehaviors"),
        .product(name: "ScrollProfiles", package: "ScrollBehaviors"),
      ],
      path: "Sources/GTKHost"),
  ],
  swiftLanguageModes: [.v6]
)
