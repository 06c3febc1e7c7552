import ScrollEngine
public import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// Scrolls by a precise wheel or trackpad under a point of the host's coordinates: see
  /// `ScrollController.wheel(by:phase:time:)`.
  ///
  /// If scrollers share movements, a swipe continues after its end as a fling of the scrollers, and the
  /// system's momentum moves nothing.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, at point: Point, time: Timestamp) {
    feed(.wheel(by: delta, phase: phase, time: time), at: point, orElse: ()) {
      bring(to: time)
      turn(by: delta, phase, at: point, time)
      takeOver(time)
    }
  }

  private func turn(by delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp) {
    let isMomentum = phase == .momentumBegan || phase == .momentumChanged || phase == .momentumEnded
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    if phase == .mayBegin || phase == .began {
      hold(at: point, time)
      samples = WheelSamples(at: time)
    }
    if !isMomentum, phase != .cancelled { dropLifted() }
    let isLifted = wheel.map { $0.isLifted } ?? held.isEmpty
    // Momentum does not move scrollers that fingers hold, but when it begins the fingers have been lifted.
    if isMomentum, !isLifted, phase != .momentumBegan { return }
    if isMomentum, !isLifted, wheel == nil { letGo(time) }
    if !isEnd { latch(delta, phase, at: point, time) }
    if isEnd || wheel != nil { letGo(time) }
    // The end of a swipe is no movement: fingers that lift at once have the speed that they had.
    if !isMomentum, !isEnd || delta != .zero { samples.move(by: delta, at: time) }
    guard var gesture = wheel else { return }
    let delta = part(of: delta, of: &gesture)
    // Taken out, so that a move copies nothing of it.
    wheel = nil
    if isMomentum {
      gesture.isLifted = true
      if gesture.route.isShared {
        wheel = isEnd ? nil : gesture
        return isLifted ? () : lift(gesture, time)
      }
    }
    if isEnd {
      gesture.isLifted = phase == .ended
      wheel = phase == .ended ? gesture : nil
      return end(gesture, by: delta, phase, time)
    }
    if delta == .zero {
      for taker in gesture.takers { taker.scroller.scroll.wheel(by: delta, phase: phase, time: time) }
    }
    share(delta, gesture.route, gesture.takers) { taker, part in
      taker.scroller.scroll.wheel(by: part, phase: phase, time: time)
    }
    wheel = gesture
  }

  /// Ends a swipe whose fingers were lifted, if no momentum comes.
  func dropLifted() { if wheel?.isLifted == true { wheel = nil } }

  /// Ends a gesture without an end phase because another one begins. A velocity that came after it goes on.
  private func drop(_ time: Timestamp) {
    dropLifted()
    let driven = drive?.scrollers ?? []
    for taker in wheel?.takers ?? [] where !driven.contains(where: { $0 === taker.scroller }) {
      taker.scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    wheel = nil
  }

  /// Holds the scrollers that are in motion under fingers that rest on a trackpad, until it is known who
  /// takes their gesture.
  private func hold(at point: Point, _ time: Timestamp) {
    drop(time)
    letGo(time)
    held = (root.scroller(at: point)?.path ?? []).filter { $0.scroll.phase != .idle }
    for scroller in held { scroller.scroll.wheel(by: .zero, phase: .mayBegin, time: time) }
  }

  /// Releases held scrollers that do not take the gesture.
  private func letGo(_ time: Timestamp) {
    for scroller in held where wheel?.takers.contains(where: { $0.scroller === scroller }) != true {
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    held = []
  }

  private func end(_ gesture: WheelGesture, by delta: Vector, _ phase: WheelPhase, _ time: Timestamp) {
    if gesture.route.isShared, phase == .ended { return lift(gesture, time) }
    for taker in gesture.takers {
      taker.scroller.scroll.wheel(by: delta / taker.scale(by: .wheel), phase: phase, time: time)
    }
  }

  /// Releases the scrollers that share a swipe. Those that a finger holds stay.
  private func lift(_ gesture: WheelGesture, _ time: Timestamp) {
    var velocity =
      Vector.zero - samples.tracker.velocityOfLift(at: time, gesture.reader.scroll.settings)
    switch gesture.course {
    case .free: break
    case .bound(let axis): velocity[axis.cross] = 0
    case .undecided: if let axis = soleAxis(of: velocity, gesture.route) { velocity[axis.cross] = 0 }
    }
    let turner = Axis.both.lazy.compactMap { self.turner(of: velocity[$0], $0, gesture.route) }.first
    let turned = turner?.taken(velocity, by: .wheel) ?? .zero
    if turner != nil { velocity = .zero }
    beginFlings(velocity, gesture.route)
    if let turner, !turner.scroll.isTracking { turner.fling(turned / turner.scaleInHost, at: time) }
    for taker in gesture.takers {
      let scroller = taker.scroller
      let own = part(of: velocity, for: scroller) / taker.scale
      if !scroller.scroll.isTracking { scroller.fling(own, at: time) }
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    passOn()
  }

  /// Returns the scroller that takes a velocity along an axis and turns it to its other axis; nil if there is none. Such
  /// a swipe ends in that scroller, because no other one continues it there.
  private func turner(of speed: Double, _ axis: Axis, _ route: NestedRoute) -> NestedScroller? {
    guard speed != 0 else { return nil }
    let taker = takers(route, of: .along(axis, speed)).first {
      $0.canTake($0.taken(.along(axis, speed), by: .wheel)) != PerAxis(false)
    }
    return taker?.axis(of: axis, .wheel) == axis ? nil : taker
  }

  /// Determines who takes a movement of the wheel: the scrollers that have the gesture, or those that the
  /// policy returns for a new one. If there are none, the next movement begins a new gesture.
  func latch(_ movement: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp) {
    let now = timeOrder.clock ?? time
    if let running = wheel {
      let way = point - running.start
      let isNear = max(way.x.magnitude, way.y.magnitude) <= pointerSlop
      let pause = running.reader.scroll.settings.wheelPause
      if phase != .unknown || isNear && now - running.time <= pause {
        wheel?.time = now
        return
      }
      drop(time)
    }
    guard movement != .zero, let inner = root.scroller(at: point) else { return }
    let route = NestedRoute(inner.path, policy, .wheel)
    let takers = route.isShared ? route.path : takers(route, of: movement)
    if takers.isEmpty { return }
    if phase == .began || phase == .changed, !route.isShared { passBegin(to: takers, time) }
    if phase == .unknown { samples = WheelSamples(at: time) }
    samples.read(by: inner.scroll.settings.velocityStrategy)
    var gesture = WheelGesture(route, takers, at: point, time, now: now)
    if route.isShared { gesture.course = .undecided(phase == .unknown ? nil : .zero) }
    wheel = gesture
  }

  /// Returns the part of a movement that counts: one hand goes one way.
  private func part(of movement: Vector, of gesture: inout WheelGesture) -> Vector {
    switch gesture.course {
    case .free: return movement
    case .bound(let axis): return .along(axis, movement[axis])
    case .undecided(let way):
      if let way {
        let whole = way + movement
        gesture.course = .undecided(whole)
        if max(whole.x.magnitude, whole.y.magnitude) > WheelGesture.decision, reaches(whole, gesture.route) {
          gesture.course = soleAxis(of: whole, gesture.route).map { .bound($0) } ?? .free
          return part(of: movement, of: &gesture)
        }
      }
      guard movement.x != 0, movement.y != 0, let axis = soleAxis(of: movement, gesture.route) else {
        return movement
      }
      return .along(axis, movement[axis])
    }
  }

  /// Returns true if a way leads along an axis of a scroller.
  private func reaches(_ way: Vector, _ route: NestedRoute) -> Bool {
    Axis.both.contains { axis in
      way[axis] != 0 && withTakers(route, of: .along(axis, way[axis])) { takers, _ in !takers.isEmpty }
    }
  }

  /// Passes the begin of a swipe to the scrollers that take it: they have not had it, because it was not known then who
  /// takes the gesture. Those that are held have it already.
  private func passBegin(to takers: [NestedScroller], _ time: Timestamp) {
    guard time - samples.start < TimeOrder.doubt else { return }
    for taker in takers where taker.scroll.phase == .idle {
      taker.scroll.wheel(by: .zero, phase: .began, time: samples.start)
    }
  }

  /// Gives the wheel its scrollers, also if a velocity has moved them until now.
  private func takeOver(_ time: Timestamp) {
    releaseDriven(time) { driven in
      held.contains { $0 === driven } || wheel?.takers.contains { $0.scroller === driven } ?? false
    }
  }
}
