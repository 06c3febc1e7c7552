import ScrollMotion
import ScrollSpace

/// A planned motion with its intents. One object, changed in place, so that a frame copies none of it.
final class Journey {
  /// What set each axis going.
  var cause: PerAxis<Cause>
  /// The velocity with which it set out.
  var velocity: Vector
  // Read in every frame, and changed in steps that call nobody.
  @exclusivity(unchecked) var motion: Motion
  var intents: PerAxis<Intent>
  /// What was asked of the motion that goes on until this one begins.
  private var before = PerAxis<Intent?>(nil)
  /// What a frame is to do before it moves this: 1 for the start, 2 for a wall, 4 for a scale. All are one number, so that a
  /// frame that is to do none of it asks once.
  @exclusivity(unchecked) private var awaits: UInt8 = 0
  /// No clock was running when this was planned: it starts at the time of the next frame or input.
  var awaitsStart: Bool {
    get { awaits & 1 != 0 }
    set { awaits = awaits & ~1 | (newValue ? 1 : 0) }
  }
  /// Whether it is yet to meet a wall, and somebody hears what that refuses.
  var awaitsWall: Bool {
    get { awaits & 2 != 0 }
    set { awaits = awaits & ~2 | (newValue ? 2 : 0) }
  }
  /// The scale that changes on the way; nil where it rests.
  var zoom: ZoomMotion? { didSet { awaits = awaits & ~4 | (zoom == nil ? 0 : 4) } }
  /// Where the content is while its scale changes.
  var zoomedOffset = Point.zero
  /// The seconds of its way on which walls have been looked for.
  var watchedUntil = -1.0
  /// Where fingers let the content go, if momentum that the system makes up may take the place of this motion.
  var lift: Point?
  /// Who hears how an animation ended.
  var completion: Completion?
  /// The axes that its command set going; the others go on as they were before.
  var touched = PerAxis(true)
  /// The axes to whose start `scrollToTop` wants, wherever that may be by then.
  var isScrollToTop = PerAxis(false)

  init(cause: PerAxis<Cause>, from start: Point, velocity: Vector, at time: Timestamp) {
    self.cause = cause
    self.velocity = velocity
    motion = .rest(at: start, from: time)
    intents = PerAxis(x: .rest(at: start.x), y: .rest(at: start.y))
  }

  /// Makes it as good as new, and holds on to nobody's laws.
  func reset(from start: Point = .zero, velocity: Vector = .zero, at time: Timestamp = .zero) {
    (cause, self.velocity) = (PerAxis(.layout), velocity)
    motion = .rest(at: start, from: time)
    intents = PerAxis(x: .rest(at: start.x), y: .rest(at: start.y))
    (awaits, watchedUntil, lift, completion) = (0, -1, nil, nil)
    (touched, isScrollToTop, zoom) = (PerAxis(true), PerAxis(false), nil)
  }

  /// What moves the content on this journey: what its command was, or else its own momentum.
  var moveCause: MoveCause {
    switch touched.x ? cause.x : touched.y ? cause.y : .release {
    case .step: .step
    case .program: .program
    case .wheel: .wheel
    case .drag, .release, .layout: .momentum
    }
  }

  /// Where it is at a time, and whether both axes rest there, or it may have met a wall. If it awaits its start, that is now.
  @inline(__always)
  func advance(to time: Timestamp) -> (offset: Point, hasNews: Bool) {
    if awaits != 0 { return advanceAttentively(to: time) }
    let (offset, isSettled) = motion.advance(to: time)
    return (offset, isSettled)
  }

  @inline(never)
  private func advanceAttentively(to time: Timestamp) -> (offset: Point, hasNews: Bool) {
    if awaitsStart {
      awaitsStart = false
      motion.start = time
    }
    // A scale takes effect by a layout, after which it is known where the content is.
    if zoom != nil { return (zoomedOffset, true) }
    let (offset, isSettled) = motion.advance(to: time)
    return (offset, isSettled || awaitsWall)
  }

  /// Whether there is any way to go, or a scale to change.
  var leadsOn: Bool { zoom != nil || motion.settlingTime > 0 }

  /// Whether an axis is still to travel after some seconds.
  func travels(_ axis: Axis, after elapsed: Double) -> Bool { motion.axes[axis].settlingTime > elapsed }

  /// An offset on the way, with the axes that rest after some seconds where they rest.
  func landed(at elapsed: Double, from offset: Point) -> Point {
    var offset = offset
    for axis in Axis.both where motion.axes[axis].settlingTime <= elapsed {
      offset[axis] = motion.axes[axis].destination
    }
    return offset
  }

  /// Whether each axis that travels glides to where it stops by itself: no link has chosen where it rests, and no wall takes it
  /// back.
  var isFree: Bool {
    Axis.both.allSatisfy {
      motion.axes[$0].settlingTime == 0 || intents[$0].isGlide && intents[$0].homing == nil
    }
  }

  /// Goes on along an axis as another journey would have.
  func take(_ axis: Axis, from running: Journey) {
    cause[axis] = running.cause[axis]
    motion.axes[axis] = running.motion.axes[axis].delayed(by: running.motion.start - motion.start)
    intents[axis] = running.intents[axis]
    before[axis] = running.before[axis]
  }

  /// Begins on an axis after some seconds, and goes on until then as another journey does, which may be followed already; nil:
  /// it goes on so for good.
  func follow(
    _ axis: Axis, _ former: AxisMotion, of running: Journey, _ isFollowed: Bool, for seconds: Double?
  ) {
    let asked = (isFollowed ? running.before[axis] : nil) ?? running.intents[axis]
    if let seconds {
      (motion.axes[axis], before[axis]) = (motion.axes[axis].after(former, for: seconds), asked)
    } else {
      (motion.axes[axis], intents[axis], before[axis]) = (former, asked, nil)
    }
  }

  func shift(by shift: Vector) {
    motion = motion.shifted(by: shift)
    zoom = zoom?.shifted(by: shift)
    zoomedOffset = normalized(zoomedOffset + shift)
    lift = lift.map { normalized($0 + shift) }
    for axis in Axis.both {
      intents[axis] = intents[axis].shifted(by: shift[axis])
      before[axis] = before[axis]?.shifted(by: shift[axis])
    }
  }
}

extension Journey {
  /// Whether an axis is under way because the program, a step or a part of one sent it somewhere.
  func isAnimated(_ axis: Axis) -> Bool {
    switch (cause[axis], intents[axis].glide) {
    case (.program, _), (.step, _), (.wheel, .none): true
    case (.drag, _), (.release, _), (.wheel, _), (.layout, _): false
    }
  }

  /// Whether an axis goes to a place that was chosen, and neither by its own speed nor because a wall takes it back.
  func isAnimatedToATarget(_ axis: Axis) -> Bool {
    let intent = intents[axis]
    if intent.isGlide || intent.homing != nil { return false }
    if case .keepSpeed = intent.arrival { return velocity[axis] == 0 }
    return true
  }

  /// An axis rests, and is no longer among those that the command set going.
  func stop(_ axis: Axis, at offset: Double) {
    motion.axes[axis] = .rest(at: offset)
    intents[axis] = .rest(at: offset)
    touched[axis] = false
    isScrollToTop[axis] = false
  }

  /// The motion of an axis is moved along, with its destination if it is no animation's.
  func carry(_ axis: Axis, by shift: Double) {
    lift?[axis] += shift
    motion.axes[axis] = motion.axes[axis].shifted(by: shift)
    if !isAnimated(axis) { intents[axis] = intents[axis].shifted(by: shift) }
  }
}
