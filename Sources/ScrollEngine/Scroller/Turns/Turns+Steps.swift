import ScrollMotion
import ScrollSpace

// Steps of arrows, lines, notches and pages.
extension Turns {
  /// Scrolls by a step.
  func scroll(by step: MeasuredStep) {
    guard !state.isTracking, step.points != .zero else { return }
    if case .ends(let ends) = step.step {
      stepToEnds(state.hands.enabled(ends), by: step.step)
    } else {
      self.step(by: state.hands.enabled(step.points), as: step.step, notch: step.notch)
    }
  }

  /// Scrolls to the walls that numbers below and above 0 name, wherever the walls are on arrival. If links change the
  /// translation, scrolls by the changed translation. A link that removes the whole translation refuses the step.
  private func stepToEnds(_ ends: Vector, by step: ScrollStep) {
    let (offset, extent) = (state.course.offset, state.frame.geometry.extent)
    var way = Vector.zero
    var sides = PerAxis<Side?>(nil)
    for axis in Axis.both where ends[axis] != 0 {
      let side: Side = ends[axis] < 0 ? .lower : .upper
      guard let wall = extent[axis][side] else { continue }
      (way[axis], sides[axis]) = (normalized(wall - offset[axis]), side)
    }
    let asked = plans.translation(ofStep: way, from: offset)
    let destination = state.course.destination
    var (requested, causes) = (destination, PerAxis<Cause?>(nil))
    for axis in Axis.both {
      guard let side = sides[axis], let wall = extent[axis][side] else { continue }
      if asked[axis] != way[axis] { sides[axis] = nil }
      let end = asked[axis] == way[axis] ? wall : normalized(offset[axis] + asked[axis])
      guard asked[axis] != 0 || way[axis] == 0, end != destination[axis] else { continue }
      (requested[axis], causes[axis]) = (end, .step)
    }
    guard causes.x != nil || causes.y != nil else { return }
    animate(
      causes, to: requested, velocity: state.velocityOnItsOwn, arrival: PerAxis(.own), by: step,
      restingOn: PerAxis(
        x: sides.x.map { .wall($0) } ?? .asked(.layout), y: sides.y.map { .wall($0) } ?? .asked(.layout)))
    let place = normalized(state.frame.origin.position(of: state.course.destination))
    for axis in Axis.both where causes[axis] != nil {
      state.hands.remainder.kinds[axis] = .key
      (state.hands.remainder.destination[axis], state.hands.remainder.points[axis]) = (place[axis], 0)
    }
  }

  /// Scrolls on by some points. With `movesAtOnce` the content follows at once, within the walls.
  func step(
    by amount: Vector, as step: ScrollStep, notch: PerAxis<Double?>, movesAtOnce: Bool = false
  ) {
    let extent = state.frame.geometry.extent
    let translation =
      chain.answers(.drag)
      ? plans.translation(ofStep: amount, from: state.course.stepStart(of: amount, within: extent)) : amount
    let place = state.frame.origin.position(of: state.course.destination)
    var points = Vector.zero
    for axis in Axis.both {
      points[axis] = state.hands.remainder.points(
        axis, before: translation[axis], to: place, at: state.now, within: state.reach)
    }
    if movesAtOnce {
      var offset = state.course.offset
      for axis in Axis.both where extent[axis].side(past: offset[axis]) == nil {
        offset[axis] = plans.planner(.wheel, axis).bounded(offset[axis] + translation[axis], velocity: 0)
      }
      move(to: offset, by: .wheel)
    }
    var base = state.course.stepStart(of: translation, within: state.frame.geometry.extent)
    var (start, next) = (StepStart(offset: base), state.hands.remainder)
    let isKey = { (axis: Axis) in notch[axis] == nil && !step.isWheel }
    for axis in Axis.both where isKey(axis) {
      let kind = keyUnderWay(axis)
      guard kind != .other else { continue }
      let addition = state.hands.settings.keyAddition
      if addition == .never { base[axis] = state.course.offset[axis] }
      if addition == .never || addition == .overFreeContent && kind == .turn {
        start.offset[axis] = state.course.offset[axis]
      }
    }
    let velocity = state.velocityOnItsOwn
    // Where the step leads, before that is rounded to a pixel.
    var exact = base
    var (requested, causes) = (state.course.destination, PerAxis<Cause?>(nil))
    var arrival = PerAxis(Arrival.own)
    for axis in Axis.both where translation[axis] != 0 {
      let carried =
        notch[axis] == nil && base[axis] == state.course.destination[axis] ? rounding(points[axis]) : 0
      points[axis] = (notch[axis] == nil ? 0 : points[axis]) + translation[axis]
      let isPart = notch[axis].map { points[axis].magnitude < $0 * (1 - Tolerance.part) } ?? false
      causes[axis] = isPart || points[axis] * translation[axis] < 0 ? .wheel : .step
      exact[axis] = normalized(base[axis] + (points[axis] + carried))
      requested[axis] = onPixel(exact[axis], axis)
      start.projected[axis] = normalized(start.offset[axis] + points[axis])
      arrival[axis] = .spring(
        response: CriticalSpring.response(
          usually: Arrival.ownResponse, over: requested[axis] - state.course.offset[axis], at: velocity[axis])
      )
    }
    let target = animate(causes, to: requested, velocity: velocity, arrival: arrival, by: step, from: start)
    for axis in Axis.both where translation[axis] != 0 {
      let isRequested = target.offset[axis] == requested[axis]
      next.kinds[axis] = isKey(axis) ? isRequested ? .key : .turn : .other
      if causes[axis] == .wheel || isRequested && state.hands.settings.restsOnPixels {
        points[axis] = exact[axis] - target.offset[axis]
      } else {
        points[axis] -= min(notch[axis] ?? .infinity, points[axis].magnitude) * (points[axis] < 0 ? -1 : 1)
      }
    }
    let destination = normalized(state.frame.origin.position(of: state.course.destination))
    for axis in Axis.both {
      if translation[axis] == 0 {
        // A step of the other axis does not make a key of what moves this one.
        let isOnWay = next.isOnWay(axis, to: destination, within: state.reach)
        if !isOnWay { next.kinds[axis] = .other }
      }
      next.destination[axis] = destination[axis]
    }
    (next.points, next.part, next.time) = (normalized(points), translation, state.now)
    state.hands.remainder = next
  }

  /// Returns the whole pixel of the content on which a step ends that leads to an offset; the offset itself past a wall,
  /// or if steps end anywhere.
  private func onPixel(_ offset: Double, _ axis: Axis) -> Double {
    let (extent, length) = (state.frame.geometry.extent[axis], state.hands.settings.restingPixel)
    guard length > 0, extent.side(past: offset) == nil else { return offset }
    return normalized(extent.clamp(state.frame.origin.pixel(nearestTo: offset, on: axis, length: length)))
  }

  /// Returns what rounding has taken from the step before, for the next whole step: the remainder, unless a link has
  /// left more of a notch.
  private func rounding(_ remainder: Double) -> Double {
    let length = state.hands.settings.restingPixel
    return remainder.magnitude <= length / 2 * (1 + Tolerance.part) ? remainder : 0
  }

  /// Returns what the key was that moves an axis: `other` if none does, or if it is nearly over.
  private func keyUnderWay(_ axis: Axis) -> StepRemainder.Kind {
    guard state.phase == .animating, isScaleAtRest else { return .other }
    let (remainder, destination) = (state.hands.remainder, state.course.destination)
    let place = state.frame.origin.position(of: destination)
    let isNearlyOver = (state.course.offset[axis] - destination[axis]).magnitude <= 2 * state.reach
    return isNearlyOver || !remainder.isOnWay(axis, to: place, within: state.reach)
      ? .other : remainder.kinds[axis]
  }
}
