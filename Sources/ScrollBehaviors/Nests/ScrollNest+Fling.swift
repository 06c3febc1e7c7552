import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollNest {
  /// The scrollers that take a movement along an axis, in their order. One of them may come twice.
  func order(_ axis: Axis, _ movement: Double) -> [NestedScroller] {
    policy.takers(of: NestedGesture(path: path, movement: along(axis, movement)))
  }

  /// Begins a fling along each axis with whoever stands past a wall, or the first that has a way to go; else with the last, so that
  /// its edges answer.
  func beginFlings(_ velocity: Vector) {
    for axis in Axis.both { endFling(axis) }
    for axis in Axis.both where velocity[axis] != 0 { beginFling(axis, velocity[axis]) }
  }

  /// The part of a speed with which a scroller is let go: all of it on the axes whose fling it begins.
  func part(of velocity: Vector, for scroller: NestedScroller) -> Vector {
    var part = velocity
    for axis in Axis.both where flings[axis].first?.scroller !== scroller { part[axis] = 0 }
    return part
  }

  private func beginFling(_ axis: Axis, _ movement: Double) {
    let order = order(axis, movement)
    let first =
      order.first { $0.isPulled(axis) } ?? order.first { $0.canTake(along(axis, movement))[axis] }
      ?? order.last
    if let first { append(first, axis, movement) }
  }

  /// One more stage of the fling that is being planned. A fling does not come back to a scroller that it has gone through, so
  /// the last stage is the one with nobody else behind it.
  private func append(_ scroller: NestedScroller, _ axis: Axis, _ movement: Double) {
    scroller.handsOn[axis] = next(after: scroller, axis, movement) != nil
    flings[axis].append(FlingStage(scroller: scroller))
  }

  /// What is left of a fling from a stage on is no more.
  func endFling(_ axis: Axis, from place: Int = 0) {
    for stage in flings[axis][place...] { stage.scroller.handsOn[axis] = false }
    flings[axis].removeSubrange(place...)
  }

  /// Who takes a fling over: of those behind a scroller that the fling has not gone through the first with a way to go, else the
  /// last.
  private func next(after scroller: NestedScroller, _ axis: Axis, _ movement: Double) -> NestedScroller? {
    let order = order(axis, movement)
    guard let place = order.firstIndex(where: { $0 === scroller }) else { return nil }
    let others = order[(place + 1)...].filter { one in
      one !== scroller && !flings[axis].contains { $0.scroller === one }
    }
    return others.first { $0.canTake(along(axis, movement))[axis] } ?? others.last
  }

  /// Sees where the last stage of a fling runs into a wall, and sends the scroller going that takes the fling over there.
  func handOn(_ axis: Axis) {
    guard let giver = flings[axis].last, giver.scroller.handsOn[axis],
      let crossing = giver.scroller.crossing(on: axis),
      let taker = next(after: giver.scroller, axis, crossing.velocity)
    else { return }
    flings[axis][flings[axis].count - 1].crossing = crossing
    append(taker, axis, crossing.velocity)
    taker.scroll.fling(
      velocity: along(axis, crossing.velocity).reversed(on: taker.scroll.isReversed), on: axis,
      at: crossing.time)
    handOn(axis)
  }

  /// Where a scroller moves otherwise than the fling has it, what it would have handed on stops, and is handed on anew.
  func mendFlings() {
    for axis in Axis.both {
      let broken = flings[axis].firstIndex {
        guard let crossing = $0.crossing else { return false }
        return $0.scroller.crossing(on: axis) != crossing
          && $0.scroller.scroll.context.time < crossing.time
      }
      guard let broken else { continue }
      let others = flings[axis][(broken + 1)...]
      endFling(axis, from: broken + 1)
      flings[axis][broken].crossing = nil
      for other in others where other.scroller.scroll.phase == .decelerating {
        other.scroller.scroll.fling(velocity: .zero, on: axis)
      }
      if flings[axis][broken].scroller.scroll.phase == .decelerating { handOn(axis) }
    }
  }

  private func along(_ axis: Axis, _ movement: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = movement
    return vector
  }
}

extension NestedScroller {
  /// Whether it stands past a wall of an axis.
  func isPulled(_ axis: Axis) -> Bool {
    scroll.geometry.extent[axis].clamp(scroll.contentOffset[axis]) != scroll.contentOffset[axis]
  }
}
