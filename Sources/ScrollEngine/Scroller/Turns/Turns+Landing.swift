import ScrollMotion
import ScrollSpace

// Content in the hand, and planned motions from their beginning on.
extension Turns {
  // MARK: In the hand

  /// Begins a drag at the present offset.
  func newDrag(_ cause: Cause, grip: Point = .zero, steady: Drag.Steady? = nil) -> Drag {
    state.hands.beginDrag()
    let drag = Drag(cause: cause, at: state.course.offset, grip: grip, steady: steady)
    let held = held(drag)
    for axis in Axis.both { held.anchor(axis) }
    return drag
  }

  /// Returns a drag with the walls around it.
  @inline(never)
  func held(_ drag: Drag, isAsked: Bool = true) -> HeldContent {
    HeldContent(
      drag: drag, chain: chain, context: isAsked ? state.context : state.context(velocity: .zero),
      isPinched: state.isPinching)
  }

  /// Moves the content to the translation of the finger or the wheel since the drag's start.
  func pull() {
    guard let drag = state.course.activity.drag else { return }
    let (former, way) = (drag.translation, state.way(of: drag))
    if chain.answers(.drag) { held(drag).askTranslation(way) } else { drag.follow(way: way) }
    var (offset, pulls) = (drag.raw, PerAxis<EdgePull?>(nil))
    if !drag.isInside(state.frame.geometry.extent) {
      (offset, pulls) = meetWalls(drag, by: drag.translation - former)
    }
    // An axis that is pulled is held by the finger, also while a wall stops it.
    for axis in Axis.both where drag.translation[axis] != 0 {
      state.course.restBases.ask(axis, by: .layout)
    }
    move(to: offset, by: state.course.activity.moveCause)
    post(pulls)
  }

  /// Returns the offset at which walls show content that a drag pulls past them, and what they refuse.
  @inline(never)
  private func meetWalls(_ drag: Drag, by way: Vector) -> (offset: Point, pulls: PerAxis<EdgePull?>) {
    // The velocity is fitted only if a link can read it.
    var held = held(drag, isAsked: false)
    if held.asksWall { held.context = state.context }
    var (offset, pulls) = (state.course.offset, PerAxis<EdgePull?>(nil))
    for axis in Axis.both {
      let raw = drag.raw(axis)
      offset[axis] = held.shown(axis)
      pulls[axis] = held.pull(axis, by: way[axis], to: raw, shownAt: offset[axis])
    }
    return (offset, pulls)
  }

  /// The drag that holds the content, or one that begins where a finger holds it; nil if nothing holds it.
  var hand: Drag? {
    if let drag = state.course.activity.drag { return drag }
    guard state.phase == .tracking else { return nil }
    let drag = Drag(cause: .drag, at: state.course.offset, grip: .zero)
    for axis in Axis.both { held(drag).anchor(axis) }
    return drag
  }

  /// Returns the offset at which walls show content that a drag holds, after a zoom to an offset.
  func walled(_ drag: Drag, at offset: Point, since old: Geometry) -> Point {
    let geometry = state.frame.geometry
    // What was inside of a wall is not caught past it, however far the zoom goes.
    var caught = offset
    for axis in Axis.both {
      let inside = geometry.extent[axis].clamp(offset[axis])
      switch old.extent[axis].side(past: state.course.offset[axis]) {
      case .lower: caught[axis] = min(offset[axis], inside)
      case .upper: caught[axis] = max(offset[axis], inside)
      case nil: caught[axis] = inside
      }
    }
    var held = held(drag)
    held.context = held.context.moved(
      to: caught, held.context.destination, in: geometry, from: held.context.origin)
    return held.shown
  }

  /// Moves axes past their walls to their rest positions, while a steady speed moves the other axis.
  func returnToWalls(_ axes: PerAxis<Bool>, beside drag: Drag, at velocity: Vector) {
    guard axes != PerAxis(false) else { return }
    let causes = PerAxis<Cause?>(x: axes.x ? .release : nil, y: axes.y ? .release : nil)
    let plannedMotion = planGlide(causes, velocity: velocity, at: state.now, by: plans)
    plannedMotion.touched = axes
    drag.aside = plannedMotion
  }

  // MARK: On its way

  /// Starts a planned motion, or comes to rest at its destination if there is no distance to go. A drag ends here.
  /// Momentum may follow a lift if nothing has chosen a rest position.
  func land(_ plannedMotion: PlannedMotion, as reason: SettleReason) {
    let travels = plannedMotion.isUnfinished
    if !travels {
      move(to: plannedMotion.destination, by: .momentum)
      postMeetings(of: plannedMotion, through: 0)
    }
    if reason == .dragged { note(.didEndDragging(willDecelerate: travels)) }
    let awaitsMomentum = plannedMotion.lift != nil && (travels || plannedMotion.isFree)
    if travels { glide(plannedMotion) } else { settle(reason) }
    state.hands.wheel.welcomesMomentum = awaitsMomentum
    if !travels { state.course.retire(plannedMotion) }
  }

  /// Starts a planned motion that begins with a lift, or as a lift. Axes with reduced motion arrive at once.
  func glide(_ plannedMotion: PlannedMotion, awaitsStart: Bool? = nil) {
    let isReduced = plannedMotion.reduce(state.hands.settings)
    decelerate(plannedMotion, awaitsStart: awaitsStart)
    guard isReduced, plannedMotion.zoom == nil else { return }
    let elapsed = plannedMotion.elapsed(at: state.now)
    move(to: plannedMotion.landed(at: elapsed, from: state.course.offset), by: .momentum)
    if plannedMotion.settlingTime <= elapsed { endDecelerating() }
  }

  /// Starts a deceleration. It begins with the next frame or input if it must wait for the clock.
  func decelerate(_ plannedMotion: PlannedMotion, awaitsStart: Bool? = nil) {
    plannedMotion.awaitsStart = awaitsStart ?? state.awaitsClock
    enter(.decelerating(plannedMotion))
    note(.willBeginDecelerating)
    postMeetings(of: plannedMotion, through: plannedMotion.elapsed(at: state.now))
  }
}
