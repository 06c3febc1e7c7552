public import ScrollSpace

/// What a scroller wants from its host after a frame.
public enum FrameDemand: Hashable, Sendable {
  /// Something changed since the last frame, or still moves: draw, and call again at the next frame.
  case needsFrame
  /// Nothing moves, but a call is wanted at this time, if no input comes before.
  case sleep(until: Timestamp)
  /// Nothing moves and nothing will, until input or a command comes.
  case idle
}
