public import ScrollMotion
public import ScrollSpace

/// How a wall answers a finger and a motion.
public enum EdgeResponse: Sendable {
  /// As if it were not there.
  case open
  /// Nothing gets past it; a motion stops at it.
  case rigid
  /// A finger pulls past it against a rubber band with this resistance, 0.55 on iOS; a motion runs past it
  /// and springs back, critically damped, with this response in seconds, above 0: 0.575 on iOS.
  case elastic(resistance: Double, response: Double)
  /// A finger as above; a motion by a law of your own, over the distance back to the wall.
  case custom(resistance: Double, any MotionLaw)
  /// A finger by a law of your own; a motion as another response answers, which may be what earlier links have left:
  /// `.pulled(LimitedPull(to: 60), proposal.response)`.
  indirect case pulled(any PullLaw, EdgeResponse)

  /// The law by which a finger pulls past the wall, so that a link can wrap it in another one. Nil where nothing
  /// resists or nothing gives way.
  public var pull: (any PullLaw)? {
    switch self {
    case .open, .rigid: nil
    case .elastic(let resistance, _), .custom(let resistance, _):
      isUsable ? RubberBandPull(resistance: resistance) : nil
    case .pulled(let law, _): law
    }
  }
}

/// How does this wall answer?
///
/// Asked for a wall that a finger pulls past, that a motion runs into (with the exact speed there) or
/// starts beyond, or that stands between the scroller and a wish. The last link that writes `response`
/// owns the edge. If no link writes it, the edge is rigid: content cannot be lost because a chain says nothing of an
/// axis. To let content past a wall, answer `.open`; a side without end has no wall to begin with.
///
/// `wall` and `target` are offsets along the axis. In content coordinates, which no rebase changes, the wall stands at
/// `context.origin.position(of: wall, on: axis)`.
public struct EdgeProposal: Proposal, Sendable {
  /// What leads there.
  public let cause: Cause
  /// The axis of the wall.
  public let axis: Axis
  /// The end of the axis.
  public let side: Side
  /// The offset of the wall.
  public let wall: Double
  /// The speed at the wall, in points per second; 0 under a finger.
  public let velocity: Double
  /// The offset that finger or motion wants to reach.
  public let target: Double
  /// The answer.
  public var response: EdgeResponse
  var isLeft = false

  /// Makes a proposal for a rigid edge.
  public init(cause: Cause, axis: Axis, side: Side, wall: Double, velocity: Double, target: Double) {
    self.cause = cause
    self.axis = axis
    self.side = side
    self.wall = wall
    self.velocity = velocity
    self.target = target
    response = .rigid
  }
}
