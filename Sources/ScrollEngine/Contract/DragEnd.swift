/// How a drag, or a run of wheel deltas, ended.
public enum DragEnd: UInt8, Hashable, Sendable {
  /// The last finger was lifted, on glass or on a trackpad; of deltas without phases, no further one came.
  case lifted
  /// The touch was taken away: by `touchCancelled(time:id:)`, by `cancelAllTouches(time:)`, by a wheel's phase `.cancelled`, or
  /// because scrolling was disabled.
  case cancelled
  /// Something else took the content: the program, by an animation or `stop()`, a finger that came down on a run of deltas, or
  /// a wall that took over momentum.
  case interrupted
}
