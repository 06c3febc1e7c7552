import ScrollMotion
import ScrollSpace

/// A planned motion with its intents. One object, changed in place, so that a frame does not copy it. A change calls
/// nobody, so no access can meet another one, and none is checked.
final class PlannedMotion {
  /// The cause of the motion on each axis.
  @exclusivity(unchecked) var cause: PerAxis<Cause>
  /// The velocity at the start.
  @exclusivity(unchecked) var velocity: Vector
  @exclusivity(unchecked) var motion: Motion
  @exclusivity(unchecked) var intents: PerAxis<Intent>
  /// The intent of the motion that continues until this motion begins.
  @exclusivity(unchecked) var before = PerAxis<Intent?>(nil)
  /// The checks before a frame moves the planned motion: 1 for the start, 2 for a wall, 4 for a scale. One number holds
  /// all three, so that a frame without a check tests once.
  @exclusivity(unchecked) private var awaits: UInt8 = 0
  /// True if no clock was running when the motion was planned. The planned motion then starts at the time of the next
  /// frame or input.
  var awaitsStart: Bool {
    get { awaits & 1 != 0 }
    set { awaits = awaits & ~1 | (newValue ? 1 : 0) }
  }
  /// True if the planned motion has yet to meet a wall, and a link implements didPull.
  var awaitsWall: Bool {
    get { awaits & 2 != 0 }
    set { awaits = awaits & ~2 | (newValue ? 2 : 0) }
  }
  /// The zoom during the planned motion; nil if the scale does not change.
  @exclusivity(unchecked) var zoom: ZoomMotion? { didSet { awaits = awaits & ~4 | (zoom == nil ? 0 : 4) } }
  /// The offset of the content while its scale changes.
  @exclusivity(unchecked) var zoomedOffset = Point.zero
  /// The seconds of the planned motion that have been checked for walls.
  @exclusivity(unchecked) var watchedUntil = -1.0
  /// Where fingers lifted, if the system's momentum may replace this motion, or show where it ends.
  @exclusivity(unchecked) var lift: WheelLift?
  /// The completion of the animation.
  @exclusivity(unchecked) var completion: Completion?
  /// The axes that the command moves. The other axes continue as before.
  @exclusivity(unchecked) var touched = PerAxis(true)
  /// The axes that `scrollToTop` sends to the start, wherever the start is on arrival.
  @exclusivity(unchecked) var isScrollToTop = PerAxis(false)

  init(cause: PerAxis<Cause>, from start: Point, velocity: Vector, at time: Timestamp) {
    self.cause = cause
    self.velocity = velocity
    motion = .rest(at: start, from: time)
    intents = PerAxis(x: .rest(at: start.x), y: .rest(at: start.y))
  }

  /// Resets the planned motion to its initial state, and releases all laws.
  func reset(from start: Point = .zero, velocity: Vector = .zero, at time: Timestamp = .zero) {
    (cause, self.velocity) = (PerAxis(.layout), velocity)
    motion = .rest(at: start, from: time)
    intents = PerAxis(x: .rest(at: start.x), y: .rest(at: start.y))
    (before, awaits, watchedUntil, lift, completion) = (PerAxis(nil), 0, -1, nil, nil)
    (touched, isScrollToTop, zoom) = (PerAxis(true), PerAxis(false), nil)
  }

  /// What moves the content during the planned motion: the command's cause, or momentum.
  var moveCause: MoveCause {
    switch touched.x ? cause.x : touched.y ? cause.y : .release {
    case .step: .step
    case .program: .program
    case .wheel: .wheel
    case .drag, .release, .layout: .momentum
    }
  }

  /// Returns the offset at a time, and true if both axes rest there or a wall may have been met. A planned motion that
  /// awaits its start starts now.
  @inline(__always)
  func advance(to time: Timestamp) -> (offset: Point, needsCheck: Bool) {
    if awaits != 0 { return advanceWithChecks(to: time) }
    let (offset, isSettled) = motion.advance(to: time)
    return (offset, isSettled)
  }

  @inline(never)
  private func advanceWithChecks(to time: Timestamp) -> (offset: Point, needsCheck: Bool) {
    if awaitsStart {
      awaitsStart = false
      motion.start = time
    }
    // A scale takes effect in a layout, which then knows the offset of the content.
    if zoom != nil { return (zoomedOffset, true) }
    let (offset, isSettled) = motion.advance(to: time)
    return (offset, isSettled || awaitsWall)
  }

  /// True if the planned motion has a distance to go, or a scale to change.
  var isUnfinished: Bool { zoom != nil || settlingTime > 0 }

  // Read in place: the motion is not copied.

  /// Where both axes come to rest.
  var destination: Point { Point(x: motion.axes.x.destination, y: motion.axes.y.destination) }
  /// The seconds until both axes rest.
  var settlingTime: Double { max(motion.axes.x.settlingTime, motion.axes.y.settlingTime) }
  /// The walls that the axes meet on their way.
  var sides: PerAxis<Side?> { PerAxis(x: motion.axes.x.side, y: motion.axes.y.side) }

  /// Returns true if an axis still moves after some seconds.
  func travels(_ axis: Axis, after elapsed: Double) -> Bool {
    (axis == .horizontal ? motion.axes.x.settlingTime : motion.axes.y.settlingTime) > elapsed
  }

  /// Returns an offset of the planned motion, with the axes that have come to rest at their destinations.
  func landed(at elapsed: Double, from offset: Point) -> Point {
    let destination = destination
    return Point(
      x: travels(.horizontal, after: elapsed) ? offset.x : destination.x,
      y: travels(.vertical, after: elapsed) ? offset.y : destination.y)
  }

  /// True if each moving axis glides to its natural stop: no link has chosen a rest position, and no wall takes the
  /// content back.
  var isFree: Bool {
    Axis.both.allSatisfy {
      !travels($0, after: 0) || intents[$0].isGlide && intents[$0].returnSide == nil
    }
  }

  /// True if neither axis comes back from past a wall, nor meets one.
  var isInside: Bool {
    Axis.both.allSatisfy { intents[$0].returnSide == nil && motion.axes[$0].edge == nil }
  }

  /// Continues the motion of another planned motion on an axis.
  func adopt(_ axis: Axis, from running: PlannedMotion) {
    cause[axis] = running.cause[axis]
    motion.axes[axis] = running.motion.axes[axis].delayed(by: running.motion.start - motion.start)
    intents[axis] = running.intents[axis]
    before[axis] = running.before[axis]
  }

  /// Begins on an axis after some seconds, and continues the motion of another planned motion until then. That planned
  /// motion may itself continue a former one; without one, a steady speed is continued. Nil: the axis continues the
  /// motion to its end.
  func follow(
    _ axis: Axis, _ former: AxisMotion, of running: PlannedMotion?, _ isFollowed: Bool, for seconds: Double?
  ) {
    let asked =
      (isFollowed ? running?.before[axis] : nil) ?? running?.intents[axis] ?? .rest(at: former.destination)
    if let seconds {
      (motion.axes[axis], before[axis]) = (motion.axes[axis].after(former, for: seconds), asked)
    } else {
      (motion.axes[axis], intents[axis], before[axis]) = (former, asked, nil)
    }
  }

  func shift(by shift: Vector) {
    motion.shift(by: shift)
    zoom = zoom?.shifted(by: shift)
    zoomedOffset = normalized(zoomedOffset + shift)
    lift = lift?.shifted(by: shift)
    for axis in Axis.both {
      intents[axis] = intents[axis].shifted(by: shift[axis])
      before[axis] = before[axis]?.shifted(by: shift[axis])
    }
  }
}

extension PlannedMotion {
  /// Returns true if an axis moves because the program, a step or a part of a step sent it to a target.
  func isAnimated(_ axis: Axis) -> Bool {
    switch (cause[axis], intents[axis].glide) {
    case (.program, _), (.step, _), (.wheel, .none): true
    case (.drag, _), (.release, _), (.wheel, _), (.layout, _): false
    }
  }

  /// Returns true if an axis moves to a chosen place, not by its own velocity, and not back to a wall.
  func isAnimatedToATarget(_ axis: Axis) -> Bool {
    let intent = intents[axis]
    if intent.isGlide || intent.returnSide != nil { return false }
    if case .keepSpeed = intent.arrival { return velocity[axis] == 0 }
    return true
  }

  /// Stops an axis, and removes it from the axes that the command moves.
  func stop(_ axis: Axis, at offset: Double) {
    motion.axes[axis] = .rest(at: offset)
    intents[axis] = .rest(at: offset)
    touched[axis] = false
    isScrollToTop[axis] = false
  }

  /// Moves the motion of an axis along, with its destination if the motion is not an animation.
  func carry(_ axis: Axis, by shift: Double) {
    lift?.offset[axis] += shift
    lift?.dragStart[axis] += shift
    motion.axes[axis] = motion.axes[axis].shifted(by: shift)
    if !isAnimated(axis) { intents[axis] = intents[axis].shifted(by: shift) }
  }

  /// Returns the seconds since the motion began.
  func elapsed(at now: Timestamp) -> Double { awaitsStart ? 0 : now - motion.start }

  /// Returns the velocity of the content at a time.
  func velocity(at now: Timestamp) -> Vector {
    let time = awaitsStart ? motion.start : now
    let velocity = motion.speed(at: time)
    guard let zoom else { return normalized(velocity) }
    return normalized(zoom.velocity(of: motion.offset(at: time), velocity, at: time - motion.start))
  }

  /// Continues the motion of an axis that a command does not affect, within the command's planned motion.
  func goOn(_ axis: Axis, from running: PlannedMotion) {
    adopt(axis, from: running)
    // The planned motion that arrives at the top calls didScrollToTop.
    (isScrollToTop[axis], running.isScrollToTop[axis]) = (running.isScrollToTop[axis], false)
  }

  /// Lets the system's momentum replace a motion that begins at a lift. Returns true if it may: no link has chosen the
  /// rest position, and glides are not reduced. With `isReported`, momentum also shows where a chosen motion ends.
  @discardableResult
  func offerToMomentum(at lift: WheelLift, _ settings: ScrollSettings, isReported: Bool = false) -> Bool {
    let isReduced = settings.reducesMotion && (settings.reducesFlings || !isFree)
    self.lift = isReduced || !isFree && !(isReported && isInside) ? nil : lift
    return self.lift != nil && isFree
  }

  /// With reduced motion, moves axes to their rest positions at once. These are the axes that are animated to a place
  /// that a link has chosen, and all axes if glides are reduced too. Returns true if there is such an axis.
  func reduce(_ settings: ScrollSettings) -> Bool {
    guard settings.reducesMotion else { return false }
    var isReduced = false
    for axis in Axis.both where touched[axis] && travels(axis, after: 0) {
      guard settings.reducesFlings || isAnimatedToATarget(axis) else { continue }
      let destination = destination[axis]
      (motion.axes[axis], intents[axis]) = (.rest(at: destination), .rest(at: destination))
      isReduced = true
    }
    return isReduced
  }
}
