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
    if phase == .mayBegin || phase == .began { hold(at: point, time) }
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    if !isEnd { latch(delta, hasPhase: phase != .unknown, at: point, time) }
    if isEnd || wheel != nil { letGo(time) }
    guard var gesture = wheel else { return }
    gesture.move(by: delta, at: time)
    if isEnd {
      wheel = nil
      return end(gesture, by: delta, phase, time)
    }
    if delta == .zero {
      for taker in gesture.takers { taker.scroller.scroll.wheel(by: delta, phase: phase, time: time) }
    }
    share(delta, &gesture.takers) { taker, part in
      taker.scroller.scroll.wheel(by: part, phase: phase, time: time)
    }
    wheel = gesture
  }

  /// Fingers rest on a trackpad: they hold what moves under the pointer, until it is known who takes their gesture.
  private func hold(at point: Point, _ time: Timestamp) {
    wheel = nil
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
    guard policy.decidesEachMovement, phase == .ended else {
      for taker in gesture.takers { taker.scroller.scroll.wheel(by: delta, phase: phase, time: time) }
      return
    }
    let velocity = Vector.zero - gesture.tracker.velocity(atLift: time)
    beginFlings(velocity)
    for taker in gesture.takers {
      let scroll = taker.scroller.scroll
      scroll.wheel(by: .zero, phase: .cancelled, time: time)
      let own = part(of: velocity, for: taker.scroller)
      if own != .zero { scroll.fling(velocity: own.reversed(on: scroll.isReversed), at: time) }
    }
    for axis in Axis.both { handOn(axis) }
  }

  /// A wheel's notches, or the lines that a host counts, over a point of the host's coordinates.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    latch(movement(of: step), hasPhase: false, at: point, time)
    if policy.decidesEachMovement { wheel = nil }
    wheel?.takers.first?.scroller.scroll.step(by: step, time: time)
    if wheel == nil, let inner = root.scroller(at: point) { self.step(by: step, from: inner, time: time) }
  }

  /// A key, for the scroller that has the focus and those around it: the first that has a way to go, as the policy has it.
  public func step(by step: ScrollStep, from focus: NestedScroller, time: Timestamp) {
    let movement = movement(of: step)
    let takers = policy.takers(of: NestedGesture(path: focus.path, movement: movement, device: .key))
    let taker = takers.first { $0.canTake(movement) != PerAxis(false) } ?? takers.last
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
      wheel = nil
    }
    guard movement != .zero, let inner = root.scroller(at: point) else { return }
    path = inner.path
    let takers =
      policy.decidesEachMovement
      ? path : policy.takers(of: NestedGesture(path: path, movement: movement, device: .wheel))
    if !takers.isEmpty { wheel = WheelGesture(takers, at: point, time) }
  }

  /// Where a step leads, as a delta.
  private func movement(of step: ScrollStep) -> Vector {
    switch step {
    case .arrows(let way), .lines(let way), .notches(let way), .points(let way), .pages(let way): way
    case .ends(let way): way.reversed(on: root.scroll.isReversed)
    }
  }
}
