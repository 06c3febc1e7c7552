/// What became of a touch: what a host needs to know before it takes a lift for a click.
public enum TouchOutcome: UInt8, Hashable, Sendable {
  /// The touch stayed within the slop, on content that rested.
  case tap
  /// The same, for `settings.longPress` or longer.
  case longPress
  /// The touch stayed within the slop, and came down on content that moved: the touch held the content, and is no tap.
  case caught
  /// The touch moved the content.
  case drag
  /// There is no such touch. None with its id is down, or the scroller ignores the touch: scrolling was disabled when it came
  /// down, or has been since.
  case none
  /// The touch went further than the slop and moved nothing, as along an axis that is disabled. It is no tap.
  case moved
}
