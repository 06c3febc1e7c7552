import ScrollMotion
import ScrollSpace

// Commands and pinches that zoom.
extension Turns {
  // MARK: A zoom

  /// Zooms as the program asks, to a scale within the limits. `place` returns the offset for the scale at which the
  /// content comes to rest.
  func zoom(
    to scale: Double, _ arrival: Arrival, _ completion: Completion? = nil, at place: (Double) -> Point
  ) {
    var rest = ScaleRest(
      scale: scale, velocity: 0, arrival: state.hands.settings.reducesMotion ? .jump : arrival)
    if case .keepSpeed = rest.arrival { rest.arrival = .spring(response: CriticalSpring.edgeResponse) }
    if case .jump = rest.arrival { return placeZoom(to: rest.scale, at: place(rest.scale), completion) }
    rest = askScale(.program, to: rest.scale, by: rest.arrival)
    let (scale, offset) = (rest.scale, place(rest.scale))
    guard let plannedMotion = planZoom(to: rest, at: offset) else {
      if case .jump = rest.arrival { return placeZoom(to: scale, at: offset, completion) }
      if Axis.both.allSatisfy({ (offset[$0] - state.course.offset[$0]).magnitude <= state.reach }) {
        return placeZoom(to: scale, at: offset, completion)
      }
      // The scale has arrived already. Only the offset is animated.
      zoomByHand(to: scale, about: state.frame.centre)
      return animate(to: offset, on: PerAxis(true), arrival: rest.arrival, completion)
    }
    plannedMotion.awaitsStart = state.awaitsClock
    plannedMotion.completion = completion
    interrupt(.replaced)
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = false }
    openZoom()
    enter(.animating(plannedMotion))
  }

  /// Plans the motion to an offset at a scale; nil if there is nothing to animate.
  func planZoom(to rest: ScaleRest, at offset: Point) -> PlannedMotion? {
    let shown = state.course.offset
    if case .jump = rest.arrival { return nil }
    var isWithin = PerAxis(false)
    for axis in Axis.both {
      isWithin[axis] = state.frame.geometry.extent[axis].side(past: shown[axis]) == nil
    }
    let plans = plans(at: rest.scale, offset)
    var end = askAnimation(
      PerAxis(.program), to: offset, velocity: .zero, arrival: PerAxis(.jump),
      restingOn: PerAxis(.asked(.program)), plans: plans
    ).offset
    for axis in Axis.both {
      end[axis] = plans.planner(.program, axis).bounded(end[axis], velocity: 0)
      isWithin[axis] = isWithin[axis] && plans.context.geometry.extent[axis].side(past: end[axis]) == nil
    }
    let plannedMotion = PlannedMotion(cause: PerAxis(.program), from: end, velocity: .zero, at: state.now)
    plannedMotion.zoomedOffset = shown
    plannedMotion.zoom = plans.zoom(
      on: state.frame.zoomAxis, from: state.frame.origin.scale, by: rest, base: end,
      displacement: shown - end,
      isWithin: isWithin)
    return plannedMotion.zoom == nil ? nil : plannedMotion
  }

  /// Zooms at once, with the same callbacks.
  func placeZoom(to scale: Double, at offset: Point, _ completion: Completion?) {
    let hasEnded = endZoom(.replaced)
    let wasOpen = state.course.isMovementOpen && !hasEnded
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = false }
    var (place, isPast) = (offset, false)
    if scale == state.scale, state.phase == .idle {
      // The walls hold a zoom to the present scale, too.
      for axis in Axis.both { place[axis] = state.frame.geometry.extent[axis].clamp(offset[axis]) }
      isPast = !plans.isInside(state.course.offset)
    }
    if scale != state.scale {
      zoomByHand(to: scale, at: offset)
    } else if isPast || hasEnded
      || Axis.both.contains(where: { (offset[$0] - state.course.offset[$0]).magnitude > state.reach }),
      chain.check(isUsable(offset), "\(offset)", "setZoomScale(_:about:arrival:completion:)")
    {
      put(at: place, stopping: PerAxis(true))
      deliver()
    }
    if let completion { state.outbox.events.append(completion, .finished) }
    if hasEnded, state.phase == .idle, !plans.isInside(state.course.offset) {
      // The zoom that has ended would have brought the content back between its walls.
      land(planGlide(PerAxis(.release), velocity: .zero, at: state.now), as: .interrupted)
    } else if !wasOpen, state.phase == .idle {
      settle(.set)
    }
  }

  /// Zooms at once to the nearest scale within new limits, if the scale rests outside of them or moves there. A scale
  /// that other limits let be where it is has come to rest.
  func keepScale(within settings: ScrollSettings) {
    state.course.zoom.pinch?.smallest = nil
    state.course.zoom.pinch?.largest = nil
    if state.frame.zoomAxis != settings.zoomAxis { turnScale(to: settings.zoomAxis) }
    if isScaleAtRest, state.course.plannedMotion?.zoom == nil { closeZoom() }
    let scale = settings.bounded(state.destinationScale)
    guard scale != state.destinationScale, state.course.zoom.pinch == nil else { return }
    placeZoom(to: scale, at: state.zoomed(to: scale, about: state.frame.centre), nil)
  }

  /// Lets another axis zoom, at the present scale and about the middle of the view.
  private func turnScale(to axis: Axis?) {
    let hasEnded = endZoom(.replaced)
    let scale = state.scale
    state.frame.zoomAxis = axis
    if state.frame.scales(at: scale) != state.frame.origin.scale {
      zoomByHand(to: scale, at: state.zoomed(to: scale, about: state.frame.centre))
    }
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = false }
    if hasEnded, state.phase == .idle { settle(.set) }
  }
}
