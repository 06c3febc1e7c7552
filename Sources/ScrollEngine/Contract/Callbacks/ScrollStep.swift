public import ScrollSpace

/// The distance of a step.
///
/// Right and down are directions on the screen. On a reversed axis, a step to the right scrolls towards the beginning
/// of the content.
public enum ScrollStep: Hashable, Sendable {
  /// This many presses of an arrow key on each axis, of `settings.arrowLength` points each. Positive is right and
  /// down.
  case arrows(Vector)
  /// This many lines on each axis, of `settings.lineLength` points each. Positive is right and down. For wheels of
  /// hosts that count lines, such as terminals and a browser's deltaMode 1, and for arrow keys that scroll by lines.
  case lines(Vector)
  /// This many notches of a wheel on each axis, of `settings.notchLength` points each, or by `settings.notchPower` of the
  /// view. Positive is right and down. A high-resolution wheel sends parts of a notch, such as its value divided by 120.
  case notches(Vector)
  /// This many points on each axis, as one step. Positive is right and down.
  case points(Vector)
  /// To the start on each axis with a number below 0, to the end on each axis with a number above 0: the home and end
  /// keys. An axis without that wall does not move.
  case ends(Vector)
  /// This many pages on each axis: page keys and the space bar. Positive is right and down.
  case pages(Vector)

  /// True for steps of a wheel: lines and notches, which `settings.wheelMapping` maps to an axis.
  public var isWheel: Bool {
    switch self {
    case .lines, .notches: true
    case .arrows, .points, .ends, .pages: false
    }
  }
}
