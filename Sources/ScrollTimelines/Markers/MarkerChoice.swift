import ScrollSpace

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
