internal import CScrollCore

/// A length that closes on itself: every place occurs again after each period.
///
/// ```
///   lap        -1            0             1
///   within 0         P│0          P│0          P
///   ───────┼──────────┼────────────┼────────────┼───
///         -P          0  a         P  a        2P      a occurs in every lap
/// ```
/// Coordinates are unbounded. A wrapped coordinate is the place within a lap. Everything is computed: nothing is
/// copied.
public struct Ring: Hashable, Sendable {
  /// The length of a lap, in points.
  public let period: Double

  /// The direction of a movement on a ring.
  public enum Direction: Hashable, Sendable {
    /// The shorter way. If both ways are equally long, forward.
    case shortest
    /// Towards larger coordinates.
    case forward
    /// Towards smaller coordinates.
    case backward
  }

  /// The shortest and the longest period of a ring, in points. Shifts of the origin are multiples of 1/64, and
  /// coordinates are exact to a multiple up to 2^46 points.
  public static let periods = Grid.step...CSC_LONGEST

  /// Creates a ring with a period. Returns nil if the period is not within ``periods``.
  public init?(period: Double) {
    guard Self.periods.contains(period) else { return nil }
    self.period = period
  }

  /// Creates a ring of any period above 0, for values that shift no origin, such as pages.
  package init(anyPeriod period: Double) { self.period = period }

  /// Returns the lap of a coordinate: 0 from 0 up to the period, -1 before that. The result is limited to 2^62 in
  /// both directions, and 0 for NaN.
  public func lap(of coordinate: Double) -> Int64 {
    let lap = laps(before: coordinate)
    guard lap.magnitude < 0x1p62 else { return lap > 0 ? 1 << 62 : lap < 0 ? -(1 << 62) : 0 }
    return Int64(lap)
  }

  /// Returns the place of a coordinate within its lap: 0 or more, and less than the period. Returns 0 if the place
  /// cannot be computed.
  public func wrapped(_ coordinate: Double) -> Double {
    let rest = coordinate - laps(before: coordinate) * period
    return rest > 0 && rest < period ? rest : 0
  }

  /// Returns the number of whole laps before a coordinate, if the first lap begins at `start`: below 0 before that.
  /// Returns 0 if the number cannot be computed.
  public func laps(before coordinate: Double, from start: Double = 0) -> Double {
    guard coordinate.isFinite else { return 0 }
    let laps = csc_floor((coordinate - start) / period)
    let rest = coordinate - laps * period
    return rest < start ? laps - 1 : rest >= start + period ? laps + 1 : laps
  }

  /// Returns the coordinate, in any lap, at which a movement from `position` first meets the place of `coordinate`.
  /// If `position` is nearer than `tolerance` to the place, the movement has arrived.
  public func coordinate(
    nearest coordinate: Double, to position: Double, _ direction: Direction = .shortest, tolerance: Double = 0
  ) -> Double {
    let lap = csc_floor((position - coordinate) / period + 0.5)
    let nearest = coordinate + lap * period
    let rest = position - nearest
    if direction == .shortest || rest.magnitude <= tolerance { return nearest }
    if direction == .forward { return rest > 0 ? coordinate + (lap + 1) * period : nearest }
    return rest < 0 ? coordinate + (lap - 1) * period : nearest
  }

  /// Returns the coordinate, in any lap, at which a movement to between two walls first meets the place of
  /// `coordinate`. Returns `coordinate` if no such coordinate is between the walls.
  public func coordinate(_ coordinate: Double, within walls: Extent) -> Double {
    var inside = coordinate
    let near = Tolerance.sum(near: coordinate)
    if let lower = walls.lower, inside < lower - near {
      inside -= csc_floor((inside - lower + near) / period) * period
    }
    if let upper = walls.upper, inside > upper + near {
      inside += csc_floor((upper + near - inside) / period) * period
    }
    if let lower = walls.lower, inside < lower - near { return coordinate }
    return inside.isFinite ? inside : coordinate
  }

  /// Returns the laps in which an item is in view between two coordinates. The item extends from `start` on along a
  /// length. An item that only touches the range is not in view.
  public func laps(
    from start: Double, length: Double, seenFrom lower: Double, to upper: Double
  ) -> Range<Int64> {
    guard lower < upper else { return 0..<0 }
    let first = lap(of: lower - start - length) + 1
    // -lap(of: -x) is the first whole number of laps at or after x.
    let end = -lap(of: start - upper)
    return first..<max(first, end)
  }
}

extension Extent {
  /// The ring of the axis; nil if the axis is not a ring, or the period is not within ``Ring/periods``.
  public var ring: Ring? { period.flatMap(Ring.init) }
}
