internal import CScrollCore
public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// Starts a touch at a point of the host's coordinates.
  ///
  /// A first finger outside of all scrollers is ignored until it is lifted. If the id is already down, that
  /// touch is cancelled, and a new one begins.
  ///
  /// `slop` is the distance before a drag, in points: less for a mouse than for a finger. If nil,
  /// `settings.slop` of the innermost scroller under the finger counts.
  ///
  /// Times count as for one scroller: see `ScrollController.touchBegan(at:time:id:slop:)`. One absurd time ends no
  /// gesture.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0, slop: Double? = nil) {
    feed(.touchBegan(at: position, time: time, id: id, slop: slop), orElse: ()) {
      outside.removeAll { $0 == id }
      if gesture?.index(of: id) != nil {
        refuse(.unbalancedTouch, "touchBegan(at:time:id:slop:)", "touch \(id) is down already")
        cancel(id, touchTime)
      }
      let finger = FingerGesture.Finger(id: id, position: position, slop: slop)
      if gesture != nil {
        bringTouched(to: time)
        timeOrder.suspected = nil
        touchTime = max(time, touchTime)
        gesture?.hold(at: touchTime)
        gesture?.begin(finger, at: touchTime)
        return
      }
      guard let inner = bring(position, to: time) else { return outside.append(id) }
      timeOrder.suspected = nil
      touchTime = time
      gesture = FingerGesture(NestedRoute(inner.path, policy, .finger), finger, time)
    }
  }

  /// Moves a touch. A time before the gesture's last one is refused and counted, and so is a touch that is
  /// not down.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    feed(.touchMoved(to: position, time: time, id: id), orElse: ()) {
      guard isDown(id) else { return }
      // The scrollers decide by the same rule: the times that they refuse set their clocks back, too.
      let wasInDoubt = timeOrder.suspected != nil
      guard isInOrder(time) else {
        return wasInDoubt || timeOrder.suspected != nil ? gesture?.hold(at: time) ?? () : ()
      }
      catchUp(to: time)
      move(id, to: position, time)
    }
  }

  /// Moves a touch to its predicted place at the time of a frame: see
  /// `ScrollController.touchPredicted(at:time:id:)`. If scrollers share movements, nothing moves until the
  /// real place is known.
  public func touchPredicted(at position: Point, time: Timestamp, id: Int = 0) {
    feed(.touchPredicted(at: position, time: time, id: id), orElse: ()) {
      guard isDown(id), let gesture, !gesture.route.isShared, case .taken(var constraint) = gesture.state,
        let finger = gesture.fingers.last, finger.id == id
      else { return }
      let movement = finger.position - position
      let part = constraint.taken(of: movement, by: rails)
      for taker in gesture.takers {
        taker.scroller.scroll.touchPredicted(at: taker.position - part / taker.scale, time: time)
      }
    }
  }

  /// Ends a touch. Returns its outcome for the innermost scroller that had it, or `.caught` if the touch stopped any
  /// scroller around it: content that moves on screen is not tapped.
  ///
  /// A time before the gesture's last one counts as that, and is counted as reversed.
  ///
  /// `velocity` is the finger's velocity at the lift, in points per second, from a host whose recogniser
  /// knows it. If nil, the velocity follows from the moves, by the strategy in the settings of the innermost
  /// scroller.
  @discardableResult
  public func touchEnded(
    at position: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    feed(.touchEnded(at: position, time: time, id: id, velocity: velocity), orElse: .none) {
      guard isDown(id, isLast: true) else { return .none }
      let last = endTime(time)
      let isElsewhere = gesture?.fingers.contains { $0.id == id && $0.position != position } ?? false
      if isElsewhere { move(id, to: position, last) }
      guard let gesture = leave(id) else {
        self.gesture?.hold(at: timeOrder.suspected ?? last)
        return .none
      }
      return release(gesture, gesture.velocity(at: last, orElse: velocity), last)
    }
  }

  /// Cancels a touch.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    feed(.touchCancelled(time: time, id: id), orElse: ()) {
      guard isDown(id, isLast: true) else { return }
      cancel(id, time)
    }
  }

  /// Returns the outcome that a touch would have if it were lifted at a time. The outcome is that of the innermost
  /// scroller that has the touch, or `.caught` if the touch stopped any scroller around it.
  public func touchOutcome(of id: Int = 0, at time: Timestamp) -> TouchOutcome {
    guard let gesture, gesture.index(of: id) != nil else { return .none }
    return gesture.outcome(gesture.route.path.map { $0.scroll.touchOutcome(at: time) })
  }

  /// Returns true if a finger is down in a scroller. Other fingers are counted, except those that came down
  /// outside.
  private func isDown(_ id: Int, isLast: Bool = false, _ call: StaticString = #function) -> Bool {
    if gesture?.index(of: id) != nil { return true }
    if !outside.contains(id) { refuse(.unbalancedTouch, call, "touch \(id) is not down") }
    if isLast { outside.removeAll { $0 == id } }
    return false
  }

  func cancel(_ id: Int, _ time: Timestamp, _ call: StaticString = #function) {
    let last = endTime(time, call)
    let time = timeOrder.suspected ?? last
    guard let gesture = leave(id) else { return gesture?.hold(at: time) ?? () }
    for taker in gesture.takers { taker.scroller.scroll.touchCancelled(time: time) }
  }

  private func move(_ id: Int, to position: Point, _ time: Timestamp) {
    // Its place alone: a copy of its samples would take memory.
    guard let index = gesture?.index(of: id), let former = gesture?.fingers[index].position else { return }
    gesture?.fingers[index].move(to: position, at: time)
    touchTime = time
    guard let count = gesture?.fingers.count, index == count - 1 else { return gesture?.hold(at: time) ?? () }
    // Beside fingers that pinch it moves nothing: its way begins where it is when they go.
    if pinch?.scroller != nil {
      gesture?.restart(at: time)
      gesture?.hold(at: time)
      return
    }
    guard let state = gesture?.state else { return }
    switch state {
    case .lost: break
    case .undecided: decide(at: position, time)
    case .taken(var constraint):
      let part = constraint.taken(of: former - position, by: rails)
      gesture?.state = .taken(constraint)
      drag(by: part, time)
    }
  }

  /// Asks the policy who takes the gesture, once the finger has moved past the slop.
  private func decide(at position: Point, _ time: Timestamp) {
    guard var gesture else { return }
    let moved = gesture.start - position
    let distance = csc_sqrt(moved.x * moved.x + moved.y * moved.y)
    guard distance > gesture.slop else { return gesture.hold(at: time) }
    var constraint = rails?.constraint(of: moved) ?? .free
    let isFree = rails != nil && constraint.axis == nil
    if gesture.route.isShared, let axis = soleAxis(of: moved, gesture.route) { constraint = .bound(axis) }
    let movement = constraint.taken(of: moved * (1 - gesture.slop / distance), by: rails)
    gesture.state = .taken(constraint)
    if gesture.route.isShared {
      self.gesture = gesture
      return drag(by: movement, time)
    }
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
    guard let route = gesture?.route, let takers = gesture?.takers else { return }
    var isHeld = true
    share(movement, route, takers) { taker, part in
      isHeld = false
      taker.position = taker.position - part
      taker.scroller.scroll.touchMoved(to: taker.position, time: time)
    }
    if isHeld { gesture?.hold(at: time) }
  }

  /// Removes a finger. If it is the last one, returns the gesture, and ends it.
  private func leave(_ id: Int) -> FingerGesture? {
    guard let index = gesture?.index(of: id), let count = gesture?.fingers.count else { return nil }
    if count > 1 {
      gesture?.fingers.remove(at: index)
      if index == count - 1 { gesture?.follow() }
      return nil
    }
    defer { gesture = nil }
    return gesture
  }
}
