import ScrollMotion
import ScrollSpace

/// The activity of a controller, with its data.
enum Activity {
  case idle
  case tracking
  case dragging(Drag)
  case wheeling(Drag)
  case decelerating(PlannedMotion)
  case animating(PlannedMotion)

  var phase: Phase {
    switch self {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .wheeling: .wheeling
    case .decelerating: .decelerating
    case .animating: .animating
    }
  }

  var drag: Drag? {
    switch self {
    case .dragging(let drag), .wheeling(let drag): drag
    case .idle, .tracking, .decelerating, .animating: nil
    }
  }

  var plannedMotion: PlannedMotion? {
    switch self {
    case .decelerating(let plannedMotion), .animating(let plannedMotion): plannedMotion
    case .idle, .tracking, .dragging, .wheeling: nil
    }
  }

  /// The planned motion without a counted reference: for calls that do not end a planned motion.
  var travelling: Unmanaged<PlannedMotion>? { plannedMotion.map(Unmanaged.passUnretained) }

  /// What moves the content during this activity.
  var moveCause: MoveCause {
    switch self {
    case .tracking, .dragging: .finger
    case .wheeling: .wheel
    case .decelerating: .momentum
    case .animating(let plannedMotion): plannedMotion.moveCause
    case .idle: .layout
    }
  }

  /// Returns the start of a motion or of a steady speed; nil if nothing moves by itself. A motion that awaits its start
  /// begins now.
  func start(at now: Timestamp) -> Timestamp? {
    if let plannedMotion { return plannedMotion.awaitsStart ? now : plannedMotion.motion.start }
    return drag?.steady?.since
  }

  /// The motion of an axis that is under way some seconds after `start`, with the axis at an offset. True if another
  /// motion follows it. Nil if the axis does not move by itself, or if links make another motion of a steady speed.
  func underWay(
    _ axis: Axis, at elapsed: Double, from offset: Double, within extent: Extent
  ) -> (motion: AxisMotion, isFollowed: Bool)? {
    if let drag, let steady = drag.steady {
      guard drag.returning[axis], let aside = drag.aside else {
        let motion = drag.steadyMotion(axis, within: extent)
        let isThere =
          motion.map { ($0.offset(at: elapsed) - offset).magnitude <= Tolerance.sum(near: offset) } ?? false
        return isThere ? motion.map { ($0, false) } : nil
      }
      let shift = aside.motion.start - steady.since
      return aside.motion.axes[axis].delayed(by: shift).underWay(at: elapsed)
    }
    return plannedMotion?.motion.axes[axis].underWay(at: elapsed)
  }

  /// Moves the origin of the activity's data.
  func shift(by shift: Vector) {
    drag?.shift(by: shift)
    plannedMotion?.shift(by: shift)
  }

  /// True if fingers on a trackpad hold the content.
  var isHeldByWheel: Bool {
    if case .wheeling(let drag) = self { drag.deadline == nil } else { false }
  }

  /// True if the content moves because of steps.
  var isStepping: Bool { phase == .animating && (moveCause == .step || moveCause == .wheel) }

  /// The result of a touch that comes down now and does not move.
  var touchOutcome: TouchOutcome {
    switch self {
    case .idle, .tracking: .tap
    case .dragging: .drag
    case .wheeling, .decelerating, .animating: .caught
    }
  }

  /// The cause for an axis that a finger or a wheel held, and that a command for the other axis releases; nil if
  /// nothing holds the content.
  var endedCause: Cause? {
    switch self {
    case .tracking, .dragging: .release
    case .wheeling: .wheel
    case .idle, .decelerating, .animating: nil
    }
  }

  /// Follows a clock that was set back. Motions continue from where they are, and a wheel waits for its pause again.
  func resetClock(from now: Timestamp, to time: Timestamp, pause: Double) {
    if let plannedMotion { plannedMotion.motion.start = time - (now - plannedMotion.motion.start) }
    guard let drag else { return }
    if drag.deadline != nil { drag.deadline = time + pause }
    guard let steady = drag.steady else { return }
    drag.steady?.since = time - (now - steady.since)
    if let aside = drag.aside { aside.motion.start = time - (now - aside.motion.start) }
  }

  /// Returns the demand of the activity to a host that links want to be woken by.
  func demand(waking wake: FrameDemand) -> FrameDemand {
    switch self {
    case .decelerating, .animating: .needsFrame
    case .wheeling(let drag) where drag.steady != nil: .needsFrame
    case .wheeling(let drag): wake.merged(with: drag.deadline.map { .sleep(until: $0) } ?? .idle)
    case .idle, .tracking, .dragging: wake
    }
  }
}
