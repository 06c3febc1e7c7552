import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A precise wheel or trackpad moved the content by some points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as under a finger. When no delta has come for
  /// `settings.wheelPause`, it goes to where it should rest. While a step is under way, a delta moves the content and
  /// where the step leads. While a finger is down, wheels do nothing.
  public func wheel(by delta: Vector, time: Timestamp) {
    guard mayFeed(), check(isUsable(delta) && isUsable(time), "\(delta) at \(time)"), takes(delta) else {
      return
    }
    let delta = enabled(delta)
    timed {
      take(time)
      guard !isTracking else { return }
      if isStepping {
        send(by: delta, notch: PerAxis(.infinity), movesAtOnce: true)
        return deliver()
      }
      let drag: Drag
      if case .wheeling(let running) = state.activity {
        drag = running
      } else {
        for axis in Axis.both where travels(axis) { state.stands.ask(axis, by: .layout) }
        interrupt(.interrupted(by: .wheel))
        drag = newDrag(.wheel, grip: .zero)
      }
      drag.carried = normalized(drag.carried + delta)
      drag.lastInput = now
      if phase != .wheeling { enter(.wheeling(drag)) }
      pull()
      deliver()
    }
  }

  /// A step by lines, notches or pages: the content goes there by itself, from where an animation that runs leads. A
  /// glide on the same axis ends, without a jump in speed; an axis that the step does not touch goes on.
  ///
  /// A link that lands on places is asked with the cause `.step`, again and further if it rounds the step back to where
  /// it set out: each step leads on to the next place.
  ///
  /// **Parts.** Less than a line or a notch is a part of a notch; three lines make one. Parts move the content, but a
  /// part alone leads no link on to its next place: the link is asked with the cause `.wheel`, about the sum of what the
  /// parts asked for, and with `.step` once that is a notch. The sum starts again when the wheel turns round, when
  /// something else moves the content, and after half a second.
  ///
  /// The lengths come from `settings`. While a finger is down, steps do nothing.
  public func step(by step: ScrollStep, time: Timestamp) {
    let (x, y) = (measure(step, .horizontal), measure(step, .vertical))
    let points = Vector(x: x.points, y: y.points)
    let amount = enabled(points)
    guard mayFeed(), check(isUsable(points) && isUsable(time), "\(points) at \(time)"), takes(points) else {
      return
    }
    timed {
      take(time)
      guard !isTracking else { return }
      send(by: amount, notch: PerAxis(x: x.notch, y: y.notch))
      deliver()
    }
  }

  /// How far a step goes, and the length of the notch that it is a part of; nil for a whole step.
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
    }
  }

  /// Whether the content is on its way because of steps.
  private var isStepping: Bool {
    phase == .animating && (state.activity.moveCause == .step || state.activity.moveCause == .wheel)
  }

  /// Sends the content on by some points.
  private func send(by amount: Vector, notch: PerAxis<Double?>, movesAtOnce: Bool = false) {
    let translation = askDrag(cause: .step, start: base(of: amount), translation: amount).translation
    var points = Vector.zero
    for axis in Axis.both { points[axis] = remainder(axis, before: translation[axis]) }
    if movesAtOnce { move(to: following(translation), by: .wheel) }
    let base = base(of: translation)
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
    let target = animate(causes, to: wish, velocity: velocity, arrival: arrival, aheadOf: base)
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
}
