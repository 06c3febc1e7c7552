// swift-tools-version: 6.3

import PackageDescription

// A package of its own, as anyone's would be: it links the library and knows its public API alone.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "ScrollBehaviors", path: "../../..")],
  targets: [
    // The programs of the library's README: .ci/consumer puts them there before it builds.
    .target(
      name: "ReadmePrograms",
      dependencies: [
        .product(name: "ScrollAccessories", package: "ScrollBehaviors"),
        .product(name: "ScrollTimelines", package: "ScrollBehaviors"),
        .product(name: "ScrollPatterns", package: "ScrollBehaviors"),
        .product(name: "ScrollBehaviors", package: "ScrollBehaviors"),
        .product(name: "ScrollEngine", package: "ScrollBehaviors"),
        .product(name: "ScrollHosting", package: "ScrollBehaviors"),
        .product(name: "ScrollMotion", package: "ScrollBehaviors"),
        .product(name: "ScrollNesting", package: "ScrollBehaviors"),
        .product(name: "ScrollPlot", package: "ScrollBehaviors"),
        .product(name: "ScrollProfiles", package: "ScrollBehaviors"),
        .product(name: "ScrollSpace", package: "ScrollBehaviors"),
        .product(name: "ScrollTiling", package: "ScrollBehaviors"),
        .product(name: "ScrollTrace", package: "ScrollBehaviors"),
        .product(name: "ScrollWeb", package: "ScrollBehaviors"),
      ], swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .executableTarget(
      name: "consumer",
      dependencies: [
        "ReadmePrograms", .product(name: "ScrollBehaviors", package: "ScrollBehaviors"),
        .product(name: "ScrollEngine", package: "ScrollBehaviors"),
        .product(name: "ScrollTesting", package: "ScrollBehaviors"),
      ],
      path: "Sources/Consumer", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
