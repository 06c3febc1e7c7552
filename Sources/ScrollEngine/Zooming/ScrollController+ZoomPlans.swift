import ScrollMotion
import ScrollSpace

// Plans at the scale at which the content comes to rest, and plans the motion of the scale.
extension ScrollController {
  /// Plans at the final scale, about a focus, and adds the motion of the scale to the planned motion. If a callback
  /// takes over the content in the meantime, there is no planned motion, and the content has the final scale.
  func planningReleaseAtRest(_ plan: () -> PlannedMotion?) -> PlannedMotion? {
    let (from, scale) = (state.origin.scale, restingScale)
    guard from != scale else { return plan() }
    let shown = state.offset
    let start = zoomed(shown, to: scale, about: state.zoom.focus)
    suppose(scale)
    state.offset = start
    state.zoom.isSupposed = true
    let origin = state.origin
    let planned = plan()
    guard let plannedMotion = planned, state.origin == origin, state.offset == start else {
      // A callback has taken over the content, or placed it elsewhere.
      takeSupposed()
      return planned
    }
    state.zoom.isSupposed = false
    let arrival = Arrival.spring(response: CriticalSpring.edgeResponse)
    plannedMotion.zoom = zoomMotion(
      from: from, to: scale, by: arrival, base: start, displacement: shown - start)
    if plannedMotion.zoom == nil {
      // The scale is so near that there is nothing to animate.
      openZoom()
      note(.didZoom)
      notifyOfLayout()
      closeZoom()
    } else {
      suppose(from)
      state.offset = shown
      plannedMotion.zoomedOffset = shown
      openZoom()
    }
    return plannedMotion
  }

  /// Makes the scale of the plan the present scale, because a callback has taken over the content during planning.
  func takeSupposed() {
    guard state.zoom.isSupposed else { return }
    state.zoom.isSupposed = false
    note(.didZoom)
    notifyOfLayout()
    closeZoom()
  }

  /// Plans at the final scale without callbacks, so that nothing takes over the content.
  func planningAtRest(_ plan: () -> PlannedMotion) -> PlannedMotion {
    let plannedMotion: PlannedMotion? = planningReleaseAtRest(plan)
    return plannedMotion ?? plan()
  }

  /// Runs a plan with another scale and offset.
  func supposing<Answer>(_ scale: Double, at offset: Point, _ plan: () -> Answer) -> Answer {
    let (from, shown) = (state.origin.scale, state.offset)
    suppose(scale)
    state.offset = offset
    defer {
      suppose(from)
      state.offset = shown
    }
    return plan()
  }

  /// Asks for the target of an animation that begins now, at the scale of its end.
  func supposingRest<Answer>(_ ask: () -> Answer) -> Answer {
    let scale = restingScale
    guard scale != state.origin.scale else { return ask() }
    return supposing(scale, at: zoomed(state.offset, to: scale, about: state.zoom.focus), ask)
  }

  /// Converts a rectangle in offset coordinates to those of the final scale.
  func atRest(_ rect: Rect) -> Rect {
    let ratio = restingScale / state.origin.scale
    if ratio == 1 { return rect }
    return Rect(
      origin: zoomed(rect.origin, to: restingScale, about: .zero),
      size: Size(width: rect.size.width * ratio, height: rect.size.height * ratio))
  }

  /// Returns the motion of a scale to another scale, by an arrival, with the present velocity. Nil if there is
  /// nothing to animate.
  func zoomMotion(
    from: Double, to scale: Double, by arrival: Arrival, base: Point, displacement: Vector,
    isWithin: PerAxis<Bool> = PerAxis(false)
  ) -> ZoomMotion? {
    let start = Mathematics.log(from / scale)
    // With less, the spread is too small to determine which point of the view stays in place.
    guard start.magnitude > 0x1p-30 else { return nil }
    let spread = Mathematics.exp(start) - 1
    let (fixed, origin) = (displacement * (1 / spread) - (base - .zero), state.origin)
    var (distance, isNear) = (0.0, start.magnitude > 0x1p-8)
    for axis in Axis.both {
      let (place, length) = (fixed[axis] + origin[axis], state.geometry.viewport[axis])
      distance = max(distance, place.magnitude)
      isNear = isNear && place >= 0 - length && place <= 2 * length
    }
    let intent = Intent(natural: start, requested: 0, glide: .none, arrival: arrival)
    // Within this distance, no point less than 8,000 points from the fixed point is half a pixel off.
    let threshold = 0x1p-14 * min(1, state.settings.pixel) / max(1, distance / 8_000)
    let planner = Planner(
      walls: self, cause: .program, axis: .horizontal, extent: Extent(),
      threshold: threshold, defaultRate: state.decelerationRate)
    // About a point far away, the present velocity of a zoom would carry the content farther still.
    let path = planner.plan(intent, from: start, velocity: isNear ? zoomSpeed : 0).motion
    guard path.settlingTime > 0 else { return nil }
    return ZoomMotion(path: path, scale: scale, base: base, displacement: displacement, isWithin: isWithin)
  }

  /// The velocity of the scale's logarithm, per second.
  private var zoomSpeed: Double {
    guard let plannedMotion = state.activity.plannedMotion, let zoom = plannedMotion.zoom else { return 0 }
    return zoom.path.velocity(at: elapsed(of: plannedMotion))
  }
}
