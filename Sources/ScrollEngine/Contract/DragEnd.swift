/// How a drag ended.
public enum DragEnd: UInt8, Hashable, Sendable {
  /// The last finger was lifted.
  case lifted
  /// The touch was taken away: by `touchCancelled(time:id:)`, or because scrolling was disabled.
  case cancelled
  /// The program ended the drag: by an animation or `stop()`. The finger is still down.
  case interrupted
}
