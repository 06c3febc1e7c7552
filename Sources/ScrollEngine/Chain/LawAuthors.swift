import ScrollSpace

/// The places of the links whose own laws are in the latest answers about an axis; nil for a law of the scroller or
/// the program.
struct LawAuthors {
  private var places: [Int?] = [nil, nil, nil, nil, nil]

  /// The place of the link.
  subscript(question: LawQuestion) -> Int? {
    get { places[question.rawValue] }
    set { if newValue != self[question] { places[question.rawValue] = newValue } }
  }

  /// Notes an answer of a link. The law belongs to the link if it differs from the law before.
  mutating func note(_ question: LawQuestion, isOther: Bool, isNone: Bool, by number: Int) {
    if isOther { self[question] = isNone ? nil : number }
  }

  /// Follows a change of the chain: links that stay have new places.
  mutating func follow(_ moved: (Int) -> Int?) { places = places.map { $0.flatMap(moved) } }

  /// Archives the places, in a chain of `links` links.
  mutating func walk(_ archive: inout ArchiveWalk, links: Int) throws(ArchiveError) {
    for index in places.indices {
      try archive.field(&places[index], where: { $0.map { $0 >= 0 && $0 < links } ?? true })
    }
  }
}
