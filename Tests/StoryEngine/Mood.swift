/// How a story goes.
public enum Mood: Int, CaseIterable, Sendable {
  /// As a sound program and a calm hand would have it: all that is told must hold exactly.
  case sane
  /// Strange numbers and leaping times now and then; each link still gives the same answer to the same question.
  case odd
  /// Strange numbers all over, and links that answer as they like.
  case wild

  var strangeness: Double { [0, 0.02, 0.25][rawValue] }
  /// How often time takes a leap, forward or back.
  var leaps: Double { [0, 0.01, 0.1][rawValue] }
  /// Whether the same question gets the same answer, so that another cast goes on the same.
  var isPure: Bool { self != .wild }
}
