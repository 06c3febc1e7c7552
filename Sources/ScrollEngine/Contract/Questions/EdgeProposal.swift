public import ScrollMotion
public import ScrollSpace

/// The response of a wall to a finger and to a motion.
public enum EdgeResponse: Sendable {
  /// The content passes as if there were no wall.
  case open
  /// Nothing passes the wall. A motion stops at it.
  case rigid
  /// A finger pulls the content past the wall against a rubber band with this resistance, 0.55 on iOS. A motion runs
  /// past the wall and springs back, critically damped, with this response in seconds, above 0: 0.575 on iOS.
  case elastic(resistance: Double, response: Double)
  /// A finger pulls against a rubber band with this resistance. A motion follows a law of your own, over the distance
  /// back to the wall.
  case custom(resistance: Double, any MotionLaw)
  /// A finger pulls by a law of your own. A motion follows another response, for example the response of earlier
  /// links: `.pulled(LimitedPull(to: 60), proposal.response)`.
  indirect case pulled(any PullLaw, EdgeResponse)

  /// The law by which a finger pulls past the wall, so that a link can wrap the law in another law. Nil if the wall
  /// is open or rigid.
  public var pull: (any PullLaw)? {
    switch self {
    case .open, .rigid: nil
    case .elastic(let resistance, _), .custom(let resistance, _):
      isUsable ? RubberBandPull(resistance: resistance) : nil
    case .pulled(let law, _): law
    }
  }
}

/// The response of a wall to a finger or a motion.
///
/// Asked if a finger pulls past the wall, or if a target lies past the wall. Asked also if a motion starts past the
/// wall, or hits the wall, then with the exact velocity at that moment. The last link that writes `response` decides.
/// If no link writes a response, the wall is rigid: content cannot be lost because a chain has no answer for an axis.
/// To let content pass a wall, answer `.open`. A side without an end has no wall.
///
/// `wall` and `target` are offsets on the axis. In content coordinates, which no rebase changes, the wall is at
/// `context.origin.position(of: wall, on: axis)`.
public struct EdgeProposal: Sendable {
  /// The cause of the movement towards the wall.
  public let cause: Cause
  /// The axis of the wall.
  public let axis: Axis
  /// The end of the axis at which the wall is.
  public let side: Side
  /// The offset of the wall, in points.
  public let wall: Double
  /// The velocity at the wall, in points per second. 0 for a finger.
  public let velocity: Double
  /// The offset to which the finger or the motion would move the content.
  public let target: Double
  /// True if two fingers pinch content that zooms. If it has no room, that is so at its present scale alone. False in
  /// the plans after the lift: compare the context's offset with the wall there.
  public let isPinched: Bool
  /// The response of the wall.
  public var response: EdgeResponse

  /// Creates a proposal for a rigid wall.
  public init(
    cause: Cause, axis: Axis, side: Side, wall: Double, velocity: Double, target: Double,
    isPinched: Bool = false
  ) {
    self.cause = cause
    self.axis = axis
    self.side = side
    self.wall = wall
    self.velocity = velocity
    self.target = target
    self.isPinched = isPinched
    response = .rigid
  }
}
