import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Scrolls by a step of arrows, lines, notches or pages, with an animation. The step starts at the target of a
  /// running animation, else at the offset. A glide on the same axis ends, without a jump in velocity. An axis that
  /// the step does not affect continues.
  ///
  /// A link that rounds to places is asked with the cause `.step`. If the link rounds the step back to its start, the
  /// link is asked again for a longer step: each step goes on to the next place.
  ///
  /// **Parts.** Less than a line or a notch is a part of a notch; three lines are one notch. Parts move the content,
  /// but a part alone does not move a link on to its next place. The link is asked with the cause `.wheel` about the
  /// sum of the parts, and with `.step` once the sum is a notch. The sum starts again if the wheel turns round, if
  /// something else moves the content, and after half a second. A step of zero moves nothing: it passes its time.
  ///
  /// The lengths come from `settings`, and so does the axis of lines and notches: see `WheelMapping`. While a finger
  /// is down, steps have no effect.
  public func step(by step: ScrollStep, time: Timestamp) {
    observe(.step(by: step, time: time))
    let step = measured(step)
    let points = step.points
    guard mayFeed(), check(isUsable(points) && isUsable(time), "\(points) at \(time)"), takes(points) else {
      return
    }
    timed {
      catchUp(to: time)
      send(step)
      deliver()
    }
  }

  /// Scrolls by a step as a command of the program, from the present offset or the target of an animation. It is
  /// allowed in callbacks: a link may repeat a step in `didWake(_:)`.
  public func step(by step: ScrollStep) {
    observe(.step(by: step, time: nil))
    let step = measured(step)
    guard mayCommand(), check(isUsable(step.points), "\(step.points)"), takes(step.points) else { return }
    send(step)
    deliver()
  }

  /// A step in points, as of its call.
  private struct MeasuredStep {
    let step: ScrollStep
    /// The distance, and the distance along enabled axes.
    let points: Vector
    let amount: Vector
    let notch: PerAxis<Double?>
  }

  private func measured(_ step: ScrollStep) -> MeasuredStep {
    let step = mapped(step)
    let (x, y) = (measure(step, .horizontal), measure(step, .vertical))
    let measured = Vector(x: x.points, y: y.points)
    let points = if case .ends = step { measured } else { turned(measured) }
    return MeasuredStep(
      step: step, points: points, amount: enabled(points), notch: PerAxis(x: x.notch, y: y.notch))
  }

  private func send(_ step: MeasuredStep) {
    guard !isTracking, step.points != .zero else { return }
    if case .ends(let ends) = step.step {
      sendToEnds(enabled(ends), by: step.step)
    } else {
      send(by: step.amount, as: step.step, notch: step.notch)
    }
  }

  /// Returns a step of a wheel along the axes to which the settings map it.
  private func mapped(_ step: ScrollStep) -> ScrollStep {
    switch step {
    case .lines(let lines): .lines(mapped(lines))
    case .notches(let notches): .notches(mapped(notches))
    case .arrows, .ends, .points, .pages: step
    }
  }

  /// Returns the length of a step, and the length of the notch that the step is a part of; nil for a whole step. The
  /// distance to the ends is computed later: for `ends` the length is the number that names the end.
  private func measure(_ step: ScrollStep, _ axis: Axis) -> (points: Double, notch: Double?) {
    let settings = state.settings
    switch step {
    case .lines(let lines):
      return (lines[axis] * settings.lineLength, lines[axis].magnitude < 1 ? 3 * settings.lineLength : nil)
    case .notches(let notches):
      return (
        notches[axis] * settings.notchLength, notches[axis].magnitude < 1 ? settings.notchLength : nil
      )
    case .pages(let pages):
      return (pages[axis] * (state.geometry.visibleLength(axis) * settings.pagePart), nil)
    case .arrows(let arrows): return (arrows[axis] * settings.arrowLength, nil)
    case .points(let points): return (points[axis], nil)
    case .ends(let ends): return (ends[axis], nil)
    }
  }

  /// Scrolls to the walls that numbers below and above 0 name, wherever the walls are on arrival. If links change the
  /// translation, scrolls by the changed translation. A link that removes the whole translation refuses the step.
  private func sendToEnds(_ ends: Vector, by step: ScrollStep) {
    var way = Vector.zero
    var sides = PerAxis<Side?>(nil)
    for axis in Axis.both where ends[axis] != 0 {
      let side: Side = ends[axis] < 0 ? .lower : .upper
      guard let wall = state.geometry.extent[axis][side] else { continue }
      (way[axis], sides[axis]) = (normalized(wall - state.offset[axis]), side)
    }
    let asked = askDrag(cause: .step, start: state.offset, translation: way, step: way).translation
    var (requested, causes) = (destination, PerAxis<Cause?>(nil))
    for axis in Axis.both {
      guard let side = sides[axis], let wall = state.geometry.extent[axis][side] else { continue }
      if asked[axis] != way[axis] { sides[axis] = nil }
      let end = asked[axis] == way[axis] ? wall : normalized(state.offset[axis] + asked[axis])
      guard asked[axis] != 0 || way[axis] == 0, end != destination[axis] else { continue }
      (requested[axis], causes[axis]) = (end, .step)
    }
    guard causes.x != nil || causes.y != nil else { return }
    animate(
      causes, to: requested, velocity: velocityOnItsOwn,
      arrival: PerAxis(.spring(response: Self.animationResponse)), by: step,
      restingOn: PerAxis(
        x: sides.x.map { .wall($0) } ?? .asked(.layout), y: sides.y.map { .wall($0) } ?? .asked(.layout)))
  }

  /// True if the content moves because of steps.
  var isStepping: Bool {
    phase == .animating && (state.activity.moveCause == .step || state.activity.moveCause == .wheel)
  }

  /// Scrolls on by some points.
  func send(by amount: Vector, as step: ScrollStep, notch: PerAxis<Double?>, movesAtOnce: Bool = false) {
    let translation = askDrag(
      cause: .step, start: base(of: amount), translation: amount, step: amount
    ).translation
    var points = Vector.zero
    for axis in Axis.both { points[axis] = remainder(axis, before: translation[axis]) }
    if movesAtOnce { move(to: following(translation), by: .wheel) }
    let (base, velocity) = (base(of: translation), velocityOnItsOwn)
    var (requested, causes) = (destination, PerAxis<Cause?>(nil))
    var arrival = PerAxis(Arrival.spring(response: Self.animationResponse))
    for axis in Axis.both where translation[axis] != 0 {
      points[axis] = (notch[axis] == nil ? 0 : points[axis]) + translation[axis]
      let isPart = notch[axis].map { points[axis].magnitude < $0 * (1 - Tolerance.part) } ?? false
      causes[axis] = isPart || points[axis] * translation[axis] < 0 ? .wheel : .step
      requested[axis] = normalized(base[axis] + points[axis])
      arrival[axis] = .spring(
        response: CriticalSpring.response(
          usually: Self.animationResponse, over: requested[axis] - state.offset[axis], at: velocity[axis]))
    }
    let target = animate(causes, to: requested, velocity: velocity, arrival: arrival, by: step, aheadOf: base)
    for axis in Axis.both where translation[axis] != 0 {
      if causes[axis] == .wheel {
        points[axis] = requested[axis] - target.offset[axis]
      } else {
        points[axis] -= min(notch[axis] ?? .infinity, points[axis].magnitude) * (points[axis] < 0 ? -1 : 1)
      }
    }
    state.remainder = StepRemainder(
      points: normalized(points), part: translation,
      destination: normalized(state.origin.position(of: destination)), time: now)
  }

  /// Returns the offset from which a step counts: the target of a running animation, else the content offset. If the
  /// content returns to a wall and the step has the same direction, the wall.
  private func base(of amount: Vector) -> Point {
    if phase == .animating { return destination }
    var base = state.offset
    for axis in Axis.both where state.geometry.extent[axis].side(past: base[axis]) != nil {
      if (destination[axis] - base[axis]) * amount[axis] > 0 { base[axis] = destination[axis] }
    }
    return base
  }

  /// Returns the offset after a delta that the content follows at once, within the walls.
  private func following(_ translation: Vector) -> Point {
    var offset = state.offset
    for axis in Axis.both where state.geometry.extent[axis].side(past: offset[axis]) == nil {
      offset[axis] = planner(.wheel, axis).bounded(offset[axis] + translation[axis], velocity: 0)
    }
    return offset
  }

  /// Returns the rest of former parts on an axis, for one more part; 0 if the content has been sent elsewhere since.
  func remainder(_ axis: Axis, before part: Double) -> Double {
    let remainder = state.remainder
    let isHere =
      (state.origin.position(of: destination)[axis] - remainder.destination[axis]).magnitude
      <= Tolerance.offset(pixel: state.settings.pixel)
    let age = now - remainder.time
    let turns = part * remainder.part[axis] < 0
    return isHere && age >= 0 && age <= StepRemainder.pause && !turns ? remainder.points[axis] : 0
  }

  /// Asks for the target of a step. If a link rounds a whole step back to its start, or behind it, the links are
  /// asked again with twice the distance, up to a thousand times. So the step goes on to the next place. If a link
  /// always answers the same, its answer is used.
  func askStep(_ proposal: TargetProposal, from base: Point) -> TargetProposal {
    func isShort(_ target: TargetProposal, _ axis: Axis) -> Bool {
      let gone = (target.offset[axis] - base[axis]) * (target.natural[axis] < base[axis] ? -1 : 1)
      return target.cause[axis] == .step && target.offset[axis] != target.natural[axis]
        && gone <= Tolerance.offset(pixel: state.settings.pixel)
    }
    func again(_ natural: Point) -> TargetProposal {
      var next = targetProposal(
        proposal.cause, to: natural, from: proposal.start, velocity: proposal.velocity,
        arrival: proposal.arrival)
      next.step = proposal.step
      return askTarget(next)
    }
    var target = askTarget(proposal)
    for _ in 0..<10 {
      var natural = target.natural
      for axis in Axis.both where isShort(target, axis) {
        guard state.geometry.extent[axis].side(past: natural[axis]) == nil else { continue }
        natural[axis] = normalized(base[axis] + 2 * (natural[axis] - base[axis]))
      }
      if natural == target.natural { break }
      target = again(natural)
    }
    var natural = target.natural
    for axis in Axis.both where isShort(target, axis) { natural[axis] = proposal.natural[axis] }
    return natural == target.natural ? target : again(natural)
  }
}
