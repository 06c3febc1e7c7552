public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// A precise wheel or trackpad moved the content under a point of the host's coordinates: see
  /// `ScrollController.wheel(by:phase:time:)`.
  ///
  /// Where scrollers share movements, a swipe that ends goes on as a fling of the scrollers' own, and the system's momentum
  /// moves nothing.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, at point: Point, time: Timestamp) {
    guard mayEnter(delta.x, delta.y, time) else {
      return root.scroll.wheel(by: delta, phase: phase, time: time)
    }
    feed(time, orElse: ()) { turn(by: delta, phase, at: point, time) }
  }

  private func turn(by delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp) {
    let isMomentum = phase == .momentumBegan || phase == .momentumChanged || phase == .momentumEnded
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    if phase == .mayBegin || phase == .began { hold(at: point, time) }
    if !isMomentum, phase != .cancelled { dropLifted() }
    let isLifted = wheel.map { $0.isLifted } ?? held.isEmpty
    // Momentum does not move what fingers hold, but where it begins they have lifted.
    if isMomentum, !isLifted, phase != .momentumBegan { return }
    if isMomentum, !isLifted, wheel == nil { letGo(time) }
    if !isEnd { latch(delta, hasPhase: phase != .unknown, at: point, time) }
    if isEnd || wheel != nil { letGo(time) }
    guard var gesture = wheel else { return }
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

  /// A swipe whose fingers have lifted is over if no momentum comes.
  private func dropLifted() { if wheel?.isLifted == true { wheel = nil } }

  /// Another gesture begins, though nobody has told of the end of this one.
  private func drop(_ time: Timestamp) {
    dropLifted()
    for taker in wheel?.takers ?? [] {
      taker.scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    wheel = nil
  }

  /// Fingers rest on a trackpad: they hold what moves under the pointer, until it is known who takes their gesture.
  private func hold(at point: Point, _ time: Timestamp) {
    drop(time)
    letGo(time)
    held = (root.scroller(at: point)?.path ?? []).filter { $0.scroll.phase != .idle }
    for scroller in held { scroller.scroll.wheel(by: .zero, phase: .mayBegin, time: time) }
  }

  /// Lets those go that are held and do not take the gesture.
  private func letGo(_ time: Timestamp) {
    for scroller in held where wheel?.takers.contains(where: { $0.scroller === scroller }) != true {
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    held = []
  }

  private func end(_ gesture: WheelGesture, by delta: Vector, _ phase: WheelPhase, _ time: Timestamp) {
    if gesture.route.isShared, phase == .ended { return lift(gesture, time) }
    for taker in gesture.takers { taker.scroller.scroll.wheel(by: delta, phase: phase, time: time) }
  }

  /// Lets the scrollers go that share a swipe. Those in a finger's hand stay there.
  private func lift(_ gesture: WheelGesture, _ time: Timestamp) {
    let velocity = Vector.zero - gesture.tracker.velocity(atLift: time)
    beginFlings(velocity, gesture.route)
    for taker in gesture.takers {
      taker.scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
      if taker.scroller.scroll.isTracking { continue }
      taker.scroller.fling(part(of: velocity, for: taker.scroller), at: time)
    }
    for axis in Axis.both { handOn(axis) }
  }

  /// A wheel's notches, or the lines that a host counts, over a point of the host's coordinates.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    guard mayEnter(step.amount.x, step.amount.y, time) else { return root.scroll.step(by: step, time: time) }
    feed(time, orElse: ()) {
      guard let inner = root.scroller(at: point) else { return }
      if policy.decidesEachMovement { return send(by: step, from: inner, time) }
      dropLifted()
      latch(movement(of: step, for: inner), hasPhase: false, at: point, time)
      guard let wheel else { return send(by: step, from: inner, time) }
      wheel.takers.first?.scroller.scroll.step(by: step, time: time)
    }
  }

  /// A key, for the scroller that has the focus and those around it: the first that has a way to go, as the policy has it.
  public func step(by step: ScrollStep, from focus: NestedScroller, time: Timestamp) {
    guard mayEnter(step.amount.x, step.amount.y, time) else { return root.scroll.step(by: step, time: time) }
    feed(time, orElse: ()) { send(by: step, from: focus, time) }
  }

  private func send(by step: ScrollStep, from inner: NestedScroller, _ time: Timestamp) {
    let takers = NestedRoute(inner.path, policy, .key).takers(of: movement(of: step, for: inner))
    let taker = takers.first { $0.canTake(movement(of: step, for: $0)) != PerAxis(false) } ?? takers.last
    taker?.scroll.step(by: step, time: time)
  }

  /// Finds out who takes a movement of the wheel: whoever has taken the gesture, or whom the policy names for one that begins. If
  /// that is nobody, the next movement begins one.
  private func latch(_ movement: Vector, hasPhase: Bool, at point: Point, _ time: Timestamp) {
    if let running = wheel {
      let way = point - running.start
      let isNear = max(way.x.magnitude, way.y.magnitude) <= pointerSlop
      if hasPhase || isNear && time - running.time <= wheelPause {
        wheel?.time = time
        return
      }
      drop(time)
    }
    guard movement != .zero, let inner = root.scroller(at: point) else { return }
    let route = NestedRoute(inner.path, policy, .wheel)
    let takers = route.isShared ? route.path : route.takers(of: movement)
    if !takers.isEmpty { wheel = WheelGesture(route, takers, at: point, time) }
  }

  /// Where a step leads, as a delta. The start and the end are where a scroller has them.
  private func movement(of step: ScrollStep, for scroller: NestedScroller) -> Vector {
    if case .ends(let way) = step { return way.reversed(on: scroller.scroll.isReversed) }
    return step.amount
  }
}

extension ScrollStep {
  /// How many of its lengths it goes.
  fileprivate var amount: Vector {
    switch self {
    case .arrows(let way), .lines(let way), .notches(let way), .points(let way), .pages(let way): way
    case .ends(let way): way
    }
  }
}
