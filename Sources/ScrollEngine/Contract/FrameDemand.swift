public import ScrollSpace

/// What a scroller wants from its host after a frame.
public enum FrameDemand: Hashable, Sendable {
  /// Something changed since the last frame, or still moves: draw, and call again at the next frame.
  case needsFrame
  /// Nothing moves, but a call is wanted at this time, if no input comes before. A time that has come already stands
  /// for the next frame: draw, and call again then. So a link asks for frames that only it has something to show in.
  case sleep(until: Timestamp)
  /// Nothing moves and nothing will, until input or a command comes.
  case idle
}
