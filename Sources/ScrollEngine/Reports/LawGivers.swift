import ScrollMotion
import ScrollSpace

/// The places of the links whose own laws stand in the latest answers about an axis; nil: the scroller's, or the program's.
struct LawGivers {
  private var places = [Int?](repeating: nil, count: Int(Turn.Occasion.edge.rawValue) + 1)

  subscript(question: Turn.Occasion) -> Int? { places[Int(question.rawValue)] }

  /// Nobody has answered yet.
  mutating func begin(_ question: Turn.Occasion) { places[Int(question.rawValue)] = nil }

  /// A link answered: the law is its own if it is another one than before.
  mutating func note(
    _ question: Turn.Occasion, from old: (any MotionLaw)?, to new: (any MotionLaw)?, by place: Int
  ) {
    if new !== old { places[Int(question.rawValue)] = new == nil ? nil : place }
  }

  /// The chain changed: those who stay have new places.
  mutating func follow(_ moved: (Int) -> Int?) { places = places.map { $0.flatMap(moved) } }
}
