import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollNest {
  /// Begins a fling along each axis with whoever stands past a wall, or the first that has a way to go; else with the last, so
  /// that its edges answer.
  func beginFlings(_ velocity: Vector, _ route: NestedRoute) {
    for axis in Axis.both {
      giveUp(
        flings[axis].indices.dropFirst().filter { isAhead(flings[axis][$0 - 1]) }.map {
          flings[axis][$0].scroller
        }, axis)
      endFling(axis)
    }
    flingRoute = route
    for axis in Axis.both where velocity[axis] != 0 { beginFling(axis, velocity[axis], route) }
  }

  /// The part of a speed with which a scroller is let go: all of it on the axes whose fling it begins.
  func part(of velocity: Vector, for scroller: NestedScroller) -> Vector {
    var part = velocity
    for axis in Axis.both where flings[axis].first?.scroller !== scroller { part[axis] = 0 }
    return part
  }

  private func beginFling(_ axis: Axis, _ movement: Double, _ route: NestedRoute) {
    let order = takers(route, axis, movement)
    let first =
      order.first { $0.isPulled(axis) } ?? order.first { $0.canTake(.along(axis, movement))[axis] }
      ?? order.last
    if let first { append(first, axis, movement) }
  }

  /// One more stage of the fling that is being planned. A fling does not come back to a scroller that it has gone through, so
  /// the last stage is the one with nobody else behind it.
  private func append(_ scroller: NestedScroller, _ axis: Axis, _ movement: Double) {
    scroller.edges.handsOn[axis] = next(after: scroller, axis, movement) != nil
    flings[axis].append(FlingStage(scroller: scroller))
  }

  /// What is left of a fling from a stage on is no more.
  func endFling(_ axis: Axis, from place: Int = 0) {
    let stages = flings[axis]
    if stages.isEmpty { return }
    for stage in stages[place...] { stage.scroller.edges.handsOn[axis] = false }
    flings[axis] = place == 0 ? [] : Array(stages[..<place])
  }

  /// Forgets flings that are over.
  func endFlings() {
    for axis in Axis.both where flings[axis].allSatisfy({ !$0.scroller.isFlung(in: root) }) {
      endFling(axis)
    }
  }

  /// Who takes a fling over: of those behind a scroller that the fling has not gone through the first with a way to go, else the
  /// last. Who is in a finger's hand, or has left the nest, takes none.
  private func next(after scroller: NestedScroller, _ axis: Axis, _ movement: Double) -> NestedScroller? {
    guard let order = flingRoute.map({ takers($0, axis, movement) }),
      let place = order.firstIndex(where: { $0 === scroller })
    else { return nil }
    let others = order[(place + 1)...].filter { one in
      one !== scroller && one.stands(in: root) && !flings[axis].contains { $0.scroller === one }
        && gesture?.takers.contains { $0.scroller === one } != true
    }
    return others.first { $0.canTake(.along(axis, movement))[axis] } ?? others.last
  }

  /// Hands the flings on along both axes. Each scroller that takes a part of them hears of that as a whole, the inner one
  /// before the outer one.
  func handOn() {
    together(flingRoute?.path[...] ?? []) { for axis in Axis.both { handOn(axis) } }
  }

  /// Makes one update of what is done to several scrollers: the first one's callbacks come first.
  private func together(_ scrollers: ArraySlice<NestedScroller>, _ changes: () -> Void) {
    guard let last = scrollers.last else { return changes() }
    last.scroll.update { together(scrollers.dropLast(), changes) }
  }

  /// Sees where the last stage of a fling runs into a wall, and sends the scroller going that takes the fling over there.
  private func handOn(_ axis: Axis) {
    guard let giver = flings[axis].last, giver.scroller.edges.handsOn[axis],
      let crossing = giver.scroller.crossing(on: axis),
      let taker = next(after: giver.scroller, axis, crossing.velocity)
    else { return }
    flings[axis][flings[axis].count - 1].crossing = crossing
    append(taker, axis, crossing.velocity)
    let own = Vector.along(axis, crossing.velocity / taker.scaleInHost)
    taker.scroll.fling(velocity: own.reversed(on: taker.scroll.isReversed), on: axis, at: crossing.time)
    handOn(axis)
  }

  /// Where a scroller moves otherwise than the fling has it, what it would have handed on is planned anew, unless a finger or a
  /// command has taken that already. Who is to take no part in it any more goes on as if nothing had been handed on.
  func mendFlings() {
    for axis in Axis.both {
      guard let place = flings[axis].firstIndex(where: { isBroken($0, axis) }) else { continue }
      let giver = flings[axis][place].scroller
      let others = flings[axis][(place + 1)...].map { $0.scroller }
      let isAwaited = others.first?.scroll.phase == .decelerating
      endFling(axis, from: place + 1)
      flings[axis][place].crossing = nil
      together(flingRoute?.path[...] ?? []) {
        if isAwaited, giver.isFlung(in: root) { handOn(axis) }
        giveUp(others.filter { other in !flings[axis].contains { $0.scroller === other } }, axis)
      }
    }
  }

  /// Scrollers go on along an axis as if no fling were to reach them.
  private func giveUp(_ scrollers: [NestedScroller], _ axis: Axis) {
    for scroll in scrollers.map({ $0.scroll }) {
      let now = scroll.context.time
      if scroll.phase == .decelerating {
        scroll.fling(velocity: .zero, on: axis, at: now)
      } else if let motion = scroll.motion, motion.start + motion.axes[axis].begins > now {
        // A step has sent it along the other axis meanwhile, and goes on.
        scroll.setContentOffset(scroll.contentOffset, on: axis, animated: false)
      }
    }
  }

  /// Whether a scroller is yet to meet the wall at which it hands the fling on.
  private func isAhead(_ stage: FlingStage) -> Bool {
    stage.crossing.map { stage.scroller.scroll.context.time < $0.time } ?? false
  }

  private func isBroken(_ stage: FlingStage, _ axis: Axis) -> Bool {
    isAhead(stage)
      && (stage.scroller.crossing(on: axis) != stage.crossing || !stage.scroller.stands(in: root))
  }
}

extension NestedScroller {
  /// Whether a fling moves it, which stands in another one.
  func isFlung(in outer: NestedScroller) -> Bool { scroll.phase == .decelerating && stands(in: outer) }

  /// Whether it stands past a wall of an axis.
  func isPulled(_ axis: Axis) -> Bool {
    scroll.geometry.extent[axis].clamp(scroll.contentOffset[axis]) != scroll.contentOffset[axis]
  }
}

/// One of the scrollers that a fling goes through, along an axis.
struct FlingStage {
  let scroller: NestedScroller
  /// When it runs into its wall, and with what speed on the screen; nil if it comes to rest before.
  var crossing: Crossing? = nil

  struct Crossing: Equatable {
    let time: Timestamp
    let velocity: Double
  }
}

extension NestedScroller {
  /// Where its motion along an axis runs into a wall at which it stops; nil if it does not.
  func crossing(on axis: Axis) -> FlingStage.Crossing? {
    guard let motion = scroll.motion, let edge = motion.axes[axis].edge, case .rest = edge.stage.law else {
      return nil
    }
    let course = motion.axes[axis]
    let velocity = course.free.velocity(at: edge.time) * scaleInHost
    return FlingStage.Crossing(
      time: motion.start + (course.begins + edge.time),
      velocity: scroll.isReversed[axis] ? 0 - velocity : velocity)
  }
}
