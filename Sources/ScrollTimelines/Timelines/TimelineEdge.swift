import ScrollSpace

/// A place on a timeline: a fraction of a named range, and a length in points.
///
/// `TimelineEdge.entry(0.5, plus: 20)` is 20 points of scrolling behind the middle of `entry`. In CSS this is
/// `entry calc(50% + 20px)`.
public struct TimelineEdge: Hashable, Sendable {
  /// The named range; nil for the whole timeline.
  public let name: TimelineRange.Name?
  /// The fraction of that range: 0 is its start, 1 its end. May be below 0 or above 1.
  public let fraction: Double
  /// The distance from there, in points of the timeline's offsets. May be below 0.
  public let length: Double

  /// Creates an edge. A fraction or a length that is not usable counts as 0, so a range always has offsets.
  public init(_ name: TimelineRange.Name? = nil, _ fraction: Double, plus length: Double = 0) {
    self.name = name
    self.fraction = fraction.isUsable ? fraction : 0
    self.length = length.isUsable ? length : 0
  }

  /// Returns a place on the whole timeline: on `cover` of a subject, and on `scroll` without a subject.
  public static func part(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(nil, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/cover``.
  public static func cover(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.cover, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/contain``.
  public static func contain(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.contain, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/entry``.
  public static func entry(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.entry, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/exit``.
  public static func exit(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.exit, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/entryCrossing``.
  public static func entryCrossing(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.entryCrossing, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/exitCrossing``.
  public static func exitCrossing(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.exitCrossing, fraction, plus: length)
  }

  /// Returns a place on ``TimelineRange/Name/scroll``.
  public static func scroll(_ fraction: Double, plus length: Double = 0) -> TimelineEdge {
    TimelineEdge(.scroll, fraction, plus: length)
  }
}
