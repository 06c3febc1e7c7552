internal import CScrollCore
public import ScrollMotion
public import ScrollSpace

/// How an axis moves to its target.
public enum Arrival: Sendable {
  /// The content is at the target at once.
  case jump
  /// The glide ends at the target, without a jump in velocity. The glide is a decay whose k is between half and four
  /// times the k of the free glide. If no such decay ends at the target, the content moves by a spring.
  case keepSpeed
  /// A critically damped spring that starts with the present velocity. The response is in seconds, and above 0. With
  /// 0.001 the content arrives at once, with 1,000 after half an hour.
  case spring(response: Double)
  /// A law of your own, over the distance to the target.
  case custom(any MotionLaw)

  /// Returns an arrival that takes `duration` seconds, along a curve. A duration below 0 or not finite traps.
  public static func timed(_ duration: Double, _ curve: CubicBezier = .easeInOut) -> Arrival {
    .custom(TimingCurve(duration: duration, curve: curve))
  }

  /// Returns an arrival at a constant speed on each axis, in points per second: for a crawl or an auto-scroll. A
  /// speed of 0 or less, or not finite, traps.
  public static func steady(speed: Double) -> Arrival { .custom(SteadySpeed(speed: speed)) }
}

/// The offset at which the content comes to rest, and how the content gets there.
///
/// After a release or a wheel, the proposal starts with the natural stop and `.keepSpeed`. For steps and for the
/// program it starts with a spring, for a layout with `.jump`. The last link that writes `offset` decides. Closed
/// walls limit the offset. With `.keepSpeed`, an offset at or past a wall changes nothing if the glide would hit that
/// wall anyway: the glide still hits the wall, and bounces.
///
/// **Axes.** One question is about both axes, each with its own `cause`. An axis whose cause is nil continues its
/// motion, and answers for that axis are ignored. So a link that rounds both axes moves only the axis that is in
/// motion.
///
/// **Steps.** A whole step (`.step`) always moves ahead. The answer may be the offset at which the step starts, or an
/// offset behind it. The links are then asked again with a `natural` twice as far away, until the answer is ahead. A
/// link that rounds to places therefore goes on to the next place with each arrow key, however short a line is. To
/// refuse a step, set the translation to 0 in `drag`. Parts of a notch have the cause `.wheel`, and `natural` is the
/// offset to which all parts of the notch lead together. A link that rounds `natural` therefore turns once a notch,
/// not once a part.
///
/// **Projection.** `natural` is the offset at which the content stops if no link chooses a place. `projected` is the
/// offset from which a link chooses a place. Both are mostly the same. A profile may separate them, as Chromium does.
/// So does the system's momentum after a trackpad's lift, and a key while a page turns. A link that rounds `projected`
/// therefore follows all of them.
///
/// **Rest targets.** A link that writes only an offset is asked for a target again after every layout, at rest and in
/// motion. The cause is then `.layout`, and `natural` is the offset that the link chose. So a link that rounds to
/// rows rests on a row, also if rows ahead were measured in the meantime. To stay with the same row, whatever its new
/// number and place are, write `restTarget` beside the offset and answer ``ScrollBehavior/offset(of:in:)``. If the
/// program has sent the axis, the cause is `.program` for layouts too. A link that ignores that cause leaves the axis
/// there. If a delegate has edited the end of a drag, no link is asked, and the axis stays.
///
/// **Coordinates.** `position` is the same target in content coordinates. A link that rounds to places of its own
/// rounds the position. Shifts of the ``ContentOrigin`` then need no code in the link:
/// ```swift
/// proposal.position.y = (proposal.position.y / 44).rounded() * 44
/// ```
public struct TargetProposal: Sendable {
  /// The cause on each axis. Nil for an axis that continues its motion.
  public let cause: PerAxis<Cause?>
  /// True if a layout asks again about the place at which an axis rests, or to which it moves. Any motion or command
  /// may have chosen that place.
  public internal(set) var isAfterLayout = false
  /// The offset at which the motion starts.
  public let start: Point
  /// The velocity at the start, in points per second.
  public let velocity: Vector
  /// The offset at which the motion would stop by itself, without edges. For steps and the program, the requested
  /// offset.
  public let natural: Point
  /// The offset from which a link chooses a place: `natural`, unless a link has answered `motion` with a
  /// ``MotionProposal/projection``, the system's momentum is known, a key counts from what is shown, or a step is rounded
  /// to a pixel: then the projection is where the step leads before.
  public internal(set) var projected: Point
  /// The offset from which a step counts, if the cause is `.step`. Choose a place beyond it. It is the destination of a
  /// running animation, the wall to which the content returns, or else where the content is. A key that comes while a
  /// key turns a page counts from what is shown, unless ``ScrollSettings/keyAddition`` is `always`.
  public internal(set) var stepStart: Point
  /// The step as the host gave it, if the cause is `.step`, or `.wheel` for a part of a notch. A link can tell arrow
  /// keys from notches by this value. Nil for every other cause.
  public internal(set) var step: ScrollStep?
  /// The offset at which the content comes to rest.
  public var offset: Point
  /// How each axis moves to its rest position.
  public var arrival: PerAxis<Arrival>
  /// The thing on which each axis comes to rest, as the link that is being asked has named it before; nil if that
  /// link has named nothing. A link that writes a rest target is asked for its offset by
  /// ``ScrollBehavior/offset(of:in:)`` after every layout.
  public var restTarget = PerAxis<RestTarget?>(nil)
  /// True if the rest position of an axis is decided. The program has named a target of a link, an earlier link has
  /// chosen a place, or the axis has not moved from a place that was chosen before.
  public internal(set) var isChosen = PerAxis(false)
  /// The origin of the content's coordinates at this moment.
  public let origin: ContentOrigin

  /// Creates a proposal whose offset is the natural stop. Without `projected`, the projection is the natural stop
  /// too.
  public init(
    cause: PerAxis<Cause?>, start: Point, velocity: Vector, natural: Point, arrival: PerAxis<Arrival>,
    origin: ContentOrigin = ContentOrigin(), projected: Point? = nil, step: ScrollStep? = nil
  ) {
    self.cause = cause
    self.start = start
    self.velocity = velocity
    self.natural = natural
    self.projected = projected ?? natural
    self.stepStart = start
    self.step = step
    self.offset = natural
    self.arrival = arrival
    self.origin = origin
  }

  /// Returns the arrival of a key's step over a distance, for a link that chooses the place; nil if no earlier link,
  /// like that of a profile, has given the step a curve. The curve is kept. It takes √distance / 60 s, if that is longer,
  /// as Chromium does over areas: 0.17 s for 100 points, 0.29 s for 300, 0.82 s for 2,400. The limit of a second is ours.
  package func keyArrival(over distance: Double, on axis: Axis) -> Arrival? {
    guard cause[axis] == .step, step?.isWheel == false, case .custom(let law) = arrival[axis],
      let timing = law as? TimingCurve
    else { return nil }
    return .timed(max(timing.duration, min(csc_sqrt(distance.magnitude) / 60, 1)), timing.curve)
  }

  /// `offset` in content coordinates: 0 at the beginning of the content, growing towards its end. On a ring,
  /// positions have no bounds. If the origin moves, positions count from the place that the first layout put at 0. An
  /// axis whose position is set to its present value keeps its offset to the last bit.
  public var position: Point {
    get { origin.position(of: offset) }
    set { origin.set(&offset, at: newValue) }
  }
}
