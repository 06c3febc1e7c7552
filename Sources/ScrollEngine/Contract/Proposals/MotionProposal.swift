public import ScrollMotion
public import ScrollSpace

/// By which law an axis glides when nothing holds it.
public enum Glide: Sendable {
  /// UIScrollView's deceleration, by the factor a millisecond: 0.998 is normal, 0.99 fast.
  case decay(rate: Double)
  /// It does not glide: it stays where it was let go.
  case none
  /// A law of your own, run free.
  case custom(any MotionLaw)
}

/// Let go: by which law would it glide?
///
/// It comes in with the controller's deceleration rate on both axes. Both are asked about at once, each with a `cause` of
/// its own. An axis whose cause is nil goes on as it is, and what a link writes for it is dropped.
public struct MotionProposal: Proposal, Sendable {
  /// What each axis follows: `.release`, or `.wheel` at the end of a run of deltas; nil for an axis that goes on as it is.
  public let cause: PerAxis<Cause?>
  /// How fast the offset moves, in points per second. May be changed.
  public var velocity: Vector
  /// The law for each axis.
  public var glide: PerAxis<Glide>
  /// By which law a link that chooses a place takes the axis to glide; nil, which it is at first: by `glide`. Where that leads is
  /// the ``TargetProposal/projected`` of the question `target`. Content that goes where no link has chosen a place glides by `glide`.
  public var projection: PerAxis<Glide?> = PerAxis(nil)
  var isLeft = false

  /// Makes a proposal.
  public init(cause: PerAxis<Cause?>, velocity: Vector, glide: PerAxis<Glide>) {
    self.cause = cause
    self.velocity = velocity
    self.glide = glide
  }
}
