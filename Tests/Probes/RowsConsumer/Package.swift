// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "RowsConsumer",
  dependencies: [.package(name: "ScrollBehaviors", path: "../../..")],
  targets: [
    .testTarget(
      name: "RowsTests", dependencies: [.product(name: "ScrollTesting", package: "ScrollBehaviors")])
  ])
