public import ScrollSpace

/// The request of a scroller to its host after a frame.
///
/// Demands are ordered by urgency, the most urgent first: `needsFrame`, an earlier `sleep`, a later `sleep`, `idle`.
/// A host with several scrollers and timers follows the smallest of their demands:
///
/// ```swift
/// let demand = list.advance(to: now).merged(with: map.advance(to: now)).merged(with: .sleep(until: alarm))
/// ```
public enum FrameDemand: Hashable, Sendable {
  /// Something has changed since the last frame, or still moves, or a link wants to be woken in every frame. Draw,
  /// and call `advance(to:)` again at the next frame.
  case needsFrame
  /// Nothing needs to be drawn before this time, unless an input comes. Call `advance(to:)` at this time. The time is
  /// later than the time of the frame that returns this demand.
  case sleep(until: Timestamp)
  /// Nothing needs to be drawn until an input or a command comes.
  case idle

  /// Returns the more urgent of two demands.
  public func merged(with other: FrameDemand) -> FrameDemand { min(self, other) }

  /// Returns the time to wait before the next frame, in seconds; nil to wait for an input or a command.
  ///
  /// The wait is never shorter than a frame, so that a host without vsync does not spin. A host with a display
  /// callback for each frame waits for that callback after `needsFrame`. Such a host needs this method for `sleep`
  /// only.
  /// - Parameters:
  ///   - now: the present time.
  ///   - frame: the duration of a frame, in seconds. Must be above 0 and finite; any other value is a programmer's
  ///     mistake, and traps.
  public func delay(from now: Timestamp, frame: Double = 1.0 / 60) -> Double? {
    precondition(
      frame > 0 && frame.isFinite, .frameDuration,
      "A frame needs a duration that is above 0 and finite; this one takes \(frame) s; pass 1.0 / 60.")
    switch self {
    case .needsFrame: return frame
    case .sleep(let time): return max(frame, time - now)
    case .idle: return nil
    }
  }
}

extension FrameDemand: Comparable {
  /// Returns true if the first demand is more urgent than the second.
  @_documentation(visibility: internal)
  public static func < (first: FrameDemand, second: FrameDemand) -> Bool {
    switch (first, second) {
    case (.sleep(let first), .sleep(let second)): first < second
    case (.needsFrame, .sleep), (.needsFrame, .idle), (.sleep, .idle): true
    case (.needsFrame, .needsFrame), (.sleep, .needsFrame), (.idle, _): false
    }
  }
}
