/// A plot of numbers over time as an SVG picture, for light and dark surroundings. The text is the same on every
/// platform.
///
/// ```swift
/// let plot = Plot(
///   "A fling by two chains", [Plot.Curve("Clamping", clamped), Plot.Curve("Bouncing", bounced)],
///   levels: [Plot.Level("wall", at: 0)], markers: [Plot.Marker("didSettle", at: 1.38)])
/// let file = plot.svg()
/// ```
/// ```
///  A fling by two chains
///  ── Clamping  ── Bouncing
///     pt           ①
///  1,200 ┤       ╭─┆──────
///    600 ┤    ╭──╯ ┆
///      0 ┼────╯┄┄┄┄┆┄┄┄┄┄┄ wall
///        0      0.5     1  s
///  ① 1.380 s  didSettle
/// ```
/// Points that are not finite are left out, and leave a gap.
public struct Plot: Sendable {
  /// A number as a function of time.
  public struct Curve: Sendable {
    /// The name, for the legend.
    public var name: String
    /// The times, in seconds, and the numbers, in the order of time.
    public var points: [(time: Double, value: Double)]
    /// True if the curve is drawn with dashes.
    public var isDashed: Bool

    /// Creates a curve.
    public init(_ name: String, _ points: [(time: Double, value: Double)], isDashed: Bool = false) {
      (self.name, self.points, self.isDashed) = (name, points, isDashed)
    }
  }

  /// A number that a line across the plot marks, such as a wall.
  public struct Level: Hashable, Sendable {
    /// The name, at the end of the line. May be empty.
    public var name: String
    /// The number.
    public var value: Double

    /// Creates a level.
    public init(_ name: String, at value: Double) { (self.name, self.value) = (name, value) }
  }

  /// A moment that a vertical line and a number mark, such as a callback.
  public struct Marker: Hashable, Sendable {
    /// The name, below the plot. Markers that lie close together share a number.
    public var name: String
    /// The time, in seconds.
    public var time: Double

    /// Creates a marker.
    public init(_ name: String, at time: Double) { (self.name, self.time) = (name, time) }
  }

  /// The colours of a picture.
  public enum Scheme: CaseIterable, Hashable, Sendable {
    /// The colours follow the preference of the reader's system.
    case automatic
    /// Colours for light surroundings.
    case light
    /// Colours for dark surroundings.
    case dark
  }

  /// The title above the plot.
  public var title: String
  /// The curves, each in a colour of its own. After five curves the colours repeat.
  public var curves: [Curve]
  /// The numbers that lines mark.
  public var levels: [Level]
  /// The moments that lines mark.
  public var markers: [Marker]
  /// The times that the plot must show, in seconds, so that several plots can have the same scale. The plot also shows
  /// all points.
  public var times: ClosedRange<Double>?
  /// The numbers that the plot must show. The plot also shows all points.
  public var values: ClosedRange<Double>?
  /// The unit of the numbers.
  public var unit: String

  /// Creates a plot.
  public init(
    _ title: String, _ curves: [Curve], levels: [Level] = [], markers: [Marker] = [],
    times: ClosedRange<Double>? = nil, values: ClosedRange<Double>? = nil, unit: String = "pt"
  ) {
    (self.title, self.curves, self.levels, self.markers) = (title, curves, levels, markers)
    (self.times, self.values, self.unit) = (times, values, unit)
  }
}
