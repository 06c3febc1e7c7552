import ScrollMotion
import ScrollSpace

/// Content that follows a finger or a wheel.
///
/// ```
/// raw offset = anchor + translation          shown offset = raw offset, after the edges gave way
/// translation = carried + (grip − finger)    as the `drag` question leaves it
/// ```
/// One object, changed in place, so that a move copies none of it.
final class Drag {
  var cause: Cause
  /// The offset at which it began.
  var start: Point
  /// The raw offset at a translation of zero.
  var anchor: Point
  /// Where the finger was when `carried` was all there was.
  var grip: Point
  var carried = Vector.zero
  /// The translation as the chain last left it.
  var translation = Vector.zero
  /// The translation about which the chain was last asked, less what it has forgotten of its steps.
  var asked = Vector.zero
  /// How far the finger is past walls, in points in the direction of the offset.
  var pulled = Vector.zero
  /// The speed at which the last finger let go; nil before.
  var lift: Vector?
  /// How walls give way, as far as they have been asked.
  var edges = PerAxis(SidePair())
  /// When a run of wheel deltas is over if no other one comes; nil as long as fingers hold it.
  var deadline: Timestamp?
  /// How far the content is ahead of the momentum that moves it, having glided since the lift: so far momentum moves nothing.
  var ahead = Vector.zero
  /// The speed that moves the content, in place of a finger or deltas.
  var steady: Steady?
  /// The way home of axes that were past their walls when a speed began to move the other one: those that it touches.
  var aside: Journey?

  init(cause: Cause, at offset: Point, grip: Point, steady: Steady? = nil) {
    self.cause = cause
    self.steady = steady
    start = offset
    anchor = offset
    self.grip = grip
  }

  /// Takes a new translation: on each axis no further back than the content is ahead.
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

  /// The axes that go home beside a speed.
  var homing: PerAxis<Bool> { aside?.touched ?? PerAxis(false) }

  /// How fast a speed moves the content, and what goes home beside it; nil where a finger or deltas do.
  func velocity(at time: Timestamp) -> Vector? {
    guard var velocity = steady?.velocity else { return nil }
    guard let aside else { return velocity }
    for axis in Axis.both where aside.touched[axis] { velocity[axis] = aside.motion.velocity(at: time)[axis] }
    return velocity
  }

  /// Brings what goes home beside a speed to where it is at a time.
  func follow(_ aside: Journey, to time: Timestamp) {
    for axis in Axis.both where aside.touched[axis] {
      anchor[axis] = aside.motion.offset(at: time)[axis] - translation[axis]
      if time - aside.motion.start >= aside.motion.axes[axis].settlingTime { aside.touched[axis] = false }
    }
    if aside.touched == PerAxis(false) { self.aside = nil }
  }

  func shift(by shift: Vector) {
    aside?.shift(by: shift)
    start = normalized(start + shift)
    anchor += shift
  }

  /// A speed, and what had been carried when it was set: what it has carried since is a function of time.
  struct Steady {
    var velocity: Vector
    var carried = Vector.zero
    var since: Timestamp

    func carried(at time: Timestamp) -> Vector { normalized(carried + velocity * (time - since)) }
  }

  struct SidePair {
    var lower: FingerEdge?
    var upper: FingerEdge?

    subscript(side: Side) -> FingerEdge? {
      get { side == .lower ? lower : upper }
      set { if side == .lower { lower = newValue } else { upper = newValue } }
    }
  }
}
