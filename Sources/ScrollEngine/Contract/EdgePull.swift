public import ScrollSpace

/// What a wall refused, in one move of a finger or a wheel, or of a motion that meets the wall.
///
/// ```
/// offered    the way of this move, as the `drag` question has left it
/// consumed   the way that the content went
/// refused  = offered − consumed
/// ```
/// The sum is exact where a wall is rigid and all numbers are multiples of 1/64 pt. A host hands `refused` and `velocity`
/// on to whoever else wants them: a parent scroller, a glow, a stretch.
public struct EdgePull: Hashable, Sendable {
  /// The axis of the wall.
  public let axis: Axis
  /// The end of the axis at which the wall stands.
  public let side: Side
  /// The way of this move that the content did not go, in points in the direction of the offset. Negative
  /// relative to the wall's side while a finger returns over an elastic wall. 0 for a motion.
  public let refused: Double
  /// How far past the wall the finger would have the content by now, in points: 0 or more, and 0 once the finger is back.
  /// At a rigid wall a finger is back as soon as it turns.
  public let distance: Double
  /// How far past the wall the content is, in points: 0 or more.
  public let overshoot: Double
  /// The speed that a motion had at the wall and lost there, in points per second in the direction of the offset. 0 under a
  /// finger or a wheel, and at a wall past which the motion goes on at its speed, to come back by a spring.
  public let velocity: Double

  /// Makes a report.
  public init(
    axis: Axis, side: Side, refused: Double, distance: Double, overshoot: Double, velocity: Double
  ) {
    (self.axis, self.side, self.refused) = (axis, side, refused)
    (self.distance, self.overshoot, self.velocity) = (distance, overshoot, velocity)
  }
}
