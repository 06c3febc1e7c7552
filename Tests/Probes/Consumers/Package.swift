// swift-tools-version: 6.3

import PackageDescription

// Programs that link the library in several ways: `.ci/consumers` builds and runs each of them.
let scroll: [Target.Dependency] = [
  .product(name: "ScrollBehaviors", package: "ScrollBehaviors"),
  .product(name: "ScrollSpace", package: "ScrollBehaviors"),
]

let package = Package(
  name: "Consumers",
  products: [.library(name: "Shared", type: .dynamic, targets: ["Shared"])],
  dependencies: [.package(name: "ScrollBehaviors", path: "../../..")],
  targets: [
    .executableTarget(name: "plain", dependencies: scroll, path: "Sources/Plain"),
    // Types with the names of SwiftUI, and a program that uses both.
    .target(name: "LookAlike"),
    .executableTarget(name: "beside", dependencies: scroll + ["LookAlike"], path: "Sources/Beside"),
    .target(name: "Shared", dependencies: scroll),
    .executableTarget(
      name: "mixed", dependencies: scroll, path: "Sources/Mixed",
      swiftSettings: [.interoperabilityMode(.Cxx)]),
  ],
  swiftLanguageModes: [.v6]
)
