internal import CScrollCore
public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// A finger came down, at a place in the host's coordinates. A first finger outside of all scrollers is ignored until it goes. One
  /// that is down already counts as cancelled, and comes down anew.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0) {
    guard mayEnter(position.x, position.y, time) else {
      return root.scroll.touchBegan(at: position, time: time, id: id)
    }
    feed(time, orElse: ()) {
      cancel(id, time)
      if gesture != nil {
        gesture?.fingers.append(FingerGesture.Finger(id: id, position: position))
        gesture?.follow(position, at: time)
        return
      }
      guard let inner = root.scroller(at: position) else { return }
      let gesture = FingerGesture(NestedRoute(inner.path, policy, .finger), at: position, time, id: id)
      for taker in gesture.takers {
        taker.scroller.scroll.touchBegan(at: taker.position, time: time, slop: 0)
      }
      self.gesture = gesture
    }
  }

  /// A finger moved.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    guard mayEnter(position.x, position.y, time) else {
      return root.scroll.touchMoved(to: position, time: time, id: id)
    }
    feed(time, orElse: ()) { move(id, to: position, time) }
  }

  /// A finger was lifted. The answer is what became of the touch, for the innermost scroller that had it.
  @discardableResult
  public func touchEnded(at position: Point, time: Timestamp, id: Int = 0) -> TouchOutcome {
    guard mayEnter(position.x, position.y, time) else {
      return root.scroll.touchEnded(at: position, time: time, id: id)
    }
    return feed(time, orElse: .none) {
      move(id, to: position, time)
      guard let gesture = leave(id, time) else { return .none }
      var velocity = Vector.zero
      if case .taken(let course) = gesture.state {
        velocity = gesture.tracker.velocity(atLift: time)
        if case .kept(let axis, _, _) = course { velocity[axis.cross] = 0 }
      }
      return release(gesture, velocity, time)
    }
  }

  /// A touch was taken away.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    guard time.seconds.isUsable else { return root.scroll.touchCancelled(time: time, id: id) }
    feed(time, orElse: ()) { cancel(id, time) }
  }

  private func cancel(_ id: Int, _ time: Timestamp) {
    for taker in leave(id, time)?.takers ?? [] { taker.scroller.scroll.touchCancelled(time: time) }
  }

  private func move(_ id: Int, to position: Point, _ time: Timestamp) {
    guard let index = gesture?.fingers.firstIndex(where: { $0.id == id }), var gesture else { return }
    let movement = gesture.fingers[index].position - position
    gesture.fingers[index].position = position
    defer { self.gesture = gesture }
    guard index == gesture.fingers.count - 1 else { return }
    gesture.tracker.add(position, at: time)
    switch gesture.state {
    case .lost: break
    case .undecided: decide(&gesture, at: position, time)
    case .taken(var course):
      drag(by: rails?.taken(of: movement, on: &course) ?? movement, &gesture, time)
      gesture.state = .taken(course)
    }
  }

  /// A finger has moved within the slop, or past that: then the policy is asked who takes the gesture.
  private func decide(_ gesture: inout FingerGesture, at position: Point, _ time: Timestamp) {
    let moved = gesture.start - position
    let distance = csc_sqrt(moved.x * moved.x + moved.y * moved.y)
    let slop = max(0, slop)
    guard distance > slop else { return }
    let course = rails?.course(of: moved) ?? .free
    var movement = moved * (1 - slop / distance)
    if case .kept(let axis, _, _) = course { movement[axis.cross] = 0 }
    gesture.state = .taken(course)
    if gesture.route.isShared { return drag(by: movement, &gesture, time) }
    let chosen = gesture.route.takers(of: movement, caught: gesture.caught)
    for loser in gesture.takers where !chosen.contains(where: { $0 === loser.scroller }) {
      loser.scroller.scroll.touchCancelled(time: time)
    }
    let touched = gesture.takers
    gesture.takers = []
    for one in chosen where !gesture.takers.contains(where: { $0.scroller === one }) {
      gesture.takers += touched.filter { $0.scroller === one }
    }
    if gesture.takers.isEmpty { gesture.state = .lost }
    drag(by: movement, &gesture, time)
  }

  private func drag(by movement: Vector, _ gesture: inout FingerGesture, _ time: Timestamp) {
    share(movement, gesture.route, &gesture.takers) { taker, part in
      taker.position = taker.position - part
      taker.scroller.scroll.touchMoved(to: taker.position, time: time)
    }
  }

  /// A finger goes. The gesture, if it was the last one.
  private func leave(_ id: Int, _ time: Timestamp) -> FingerGesture? {
    guard let index = gesture?.fingers.firstIndex(where: { $0.id == id }) else { return nil }
    gesture?.fingers.remove(at: index)
    if let next = gesture?.fingers.last {
      if index == gesture?.fingers.count { gesture?.follow(next.position, at: time) }
      return nil
    }
    defer { gesture = nil }
    return gesture
  }
}
