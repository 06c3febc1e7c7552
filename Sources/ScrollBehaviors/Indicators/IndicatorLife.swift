import ScrollSpace

/// Why an indicator is seen, or is not. Its opacity follows from that and the time.
///
/// ```
///   opacity 1 ──────────────┐
///                           │╲
///           0               │ ╲──────────
///             moving   hold  fade
///                    └ resting since here
/// ```
enum IndicatorLife: Hashable, Sendable {
  /// Nothing has moved, or long ago.
  case hidden
  /// It moves, or something holds it that may move it.
  case moving
  /// It came to rest, or was flashed.
  case resting(since: Timestamp)

  /// How far before its beginning a moment still counts as that, in seconds: frames may lie a little behind inputs.
  /// Further before it is a moment of a clock that has been set back, and nothing is left of the rest.
  private static let doubt = 1.0

  func opacity(at time: Timestamp, hold: Double, fade: Double) -> Double {
    switch self {
    case .hidden: return 0
    case .moving: return 1
    case .resting(let since):
      let age = time - since
      guard age >= -Self.doubt else { return 0 }
      if age <= hold { return 1 }
      return age < hold + fade ? 1 - (age - hold) / fade : 0
    }
  }

  /// The time of the first frame after `time` that shows it otherwise: in the midst of fading that is the next one,
  /// whenever it comes, and so `time` itself. Nil if all stays as it is.
  func change(after time: Timestamp, hold: Double, fade: Double) -> Timestamp? {
    guard case .resting(let since) = self, time - since >= -Self.doubt else { return nil }
    let end = since + hold
    if time < end { return end.seconds < .largestUsable ? end : nil }
    return time - since < hold + fade ? time : nil
  }
}

extension IndicatorLife: Archivable {
  init() { self = .hidden }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let number = self == .hidden ? 0 : self == .moving ? 1 : 2
    try archive.kind(&self, number, of: [.hidden, .moving, .resting(since: .zero)])
    if case .resting(let since) = self { self = .resting(since: try archive.value(since)) }
  }
}
