import ScrollSpace

/// The places of the links whose own laws stand in the latest answers about an axis; nil: the scroller's, or the program's.
struct LawGivers {
  private var places: [Int?] = [nil, nil, nil, nil]

  /// The link's place.
  subscript(question: LawQuestion) -> Int? {
    get { places[question.rawValue] }
    set { if newValue != self[question] { places[question.rawValue] = newValue } }
  }

  /// A link answered: the law is its own if it is another one than before.
  mutating func note(_ question: LawQuestion, isOther: Bool, isNone: Bool, by number: Int) {
    if isOther { self[question] = isNone ? nil : number }
  }

  /// The chain changed: those who stay have new places.
  mutating func follow(_ moved: (Int) -> Int?) { places = places.map { $0.flatMap(moved) } }

  /// Walks over them, in a chain of so many links.
  mutating func walk(_ archive: inout ArchiveWalk, links: Int) throws(ArchiveError) {
    for index in places.indices {
      try archive.field(&places[index], where: { $0.map { $0 >= 0 && $0 < links } ?? true })
    }
  }
}
