extension Story {
  /// All of them, in the order in which they are listed.
  package static let all: [Story] = [
    .strip, .feed, .carousel, .pages, .snap, .loop, .delegate, .page, .insets, .program, .refresh, .parallax,
    .photos, .banner, .bar,
  ]

  /// The story of a name; nil where there is none.
  package static func named(_ name: String) -> Story? { all.first { $0.name == name } }
}
