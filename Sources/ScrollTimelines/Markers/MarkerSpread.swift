import ScrollSpace

/// Spreads the positions of targets along an axis, so that each target is current somewhere.
///
/// ```
///   first  0         ds                    de        max       last
///     ├────┼─────────┼─────────────────────┼─────────┼──────────┤
///      ╲    ╲        │                     │        ╱          ╱
///           0        ds                    de     max               from first…ds to 0…ds, and likewise at the end
/// ```
/// Targets before the start of scrolling, or behind its end, cannot be aligned. So the targets before the first
/// eighth of a view, `ds`, are moved in proportion, and the first of them lies at the start. The targets behind the
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

/// The nearest targets on both sides of a position.
struct MarkerChoice {
  private let position, half, tolerance: Double
  private var before: Double?
  private var after: Double?

  /// Creates a choice for a position in a view of a length.
  init(at position: Double, length: Double) {
    (self.position, half) = (position, length / 2)
    tolerance = Tolerance.sum(near: position)
  }

  /// Returns true if a target lies at the position, or before it.
  func isBefore(_ target: Double) -> Bool { target <= position + tolerance }

  /// Takes a target into account, by its position after the spread.
  mutating func add(_ target: Double) {
    if isBefore(target) {
      before = max(before ?? target, target)
    } else {
      after = min(after ?? target, target)
    }
  }

  /// The target that is current: the last one before the position, or the first one behind it if that is nearer, and
  /// less than half a view away. Nil without targets.
  var best: Double? {
    guard let before, let after else { return before ?? after }
    return after - position < half && after - position < position - before ? after : before
  }

  /// Returns true if a target is at the same place as the best one.
  func isBest(_ target: Double, _ best: Double) -> Bool { (target - best).magnitude <= tolerance }
}
