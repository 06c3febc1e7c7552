import ScrollMotion
import ScrollSpace

/// The state of a scroller: one value for each owner, and no owner knows another. What depends on several of them is
/// read here.
///
/// The state is never copied, so that reading a part of it costs that part alone. The chain is the seventh owner: an
/// object, because links call their scroller from within its calls.
struct State: ~Copyable {
  var calls = Calls()
  var clock = Clock()
  var hands = Hands()
  var frame: Frame
  var course = Course()
  var outbox = Outbox()
  #if DEBUG && !hasFeature(Embedded)
    var slowSpeeds = SlowSpeeds()
  #endif
  // Without optimisation, Swift 6.3 destroys parts of a state that a turn only reads, if the state may be held in
  // registers.
  private let inMemory = InMemory()

  var phase: Phase { course.activity.phase }

  /// True if a finger is down.
  var isTracking: Bool { !hands.touches.isEmpty }

  /// True during an update.
  var isUpdating: Bool { calls.update.depth > 0 }

  /// True if commands wait for the end of the running update: something before them waits, or the scale is on its way,
  /// so that they may need a layout of their own.
  var queuesCommands: Bool { isUpdating && (calls.update.queues || course.zoom.isOpen) }

  /// The time of the latest frame or input.
  var now: Timestamp { clock.now }

  /// The distance in points within which an axis counts as arrived.
  var reach: Double { Tolerance.offset(pixel: hands.settings.pixel) }

  /// True if a motion that is planned now begins with the next frame or input. While something moves, the clock is
  /// that of the visible frame.
  var awaitsClock: Bool { !clock.isRunning && course.plannedMotion?.awaitsStart ?? true }

  // MARK: Hands

  /// The distance of the active finger since it took its grip, in the direction of the offset.
  func way(of drag: Drag) -> Vector { frame.turned(drag.grip - (hands.touches.tip ?? drag.grip)) }

  /// The distance that the finger or the wheel has moved since the drag began, in the direction of the offset.
  var dragTranslation: Vector {
    course.activity.drag.map { $0.translation(with: way(of: $0)) } ?? .zero
  }

  /// Makes another finger the active finger, which moves the content from its present offset.
  mutating func regrip(from last: Point, to position: Point) {
    guard case .dragging(let drag) = course.activity else { return hands.touches.regrip() }
    drag.regrip(at: position, carrying: frame.turned(drag.grip - last))
  }

  /// The time at which a run of wheel deltas is over if no further delta comes.
  var wheelDeadline: Timestamp { now + hands.settings.wheelPause }

  /// Fixes the translation of the finger so far, as it was read until now.
  func foldFinger() {
    guard let drag = course.activity.drag, let tip = hands.touches.tip else { return }
    drag.regrip(at: tip, carrying: way(of: drag))
  }

  /// Returns true if an input at a velocity or by a distance would move an axis.
  func isAtWall(_ axis: Axis, towards movement: Double) -> Bool {
    frame.isAtWall(axis, towards: movement, from: course.offset, within: reach)
  }

  // MARK: Velocity

  var velocity: Vector {
    switch course.activity {
    case .idle, .tracking: return .zero
    case .wheeling(let drag):
      return drag.velocity(at: now) ?? normalized(frame.turned(-hands.wheel.tracker.velocity(at: now)))
    case .dragging(let drag):
      return drag.lift
        ?? normalized(frame.turned(-(hands.touches.active?.tracker.velocity(at: now) ?? .zero)))
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      return plannedMotion.velocity(at: now)
    }
  }

  /// The velocity of the offset, but zero while a finger or deltas hold the content: the initial velocity of an
  /// animation.
  var velocityOnItsOwn: Vector { course.activity.drag.map { $0.velocity(at: now) ?? .zero } ?? velocity }

  /// The motion that a finger or a wheel catches, at a time; nil if nothing glides.
  func caught(at time: Timestamp) -> CaughtMotion? {
    guard case .decelerating(let plannedMotion) = course.activity else { return nil }
    return CaughtMotion(start: plannedMotion.velocity, velocity: velocity, at: time)
  }

  // MARK: Scale

  /// True if the content may rest at more than one scale.
  var isZoomEnabled: Bool { hands.settings.minimumZoomScale < hands.settings.maximumZoomScale }

  /// True if two fingers pinch content, for each axis that zooms.
  var isPinching: PerAxis<Bool> {
    let isPinching = course.zoom.pinch != nil && isZoomEnabled
    return PerAxis(x: isPinching && frame.zooms(.horizontal), y: isPinching && frame.zooms(.vertical))
  }

  /// The scale of the axes that zoom.
  var scale: Double { frame.scale }

  /// The scale at which a running zoom comes to rest; the present scale without a zoom.
  var destinationScale: Double { course.plannedMotion?.zoom?.scale ?? scale }

  /// The scale at which the content is to rest; during a pinch, the scale of the fingers.
  var restingScale: Double { course.zoom.pinch == nil ? hands.settings.bounded(scale) : scale }

  /// True if nothing holds the scale, and it is past a limit or where fingers left it: links are asked where it rests.
  var isScaleLoose: Bool { restingScale != scale || course.zoom.isLoose && course.zoom.pinch == nil }

  /// Returns the offset that shows the same place at a focus after a zoom to a scale.
  func zoomed(to scale: Double, about focus: Point) -> Point {
    frame.zoomed(course.offset, to: scale, about: focus)
  }

  /// The velocity of the logarithm of the scale, per second.
  var scaleVelocity: Double {
    course.plannedMotion.flatMap { motion in
      motion.zoom.map { $0.path.velocity(at: motion.elapsed(at: now)) }
    } ?? 0
  }

  /// True if the scale is past a limit and returning to it.
  var isZoomBouncing: Bool { course.plannedMotion?.zoom != nil && restingScale != scale }

  // MARK: Questions

  /// The context that a behaviour receives with a question.
  var context: ScrollContext { context(velocity: velocity) }

  /// Returns the context with a velocity. A finger's velocity is fitted to its samples.
  func context(velocity: Vector) -> ScrollContext {
    ScrollContext(
      time: now, phase: course.activity.phase, geometry: frame.geometry, pixel: hands.settings.pixel,
      offset: course.offset, velocity: velocity, destination: course.destination,
      dragStart: course.activity.drag?.start, origin: frame.origin, dragNumber: hands.dragNumber)
  }
}
