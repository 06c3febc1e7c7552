/// The distances that keys and wheels scroll in a browser, a toolkit or a program.
public struct ScrollDistances: Hashable, Sendable {
  /// The length of an arrow key's step, in points.
  public var arrow: Double
  /// The length of a line, for a wheel that counts lines, in points.
  public var line: Double
  /// The length of a wheel's notch, in points.
  public var notch: Double
  /// The part of the visible length that a page key scrolls.
  public var page: Double

  /// Creates distances from lengths in points, and the part of the visible length that is a page.
  public init(arrow: Double, line: Double, notch: Double, page: Double) {
    (self.arrow, self.line, self.notch, self.page) = (arrow, line, notch, page)
  }

  /// Chromium's distances on Linux, as measured in version 156: 40 points an arrow key, 120 a notch, 7/8 of the
  /// visible length a page. A line is as long as an arrow key's step. Elsewhere a notch differs: use the deltas of
  /// the events.
  public static let chromium = ScrollDistances(arrow: 40, line: 40, notch: 120, page: 0.875)
}
