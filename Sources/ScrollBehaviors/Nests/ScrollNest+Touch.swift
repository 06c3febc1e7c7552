internal import CScrollCore
public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// A finger came down, at a place in the host's coordinates. A first finger outside of all scrollers is ignored until it goes.
  /// One that is down already counts as cancelled, and comes down anew.
  ///
  /// `slop` is how far this touch must go before it drags, in points: less for a mouse than for a finger. Nil: as far as
  /// `settings.slop` of the innermost scroller under the finger says. A finger that comes more than a second before those that
  /// are down takes their place.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0, slop: Double? = nil) {
    let isUsable = position.isUsable && slop.map { $0.isUsable && $0 >= 0 } ?? true
    feed(time, isUsable, "\(position), slop \(slop ?? 0)", orElse: ()) {
      outside.removeAll { $0 == id }
      if gesture?.index(of: id) != nil {
        refuse(.unbalancedTouch, "touchBegan(at:time:id:slop:)", "touch \(id) is down already")
        cancel(id, time)
      }
      if let known = gesture, known.time - time > 1 {
        while let id = gesture?.fingers.last?.id { cancel(id, time) }
      }
      let finger = FingerGesture.Finger(id: id, position: position, slop: slop)
      if let known = gesture {
        gesture?.time = max(time, known.time)
        gesture?.fingers.append(finger)
        gesture?.follow(position, at: max(time, known.time))
        return
      }
      guard let inner = root.scroller(at: position) else { return outside.append(id) }
      let gesture = FingerGesture(NestedRoute(inner.path, policy, .finger), finger, time)
      for taker in gesture.takers {
        taker.scroller.scroll.touchBegan(at: taker.position, time: time, slop: 0)
      }
      self.gesture = gesture
    }
  }

  /// A finger moved. A time before the gesture's last is refused and counted, and so is a finger that is not down.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    feed(time, position.isUsable, "\(position)", orElse: ()) {
      guard isDown(id), !isReversed(time) else { return }
      move(id, to: position, time)
    }
  }

  /// A finger is thought to be somewhere at the time of a frame: see `ScrollController.touchPredicted(at:time:id:)`. If scrollers
  /// share movements, nothing moves until the finger is known to be there.
  public func touchPredicted(at position: Point, time: Timestamp, id: Int = 0) {
    feed(time, position.isUsable, "\(position)", orElse: ()) {
      guard isDown(id), let gesture, !gesture.route.isShared, case .taken(var course) = gesture.state,
        let finger = gesture.fingers.last, finger.id == id
      else { return }
      let movement = finger.position - position
      let part = rails?.taken(of: movement, on: &course) ?? movement
      for taker in gesture.takers {
        taker.scroller.scroll.touchPredicted(at: taker.position - part / taker.scale, time: time)
      }
    }
  }

  /// A finger was lifted. A time before the gesture's last counts as that, and is counted. The answer is what became of the
  /// touch, for the innermost scroller that had it.
  ///
  /// `velocity` is the finger's own at the lift, in points per second, from a host whose recogniser knows it. Nil: what the
  /// moves say, by the strategy in the settings of the innermost scroller.
  @discardableResult
  public func touchEnded(
    at position: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    let isUsable = position.isUsable && velocity.map { $0.isUsable } ?? true
    return feed(time, isUsable, "\(position), velocity \(velocity ?? .zero)", orElse: .none) {
      guard isDown(id, isLast: true) else { return .none }
      let time = isReversed(time) ? gesture?.time ?? time : time
      let isElsewhere = gesture?.fingers.contains { $0.id == id && $0.position != position } ?? false
      if isElsewhere { move(id, to: position, time) }
      guard let gesture = leave(id, time) else { return .none }
      return release(gesture, gesture.velocity(at: time, orElse: velocity), time)
    }
  }

  /// A touch was taken away.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    feed(time, orElse: ()) {
      guard isDown(id, isLast: true) else { return }
      cancel(id, isReversed(time) ? gesture?.time ?? time : time)
    }
  }

  /// What a touch that is down would be if it were lifted at a time, for the innermost scroller that has it.
  public func touchOutcome(of id: Int = 0, at time: Timestamp) -> TouchOutcome {
    guard let gesture, gesture.index(of: id) != nil else { return .none }
    return gesture.takers.first?.scroller.scroll.touchOutcome(at: time) ?? .none
  }

  /// Whether a finger is one that is followed. Others are counted, but for those that came down outside.
  private func isDown(_ id: Int, isLast: Bool = false, _ call: StaticString = #function) -> Bool {
    if gesture?.index(of: id) != nil { return true }
    if !outside.contains(id) { refuse(.unbalancedTouch, call, "touch \(id) is not down") }
    if isLast { outside.removeAll { $0 == id } }
    return false
  }

  /// Whether a time lies before the gesture's last; counted if so.
  private func isReversed(_ time: Timestamp, _ call: StaticString = #function) -> Bool {
    guard let last = gesture?.time, time < last else { return false }
    refuse(.reversedTime, call, "\(time) after \(last)")
    return true
  }

  func cancel(_ id: Int, _ time: Timestamp) {
    for taker in leave(id, time)?.takers ?? [] { taker.scroller.scroll.touchCancelled(time: time) }
  }

  private func move(_ id: Int, to position: Point, _ time: Timestamp) {
    guard let index = gesture?.index(of: id), let finger = gesture?.fingers[index] else { return }
    gesture?.fingers[index].position = position
    gesture?.time = time
    guard let count = gesture?.fingers.count, index == count - 1 else { return }
    gesture?.tracker.add(position, at: time)
    guard let state = gesture?.state else { return }
    switch state {
    case .lost: break
    case .undecided: decide(at: position, time)
    case .taken(var course):
      let movement = finger.position - position
      let part = rails?.taken(of: movement, on: &course) ?? movement
      gesture?.state = .taken(course)
      drag(by: part, time)
    }
  }

  /// A finger has moved within the slop, or past that: then the policy is asked who takes the gesture.
  private func decide(at position: Point, _ time: Timestamp) {
    guard var gesture else { return }
    let moved = gesture.start - position
    let distance = csc_sqrt(moved.x * moved.x + moved.y * moved.y)
    guard distance > gesture.slop else { return }
    let course = rails?.course(of: moved) ?? .free
    var movement = moved * (1 - gesture.slop / distance)
    var isFree = rails != nil
    if case .kept(let axis, _, _) = course { (movement[axis.cross], isFree) = (0, false) }
    gesture.state = .taken(course)
    self.gesture = gesture
    if gesture.route.isShared { return drag(by: movement, time) }
    let chosen = takers(gesture.route, of: movement, caught: gesture.caught, isFree: isFree)
    for loser in gesture.takers where !chosen.contains(where: { $0 === loser.scroller }) {
      loser.scroller.scroll.touchCancelled(time: time)
    }
    let touched = gesture.takers
    gesture.takers = []
    for one in chosen where !gesture.takers.contains(where: { $0.scroller === one }) {
      gesture.takers += touched.filter { $0.scroller === one }
    }
    if gesture.takers.isEmpty { gesture.state = .lost }
    self.gesture = gesture
    drag(by: movement, time)
  }

  private func drag(by movement: Vector, _ time: Timestamp) {
    guard let route = gesture?.route, var takers = gesture?.takers else { return }
    // Taken out, so that a move copies none of them.
    gesture?.takers = []
    share(movement, route, &takers) { taker, part in
      taker.position = taker.position - part
      taker.scroller.scroll.touchMoved(to: taker.position, time: time)
    }
    gesture?.takers = takers
  }

  /// A finger goes. The gesture, if it was the last one.
  private func leave(_ id: Int, _ time: Timestamp) -> FingerGesture? {
    guard let index = gesture?.index(of: id) else { return nil }
    gesture?.fingers.remove(at: index)
    if let next = gesture?.fingers.last {
      if index == gesture?.fingers.count { gesture?.follow(next.position, at: time) }
      return nil
    }
    defer { gesture = nil }
    return gesture
  }
}
