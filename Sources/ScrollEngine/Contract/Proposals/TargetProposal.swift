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

  /// At this many points per second on each axis, from the first point to the last: what a crawl or an auto-scroll
  /// wants. A speed of 0 or less, or not finite, traps.
  public static func steady(speed: Double) -> Arrival { .custom(SteadySpeed(speed: speed)) }
}

/// Where should it come to rest, and how should it get there?
///
/// It comes in with the natural stop and keepSpeed after a release or a wheel, with a spring for steps and
/// the program, with a jump for layout. `offset` is a proposal: the last link that writes it wins, and closed
/// walls outrank it. With `.keepSpeed`, an offset at or past a wall changes nothing if the glide would hit that wall
/// anyway: the glide still hits the wall, and bounces.
///
/// **Which axes.** Both axes are asked about at once, each with a `cause` of its own. An axis whose cause is nil goes on
/// as it is, and what a link writes for it is dropped. So a link that rounds both axes moves only what is being moved.
///
/// **Steps.** A whole step (`.step`) leads ahead. If the answer is where the step set out, or behind that, the links are
/// asked again with a `natural` twice as far away, until the answer lies ahead: a link that rounds to places goes on to
/// the next place with each arrow key, however short a line is. To refuse a step, set the translation to 0 in `drag`.
/// Parts of a notch have the cause `.wheel`, and `natural` is where all parts of the notch together lead: a link
/// that rounds it turns once a notch, not once a part.
///
/// **Where a fling leads.** `natural` is where the content goes if no link chooses a place. `projected` is where a link that chooses
/// one takes the fling to lead, and mostly the same. A profile may have them apart, as Chromium does.
///
/// **On what it rests.** When the layout changes, where does it rest then? A link that writes an offset and says no more
/// is asked for a target anew, at rest and on the way, with the cause `.layout` and the offset that it chose as `natural`:
/// a link that rounds to rows rests on a row, also where rows ahead were measured meanwhile. To stay with the same
/// row whatever its number and its place are by then, write `restTarget` beside the offset and answer
/// ``ScrollBehavior/offset(of:in:)``. Where the program has sent the axis, the cause is `.program` for layouts too: a link
/// that leaves that cause alone leaves the axis there. Where a delegate has edited the end of a drag, nobody is asked,
/// and the axis stays.
///
/// **Which coordinates.** `position` is the same wish in content coordinates. A link that rounds to places of its own
/// rounds the position, and is right under ``ContentOrigin`` shifts without knowing of them:
/// ```swift
/// proposal.position.y = (proposal.position.y / 44).rounded() * 44
/// ```
public struct TargetProposal: Proposal, Sendable {
  /// What each axis follows; nil for an axis that goes on as it is.
  public let cause: PerAxis<Cause?>
  /// Whether it is asked because the layout has changed, about where an axis rests or goes already, whoever has sent it there.
  public internal(set) var isAgain = false
  /// The offset from which it sets out.
  public let start: Point
  /// The speed with which it sets out, in points per second.
  public let velocity: Vector
  /// Where the motion would stop by itself, edges aside; for steps and the program, where they want to go.
  public let natural: Point
  /// Where a link that chooses a place takes the motion to lead: `natural`, unless a link has answered `motion` with a
  /// ``MotionProposal/projection``.
  public internal(set) var projected: Point
  /// The step as the host gave it, where the cause is `.step`, or `.wheel` for a part of a notch: so a link tells arrow keys from
  /// notches. Nil for all else.
  public internal(set) var step: ScrollStep?
  /// Where it shall come to rest.
  public var offset: Point
  /// How it gets there.
  public var arrival: PerAxis<Arrival>
  /// On what it comes to rest, in the words of the link that is asked: what it has said, or nil. A link that says more
  /// than an offset is asked by ``ScrollBehavior/offset(of:in:)`` where that is, whenever the layout has changed.
  public var restTarget = PerAxis<RestTarget?>(nil)
  /// Whether it is known where an axis comes to rest: the program names a target of a link, a link before this one has chosen,
  /// or the axis was not moved from where somebody has sent it.
  public internal(set) var isChosen = PerAxis(false)
  /// Where the content's coordinates began, today.
  public let origin: ContentOrigin
  var isLeft = false

  /// Makes a proposal that wishes for the natural stop, to which it is taken to lead if nothing else is given.
  public init(
    cause: PerAxis<Cause?>, start: Point, velocity: Vector, natural: Point, arrival: PerAxis<Arrival>,
    origin: ContentOrigin = ContentOrigin(), projected: Point? = nil, step: ScrollStep? = nil
  ) {
    self.cause = cause
    self.start = start
    self.velocity = velocity
    self.natural = natural
    self.projected = projected ?? natural
    self.step = step
    self.offset = natural
    self.arrival = arrival
    self.origin = origin
  }

  /// `offset` in content coordinates: 0 where the content begins, growing towards its end, without bounds on a ring, and
  /// under a moving origin from where the first layout put 0. An axis that is set to what it reads keeps its offset to
  /// the last bit.
  public var position: Point {
    get { origin.position(of: offset) }
    set { origin.set(&offset, at: newValue) }
  }

  /// `natural` in content coordinates.
  public var naturalPosition: Point { origin.position(of: natural) }

  /// `projected` in content coordinates.
  public var projectedPosition: Point { origin.position(of: projected) }

  /// `start` in content coordinates.
  public var startPosition: Point { origin.position(of: start) }
}
