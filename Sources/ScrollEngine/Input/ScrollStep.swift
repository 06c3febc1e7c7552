public import ScrollSpace

/// How far a step goes.
public enum ScrollStep: Hashable, Sendable {
  /// By this many lines on each axis, of `settings.lineLength`: arrow keys, and wheels of hosts that count lines, such as
  /// terminals and a browser's deltaMode 1. Positive is right and down.
  case lines(Vector)
  /// By this many notches of a wheel on each axis, of `settings.notchLength`. A high-resolution wheel sends parts of a
  /// notch, such as its value divided by 120. Positive is right and down.
  case notches(Vector)
  /// By this many pages on each axis: page keys and the space bar. Positive is right and down.
  case pages(Vector)
}
