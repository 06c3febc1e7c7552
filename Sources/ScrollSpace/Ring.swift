internal import CScrollCore

/// A length that closes on itself: what stands at a coordinate stands again after every period.
///
/// ```
///   lap        -1            0             1
///   within 0         P│0          P│0          P
///   ───────┼──────────┼────────────┼────────────┼───
///         -P          0  a         P  a        2P      a stands in every lap
/// ```
/// Coordinates are unbounded; a wrapped one is where it is within its lap. All of it is arithmetic: nothing is copied.
public struct Ring: Hashable, Sendable {
  /// The length of a lap, in points.
  public let period: Double

  /// Which way round to go.
  public enum Way: Hashable, Sendable {
    /// The shorter one; forward where both are as long.
    case shortest
    /// Towards larger coordinates.
    case forward
    /// Towards smaller coordinates.
    case backward
  }

  /// The shortest and the longest period a ring can have, in points: shifts of the origin are counted in 64ths,
  /// and coordinates are exact to one up to 2^46 points.
  public static let periods = Grid.step...CSC_LONGEST

  /// A ring with this period; nil if it is not within ``periods``.
  public init?(period: Double) {
    guard Self.periods.contains(period) else { return nil }
    self.period = period
  }

  /// A ring of any period above 0, for values that shift no origin, such as pages.
  package init(anyPeriod period: Double) { self.period = period }

  /// The lap in which a coordinate lies: 0 from 0 up to the period, -1 before that. No further than 2^62 either
  /// way; 0 for NaN.
  public func lap(of coordinate: Double) -> Int64 {
    let lap = laps(before: coordinate)
    guard lap.magnitude < 0x1p62 else { return lap > 0 ? 1 << 62 : lap < 0 ? -(1 << 62) : 0 }
    return Int64(lap)
  }

  /// Where a coordinate lies within its lap: 0 or more, and less than the period. 0 where that cannot be told.
  public func wrapped(_ coordinate: Double) -> Double {
    let rest = coordinate - laps(before: coordinate) * period
    return rest > 0 && rest < period ? rest : 0
  }

  /// How many whole laps lie before a coordinate, where the first one begins at `start`: below 0 before that. 0 where that
  /// cannot be told.
  package func laps(before coordinate: Double, from start: Double = 0) -> Double {
    guard coordinate.isFinite else { return 0 }
    let laps = csc_floor((coordinate - start) / period)
    let rest = coordinate - laps * period
    return rest < start ? laps - 1 : rest >= start + period ? laps + 1 : laps
  }

  /// The coordinate in another lap, or this one, at which what stands at `coordinate` is met first on the way from
  /// `position`. A position nearer than `tolerance` to it counts as there, and stays.
  public func coordinate(
    nearest coordinate: Double, to position: Double, _ way: Way = .shortest, tolerance: Double = 0
  ) -> Double {
    let lap = csc_floor((position - coordinate) / period + 0.5)
    let nearest = coordinate + lap * period
    let rest = position - nearest
    if way == .shortest || rest.magnitude <= tolerance { return nearest }
    if way == .forward { return rest > 0 ? coordinate + (lap + 1) * period : nearest }
    return rest < 0 ? coordinate + (lap - 1) * period : nearest
  }

  /// The coordinate in another lap, or this one, at which what stands at `coordinate` is met first on the way to between two
  /// walls; the coordinate itself if there is none between them.
  package func coordinate(_ coordinate: Double, within walls: Extent) -> Double {
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

  /// The laps in which something that stands from `start` on along a length is in view between two coordinates.
  /// What only touches them is not in view.
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
  /// The ring that the axis is; nil where it is none, or the period is not within ``Ring/periods``.
  package var ring: Ring? { period.flatMap(Ring.init) }
}
