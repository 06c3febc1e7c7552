public import ScrollSpace

/// What a scroller wants from its host after a frame.
///
/// Demands are ordered by urgency, the most urgent first: `needsFrame`, an earlier `sleep`, a later one, `idle`. So a
/// host with several scrollers and timers follows the smallest of their demands:
///
/// ```swift
/// let demand = list.advance(to: now).merged(with: map.advance(to: now)).merged(with: .sleep(until: alarm))
/// ```
public enum FrameDemand: Hashable, Sendable {
  /// Something changed since the last frame, or still moves, or a link wants to be woken in every frame: draw, and call
  /// again at the next frame.
  case needsFrame
  /// A call is wanted at this time, and nothing needs to be drawn before, if no input comes. The time is later than that of
  /// the frame which answers so.
  case sleep(until: Timestamp)
  /// Nothing needs to be drawn until input or a command comes.
  case idle

  /// The more urgent one of two demands.
  public func merged(with other: FrameDemand) -> FrameDemand { min(self, other) }

  /// How long to wait before the next frame, in seconds; nil: until input or a command comes.
  ///
  /// The wait is never shorter than a frame, so that a host without vsync does not spin. A host that the display calls
  /// for each frame waits for that after `needsFrame`, and needs this for `sleep` alone.
  /// - Parameters:
  ///   - now: the present time.
  ///   - frame: how long a frame takes, in seconds. Must be above 0 and finite; anything else is a mistake in the
  ///     program, and traps.
  public func delay(from now: Timestamp, frame: Double = 1.0 / 60) -> Double? {
    precondition(
      frame > 0 && frame.isFinite,
      "A frame needs a duration that is above 0 and finite; this one takes \(frame) s; pass 1.0 / 60.")
    switch self {
    case .needsFrame: return frame
    case .sleep(let time): return max(frame, time - now)
    case .idle: return nil
    }
  }
}

extension FrameDemand: Comparable {
  /// Whether the first demand is more urgent than the second.
  public static func < (first: FrameDemand, second: FrameDemand) -> Bool {
    switch (first, second) {
    case (.sleep(let first), .sleep(let second)): first < second
    case (.needsFrame, .sleep), (.needsFrame, .idle), (.sleep, .idle): true
    case (.needsFrame, .needsFrame), (.sleep, .needsFrame), (.idle, _): false
    }
  }
}
