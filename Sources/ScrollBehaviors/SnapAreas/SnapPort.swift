internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// The distance at which areas attract the content.
public enum SnapStrictness: Hashable, Sendable {
  /// The content rests on an area whenever there is one.
  case mandatory
  /// The content rests on an area only if one is within a distance of the natural rest position, in points.
  /// Nil means a third of the port, as in Chromium. A distance below 0 counts as 0.
  case proximity(Double?)

  /// Proximity within a third of the port, as in Chromium.
  public static let proximity = SnapStrictness.proximity(nil)
}

/// The window in which areas are aligned, and the offsets to which it can move. All values are in content
/// coordinates.
///
/// ```
///  viewport ┌──────────────────────┐
///           │ padding              │
///           │   ┌──────────────┐   │   an area aligned at its start begins where the port begins
///           │   │     port     │   │
///           │   └──────────────┘   │
///           └──────────────────────┘
/// ```
public struct SnapPort: Hashable, Sendable {
  /// The port's start in the viewport, in points.
  public var lower: PerAxis<Double>
  /// The port's end in the viewport, in points; never before its start.
  public var upper: PerAxis<Double>
  /// The offsets at which each axis may rest, and the period of a ring.
  public var extent: PerAxis<Extent>
  /// The axes that snap.
  public var axes: PerAxis<Bool>
  /// True if the content must rest on an area if there is one. Then a search ahead that finds none looks in
  /// all directions.
  public var isMandatory: Bool
  /// The greatest distance of an area from the start of the search, in points.
  public var reach: PerAxis<Double>
  /// The length of a pixel, in points, to which offsets are rounded, halves up; nil if offsets are not
  /// rounded. If set, an area less than a pixel ahead does not count as ahead.
  public var pixel: Double?

  /// Creates a port from its parts. By default every area is in reach.
  public init(
    lower: PerAxis<Double>, upper: PerAxis<Double>, extent: PerAxis<Extent>,
    axes: PerAxis<Bool> = PerAxis(true),
    isMandatory: Bool = true, reach: PerAxis<Double> = PerAxis(.infinity), pixel: Double? = nil
  ) {
    self.lower = lower
    self.upper = PerAxis(x: max(lower.x, upper.x), y: max(lower.y, upper.y))
    self.extent = extent
    self.axes = axes
    self.isMandatory = isMandatory
    self.reach = reach
    self.pixel = pixel
  }

  /// Creates the port of a scroller: its viewport less its insets and its padding.
  public init(
    _ geometry: Geometry, origin: ContentOrigin, axes: PerAxis<Bool> = PerAxis(true),
    strictness: SnapStrictness = .mandatory, pixel: Double? = nil
  ) {
    var lower = PerAxis(0.0)
    var upper = PerAxis(0.0)
    var extent = geometry.extent
    for axis in Axis.both {
      lower[axis] = geometry.inset.lower(axis) + geometry.padding.lower(axis)
      upper[axis] = geometry.viewport[axis] - geometry.inset.upper(axis) - geometry.padding.upper(axis)
      extent[axis] = origin.positions(of: extent[axis], on: axis)
    }
    self.init(
      lower: lower, upper: upper, extent: extent, axes: axes, isMandatory: strictness == .mandatory,
      pixel: pixel)
    if case .proximity(let distance) = strictness {
      for axis in Axis.both { reach[axis] = max(0, distance ?? length(axis) / 3) }
    }
  }

  /// Returns the length of the port, in points.
  public func length(_ axis: Axis) -> Double { upper[axis] - lower[axis] }

  /// The largest distance by which rounding to pixels moves an offset, in points.
  var slack: Double { Tolerance.offset(pixel: pixel ?? 0) }

  /// True if an offset lies between the walls, or past one only by rounding.
  func reaches(_ offset: Double, _ axis: Axis) -> Bool {
    (extent[axis].clamp(offset) - offset).magnitude <= Tolerance.sum(near: offset)
  }

  /// Returns the offsets at which areas of the first lap may be aligned: on a ring, any.
  func firstLap(_ axis: Axis) -> Extent { extent[axis].period == nil ? extent[axis] : Extent() }

  /// Returns the offsets at which a stretch of the content touches the port, but for rounding. A stretch past
  /// a wall, or under the padding there, is in view at the wall.
  func visible(_ start: Double, _ end: Double, _ axis: Axis) -> ClosedRange<Double> {
    let (first, last) = (start - upper[axis] - slack, end - lower[axis] + slack)
    guard extent[axis].period == nil else { return first...last }
    return extent[axis].clamp(first)...extent[axis].clamp(last)
  }

  /// True if an offset lies in a closed range; on a ring, also if it does so after a whole number of periods.
  func shows(_ offset: Double, _ range: ClosedRange<Double>, _ axis: Axis) -> Bool {
    guard let period = extent[axis].period, range.lowerBound.isFinite else { return range.contains(offset) }
    return offset - lap(of: range.lowerBound, before: offset, axis) * period <= range.upperBound
  }

  /// Returns the offset at which a stretch of the content is aligned in the port.
  func offset(aligning start: Double, _ end: Double, _ align: Alignment, _ axis: Axis) -> Double {
    align.distance(from: lower[axis], upper[axis], to: start, end)
  }

  /// Returns the offset at which the content rests: rounded to a whole pixel, if `pixel` is set, and between
  /// the walls.
  func rounded(_ offset: Double, _ axis: Axis) -> Double {
    guard let pixel, pixel > 0 else { return offset }
    return extent[axis].clamp(csc_floor(offset / pixel + 0.5) * pixel)
  }

  /// Returns the number of periods by which the last copy of a coordinate before another one is shifted; 0
  /// without a ring.
  func lap(of coordinate: Double, before other: Double, _ axis: Axis) -> Double {
    guard let period = extent[axis].period else { return 0 }
    return Ring(anyPeriod: period).laps(before: other - coordinate)
  }
}
