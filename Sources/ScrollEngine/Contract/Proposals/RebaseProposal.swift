public import ScrollSpace

/// The offset left its window: by how much shall the origin move?
///
/// Asked after any change of the offset that left the window which `extent` gave.
public struct RebaseProposal: Proposal, Sendable {
  /// The axis.
  public let axis: Axis
  /// Added to the offset, to a running motion, to its destination, to the walls and to the drag, in one
  /// step, so that nothing is seen to move. Rounded to a multiple of 1/64 pt. 0: stay.
  public var shift: Double
  var isLeft = false

  /// Makes a proposal to stay.
  public init(axis: Axis) {
    self.axis = axis
    shift = 0
  }
}
