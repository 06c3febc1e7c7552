import ScrollMotion
import ScrollSpace

/// A drag: content that follows a finger or a wheel.
///
/// ```
/// raw offset = anchor + (translation − base)   shown offset = raw offset, after the edges gave way
/// translation = carried + (grip − finger)      as the `drag` question leaves it
/// ```
/// One object, changed in place, so that a move does not copy it. A change calls nobody, so no access is checked.
final class Drag {
  @exclusivity(unchecked) var cause: Cause
  /// The offset at which the drag began.
  @exclusivity(unchecked) var start: Point
  /// The raw offset at a translation of `base`: an anchored axis is where it was anchored, to the last bit.
  @exclusivity(unchecked) var anchor: Point
  @exclusivity(unchecked) var base = Vector.zero
  /// The place of the finger when `carried` was the whole translation.
  @exclusivity(unchecked) var grip: Point
  @exclusivity(unchecked) var carried = Vector.zero
  /// The translation as the chain last left it.
  @exclusivity(unchecked) var translation = Vector.zero
  /// The translation about which the chain was last asked, less the steps that the chain removed.
  @exclusivity(unchecked) var asked = Vector.zero
  /// The distance of the finger past the walls, in points in the direction of the offset.
  @exclusivity(unchecked) var pulled = Vector.zero
  /// The velocity at which the last finger lifted; nil before.
  @exclusivity(unchecked) var lift: Vector?
  /// The responses of the walls that have been asked so far.
  @exclusivity(unchecked) private var lowerEdges = PerAxis<FingerEdge?>(nil)
  @exclusivity(unchecked) private var upperEdges = PerAxis<FingerEdge?>(nil)
  /// The time at which a run of wheel deltas is over if no further delta comes; nil while fingers hold the content.
  @exclusivity(unchecked) var deadline: Timestamp?
  /// The distance by which the content is ahead of the momentum, because it has glided since the lift. Momentum over
  /// that distance moves nothing.
  @exclusivity(unchecked) var ahead = Vector.zero
  /// The steady speed that moves the content, in place of a finger or deltas.
  @exclusivity(unchecked) var steady: Steady?
  /// The return of axes that were past their walls when a steady speed began to move the other axis. `touched` are
  /// the axes that return.
  @exclusivity(unchecked) var aside: PlannedMotion?

  init(cause: Cause, at offset: Point, grip: Point, steady: Steady? = nil) {
    self.cause = cause
    self.steady = steady
    start = offset
    anchor = offset
    self.grip = grip
  }

  /// The response of a wall that has been asked; nil before. Not inlined, because every use would copy them.
  subscript(axis: Axis, side: Side) -> FingerEdge? {
    @inline(never) get { side == .lower ? lowerEdges[axis] : upperEdges[axis] }
    @inline(never) set {
      if side == .lower { lowerEdges[axis] = newValue } else { upperEdges[axis] = newValue }
    }
  }

  /// Returns the translation since the beginning of the drag, with the finger's part since it took its grip.
  func translation(with way: Vector) -> Vector { normalized(carried + way) }

  /// Returns the raw offset of an axis.
  func raw(_ axis: Axis) -> Double { anchor[axis] + (translation[axis] - base[axis]) }

  /// The raw offset.
  var raw: Point { Point(x: raw(.horizontal), y: raw(.vertical)) }

  /// True if the drag is between walls, and has not just come back from past them.
  func isInside(_ extent: PerAxis<Extent>) -> Bool {
    pulled == .zero && extent.x.wall(past: raw(.horizontal)) == nil
      && extent.y.wall(past: raw(.vertical)) == nil
  }

  /// Lets an axis continue from a raw offset.
  func anchor(_ axis: Axis, at raw: Double) {
    anchor[axis] = raw
    base[axis] = translation[axis]
  }

  /// Continues at another scale, at which the content that was shown at an offset is at another one. What the content
  /// is pulled past a wall grows with the scale.
  func zoom(_ axis: Axis, by ratio: Double, from shown: Double, to offset: Double) {
    anchor(axis, at: offset + (raw(axis) - shown) * ratio)
  }

  /// Gives the drag to a finger at another place. `way` is what the former finger has moved since its grip.
  func regrip(at position: Point, carrying way: Vector) {
    carried = normalized(carried + way)
    grip = position
  }

  /// Follows the finger's way, if no link is asked about it.
  func follow(way: Vector) {
    follow(translation(with: way))
    asked = translation
  }

  /// Sets a new translation. On each axis the content does not move over the distance by which it is ahead.
  func follow(_ translation: Vector) {
    for axis in Axis.both where ahead[axis] != 0 {
      let way = translation[axis] - self.translation[axis]
      guard way * ahead[axis] > 0 else { continue }
      let part = way.magnitude < ahead[axis].magnitude ? way : ahead[axis]
      ahead[axis] -= part
      anchor[axis] -= part
    }
    self.translation = translation
  }

  /// The axes that return to their walls while a steady speed moves the other axis.
  var returning: PerAxis<Bool> { aside?.touched ?? PerAxis(false) }

  /// Returns the velocity of a steady speed and of the axes that return beside it; nil if a finger or deltas move the
  /// content.
  func velocity(at time: Timestamp) -> Vector? {
    guard var velocity = steady?.velocity else { return nil }
    guard let aside else { return velocity }
    for axis in Axis.both where aside.touched[axis] { velocity[axis] = aside.motion.velocity(at: time)[axis] }
    return velocity
  }

  /// Moves the axes that return beside a steady speed to where they are at a time.
  func follow(_ aside: PlannedMotion, to time: Timestamp) {
    for axis in Axis.both where aside.touched[axis] {
      anchor(axis, at: aside.motion.offset(at: time)[axis])
      if !aside.travels(axis, after: time - aside.motion.start) { aside.touched[axis] = false }
    }
    if aside.touched == PerAxis(false) { self.aside = nil }
  }

  /// The motion of an axis at the steady speed, from the time when the speed was set to a wall, or for a day; nil without
  /// a speed.
  func steadyMotion(_ axis: Axis, within extent: Extent) -> AxisMotion? {
    guard let steady, steady.velocity[axis] != 0 else { return nil }
    let speed = steady.velocity[axis]
    let start = anchor[axis] + (steady.carried[axis] - base[axis])
    let way = extent.clamp(start + speed * 86_400) - start
    let request = LawRequest(SteadySpeed(speed: speed.magnitude), distance: way, velocity: speed)
    guard way * speed > 0 else { return .rest(at: start) }
    return Stage.curve(request.curve, from: start, to: nil, request: request).map { AxisMotion(free: $0) }
  }

  func shift(by shift: Vector) {
    aside?.shift(by: shift)
    start = normalized(start + shift)
    anchor += shift
  }

  /// A steady speed, and the distance that had been carried when it was set. The distance since then is a function of
  /// time.
  struct Steady {
    var velocity: Vector
    var carried = Vector.zero
    var since: Timestamp

    func carried(at time: Timestamp) -> Vector { normalized(carried + velocity * (time - since)) }
  }
}
