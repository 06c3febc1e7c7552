extension Story {
  /// All stories, in the order of the list.
  package static let all: [Story] = [
    .strip, .feed, .carousel, .pages, .snap, .loop, .delegate, .page, .insets, .program, .refresh, .parallax,
    .photos, .banner, .bar,
  ]

  /// Returns the story with a name; nil if there is none.
  package static func named(_ name: String) -> Story? { all.first { $0.name == name } }
}
