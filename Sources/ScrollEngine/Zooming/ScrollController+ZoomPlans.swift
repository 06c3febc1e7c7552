import ScrollMotion
import ScrollSpace

// What is planned for the scale at which the content comes to rest, and the way of the scale to there.
extension ScrollController {
  /// Plans at the scale at which the content will rest, about a focus, and lets the journey lead it there. If somebody takes
  /// the content meanwhile, there is no journey, and it has that scale.
  func planningReleaseAtRest(_ plan: () -> Journey?) -> Journey? {
    let (from, scale) = (state.origin.scale, restingScale)
    guard from != scale else { return plan() }
    let shown = state.offset
    let start = zoomed(shown, to: scale, about: state.zoom.focus)
    suppose(scale)
    state.offset = start
    state.zoom.isSupposed = true
    let origin = state.origin
    let planned = plan()
    guard let journey = planned, state.origin == origin, state.offset == start else {
      // Somebody has taken the content on being told, or put it elsewhere.
      takeSupposed()
      return planned
    }
    state.zoom.isSupposed = false
    let arrival = Arrival.spring(response: CriticalSpring.edgeResponse)
    journey.zoom = zoomMotion(from: from, to: scale, by: arrival, base: start, lead: shown - start)
    if journey.zoom == nil {
      // So near that there is no way to go.
      openZoom()
      note(.didZoom)
      tellMeasured()
      closeZoom()
    } else {
      suppose(from)
      state.offset = shown
      journey.zoomedOffset = shown
      openZoom()
    }
    return journey
  }

  /// The scale for which a plan is being made is the scale from now on, because somebody has taken the content meanwhile.
  func takeSupposed() {
    guard state.zoom.isSupposed else { return }
    state.zoom.isSupposed = false
    note(.didZoom)
    tellMeasured()
    closeZoom()
  }

  /// The same where nobody is told of the plan, so that nobody takes the content.
  func planningAtRest(_ plan: () -> Journey) -> Journey {
    let journey: Journey? = planningReleaseAtRest(plan)
    return journey ?? plan()
  }

  /// Supposes a scale while something is planned at an offset there.
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

  /// Asks where an animation shall lead that begins now: at the scale at which that comes to rest.
  func supposingRest<Answer>(_ ask: () -> Answer) -> Answer {
    let scale = restingScale
    guard scale != state.origin.scale else { return ask() }
    return supposing(scale, at: zoomed(state.offset, to: scale, about: state.zoom.focus), ask)
  }

  /// A rect in offset coordinates, in those of the scale at which an animation comes to rest.
  func atRest(_ rect: Rect) -> Rect {
    let ratio = restingScale / state.origin.scale
    if ratio == 1 { return rect }
    return Rect(
      origin: zoomed(rect.origin, to: restingScale, about: .zero),
      size: Size(width: rect.size.width * ratio, height: rect.size.height * ratio))
  }

  /// The way of a scale to another, by an arrival, with the speed it has. Nil where there is none to go.
  func zoomMotion(
    from: Double, to scale: Double, by arrival: Arrival, base: Point, lead: Vector,
    isWithin: PerAxis<Bool> = PerAxis(false)
  ) -> ZoomMotion? {
    let start = Mathematics.log(from / scale)
    // Nearer, a spread is too little to say which point of the view stands still.
    guard start.magnitude > 0x1p-30 else { return nil }
    let spread = Mathematics.exp(start) - 1
    let (fixed, origin) = (lead * (1 / spread) - (base - .zero), state.origin)
    var (distance, isNear) = (0.0, start.magnitude > 0x1p-8)
    for axis in Axis.both {
      let (place, length) = (fixed[axis] + origin[axis], state.geometry.viewport[axis])
      distance = max(distance, place.magnitude)
      isNear = isNear && place >= 0 - length && place <= 2 * length
    }
    let intent = Intent(natural: start, wish: 0, glide: .none, arrival: arrival)
    // Nearer than this, no point less than 8,000 points from the one that stands still is half a pixel off.
    let threshold = 0x1p-14 * min(1, state.settings.pixel) / max(1, distance / 8_000)
    let planner = Planner(
      walls: self, cause: .program, axis: .horizontal, extent: Extent(),
      threshold: threshold, defaultRate: state.decelerationRate)
    // About a point far away, the speed that a zoom has would carry the content further still.
    let path = planner.plan(intent, from: start, velocity: isNear ? zoomSpeed : 0).motion
    guard path.settlingTime > 0 else { return nil }
    return ZoomMotion(path: path, scale: scale, base: base, lead: lead, isWithin: isWithin)
  }

  /// How fast the logarithm of the scale changes by itself, a second.
  private var zoomSpeed: Double {
    guard let journey = state.activity.journey, let zoom = journey.zoom else { return 0 }
    return zoom.path.velocity(at: elapsed(of: journey))
  }
}
