public import ScrollSpace

/// The shift of the origin after the offset has left its window.
///
/// Asked after any change of the offset that leaves the window given in `extent`. If no link writes `shift`, the
/// origin does not move.
public struct RebaseProposal: Sendable {
  /// The axis.
  public let axis: Axis
  /// The distance that the origin moves, in points, rounded to a multiple of 1/64 pt. 0 does not move the origin. The
  /// shift is added in one step to the offset, to a running motion, to its destination, to the walls and to the drag.
  /// Nothing moves on screen.
  public var shift: Double

  /// Creates a proposal with a shift of 0.
  public init(axis: Axis) {
    self.axis = axis
    shift = 0
  }
}
