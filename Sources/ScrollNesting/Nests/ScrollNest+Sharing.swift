import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollNest {
  /// Moves scrollers by their parts of a movement, each once. `move` gets the part in points of the
  /// scroller's viewport.
  func share(
    _ movement: Vector, _ route: NestedRoute, _ takers: inout [NestedTaker],
    _ move: (inout NestedTaker, _ part: Vector) -> Void
  ) {
    // A scroller that has the whole gesture takes each movement of it.
    if !route.isShared, takers.count == 1 {
      return movement == .zero ? () : move(&takers[0], movement / takers[0].scale)
    }
    for index in takers.indices { (takers[index].part, takers[index].returned) = (.zero, .zero) }
    for axis in Axis.both where movement[axis] != 0 {
      if route.isShared {
        withTakers(route, of: .along(axis, movement[axis])) { divide(movement[axis], axis, $0, &takers) }
      } else {
        divide(movement[axis], axis, takers.map { $0.scroller }, &takers)
      }
    }
    for index in takers.indices where takers[index].part != .zero {
      move(&takers[index], takers[index].part / takers[index].scale)
      for axis in Axis.both where !takers[index].scroller.isPulled(axis) { takers[index].pull[axis] = 0 }
    }
  }

  /// Divides a movement. A scroller that was pulled past a wall comes first on the way back, with the
  /// distance of the pull. The others take what they have room for, in order, and the last one all that is
  /// left.
  private func divide(
    _ amount: Double, _ axis: Axis, _ order: [NestedScroller], _ takers: inout [NestedTaker]
  ) {
    var left = Vector.zero
    left[axis] = amount
    for index in takers.indices where takers[index].pull[axis] * amount < 0 {
      let pull = takers[index].pull[axis]
      let part = amount > 0 ? min(left[axis], 0 - pull) : max(left[axis], 0 - pull)
      takers[index].returned[axis] = part
      takers[index].part[axis] = part
      takers[index].pull[axis] += part
      left[axis] -= part
    }
    for (number, scroller) in order.enumerated() where left[axis] != 0 {
      guard let index = takers.firstIndex(where: { $0.scroller === scroller }) else { continue }
      // The scroller may occur twice, and has had its part then.
      let taken = takers[index].part - takers[index].returned
      let scale = takers[index].scale
      let room = scroller.room(for: (taken + left) / scale)[axis] * scale - taken[axis]
      let part = number == order.count - 1 ? left[axis] : room
      takers[index].part[axis] += part
      takers[index].pull[axis] += part - room
      left[axis] -= part
    }
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
