public import ScrollSpace

extension ScrollController {
  /// Moves the content at a constant velocity, in points per second, until the next call changes the velocity. For a
  /// gamepad's stick, held arrow keys, or a finger near the edge of a drop area. Positive moves the offset right and
  /// down.
  ///
  /// Call this method when the velocity changes. A host that reads a stick in each frame may call it in each frame: a
  /// call with the same velocity changes nothing. Frames between the calls move the content to its offset at their
  /// time.
  ///
  /// **Velocity zero** releases the content. Links are asked as after a touch, with the cause `.release`, so that the
  /// content comes to rest on a page. The content stops at once; with `glides` it continues with its velocity, by its
  /// own law. Zero does nothing if no steady speed moves the content.
  ///
  /// **Walls** hold the content, also elastic walls: a steady speed has no distance that a wall could shorten. A
  /// velocity that leads farther out on an axis past its wall is dropped on that axis. An axis that is returning to
  /// its wall, or was pulled past it, returns while the speed moves the other axis. Content that rests past a wall
  /// may be moved along the wall. A wall that is `.open` lets the content pass.
  ///
  /// **Frames.** The scroller requests frames until the call with velocity zero, also while a wall holds the content:
  /// the content may grow. A host that wants to sleep meanwhile stops the content itself. After each frame it asks
  /// `canScroll(by:)` with the velocity. If neither axis can scroll, it calls this method with zero, and with the
  /// velocity again when the stick moves. ``cancelAllTouches(time:)`` ends the request, too.
  ///
  /// **Phase.** The phase is `.wheeling`, and links are asked `drag` with the cause `.wheel`. A touch, fingers on a
  /// trackpad, a wheel, a step or a command takes over. While a finger is down, this method does nothing. If the
  /// release of a key or stick is lost, call `cancelAllTouches(time:)`. An axis that is disabled in the meantime
  /// stops until the next call.
  public func move(at velocity: Vector, glides: Bool = false, time: Timestamp) {
    observe(.move(at: velocity, glides: glides, time: time))
    guard mayFeed(), check(isUsable(velocity) && isUsable(time), "\(velocity) at \(time)") else { return }
    timed {
      catchUp(to: time)
      guard !isTracking else { return }
      let running = state.activity.drag
      var (speed, returning) = (enabled(turned(velocity)), PerAxis(false))
      for axis in Axis.both where staysPastWall(axis, at: speed[axis]) {
        speed[axis] = 0
        returning[axis] = running != nil || travels(axis)
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
        returnToWalls(returning, beside: drag, at: own)
      }
      deliver()
    }
  }

  /// Returns true if an axis is past a closed wall, and the velocity does not lead back in.
  private func staysPastWall(_ axis: Axis, at speed: Double) -> Bool {
    guard let side = sidePast(axis), side == .upper ? speed >= 0 : speed <= 0 else { return false }
    return isClosed(axis, side, to: speed)
  }

  /// Moves axes past their walls to their rest positions, while a steady speed moves the other axis.
  func returnToWalls(_ axes: PerAxis<Bool>, beside drag: Drag, at velocity: Vector) {
    guard axes != PerAxis(false) else { return }
    let causes = PerAxis<Cause?>(x: axes.x ? .release : nil, y: axes.y ? .release : nil)
    let plannedMotion = planGlideHere(causes, velocity: velocity, at: now)
    plannedMotion.touched = axes
    drag.aside = plannedMotion
  }

  /// Returns the side of the wall that the content is past; nil if the content is within its walls.
  private func sidePast(_ axis: Axis) -> Side? { state.geometry.extent[axis].side(past: state.offset[axis]) }

  /// Returns true if a wall stops content that a steady speed moves.
  private func isClosed(_ axis: Axis, _ side: Side, to speed: Double) -> Bool {
    guard let wall = state.geometry.extent[axis][side] else { return false }
    let edge = EdgeProposal(
      cause: .wheel, axis: axis, side: side, wall: wall, velocity: speed, target: state.offset[axis])
    if case .open = askEdge(edge) { return false }
    return true
  }

  /// Moves the content to its offset at a coming time, at the steady speed.
  func followSpeed(of drag: Drag, to time: Timestamp) {
    guard var steady = drag.steady else { return }
    let speed = enabled(steady.velocity)
    if speed != steady.velocity {
      steady = Drag.Steady(velocity: speed, carried: drag.carried, since: now)
      drag.steady = steady
    }
    state.timeOrder.clock = time
    drag.carried = steady.carried(at: time)
    if let aside = drag.aside { drag.follow(aside, to: time) }
    pull()
  }

  /// Releases content from a steady speed. A wall at which the content is has taken the velocity.
  private func release(_ drag: Drag, at velocity: Vector) {
    var velocity = velocity
    for axis in Axis.both where isAtWall(axis, towards: velocity[axis]) { velocity[axis] = 0 }
    for axis in Axis.both where drag.returning[axis] { velocity[axis] = self.velocity[axis] }
    state.dragEnd = .lifted
    land(planGlide(PerAxis(.release), velocity: releaseSpeed(of: drag, velocity), at: now), as: .wheeled)
  }
}
