import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollNest {
  /// Moves scrollers by their parts of a movement, each once. `move` gets the part in points of the
  /// scroller's viewport.
  func share(
    _ movement: Vector, _ route: NestedRoute, _ takers: [NestedTaker],
    _ move: (NestedTaker, _ part: Vector) -> Void
  ) {
    // A scroller that has the whole gesture takes each movement of it.
    if !route.isShared, takers.count == 1 {
      return movement == .zero ? () : move(takers[0], movement / takers[0].scale(by: route.device))
    }
    for taker in takers { (taker.part, taker.returned) = (.zero, .zero) }
    for axis in Axis.both where movement[axis] != 0 {
      if route.isShared {
        withTakers(route, of: .along(axis, movement[axis])) { order, gesture in
          divide(gesture, axis, order, takers) { room(of: $0, for: $1, in: gesture, by: route.policy) }
        }
      } else {
        let gesture = NestedGesture(
          path: route.path, movement: .along(axis, movement[axis]), device: route.device)
        divide(gesture, axis, takers.map { $0.scroller }, takers) { $0.room(for: $1) }
      }
    }
    for taker in takers where taker.part != .zero {
      move(taker, taker.part / taker.scale(by: route.device))
      let scroller = taker.scroller
      for axis in Axis.both where taker.pull[axis] != 0 {
        if !scroller.isPulled(scroller.axis(of: axis, route.device)) { taker.pull[axis] = 0 }
      }
    }
  }

  /// Returns the part that a policy lets a scroller take. An answer that is no number is refused and counted, and the
  /// scroller has its room up to its wall.
  private func room(
    of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture, by policy: any NestingPolicy
  ) -> Vector {
    let room = policy.room(of: scroller, for: movement, in: gesture)
    if !(room.x.isNaN || room.y.isNaN) { return room }
    refuse(.answer, "room(of:for:in:)", "\(room)")
    return scroller.room(for: movement)
  }

  /// Divides a movement. A scroller that was pulled past a wall comes first on the way back, with the
  /// distance of the pull. The others take what they have room for by the policy, in order, and the last one all
  /// that is left.
  private func divide(
    _ gesture: NestedGesture, _ axis: Axis, _ order: [NestedScroller], _ takers: [NestedTaker],
    roomByPolicy: (NestedScroller, Vector) -> Vector
  ) {
    var left = gesture.movement
    let amount = left[axis]
    for taker in takers where taker.pull[axis] * amount < 0 {
      let pull = taker.pull[axis]
      let part = amount > 0 ? min(left[axis], 0 - pull) : max(left[axis], 0 - pull)
      taker.returned[axis] = part
      taker.part[axis] = part
      taker.pull[axis] += part
      left[axis] -= part
    }
    var last = -1
    for (number, scroller) in order.enumerated() where left[axis] != 0 {
      guard let index = takers.index(beside: &last, where: { $0.scroller === scroller }) else { continue }
      let taker = takers[index]
      // The scroller may occur twice, and has had its part then.
      let taken = taker.part[axis] - taker.returned[axis]
      let scale = taker.scale(by: gesture.device)[axis]
      let isLast = number == order.count - 1
      let room =
        scroller.part(of: (taken + left[axis]) / scale, along: axis, gesture.device) {
          isLast ? scroller.room(for: $0) : roomByPolicy(scroller, $0)
        } * scale - taken
      let part = isLast ? left[axis] : room
      taker.part[axis] += part
      taker.pull[axis] += part - room
      left[axis] -= part
    }
  }

  /// Returns the axis to which scrollers that share a gesture keep it: one hand goes one way. Nil if the scroller that
  /// moves first scrolls along both axes, as a map does.
  ///
  /// It is the longer axis if a scroller has room along it, or can be pulled; else the other one, by the same rule.
  func soleAxis(of moved: Vector, _ route: NestedRoute) -> Axis? {
    let longer: Axis = moved.x.magnitude > moved.y.magnitude ? .horizontal : .vertical
    var puller: (scroller: NestedScroller, axis: Axis)?
    for axis in [longer, longer.cross] where moved[axis] != 0 {
      let way = Vector.along(axis, moved[axis])
      let first = withTakers(route, of: way) { order, _ in
        puller = puller ?? order.last.map { ($0, axis) }
        return order.first { $0.canTake($0.taken(way, by: route.device)) != PerAxis(false) }
          ?? order.last { route.device == .finger && $0.canStretch(by: way)[axis] }
      }
      if let first { return first.scrolls(axis.cross, by: route.device) ? nil : axis }
    }
    // Nothing moves now, but on the way back it may.
    guard let puller else { return longer }
    return puller.scroller.scrolls(puller.axis.cross, by: route.device) ? nil : puller.axis
  }

  /// Releases the scrollers that a finger has held. If they share movements, one on each axis gets the
  /// finger's velocity, and others take over at its wall.
  func release(_ gesture: FingerGesture, _ velocity: Vector, _ time: Timestamp) -> TouchOutcome {
    let isShared = gesture.route.isShared
    if isShared { beginFlings(.zero - velocity, gesture.route) }
    let outcomes = gesture.takers.map { taker in
      let own = (isShared ? part(of: velocity, for: taker.scroller) : velocity) / taker.scale
      // The finger has moved only other scrollers, which cannot move farther.
      if isShared, taker.scroller.scroll.phase == .tracking { taker.scroller.fling(.zero - own, at: time) }
      // If the time of the lift puts the clock in doubt, the scrollers decide.
      return taker.scroller.scroll.touchEnded(
        at: taker.position, time: timeOrder.suspected ?? time, velocity: own)
    }
    if isShared { passOn() }
    return gesture.outcome(outcomes)
  }
}
