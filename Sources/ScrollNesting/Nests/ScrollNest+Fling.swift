import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollNest {
  /// Begins a fling along each axis in the scroller that is past a wall, or the first that can move; else in
  /// the last, so that its edges respond.
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

  /// Returns the part of a velocity with which a scroller is released: all of it on the axes whose fling it
  /// begins.
  func part(of velocity: Vector, for scroller: NestedScroller) -> Vector {
    var part = velocity
    for axis in Axis.both where flings[axis].first?.scroller !== scroller { part[axis] = 0 }
    return part
  }

  private func beginFling(_ axis: Axis, _ movement: Double, _ route: NestedRoute) {
    let order = flingTakers(route, axis, movement)
    let first =
      order.first { $0.isPulled(axis) } ?? order.first { $0.canTake(.along(axis, movement))[axis] }
      ?? order.last
    if let first { append(first, axis, movement) }
  }

  /// Adds a stage to the fling that is being planned. A fling does not return to a scroller, so the last
  /// stage is the one that no other scroller follows.
  private func append(_ scroller: NestedScroller, _ axis: Axis, _ movement: Double) {
    scroller.flinger[axis] = ObjectIdentifier(self)
    scroller.edges.passesOn[axis] = next(after: scroller, axis, movement) != nil
    flings[axis].append(FlingSegment(scroller: scroller))
  }

  /// Ends a fling from a stage on.
  func endFling(_ axis: Axis, from place: Int = 0) {
    let segments = flings[axis]
    if segments.isEmpty { return }
    for segment in segments[place...] where hasFlung(segment.scroller, axis) {
      segment.scroller.edges.passesOn[axis] = false
    }
    flings[axis] = place == 0 ? [] : Array(segments[..<place])
  }

  /// Forgets flings that are over.
  func endFlings() {
    for axis in Axis.both where flings[axis].allSatisfy({ !$0.scroller.isFlung(in: root) }) {
      endFling(axis)
    }
  }

  /// Returns the scroller that takes a fling over from another one: the first after it that can move, else
  /// the last. Scrollers that the fling has been in, that a finger holds, or that have left the nest are
  /// skipped.
  private func next(after scroller: NestedScroller, _ axis: Axis, _ movement: Double) -> NestedScroller? {
    guard let order = flingRoute.map({ flingTakers($0, axis, movement) }),
      let place = order.firstIndex(where: { $0 === scroller })
    else { return nil }
    let others = order[(place + 1)...].filter { one in
      one !== scroller && one.isDescendant(of: root) && !flings[axis].contains { $0.scroller === one }
        && gesture?.takers.contains { $0.scroller === one } != true
    }
    return others.first { $0.canTake(.along(axis, movement))[axis] } ?? others.last
  }

  /// Passes the flings on along both axes. Each scroller gets the callbacks for its part as a whole, the
  /// inner one before the outer one.
  func passOn() {
    together(flingRoute?.path[...] ?? []) { for axis in Axis.both { passOn(axis) } }
  }

  /// Makes one update of changes to several scrollers: the first one's callbacks come first.
  private func together(_ scrollers: ArraySlice<NestedScroller>, _ changes: () -> Void) {
    guard let last = scrollers.last else { return changes() }
    last.scroll.update { together(scrollers.dropLast(), changes) }
  }

  /// Finds the time at which the last stage of a fling meets a wall, and starts the scroller that takes the
  /// fling over then.
  private func passOn(_ axis: Axis) {
    guard let source = flings[axis].last, source.scroller.edges.passesOn[axis],
      let crossing = source.scroller.crossing(on: axis),
      let taker = next(after: source.scroller, axis, crossing.velocity)
    else { return }
    flings[axis][flings[axis].count - 1].crossing = crossing
    append(taker, axis, crossing.velocity)
    // The scales now: a zoom that is under way changes no planned fling.
    let ratio = source.scroller.scaleInHost[axis] / taker.scaleInHost[axis]
    let own = Vector.along(axis, crossing.velocity * ratio)
    taker.scroll.fling(velocity: own.reversed(on: taker.scroll.isReversed), on: axis, at: crossing.time)
    passOn(axis)
  }

  /// Plans the rest of a fling again if a scroller no longer moves as planned or has left, unless a finger or a
  /// command moves the next scroller already. Scrollers that are no longer part of the fling continue without it.
  /// Those that no other scroller follows have their own edges.
  func mendFlings() {
    for axis in Axis.both {
      guard let place = flings[axis].indices.first(where: { isBroken($0, axis) }) else { continue }
      let source = flings[axis][place].scroller
      let isOwn = hasFlung(source, axis)
      let others = flings[axis][(place + 1)...].map { $0.scroller }
      let isAwaited = others.first.map { $0.isFlung(in: root) || !$0.isDescendant(of: root) } ?? false
      endFling(axis, from: place + 1)
      flings[axis][place].crossing = nil
      together(flingRoute?.path[...] ?? []) {
        if isAwaited, isOwn, source.isFlung(in: root) { passOn(axis) }
        if flings[axis].count == place + 1, isOwn, next(after: source, axis, 0) == nil {
          source.edges.passesOn[axis] = false
          source.scroll.invalidateLayout()
        }
        giveUp(others.filter { other in !flings[axis].contains { $0.scroller === other } }, axis)
      }
    }
  }

  /// Lets scrollers continue along an axis without the fling that was to reach them.
  private func giveUp(_ scrollers: [NestedScroller], _ axis: Axis) {
    for scroll in scrollers.filter({ hasFlung($0, axis) }).map({ $0.scroll }) {
      let now = scroll.context.time
      if scroll.phase == .decelerating {
        scroll.fling(velocity: .zero, on: axis, at: now)
      } else if let motion = scroll.motion, motion.start + motion.axes[axis].begins > now {
        // A step has moved the scroller along the other axis meanwhile, and continues.
        scroll.setContentOffset(scroll.contentOffset, on: axis, animated: false)
      }
    }
  }

  /// Returns true if the fling of a scroller along an axis belongs to this nest. A scroller that has left may have been
  /// flung in another nest since.
  private func hasFlung(_ scroller: NestedScroller, _ axis: Axis) -> Bool {
    scroller.flinger[axis] == ObjectIdentifier(self)
  }

  /// Returns true if a scroller has not reached the wall at which it passes the fling on.
  private func isAhead(_ segment: FlingSegment) -> Bool {
    !segment.isPassed && segment.crossing.map { segment.scroller.scroll.context.time < $0.time } ?? false
  }

  /// Notes which stages are over before the clock is set back: after that, the times do not show it.
  func notePassedStages() {
    for axis in Axis.both {
      for place in flings[axis].indices where flings[axis][place].crossing != nil {
        flings[axis][place].isPassed = !isAhead(flings[axis][place])
      }
    }
  }

  /// Returns true if a fling that has not come to the end of a stage does not continue there as planned.
  private func isBroken(_ place: Int, _ axis: Axis) -> Bool {
    let segment = flings[axis][place]
    return isAhead(segment)
      && (segment.scroller.crossing(on: axis) != segment.crossing
        || flings[axis][place...].prefix(2).contains { !$0.scroller.isDescendant(of: root) })
  }
}

extension NestedScroller {
  /// Returns true if a fling moves it, and it is in another scroller.
  func isFlung(in outer: NestedScroller) -> Bool { scroll.phase == .decelerating && isDescendant(of: outer) }

  /// Returns true if it is past a wall of an axis.
  func isPulled(_ axis: Axis) -> Bool {
    scroll.geometry.extent[axis].clamp(scroll.contentOffset[axis]) != scroll.contentOffset[axis]
  }
}

/// One of the scrollers through which a fling goes, along an axis.
struct FlingSegment {
  let scroller: NestedScroller
  /// The time at which it meets its wall, and its velocity then in points of its viewport; nil if it comes to rest
  /// before.
  var crossing: Crossing? = nil
  /// True if it had met its wall when the clock was set back.
  var isPassed = false

  struct Crossing: Equatable {
    let time: Timestamp
    let velocity: Double
  }
}

extension NestedScroller {
  /// Returns the time and the velocity at which its motion along an axis stops at a wall; nil if it does not.
  func crossing(on axis: Axis) -> FlingSegment.Crossing? {
    guard let motion = scroll.motion, let edge = motion.axes[axis].edge, case .rest = edge.stage.law else {
      return nil
    }
    let axisMotion = motion.axes[axis]
    let velocity = axisMotion.free.velocity(at: edge.time)
    return FlingSegment.Crossing(
      time: motion.start + (axisMotion.begins + edge.time),
      velocity: scroll.isReversed[axis] ? 0 - velocity : velocity)
  }
}
