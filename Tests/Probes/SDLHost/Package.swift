// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that nobody else needs SDL: .ci/sdl builds it and drives it.
let package = Package(
  name: "SDLHost",
  dependencies: [.package(name: "ScrollBehaviors", path: "../../..")],
  targets: [
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .executableTarget(
      name: "sdl-host",
      dependencies: [
        "CSDL2", .product(name: "ScrollAccessories", package: "ScrollBehaviors"),
        .product(name: "ScrollBehaviors", package: "ScrollBehaviors"),
        .product(name: "ScrollHosting", package: "ScrollBehaviors"),
      ],
      path: "Sources/SDLHost"),
  ],
  swiftLanguageModes: [.v6]
)
