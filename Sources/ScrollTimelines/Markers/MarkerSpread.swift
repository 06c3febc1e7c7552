import ScrollSpace

/// Spreads the positions of targets along an axis, so that each target is current somewhere.
///
/// ```
///   first  0         ⅛                    −⅛        max        last
///     ├────┼─────────┼─────────────────────┼─────────┼──────────┤     targets
///      ╲    ╲        │                     │        ╱          ╱
///          0├────────┼─────────────────────┼───────┤max               where they are current
/// ```
/// Targets before the start of scrolling, or behind its end, cannot be aligned. So the targets before the first
/// eighth of a view are moved in proportion, and the first of them lies at the start. The targets behind the
/// last eighth are moved likewise.
struct MarkerSpread {
  private let walls: Extent
  private let eighth: Double
  private let first, last: Double

  /// Creates the spread of targets from a first one to a last one, by their positions.
  init(_ port: MarkerPort, on axis: Axis, first: Double, last: Double) {
    (walls, eighth, self.first, self.last) = (port.extent[axis], port.length[axis] / 8, first, last)
  }

  /// The position up to which targets belong to the start.
  var startEnd: Double { walls.lower.map { $0 + eighth } ?? -.infinity }

  /// Returns the position of a target after the spread.
  func position(_ target: Double) -> Double {
    if walls.period != nil { return target }
    if let room = walls.room, room <= 0 { return walls.lower ?? 0 }
    if let start = walls.lower, target < start + eighth, first.isFinite {
      return start + (target - first) / (start + eighth - first) * eighth
    }
    if let end = walls.upper, target > end - eighth, last.isFinite {
      return end - (last - target) / (last - end + eighth) * eighth
    }
    return target
  }
}
