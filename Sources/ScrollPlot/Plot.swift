/// Numbers over time, to be drawn as an SVG picture: for light and for dark surroundings, the same text on every platform.
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
  /// A number by time.
  public struct Curve: Sendable {
    /// The name, for the legend.
    public var name: String
    /// The times, in seconds, and the numbers, in the order of time.
    public var points: [(time: Double, value: Double)]
    /// Whether the curve is drawn with dashes.
    public var isDashed: Bool

    /// Makes a curve.
    public init(_ name: String, _ points: [(time: Double, value: Double)], isDashed: Bool = false) {
      (self.name, self.points, self.isDashed) = (name, points, isDashed)
    }
  }

  /// A number that is marked by a line across, such as a wall.
  public struct Level: Hashable, Sendable {
    /// The name, at the end of the line. May be empty.
    public var name: String
    /// The number.
    public var value: Double

    /// Makes a level.
    public init(_ name: String, at value: Double) { (self.name, self.value) = (name, value) }
  }

  /// A moment that is marked by a line downwards and a number, such as a callback.
  public struct Marker: Hashable, Sendable {
    /// The name, below the plot. Markers that lie close together share a number.
    public var name: String
    /// The time, in seconds.
    public var time: Double

    /// Makes a marker.
    public init(_ name: String, at time: Double) { (self.name, self.time) = (name, time) }
  }

  /// The colours of a picture.
  public enum Scheme: CaseIterable, Hashable, Sendable {
    /// The reader's: the picture changes with what the reader's system prefers.
    case automatic
    /// For light surroundings.
    case light
    /// For dark surroundings.
    case dark
  }

  /// What stands above the plot.
  public var title: String
  /// The curves, each in a colour of its own; after five the colours begin again.
  public var curves: [Curve]
  /// Numbers that are marked.
  public var levels: [Level]
  /// Moments that are marked.
  public var markers: [Marker]
  /// Times that are shown at least, in seconds, so that plots beside each other can have the same scale.
  public var times: ClosedRange<Double>?
  /// Numbers that are shown at least.
  public var values: ClosedRange<Double>?
  /// The unit of the numbers.
  public var unit: String

  /// Makes a plot.
  public init(
    _ title: String, _ curves: [Curve], levels: [Level] = [], markers: [Marker] = [],
    times: ClosedRange<Double>? = nil, values: ClosedRange<Double>? = nil, unit: String = "pt"
  ) {
    (self.title, self.curves, self.levels, self.markers) = (title, curves, levels, markers)
    (self.times, self.values, self.unit) = (times, values, unit)
  }
}
