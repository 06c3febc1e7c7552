public import ScrollSpace

/// How far a step goes. Right and down are those of the screen: on an axis that is reversed a step to the right leads towards
/// the start of the content.
public enum ScrollStep: Hashable, Sendable {
  /// By this many presses of an arrow key on each axis, of `settings.arrowLength`. Positive is right and down.
  case arrows(Vector)
  /// By this many lines on each axis, of `settings.lineLength`: wheels of hosts that count lines, such as terminals and a
  /// browser's deltaMode 1, and arrow keys where these go by lines. Positive is right and down.
  case lines(Vector)
  /// By this many notches of a wheel on each axis, of `settings.notchLength`. A high-resolution wheel sends parts of a
  /// notch, such as its value divided by 120. Positive is right and down.
  case notches(Vector)
  /// By this many points on each axis, as one step. Positive is right and down.
  case points(Vector)
  /// To the start on each axis with a number below 0, to the end on each with a number above 0: the home and end keys. An
  /// axis without that wall stays.
  case ends(Vector)
  /// By this many pages on each axis: page keys and the space bar. Positive is right and down.
  case pages(Vector)

  /// Whether a wheel gives it: lines and notches, which `settings.wheelMapping` maps to an axis.
  public var isWheel: Bool {
    switch self {
    case .lines, .notches: true
    case .arrows, .points, .ends, .pages: false
    }
  }
}
