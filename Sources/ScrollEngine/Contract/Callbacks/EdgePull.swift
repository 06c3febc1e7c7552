public import ScrollSpace

/// The part of a move that a wall refused: a move of a finger, of a wheel, or of a motion that meets the wall.
///
/// ```
/// offered    the distance of this move, as the `drag` question has left it
/// consumed   the distance that the content moved
/// refused  = offered − consumed
/// ```
/// The sum is exact if the wall is rigid and all numbers are multiples of 1/64 pt. A host passes `refused` and
/// `velocity` on to a parent scroller, a glow or a stretch.
public struct EdgePull: Hashable, Sendable {
  /// The axis of the wall.
  public let axis: Axis
  /// The end of the axis at which the wall is.
  public let side: Side
  /// The distance of this move that the content did not go, in points in the direction of the offset. The sign is
  /// opposite to the wall's side while a finger returns over an elastic wall. 0 for a motion.
  public let refused: Double
  /// The distance past the wall at which the finger would have the content, in points: 0 or more, and 0 once the
  /// finger is back. At a rigid wall a finger is back as soon as it turns, but not in a pinch.
  public let distance: Double
  /// The distance of the content past the wall, in points: 0 or more.
  public let overshoot: Double
  /// The velocity that a motion had at the wall and lost there, in points per second in the direction of the offset.
  /// 0 for a finger or a wheel. 0 also for a motion that passes the wall without losing speed, and comes back by a
  /// spring.
  public let velocity: Double

  /// Creates a pull from its parts.
  public init(
    axis: Axis, side: Side, refused: Double, distance: Double, overshoot: Double, velocity: Double
  ) {
    (self.axis, self.side, self.refused) = (axis, side, refused)
    (self.distance, self.overshoot, self.velocity) = (distance, overshoot, velocity)
  }
}
