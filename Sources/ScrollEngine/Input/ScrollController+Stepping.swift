import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A step by arrows, lines, notches or pages: the content goes there by itself, from where an animation that runs leads. A
  /// glide on the same axis ends, without a jump in speed; an axis that the step does not touch goes on.
  ///
  /// A link that lands on places is asked with the cause `.step`, again and further if it rounds the step back to where
  /// it set out: each step leads on to the next place.
  ///
  /// **Parts.** Less than a line or a notch is a part of a notch; three lines make one. Parts move the content, but a
  /// part alone leads no link on to its next place: the link is asked with the cause `.wheel`, about the sum of what the
  /// parts asked for, and with `.step` once that is a notch. The sum starts again when the wheel turns round, when
  /// something else moves the content, and after half a second. A step of zero is none.
  ///
  /// The lengths come from `settings`, and so does the axis of lines and notches: see `WheelMapping`. While a finger is down, steps do nothing.
  public func step(by step: ScrollStep, time: Timestamp) {
    let step = mapped(step)
    let (x, y) = (measure(step, .horizontal), measure(step, .vertical))
    let measured = Vector(x: x.points, y: y.points)
    let points = if case .ends = step { measured } else { turned(measured) }
    let amount = enabled(points)
    guard mayFeed(), check(isUsable(points) && isUsable(time), "\(points) at \(time)"), takes(points) else {
      return
    }
    timed {
      take(time)
      guard !isTracking, points != .zero else { return }
      if case .ends(let ends) = step {
        sendToEnds(enabled(ends), by: step)
      } else {
        send(by: amount, as: step, notch: PerAxis(x: x.notch, y: y.notch))
      }
      deliver()
    }
  }

  /// A step of a wheel along the axes that the settings map it to.
  private func mapped(_ step: ScrollStep) -> ScrollStep {
    switch step {
    case .lines(let lines): .lines(mapped(lines))
    case .notches(let notches): .notches(mapped(notches))
    case .arrows, .ends, .points, .pages: step
    }
  }

  /// How far a step goes, and the length of the notch that it is a part of; nil for a whole step. How far the ends are is known
  /// later: of these it is the numbers that name them.
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

  /// Sends the content to the walls that numbers below and above 0 mean, wherever they are by then; where links change the
  /// way, to where that leads. A link that takes all of the way refuses the step.
  private func sendToEnds(_ ends: Vector, by step: ScrollStep) {
    var way = Vector.zero
    var sides = PerAxis<Side?>(nil)
    for axis in Axis.both where ends[axis] != 0 {
      let side: Side = ends[axis] < 0 ? .lower : .upper
      guard let wall = state.geometry.extent[axis][side] else { continue }
      (way[axis], sides[axis]) = (normalized(wall - state.offset[axis]), side)
    }
    let asked = askDrag(cause: .step, start: state.offset, translation: way, step: way).translation
    var (wish, causes) = (destination, PerAxis<Cause?>(nil))
    for axis in Axis.both {
      guard let side = sides[axis], let wall = state.geometry.extent[axis][side] else { continue }
      if asked[axis] != way[axis] { sides[axis] = nil }
      let end = asked[axis] == way[axis] ? wall : normalized(state.offset[axis] + asked[axis])
      guard asked[axis] != 0 || way[axis] == 0, end != destination[axis] else { continue }
      (wish[axis], causes[axis]) = (end, .step)
    }
    guard causes.x != nil || causes.y != nil else { return }
    animate(
      causes, to: wish, velocity: velocityOnItsOwn,
      arrival: PerAxis(.spring(response: Self.animationResponse)), by: step,
      standingOn: PerAxis(
        x: sides.x.map { .wall($0) } ?? .asked(.layout), y: sides.y.map { .wall($0) } ?? .asked(.layout)))
  }

  /// Whether the content is on its way because of steps.
  var isStepping: Bool {
    phase == .animating && (state.activity.moveCause == .step || state.activity.moveCause == .wheel)
  }

  /// Sends the content on by some points.
  func send(by amount: Vector, as step: ScrollStep, notch: PerAxis<Double?>, movesAtOnce: Bool = false) {
    let translation = askDrag(
      cause: .step, start: base(of: amount), translation: amount, step: amount
    ).translation
    var points = Vector.zero
    for axis in Axis.both { points[axis] = remainder(axis, before: translation[axis]) }
    if movesAtOnce { move(to: following(translation), by: .wheel) }
    let (base, velocity) = (base(of: translation), velocityOnItsOwn)
    var (wish, causes) = (destination, PerAxis<Cause?>(nil))
    var arrival = PerAxis(Arrival.spring(response: Self.animationResponse))
    for axis in Axis.both where translation[axis] != 0 {
      points[axis] = (notch[axis] == nil ? 0 : points[axis]) + translation[axis]
      let isPart = notch[axis].map { points[axis].magnitude < $0 * (1 - Tolerance.part) } ?? false
      causes[axis] = isPart || points[axis] * translation[axis] < 0 ? .wheel : .step
      wish[axis] = normalized(base[axis] + points[axis])
      arrival[axis] = .spring(
        response: CriticalSpring.response(
          usually: Self.animationResponse, over: wish[axis] - state.offset[axis], at: velocity[axis]))
    }
    let target = animate(causes, to: wish, velocity: velocity, arrival: arrival, by: step, aheadOf: base)
    for axis in Axis.both where translation[axis] != 0 {
      if causes[axis] == .wheel {
        points[axis] = wish[axis] - target.offset[axis]
      } else {
        points[axis] -= min(notch[axis] ?? .infinity, points[axis].magnitude) * (points[axis] < 0 ? -1 : 1)
      }
    }
    state.remainder = StepRemainder(
      points: normalized(points), part: translation,
      destination: normalized(state.origin.position(of: destination)), time: now)
  }

  /// From where a step leads on: where an animation leads, else where the content is; a wall that it is on its way back
  /// to, for a step that leads there too.
  private func base(of amount: Vector) -> Point {
    if phase == .animating { return destination }
    var base = state.offset
    for axis in Axis.both where state.geometry.extent[axis].side(past: base[axis]) != nil {
      if (destination[axis] - base[axis]) * amount[axis] > 0 { base[axis] = destination[axis] }
    }
    return base
  }

  /// Where the content is after a delta that it follows at once: no further than its walls.
  private func following(_ translation: Vector) -> Point {
    var offset = state.offset
    for axis in Axis.both where state.geometry.extent[axis].side(past: offset[axis]) == nil {
      offset[axis] = planner(.wheel, axis).bounded(offset[axis] + translation[axis], velocity: 0)
    }
    return offset
  }

  /// What parts left over on an axis, for one more; 0 if the content has been sent elsewhere since.
  func remainder(_ axis: Axis, before part: Double) -> Double {
    let remainder = state.remainder
    let isHere =
      (state.origin.position(of: destination)[axis] - remainder.destination[axis]).magnitude
      <= Tolerance.offset(pixel: state.settings.pixel)
    let age = now - remainder.time
    let turns = part * remainder.part[axis] < 0
    return isHere && age >= 0 && age <= StepRemainder.pause && !turns ? remainder.points[axis] : 0
  }

  /// Asks where steps lead. A link that rounds a whole step back to where it set out, or behind that, is asked again
  /// with twice the way, up to a thousand times: so the step leads on to the next place. One that answers the same
  /// everywhere has its way.
  func askStep(_ proposal: TargetProposal, from base: Point) -> TargetProposal {
    func isShort(_ target: TargetProposal, _ axis: Axis) -> Bool {
      let gone = (target.offset[axis] - base[axis]) * (target.natural[axis] < base[axis] ? -1 : 1)
      return target.cause[axis] == .step && target.offset[axis] != target.natural[axis]
        && gone <= Tolerance.offset(pixel: state.settings.pixel)
    }
    func again(_ natural: Point) -> TargetProposal {
      var next = wish(
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
