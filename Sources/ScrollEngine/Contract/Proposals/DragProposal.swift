public import ScrollSpace

/// The user moves the content by this much.
///
/// Asked for every move of a drag, for every wheel delta and step, and once more at the release, then with
/// the velocity. Change `translation` to lock an axis or to scale the movement; change `velocity`, so that
/// a locked axis does not fling.
///
/// `start` is an offset. In content coordinates, which no rebase changes, it is `context.origin.position(of: start)`.
public struct DragProposal: Proposal, Sendable {
  /// What moves it: `.drag`, `.release`, `.wheel` or `.step`.
  public let cause: Cause
  /// The offset at which the drag began.
  public let start: Point
  /// How far the offset shall have moved since then, in points, before any edge resists. The slop is subtracted.
  public var translation: Vector
  /// How fast the offset moves, in points per second. Zero but at the release.
  public var velocity: Vector
  var isLeft = false

  /// Makes a proposal.
  public init(cause: Cause, start: Point, translation: Vector, velocity: Vector) {
    self.cause = cause
    self.start = start
    self.translation = translation
    self.velocity = velocity
  }
}
