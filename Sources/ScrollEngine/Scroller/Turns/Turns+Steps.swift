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
    let translation = translation(ofStep: amount, within: extent)
    let place = state.frame.origin.position(of: state.course.destination)
    var points = Vector.zero
    for axis in Axis.both {
      points[axis] = state.hands.remainder.points(
        axis, before: translation[axis], to: place, at: state.now, within: state.reach)
    }
    if movesAtOnce { moveAtOnce(by: translation, within: extent) }
    var base = state.course.stepStart(of: translation, within: state.frame.geometry.extent)
    var start = StepStart(offset: base)
    let isKey = PerAxis(x: notch.x == nil && !step.isWheel, y: notch.y == nil && !step.isWheel)
    for axis in Axis.both where isKey[axis] { addKey(axis, to: &base, start: &start.offset) }
    let velocity = state.velocityOnItsOwn
    // Where the step leads, before that is rounded to a pixel.
    var exact = base
    var (requested, causes) = (state.course.destination, PerAxis<Cause?>(nil))
    var arrival = PerAxis(Arrival.own)
    for axis in Axis.both where translation[axis] != 0 {
      let isWhole = notch[axis] == nil
      let carried = isWhole ? rounding(points[axis], at: base[axis], axis) : 0
      points[axis] = (isWhole ? 0 : points[axis]) + translation[axis]
      causes[axis] = Self.cause(of: points[axis], by: translation[axis], in: notch[axis])
      exact[axis] = normalized(base[axis] + (points[axis] + carried))
      requested[axis] = onPixel(exact[axis], axis)
      start.projected[axis] = normalized(start.offset[axis] + points[axis])
      arrival[axis] = .spring(
        response: CriticalSpring.response(
          usually: Arrival.ownResponse, over: requested[axis] - state.course.offset[axis], at: velocity[axis])
      )
    }
    var next = state.hands.remainder
    let target = animate(causes, to: requested, velocity: velocity, arrival: arrival, by: step, from: start)
    for axis in Axis.both where translation[axis] != 0 {
      let isRequested = target.offset[axis] == requested[axis]
      next.kinds[axis] = isKey[axis] ? isRequested ? .key : .turn : .other
      let isPart = causes[axis] == .wheel || isRequested && state.hands.settings.restsOnPixels
      points[axis] =
        isPart ? exact[axis] - target.offset[axis] : Self.rest(of: points[axis], after: notch[axis])
    }
    (next.points, next.part, next.time) = (normalized(points), translation, state.now)
    keep(next)
  }

  /// Returns the cause of a step to some points by its latest part: parts of a notch, and steps back, are a wheel's.
  private static func cause(of points: Double, by part: Double, in notch: Double?) -> Cause {
    let isPart = notch.map { points.magnitude < $0 * (1 - Tolerance.part) } ?? false
    return isPart || points * part < 0 ? .wheel : .step
  }

  /// Returns what is left of points after a whole notch, or after a key.
  private static func rest(of points: Double, after notch: Double?) -> Double {
    points - min(notch ?? .infinity, points.magnitude) * (points < 0 ? -1 : 1)
  }

  /// Returns the translation of a step, as links change it.
  private func translation(ofStep amount: Vector, within extent: PerAxis<Extent>) -> Vector {
    guard chain.answers(.drag) else { return amount }
    return plans.translation(ofStep: amount, from: state.course.stepStart(of: amount, within: extent))
  }

  /// Moves the content by a step, as far as the walls allow. An axis past a wall stays.
  private func moveAtOnce(by translation: Vector, within extent: PerAxis<Extent>) {
    var offset = state.course.offset
    for axis in Axis.both where extent[axis].side(past: offset[axis]) == nil {
      offset[axis] = plans.planner(.wheel, axis).bounded(offset[axis] + translation[axis], velocity: 0)
    }
    move(to: offset, by: .wheel)
  }

  /// Keeps what a step leaves to the next one, on its way to the present destination. A step of one axis does not make
  /// a key of what moves the other.
  private func keep(_ remainder: StepRemainder) {
    let destination = normalized(state.frame.origin.position(of: state.course.destination))
    var remainder = remainder
    for axis in Axis.both where remainder.part[axis] == 0 {
      let isOnWay = remainder.isOnWay(axis, to: destination, within: state.reach)
      if !isOnWay { remainder.kinds[axis] = .other }
    }
    remainder.destination = destination
    state.hands.remainder = remainder
  }

  /// Lets a key begin where the settings say that it begins, if another key moves the axis.
  private func addKey(_ axis: Axis, to base: inout Point, start: inout Point) {
    let (kind, addition) = (keyUnderWay(axis), state.hands.settings.keyAddition)
    guard kind != .other else { return }
    if addition == .never { base[axis] = state.course.offset[axis] }
    if addition == .never || addition == .overFreeContent && kind == .turn {
      start[axis] = state.course.offset[axis]
    }
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
  private func rounding(_ remainder: Double, at base: Double, _ axis: Axis) -> Double {
    let length = state.hands.settings.restingPixel
    let isNext =
      base == state.course.destination[axis] && remainder.magnitude <= length / 2 * (1 + Tolerance.part)
    return isNext ? remainder : 0
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
