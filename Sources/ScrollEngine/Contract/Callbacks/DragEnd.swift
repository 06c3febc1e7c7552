/// How a drag, or a run of wheel deltas, ended.
public enum DragEnd: UInt8, Hashable, Sendable {
  /// The last finger was lifted, from a touch screen or a trackpad. For deltas without phases: no further delta came.
  case lifted
  /// The touch was cancelled: by `touchCancelled(time:id:)`, by `cancelAllTouches(time:)`, by the wheel phase
  /// `.cancelled`, or because scrolling was disabled.
  case cancelled
  /// Something else took over the content: an animation or `stop()` of the program, a finger that came down during a
  /// run of deltas, or a wall that took over momentum.
  case interrupted
}
