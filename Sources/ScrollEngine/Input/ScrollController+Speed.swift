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
  /// **Walls** hold the content, also elastic ones: a speed has no way that a wall could shorten. While the content is past
  /// a wall, a speed that leads further out is dropped, and the content goes home; so is a speed along the other axis only, which
  /// would keep the content from its way home. Content that rests past a wall may be moved along it. A wall that is `.open`
  /// lets it pass.
  ///
  /// The phase is `.wheeling`, and links are asked `drag` with the cause `.wheel`. A touch, fingers on a trackpad, a wheel, a step
  /// or a command takes over. While a finger is down, a speed does nothing. If the release of a key or stick is lost,
  /// call `cancelAllTouches(time:)`. An axis that is disabled meanwhile stops until the next call.
  public func move(at velocity: Vector, glides: Bool = false, time: Timestamp) {
    guard mayFeed(), check(isUsable(velocity) && isUsable(time), "\(velocity) at \(time)") else { return }
    timed {
      take(time)
      guard !isTracking else { return }
      var speed = enabled(turned(velocity))
      if leadsOut(speed) || keepsOut(speed) { speed = .zero }
      if case .wheeling(let drag) = state.activity, let steady = drag.steady {
        if speed == .zero {
          release(drag, at: glides ? steady.velocity : .zero)
        } else if speed != steady.velocity {
          drag.steady = Drag.Steady(velocity: speed, carried: drag.carried, since: now)
        }
      } else if speed != .zero {
        takeOver()
        state.caught = nil
        enter(.wheeling(newDrag(.wheel, steady: Drag.Steady(velocity: speed, since: now))))
      }
      deliver()
    }
  }

  /// Whether a speed leads nowhere but further past walls that are closed.
  private func leadsOut(_ speed: Vector) -> Bool {
    Axis.both.allSatisfy { axis in
      guard speed[axis] != 0 else { return true }
      guard let side = sidePast(axis), side == .upper ? speed[axis] > 0 : speed[axis] < 0 else {
        return false
      }
      return isClosed(axis, side, to: speed[axis])
    }
  }

  /// Whether a speed would hold an axis past a closed wall that is on its way home, or was pulled there and goes home next:
  /// each axis that the speed does not lead in.
  private func keepsOut(_ speed: Vector) -> Bool {
    if let drag = state.activity.drag, drag.steady != nil { return false }
    return Axis.both.contains { axis in
      guard let side = sidePast(axis), side == .upper ? speed[axis] >= 0 : speed[axis] <= 0 else {
        return false
      }
      guard travels(axis) || state.activity.drag != nil else { return false }
      return isClosed(axis, side, to: speed[axis])
    }
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
    pull()
  }

  /// A speed lets the content go. A wall at which the content stands has taken the speed.
  private func release(_ drag: Drag, at velocity: Vector) {
    var velocity = velocity
    for axis in Axis.both where isAtWall(axis, towards: velocity[axis]) { velocity[axis] = 0 }
    land(planGlide(PerAxis(.release), velocity: releaseSpeed(of: drag, velocity), at: now), as: .wheeled)
  }
}
