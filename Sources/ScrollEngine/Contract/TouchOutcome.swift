/// What became of a touch: what a host needs to know before it takes a lift for a click.
public enum TouchOutcome: UInt8, Hashable, Sendable {
  /// It stayed within the slop, on content that rested.
  case tap
  /// The same, for `settings.longPress` or longer.
  case longPress
  /// It stayed within the slop, and came down on content that moved: it held that, which is no tap.
  case caught
  /// It moved the content.
  case drag
  /// There is no such touch: none with the id is down, or the scroller ignores it, because scrolling was disabled when it came
  /// down or was disabled since.
  case none
  /// It went further than the slop and moved nothing, as along an axis that is disabled. It is no tap.
  case moved
}
