public import ScrollSpace

extension ScrollController {
  /// Moves the content at a speed, in points per second, until the next call changes the speed: a gamepad's stick, held arrow
  /// keys, a finger near the edge of a drop area. Positive moves the offset right and down.
  ///
  /// Call it when the speed changes. A host that reads a stick in each frame may call it in each frame: the same speed again
  /// changes nothing. Frames move the content in between, to where the speed has led by their time.
  ///
  /// **A speed of zero** lets the content go: links are asked as after a touch, with the cause `.release`, so that the content
  /// comes to rest on a page. It stops at once; with `glides` it goes on with the speed it had, by its own law. Zero does
  /// nothing if no speed moves the content.
  ///
  /// **Walls** hold the content, also elastic ones: a speed has no way that a wall could shorten. A speed that leads further out on
  /// an axis past a wall is dropped on that axis. An axis that is on its way home, or was pulled past a wall and goes home next,
  /// goes home beside a speed that moves the other one. Content that rests past a wall may be moved along it. A wall that is
  /// `.open` lets it pass.
  ///
  /// The phase is `.wheeling`, and links are asked `drag` with the cause `.wheel`. A touch, fingers on a trackpad, a wheel, a step
  /// or a command takes over. While a finger is down, a speed does nothing. If the release of a key or stick is lost,
  /// call `cancelAllTouches(time:)`. An axis that is disabled meanwhile stops until the next call.
  public func move(at velocity: Vector, glides: Bool = false, time: Timestamp) {
    guard mayFeed(), check(isUsable(velocity) && isUsable(time), "\(velocity) at \(time)") else { return }
    timed {
      take(time)
      guard !isTracking else { return }
      let running = state.activity.drag
      var (speed, homing) = (enabled(turned(velocity)), PerAxis(false))
      for axis in Axis.both where leadsNotIn(axis, at: speed[axis]) {
        speed[axis] = 0
        homing[axis] = running != nil || travels(axis)
      }
      if let drag = running, let steady = drag.steady {
        if speed == .zero {
          release(drag, at: glides ? steady.velocity : .zero)
        } else {
          for axis in Axis.both where speed[axis] != 0 { drag.aside?.touched[axis] = false }
          if speed != steady.velocity {
            drag.steady = Drag.Steady(velocity: speed, carried: drag.carried, since: now)
          }
        }
      } else if speed != .zero {
        let own = velocityOnItsOwn
        takeOver()
        state.caught = nil
        let drag = newDrag(.wheel, steady: Drag.Steady(velocity: speed, since: now))
        enter(.wheeling(drag))
        sendHome(homing, beside: drag, at: own)
      }
      deliver()
    }
  }

  /// Whether an axis is past a wall that is closed, and a speed does not lead it in.
  private func leadsNotIn(_ axis: Axis, at speed: Double) -> Bool {
    guard let side = sidePast(axis), side == .upper ? speed >= 0 : speed <= 0 else { return false }
    return isClosed(axis, side, to: speed)
  }

  /// Axes past their walls go where they should rest, beside a speed that moves the other one.
  func sendHome(_ axes: PerAxis<Bool>, beside drag: Drag, at velocity: Vector) {
    guard axes != PerAxis(false) else { return }
    let causes = PerAxis<Cause?>(x: axes.x ? .release : nil, y: axes.y ? .release : nil)
    let journey = planGlideHere(causes, velocity: velocity, at: now)
    journey.touched = axes
    drag.aside = journey
  }

  /// The side of the wall past which the content stands; nil where it is within its walls.
  private func sidePast(_ axis: Axis) -> Side? { state.geometry.extent[axis].side(past: state.offset[axis]) }

  /// Whether a wall holds content that a speed moves.
  private func isClosed(_ axis: Axis, _ side: Side, to speed: Double) -> Bool {
    guard let wall = state.geometry.extent[axis][side] else { return false }
    let edge = EdgeProposal(
      cause: .wheel, axis: axis, side: side, wall: wall, velocity: speed, target: state.offset[axis])
    if case .open = askEdge(edge) { return false }
    return true
  }

  /// Moves the content to where a speed has led by a time that comes.
  func followSpeed(of drag: Drag, to time: Timestamp) {
    guard var steady = drag.steady else { return }
    let speed = enabled(steady.velocity)
    if speed != steady.velocity {
      steady = Drag.Steady(velocity: speed, carried: drag.carried, since: now)
      drag.steady = steady
    }
    state.clock = time
    drag.carried = steady.carried(at: time)
    if let aside = drag.aside { drag.follow(aside, to: time) }
    pull()
  }

  /// A speed lets the content go. A wall at which the content stands has taken the speed.
  private func release(_ drag: Drag, at velocity: Vector) {
    var velocity = velocity
    for axis in Axis.both where isAtWall(axis, towards: velocity[axis]) { velocity[axis] = 0 }
    for axis in Axis.both where drag.homing[axis] { velocity[axis] = self.velocity[axis] }
    state.dragEnd = .lifted
    land(planGlide(PerAxis(.release), velocity: releaseSpeed(of: drag, velocity), at: now), as: .wheeled)
  }
}
