/// The result of a touch. A host reads the result before it treats a lift as a click.
public enum TouchOutcome: UInt8, Hashable, Sendable {
  /// The touch stayed within the slop, on content at rest.
  case tap
  /// The touch stayed within the slop, on content at rest, for `settings.longPress` seconds or longer.
  case longPress
  /// The touch stayed within the slop, and came down on moving content. The touch stopped the content, and is not a
  /// tap.
  case caught
  /// The touch moved the content.
  case drag
  /// No such touch is followed. Either no finger with this id is down, or the scroller ignores the touch because
  /// scrolling was disabled when the finger came down, or later.
  case none
  /// The touch went farther than the slop and moved nothing, for example along an axis that is disabled. The touch is
  /// not a tap.
  case moved
}
