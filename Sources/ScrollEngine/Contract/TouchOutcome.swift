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
  /// It went further than the slop and moved nothing, as along an axis that is disabled; or it is not down, was refused, or
  /// was cancelled.
  case none
}
