import ScrollSpace

/// The reason why an indicator is visible or hidden. Its opacity is a function of the reason and the time.
///
/// ```
///   opacity 1 ──────────────┐
///                           │╲
///           0               │ ╲──────────
///             moving   hold  fade
///                    └ resting since here
/// ```
enum IndicatorLife: Hashable, Sendable {
  /// Nothing has moved, or not for long.
  case hidden
  /// The axis moves, or is held by something that may move it.
  case moving
  /// The axis came to rest, or the indicator was flashed.
  case resting(since: Timestamp)

  /// The time before `since` that still counts as resting, in seconds: frames may be a little behind inputs.
  /// An earlier time means another clock, as after a restore; then the indicator is hidden.
  private static let doubt = 1.0

  /// Returns the life on a clock that was set back by some seconds.
  func setBack(by seconds: Double) -> IndicatorLife {
    if case .resting(let since) = self { .resting(since: since - seconds) } else { self }
  }

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

  /// Returns the time of the first frame after `time` with another opacity; nil if the opacity stays. During
  /// the fade, every frame has another opacity, so the result is `time` itself.
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
