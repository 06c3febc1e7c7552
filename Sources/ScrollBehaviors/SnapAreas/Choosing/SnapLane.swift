import ScrollSpace

/// The numbers of one axis of a port, as tests of many areas use them.
///
/// ```
///   low                offset                       high
///  ───┤ content          ├──────┬────────────┬──┐    ├───
///                        viewport    port
///                               start        end, from the viewport's start
/// ```
struct SnapLane {
  let start: Double
  let end: Double
  /// The walls; infinite where a side is open.
  let low: Double
  let high: Double
  let period: Double?
  let slack: Double

  init(_ port: SnapPort, _ axis: Axis) {
    let extent = port.extent[axis]
    (start, end, slack, period) = (port.lower[axis], port.upper[axis], port.slack, extent.period)
    (low, high) = (extent.lower ?? -.infinity, extent.upper ?? .infinity)
  }

  var length: Double { end - start }

  /// Returns the nearest offset between the walls, as ``Extent/clamp(_:)`` does.
  @inline(__always)
  func clamp(_ offset: Double) -> Double {
    let below = offset > high ? high : offset
    return below < low ? low : below
  }

  /// True if a stretch of the content touches the port at an offset, but for rounding: see
  /// ``SnapPort/visible(_:_:_:)`` and ``SnapPort/shows(_:_:_:)``.
  func shows(_ lower: Double, _ upper: Double, at offset: Double) -> Bool {
    let (first, last) = (lower - end - slack, upper - start + slack)
    guard let period else { return clamp(first) <= offset && offset <= clamp(last) }
    guard first.isFinite else { return first <= offset && offset <= last }
    return offset - Ring(anyPeriod: period).laps(before: offset - first) * period <= last
  }
}
