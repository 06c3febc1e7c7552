public import ScrollMotion
public import ScrollSpace

/// The law by which an axis glides after the release.
public enum Glide: Sendable {
  /// UIScrollView's deceleration, by the factor a millisecond: 0.998 is normal, 0.99 fast.
  case decay(rate: Double)
  /// The axis does not glide. It stays where it was released.
  case none
  /// A law of your own, without a target.
  case custom(any MotionLaw)
}

/// The laws by which the content glides after the release.
///
/// The proposal starts with the controller's deceleration rate on both axes. One question is about both axes, each
/// with its own `cause`. An axis whose cause is nil continues its motion, and answers for that axis are ignored.
public struct MotionProposal: Sendable {
  /// The cause on each axis: `.release`, or `.wheel` at the end of a run of deltas. Nil for an axis that continues
  /// its motion.
  public let cause: PerAxis<Cause?>
  /// The velocity of the offset, in points per second. A link may change it.
  public var velocity: Vector
  /// The law on each axis.
  public var glide: PerAxis<Glide>
  /// The law from which links that choose a place compute the end of the glide. Nil, the initial value, means
  /// `glide`. The end by this law is ``TargetProposal/projected`` in the question `target`. If no link chooses a
  /// place, the content glides by `glide`.
  public var projection: PerAxis<Glide?> = PerAxis(nil)

  /// Creates a proposal.
  public init(cause: PerAxis<Cause?>, velocity: Vector, glide: PerAxis<Glide>) {
    self.cause = cause
    self.velocity = velocity
    self.glide = glide
  }
}
