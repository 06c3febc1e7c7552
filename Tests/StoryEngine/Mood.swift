/// The kind of a story.
public enum Mood: Int, CaseIterable, Sendable {
  /// A valid program and calm fingers: every destination must be reached exactly.
  case sane
  /// Some extreme numbers and jumps of time. Each link still gives the same answer to the same question.
  case odd
  /// Many extreme numbers, and links with random answers.
  case wild

  var strangeness: Double { [0, 0.02, 0.25][rawValue] }
  /// The probability of a jump of time, forward or back.
  var leaps: Double { [0, 0.01, 0.1][rawValue] }
  /// True if the same question gets the same answer, so that another cast continues the same.
  var isPure: Bool { self != .wild }
}
