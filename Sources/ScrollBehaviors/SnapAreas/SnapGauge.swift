import ScrollSpace
internal import CScrollCore

/// What a look at one area takes: plain numbers, so that a pass over many of them is quick.
struct SnapGauge {
  private let start: Double
  private let end: Double
  private let extent: Extent
  private let base: Double
  /// What of the viewport is in view across; nil on a ring, where that takes more than a look.
  private let cross: (from: Double, to: Double, offset: Double, slack: Double)?

  /// Measures along an axis from `base`, with the other axis at `cross`.
  init(_ port: SnapPort, _ axis: Axis, base: Double, cross: Double) {
    (start, end) = (port.lower[axis], port.upper[axis])
    extent = port.extent[axis]
    self.base = base
    let other = axis.cross
    let walls = port.extent[other]
    let from = walls.lower.map { cross <= $0 } ?? false ? -.infinity : port.lower[other]
    let to = walls.upper.map { cross >= $0 } ?? false ? .infinity : port.upper[other]
    self.cross = walls.period == nil ? (from, to, cross, port.slack) : nil
  }

  /// Whether what reaches from one coordinate to another is in view across. True where that cannot be told.
  @inline(__always)
  func shows(_ lower: Double, _ upper: Double) -> Bool {
    guard let cross else { return true }
    return lower - cross.to - cross.slack <= cross.offset && cross.offset <= upper - cross.from + cross.slack
  }

  /// How far it is from the base to where an area is aligned.
  @inline(__always)
  func distance(_ lower: Double, _ upper: Double, _ align: Alignment) -> Double {
    let plain = align.distance(from: start, end, to: lower, upper)
    guard let period = extent.period else { return (extent.clamp(plain) - base).magnitude }
    let lap = csc_floor((base - plain) / period)
    var distance = Double.infinity
    for step in [-1.0, 0, 1, 2] { distance = min(distance, (plain + (lap + step) * period - base).magnitude) }
    return distance
  }
}
