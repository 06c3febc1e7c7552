// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "ScrollBehaviors",
  products: [
    .library(name: "ScrollBehaviors", targets: ["ScrollBehaviors"]),
    .library(name: "ScrollNesting", targets: ["ScrollNesting"]),
    .library(name: "ScrollAccessories", targets: ["ScrollAccessories"]),
    .library(name: "ScrollTimelines", targets: ["ScrollTimelines"]),
    .library(name: "ScrollPatterns", targets: ["ScrollPatterns"]),
    .library(name: "ScrollProfiles", targets: ["ScrollProfiles"]),
    .library(name: "ScrollHosting", targets: ["ScrollHosting"]),
    .library(name: "ScrollFoundation", targets: ["ScrollFoundation"]),
    .library(name: "ScrollWeb", targets: ["ScrollWeb"]),
    .library(name: "ScrollEngine", targets: ["ScrollEngine"]),
    .library(name: "ScrollMotion", targets: ["ScrollMotion"]),
    .library(name: "ScrollTiling", targets: ["ScrollTiling"]),
    .library(name: "ScrollSpace", targets: ["ScrollSpace"]),
    .library(name: "CScrollCore", targets: ["CScrollCore"]),
    .library(name: "CScrollBare", targets: ["CScrollBare"]),
    .library(name: "ScrollerInC", type: .dynamic, targets: ["ScrollerInC"]),
    .library(name: "ScrollTesting", targets: ["ScrollTesting"]),
    .library(name: "AllocationCounter", targets: ["AllocationCounter"]),
    .library(name: "ScrollPlot", targets: ["ScrollPlot"]),
    .library(name: "ScrollTrace", targets: ["ScrollTrace"]),
    .executable(name: "scroll-bench", targets: ["ScrollBench"]),
    .executable(name: "scroll-lab", targets: ["scroll-lab"]),
    .executable(name: "ScrollGallery", targets: ["ScrollGallery"]),
  ],
  targets: [
    .target(name: "CScrollCore", path: "CSources/CScrollCore"),
    .target(name: "CScrollBare", path: "CSources/CScrollBare"),
    .target(name: "ScrollSpace", dependencies: ["CScrollCore"], swiftSettings: strict),
    .target(name: "ScrollTiling", dependencies: ["CScrollCore", "ScrollSpace"], swiftSettings: strict),
    .target(name: "ScrollMotion", dependencies: ["CScrollCore", "ScrollSpace"], swiftSettings: strict),
    .target(
      name: "ScrollEngine", dependencies: ["CScrollCore", "ScrollMotion", "ScrollSpace"],
      swiftSettings: strict),
    .target(
      name: "ScrollBehaviors",
      dependencies: ["CScrollCore", "ScrollEngine", "ScrollMotion", "ScrollSpace", "ScrollTiling"],
      swiftSettings: strict),
    .target(
      name: "ScrollNesting",
      dependencies: ["CScrollCore", "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollSpace"],
      swiftSettings: strict),
    .target(
      name: "ScrollAccessories",
      dependencies: [
        "CScrollCore", "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollSpace", "ScrollTiling",
      ],
      swiftSettings: strict),
    .target(
      name: "ScrollTimelines",
      dependencies: [
        "CScrollCore", "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollSpace", "ScrollTiling",
      ],
      swiftSettings: strict),
    .target(
      name: "ScrollPatterns",
      dependencies: [
        "CScrollCore", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollSpace",
        "ScrollTiling",
      ],
      swiftSettings: strict),
    .target(
      name: "ScrollProfiles",
      dependencies: ["ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollSpace"],
      swiftSettings: strict),
    .target(name: "CScroller", path: "CSources/CScroller"),
    .target(
      name: "ScrollerInC",
      dependencies: [
        "CScroller", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollHosting", "ScrollMotion",
        "ScrollProfiles", "ScrollSpace", "ScrollTiling",
      ], swiftSettings: strict),
    .target(name: "ScrollSeeds", swiftSettings: strict),
    .target(
      name: "ScrollTesting",
      dependencies: [
        "ScrollBehaviors", "ScrollHosting", "ScrollNesting", "ScrollPlot", "ScrollSeeds",
      ],
      swiftSettings: strict),
    .target(name: "Seeds", dependencies: ["ScrollSeeds"], path: "Tests/Seeds", swiftSettings: strict),
    .target(name: "ScrollPlot", swiftSettings: strict),
    .target(
      name: "ScrollTrace", dependencies: ["ScrollEngine", "ScrollMotion", "ScrollSpace"],
      swiftSettings: strict),
    .target(
      name: "ScrollHosting",
      dependencies: [
        "CScrollCore", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollMotion",
        "ScrollNesting", "ScrollSpace",
      ],
      swiftSettings: strict),
    .target(name: "ScrollFoundation", dependencies: ["ScrollSpace"], swiftSettings: strict),
    .target(
      name: "ScrollWeb",
      dependencies: [
        "CScrollCore", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollHosting",
        "ScrollNesting",
      ], exclude: ["Page"],
      swiftSettings: strict),
    .executableTarget(
      name: "ScrollGallery",
      dependencies: [
        "CScrollBare", "ScrollAccessories", "ScrollBehaviors", "ScrollHosting", "ScrollNesting",
        "ScrollProfiles", "ScrollWeb",
      ],
      exclude: ["Page"], swiftSettings: strict),
    .testTarget(
      name: "ScrollSpaceTests", dependencies: ["CScrollCore", "ScrollSpace", "Seeds"],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollTilingTests", dependencies: ["ScrollSpace", "ScrollTiling", "Seeds"], swiftSettings: strict
    ),
    .testTarget(
      name: "ScrollMotionTests", dependencies: ["ScrollMotion", "ScrollSpace", "Seeds"], swiftSettings: strict
    ),
    .target(
      name: "Hands",
      dependencies: [
        "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollNesting",
        "ScrollProfiles", "ScrollSpace", "ScrollTesting", "ScrollTiling", "Seeds",
      ], path: "Tests/Hands",
      swiftSettings: strict),
    .testTarget(
      name: "ScrollTestingTests",
      dependencies: ["AllocationCounter", "Hands", "ScrollHosting", "ScrollTesting"], swiftSettings: strict),
    .testTarget(name: "ScrollEngineTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "EdgeTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "NearTests", dependencies: ["Hands", "ScrollTesting"], swiftSettings: strict),
    .testTarget(
      name: "TimelineTests", dependencies: ["Hands", "ScrollTesting", "ScrollTimelines"],
      swiftSettings: strict),
    .testTarget(
      name: "PatternTests", dependencies: ["AllocationCounter", "Hands", "ScrollPatterns", "ScrollTesting"],
      swiftSettings: strict),
    .testTarget(name: "PagingTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "SnappingTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "TilingTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "ItemTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "ContentTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(name: "EndlessTests", dependencies: ["Hands"], swiftSettings: strict),
    .testTarget(
      name: "NestingTests", dependencies: ["Hands", "ScrollTesting"], swiftSettings: strict),
    .testTarget(
      name: "ZoomingTests", dependencies: ["Hands", "ScrollTesting"], swiftSettings: strict),
    .testTarget(
      name: "HostingTests", dependencies: ["Hands", "RandomStory", "ScrollHosting", "ScrollTrace"],
      swiftSettings: strict),
    .testTarget(
      name: "WebTests", dependencies: ["Hands", "ScrollHosting", "ScrollWeb", "Seeds"], swiftSettings: strict),
    .testTarget(
      name: "FoundationTests", dependencies: ["ScrollBehaviors", "ScrollFoundation"], swiftSettings: strict),
    .testTarget(
      name: "CompositionTests",
      dependencies: ["Hands", "RandomStory", "ScrollHosting", "ScrollNesting", "ScrollTrace"],
      swiftSettings: strict),
    .testTarget(name: "PlotTests", dependencies: ["ScrollPlot"], swiftSettings: strict),
    .testTarget(
      name: "TraceTests", dependencies: ["Hands", "RandomStory", "ScrollPlot", "ScrollTrace"],
      swiftSettings: strict),
    .testTarget(
      name: "Reference",
      dependencies: [
        "ScrollBehaviors", "ScrollEngine", "ScrollMotion", "ScrollNesting", "ScrollPlot", "ScrollProfiles",
        "ScrollSpace", "ScrollTiling", "ScrollTimelines",
      ],
      swiftSettings: strict),
    .target(
      name: "TouchRecordings", dependencies: ["ScrollEngine", "ScrollSpace", "ScrollTrace"],
      path: "Sources/ScrollLab/Recordings",
      swiftSettings: strict),
    .target(
      name: "LabDrawing", dependencies: ["ScrollPlot", "ScrollSpace"], path: "Sources/ScrollLab/Drawing",
      swiftSettings: strict),
    .target(name: "LabTerminal", path: "Sources/ScrollLab/Terminal", swiftSettings: strict),
    .target(
      name: "LabStories",
      dependencies: [
        "LabDrawing", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine", "ScrollNesting", "ScrollSpace",
        "ScrollTesting", "ScrollTiling", "TouchRecordings",
      ],
      path: "Sources/ScrollLab/Stories", swiftSettings: strict),
    .target(
      name: "LabTry",
      dependencies: [
        "LabDrawing", "LabStories", "LabTerminal", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine",
        "ScrollHosting", "ScrollNesting", "ScrollPlot", "ScrollProfiles", "ScrollSpace", "ScrollTiling",
        "ScrollTrace",
      ],
      path: "Sources/ScrollLab/Try", swiftSettings: strict),
    .executableTarget(
      name: "scroll-lab",
      dependencies: [
        "LabDrawing", "LabStories", "LabTerminal", "LabTry", "ScrollAccessories", "ScrollBehaviors",
        "ScrollEngine", "ScrollNesting", "ScrollPlot", "ScrollProfiles", "ScrollSpace", "ScrollTrace",
        "TouchRecordings",
      ],
      path: "Sources/ScrollLab/Tool", swiftSettings: strict),
    .testTarget(
      name: "ScrollLabTests",
      dependencies: [
        "Hands", "LabDrawing", "LabStories", "LabTerminal", "LabTry", "Seeds", "scroll-lab", "ScrollPlot",
        "ScrollTesting", "ScrollTrace", "TouchRecordings",
      ],
      swiftSettings: strict),
    .target(name: "TextIO", path: "Tests/Probes/TextIO"),
    .executableTarget(
      name: "bare-probe",
      dependencies: ["CScrollBare", "RandomStory", "ScrollBehaviors", "ScrollTrace", "TextIO"],
      path: "Tests/Probes/Bare", swiftSettings: strict),
    .executableTarget(
      name: "board-probe", dependencies: ["CScrollBare", "ScrollBehaviors", "TextIO"],
      path: "Tests/Probes/Board", swiftSettings: strict),
    .target(
      name: "RandomStory",
      dependencies: [
        "ScrollAccessories", "ScrollBehaviors", "ScrollNesting", "ScrollProfiles", "ScrollSeeds",
        "ScrollTrace",
      ], path: "Tests/Probes/RandomStory",
      swiftSettings: strict),
    .executableTarget(
      name: "walk-probe", dependencies: ["ScrollBehaviors"], path: "Tests/Probes/Walk", swiftSettings: strict),
    .target(
      name: "ViewKit", dependencies: ["ScrollBehaviors", "ScrollFoundation", "ScrollHosting"],
      path: "Tests/Probes/ViewKit",
      swiftSettings: strict),
    .target(
      name: "CrankHost", dependencies: ["ScrollBehaviors", "ScrollHosting"], path: "Tests/Probes/CrankHost",
      swiftSettings: strict),
    .executableTarget(
      name: "terminal-host", dependencies: ["LabTerminal", "ScrollBehaviors", "ScrollHosting"],
      path: "Tests/Probes/TerminalHost", swiftSettings: strict),
    .testTarget(
      name: "ProbeTests", dependencies: ["CrankHost", "ScrollBehaviors", "ScrollHosting", "ViewKit"],
      swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "AllocationTests",
      dependencies: [
        "AllocationCounter", "ScrollAccessories", "ScrollBehaviors", "ScrollHosting", "ScrollMotion",
        "ScrollNesting", "ScrollProfiles", "ScrollTiling", "ScrollTrace",
      ],
      path: "Tests/Allocations",
      swiftSettings: strict),
    .target(
      name: "StoryEngine",
      dependencies: [
        "ScrollAccessories", "ScrollBehaviors", "ScrollProfiles", "ScrollTesting", "Seeds",
      ],
      path: "Tests/StoryEngine", swiftSettings: strict),
    .testTarget(
      name: "Stories",
      dependencies: [
        "Hands", "ScrollTesting", "StoryEngine", "TouchRecordings",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ScrollBench",
      dependencies: [
        "AllocationCounter", "CScrollCore", "ScrollAccessories", "ScrollBehaviors", "ScrollEngine",
        "ScrollHosting",
        "ScrollMotion", "ScrollNesting", "ScrollProfiles", "ScrollSpace", "ScrollTiling", "ScrollTrace",
      ],
      swiftSettings: strict),
    .target(
      name: "TileTrials", dependencies: ["CScrollBare", "CScrollCore"], path: "Tests/Fuzz",
      exclude: ["Programs"],
      cSettings: [
        .headerSearchPath("../../CSources/CScrollCore"), .headerSearchPath("../../CSources/CScrollBare"),
      ]),
    .target(name: "CScrollCoreExact", dependencies: ["CScrollCore"], path: "Tests/CScrollCoreExact"),
    .testTarget(
      name: "CScrollCoreTests", dependencies: ["CScrollCore", "CScrollCoreExact", "Seeds", "TileTrials"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)

// `SCROLL_TESTS=PagingTests swift test` builds and runs the tests of one room, and what they need, where all of the tests
// would take minutes; `SCROLL_TESTS=ScrollSpaceTests,ScrollTilingTests` those of two. A room is a folder of `Tests` with a
// target of its name above; `Allocations` alone is `AllocationTests`. `.ci/run` puts the callers of the C core under the
// sanitizers so.
if let tests = Context.environment["SCROLL_TESTS"] {
  var kept: Set<String> = []
  func keep(_ name: String) {
    guard kept.insert(name).inserted else { return }
    for target in package.targets where target.name == name {
      for case .byNameItem(let dependency, _) in target.dependencies { keep(dependency) }
    }
  }
  tests.split(separator: ",").forEach { keep(String($0)) }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { product in
    !((product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? [])
      .allSatisfy(kept.contains)
  }
}

// The programs of `.ci/hardening`, which no other build needs.
if Context.environment["SCROLL_HARDENING"] != nil {
  package.targets += [
    .executableTarget(
      name: "parser-fuzz",
      dependencies: [
        "CScroller", "RandomStory", "ScrollBehaviors", "ScrollTrace", "ScrollerInC", "TouchRecordings",
      ],
      path: "Tests/Hardening/Parsers", swiftSettings: strict),
    .executableTarget(
      name: "thread-probe", dependencies: ["RandomStory", "ScrollBehaviors", "ScrollTrace"],
      path: "Tests/Hardening/Threads", swiftSettings: strict),
  ]
}
