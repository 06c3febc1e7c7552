import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// A wheel's gesture: from its first movement to a pause, a phase that ends it, or a pointer that has moved
/// away.
struct WheelGesture {
  /// The scrollers to which its movements are offered.
  var route: NestedRoute
  var takers: [NestedTaker]
  /// The place of its start.
  let start: Point
  /// The time of the nest's clock at its last movement, from which a pause counts.
  var time: Timestamp
  /// The samples of its movements, as those of a finger, which moves the opposite way.
  var tracker = VelocityTracker()
  var finger = Point.zero
  /// The scroller whose settings apply to the wheel.
  let reader: NestedScroller
  /// True if the fingers were lifted: the system's momentum may follow, and belongs to the same gesture.
  var isLifted = false

  init(
    _ route: NestedRoute, _ takers: [NestedScroller], at start: Point, _ time: Timestamp, now: Timestamp
  ) {
    self.route = route
    self.takers = takers.map { NestedTaker($0) }
    reader = route.path[0]
    tracker.strategy = reader.scroll.settings.velocityStrategy
    (self.start, self.time) = (start, now)
    tracker.add(finger, at: time)
  }

  /// Sets the clock back after an absurd time. Samples with such times are dropped.
  mutating func resetClock(to time: Timestamp) {
    guard self.time > time else { return }
    self.time = time
    tracker.reset()
  }

  mutating func move(by delta: Vector, at time: Timestamp) {
    finger = finger - delta
    tracker.add(finger, at: time)
  }
}

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
    if phase == .mayBegin || phase == .began { hold(at: point, time) }
    if !isMomentum, phase != .cancelled { dropLifted() }
    let isLifted = wheel.map { $0.isLifted } ?? held.isEmpty
    // Momentum does not move scrollers that fingers hold, but when it begins the fingers have been lifted.
    if isMomentum, !isLifted, phase != .momentumBegan { return }
    if isMomentum, !isLifted, wheel == nil { letGo(time) }
    if !isEnd { latch(delta, hasPhase: phase != .unknown, at: point, time) }
    if isEnd || wheel != nil { letGo(time) }
    guard var gesture = wheel else { return }
    // Taken out, so that a move copies nothing of it.
    wheel = nil
    if isMomentum {
      gesture.isLifted = true
      if gesture.route.isShared {
        wheel = isEnd ? nil : gesture
        return isLifted ? () : lift(gesture, time)
      }
    }
    gesture.move(by: delta, at: time)
    if isEnd {
      gesture.isLifted = phase == .ended
      wheel = phase == .ended ? gesture : nil
      return end(gesture, by: delta, phase, time)
    }
    if delta == .zero {
      for taker in gesture.takers { taker.scroller.scroll.wheel(by: delta, phase: phase, time: time) }
    }
    share(delta, gesture.route, &gesture.takers) { taker, part in
      taker.scroller.scroll.wheel(by: part, phase: phase, time: time)
    }
    wheel = gesture
  }

  /// Ends a swipe whose fingers were lifted, if no momentum comes.
  func dropLifted() { if wheel?.isLifted == true { wheel = nil } }

  /// Ends a gesture without an end phase because another one begins.
  private func drop(_ time: Timestamp) {
    dropLifted()
    for taker in wheel?.takers ?? [] {
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
      taker.scroller.scroll.wheel(by: delta / taker.scale, phase: phase, time: time)
    }
  }

  /// Releases the scrollers that share a swipe. Those that a finger holds stay.
  private func lift(_ gesture: WheelGesture, _ time: Timestamp) {
    let velocity = Vector.zero - gesture.tracker.velocity(atLift: time)
    beginFlings(velocity, gesture.route)
    for taker in gesture.takers {
      let scroller = taker.scroller
      let own = part(of: velocity, for: scroller) / taker.scale
      if !scroller.scroll.isTracking { scroller.fling(own, at: time) }
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    passOn()
  }

  /// Determines who takes a movement of the wheel: the scrollers that have the gesture, or those that the
  /// policy returns for a new one. If there are none, the next movement begins a new gesture.
  func latch(_ movement: Vector, hasPhase: Bool, at point: Point, _ time: Timestamp) {
    let now = timeOrder.clock ?? time
    if let running = wheel {
      let way = point - running.start
      let isNear = max(way.x.magnitude, way.y.magnitude) <= pointerSlop
      let pause = running.reader.scroll.settings.wheelPause
      if hasPhase || isNear && now - running.time <= pause {
        wheel?.time = now
        return
      }
      drop(time)
    }
    guard movement != .zero, let inner = root.scroller(at: point) else { return }
    let route = NestedRoute(inner.path, policy, .wheel)
    let takers = route.isShared ? route.path : takers(route, of: movement)
    if takers.isEmpty { return }
    wheel = WheelGesture(route, takers, at: point, time, now: now)
  }

  /// Gives the wheel its scrollers, also if a velocity has moved them until now.
  private func takeOver(_ time: Timestamp) {
    releaseDriven(time) { driven in
      held.contains { $0 === driven } || wheel?.takers.contains { $0.scroller === driven } ?? false
    }
  }
}
