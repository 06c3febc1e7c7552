import ScrollMotion
import ScrollSpace

/// The places of the links whose own laws stand in the latest answers about an axis; nil: the scroller's, or the program's.
struct LawGivers {
  private var motion: Int64?
  private var target: Int64?
  private var edge: Int64?

  /// The link's place; none for a question whose answers have no laws.
  subscript(question: Turn.Occasion) -> Int? {
    switch question {
    case .motion: motion.map { Int($0) }
    case .target: target.map { Int($0) }
    case .edge: edge.map { Int($0) }
    default: nil
    }
  }

  /// Nobody has answered the question for a target yet.
  mutating func beginTarget() { target = nil }

  /// A link answered: the law is its own if it is another one than before.
  mutating func note(
    _ question: Turn.Occasion, from old: (any MotionLaw)?, to new: (any MotionLaw)?, by number: Int
  ) {
    guard new !== old else { return }
    let number = new == nil ? nil : Int64(number)
    switch question {
    case .motion: motion = number
    case .target: target = number
    case .edge: edge = number
    default: break
    }
  }

  /// The chain changed: those who stay have new places.
  mutating func follow(_ moved: (Int) -> Int?) {
    func follow(_ number: Int64?) -> Int64? { number.flatMap { moved(Int($0)) }.map { Int64($0) } }
    (motion, target, edge) = (follow(motion), follow(target), follow(edge))
  }

  /// Walks over them, in a chain of so many links.
  mutating func walk(_ archive: inout ArchiveWalk, links: Int) throws(ArchiveError) {
    func isLink(_ number: Int64?) -> Bool { number.map { $0 >= 0 && $0 < links } ?? true }
    try archive.field(&motion, where: isLink)
    try archive.field(&target, where: isLink)
    try archive.field(&edge, where: isLink)
  }
}
