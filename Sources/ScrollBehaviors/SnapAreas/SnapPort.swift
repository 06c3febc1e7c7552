public import ScrollEngine
public import ScrollSpace
internal import CScrollCore

/// How strongly areas draw.
public enum SnapStrictness: Hashable, Sendable {
  /// It rests on an area wherever there is one.
  case mandatory
  /// It rests on an area if one is no further than this from where it would rest by itself, in points; nil: a third
  /// of the port, as in Chromium. A distance below 0 counts as 0.
  case proximity(Double?)

  /// As Chromium has it: within a third of the port.
  public static let proximity = SnapStrictness.proximity(nil)
}

/// The window in which areas are aligned, and how far it can be moved. All in the content's own coordinates.
///
/// ```
///  viewport ┌──────────────────────┐
///           │ padding              │
///           │   ┌──────────────┐   │   an area aligned at its start has its start on the port's start
///           │   │     port     │   │
///           │   └──────────────┘   │
///           └──────────────────────┘
/// ```
public struct SnapPort: Hashable, Sendable {
  /// Where in the viewport the port begins, in points.
  public var lower: PerAxis<Double>
  /// Where in the viewport the port ends, in points; never before it begins.
  public var upper: PerAxis<Double>
  /// The offsets at which each axis may rest, and its period where it is a ring.
  public var extent: PerAxis<Extent>
  /// Which axes snap.
  public var axes: PerAxis<Bool>
  /// Whether it must rest on an area if there is one: a search ahead that finds none then looks around.
  public var isMandatory: Bool
  /// Areas further than this from where the search begins are out of reach, in points.
  public var reach: PerAxis<Double>
  /// The length of the pixels that offsets are rounded to, halves up; nil: offsets are not rounded. With it, places
  /// less than one of them ahead are not ahead.
  public var pixel: Double?

  /// Makes a port from its parts: without `reach` everything is in reach.
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

  /// Makes the port of a scroller: its viewport less its insets and less a padding.
  public init(
    _ geometry: Geometry, origin: ContentOrigin, padding: Insets = .zero, axes: PerAxis<Bool> = PerAxis(true),
    strictness: SnapStrictness = .mandatory, pixel: Double? = nil
  ) {
    var lower = PerAxis(0.0)
    var upper = PerAxis(0.0)
    var extent = geometry.extent
    for axis in Axis.both {
      lower[axis] = geometry.inset.lower(axis) + padding.lower(axis)
      upper[axis] = geometry.viewport[axis] - geometry.inset.upper(axis) - padding.upper(axis)
      extent[axis] = origin.positions(of: extent[axis], on: axis)
    }
    self.init(
      lower: lower, upper: upper, extent: extent, axes: axes, isMandatory: strictness == .mandatory,
      pixel: pixel)
    if case .proximity(let distance) = strictness {
      for axis in Axis.both { reach[axis] = max(0, distance ?? length(axis) / 3) }
    }
  }

  /// The length of the port, in points.
  public func length(_ axis: Axis) -> Double { upper[axis] - lower[axis] }

  /// How far rounding to pixels may take an offset from where it would rest, in points.
  var slack: Double { Tolerance.offset(pixel: pixel ?? 0) }

  /// Whether an offset lies between the walls, or so little past one that it is only rounded.
  func reaches(_ offset: Double, _ axis: Axis) -> Bool {
    (extent[axis].clamp(offset) - offset).magnitude <= Tolerance.sum(near: offset)
  }

  /// Between which offsets areas of the first lap are aligned: on a ring anywhere.
  func firstLap(_ axis: Axis) -> Extent { extent[axis].period == nil ? extent[axis] : Extent() }

  /// The offsets at which a stretch of the content touches the port, or would but for the rounding. What lies past
  /// a wall is in view at the wall, and so is what the padding hides there.
  func visible(_ start: Double, _ end: Double, _ axis: Axis) -> ClosedRange<Double> {
    let (first, last) = (start - upper[axis] - slack, end - lower[axis] + slack)
    guard extent[axis].period == nil else { return first...last }
    return extent[axis].clamp(first)...extent[axis].clamp(last)
  }

  /// Whether an offset lies in a range, edges included; on a ring also a whole number of periods further on.
  func shows(_ offset: Double, _ range: ClosedRange<Double>, _ axis: Axis) -> Bool {
    guard let period = extent[axis].period, range.lowerBound.isFinite else { return range.contains(offset) }
    return offset - lap(of: range.lowerBound, before: offset, axis) * period <= range.upperBound
  }

  /// The offset at which a stretch of the content is aligned in the port.
  func offset(aligning start: Double, _ end: Double, _ align: Alignment, _ axis: Axis) -> Double {
    align.distance(from: lower[axis], upper[axis], to: start, end)
  }

  /// The offset as it is rested on: on a whole pixel, if there are any, and between the walls.
  func rounded(_ offset: Double, _ axis: Axis) -> Double {
    guard let pixel, pixel > 0 else { return offset }
    return extent[axis].clamp(csc_floor(offset / pixel + 0.5) * pixel)
  }

  /// How many periods further on the copy of a coordinate is that lies nearest before another; 0 where there is no
  /// ring.
  func lap(of coordinate: Double, before other: Double, _ axis: Axis) -> Double {
    guard let period = extent[axis].period else { return 0 }
    return Ring(anyPeriod: period).laps(before: other - coordinate)
  }
}
