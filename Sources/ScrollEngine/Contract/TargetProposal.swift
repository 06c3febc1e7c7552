public import ScrollMotion
public import ScrollSpace

/// How an axis gets to where it shall rest.
public enum Arrival: Sendable {
  /// At once.
  case jump
  /// By the glide, made a little longer or shorter so that it ends there, without a jump in speed: a decay
  /// whose k lies between half and four times the glide's; a spring where that does not reach.
  case keepSpeed
  /// By a critically damped spring that starts with the present speed. The response is in seconds, and above 0: with
  /// 0.001 the content is there at once, with 1,000 it takes half an hour.
  case spring(response: Double)
  /// By a law of your own, over the distance.
  case custom(any MotionLaw)

  /// In this many seconds, along a curve. A duration below 0 or not finite traps.
  public static func timed(_ duration: Double, _ curve: CubicBezier = .easeInOut) -> Arrival {
    .custom(TimingCurve(duration: duration, curve: curve))
  }
}

/// Where should it come to rest, and how should it get there?
///
/// It comes in with the natural stop and keepSpeed after a release or a wheel, with a spring for steps and
/// the program, with a jump for layout. `offset` is a wish: the last link that writes it wins, and closed
/// walls outrank it. A wish that keeps the speed and lies past a wall, or at it, where the natural stop lies past
/// that too, runs into the wall like the glide itself.
///
/// A link that rounds to places of its own should look at `cause`: a step of one line (`.step`) may be shorter
/// than half a place, and would round back to where it came from.
public struct TargetProposal: Sendable {
  /// What it follows.
  public let cause: Cause
  /// The offset from which it sets out.
  public let start: Point
  /// The speed with which it sets out, in points per second.
  public let velocity: Vector
  /// Where the motion would stop by itself, edges aside; for steps and the program, where they want to go.
  public let natural: Point
  /// Where it shall come to rest.
  public var offset: Point
  /// How it gets there.
  public var arrival: PerAxis<Arrival>

  /// Makes a proposal that wishes for the natural stop.
  public init(cause: Cause, start: Point, velocity: Vector, natural: Point, arrival: PerAxis<Arrival>) {
    self.cause = cause
    self.start = start
    self.velocity = velocity
    self.natural = natural
    self.offset = natural
    self.arrival = arrival
  }
}
