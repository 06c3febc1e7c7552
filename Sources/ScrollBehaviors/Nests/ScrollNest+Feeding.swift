import ScrollEngine
import ScrollSpace

extension ScrollNest {
  /// Lets an input or a frame in. What is fed from within another one, by a callback or a policy, is not taken.
  func feed<Answer>(_ time: Timestamp, orElse refused: Answer, _ take: () -> Answer) -> Answer {
    if isFed { return refused }
    isFed = true
    defer { isFed = false }
    let isHeld = gesture != nil || wheel != nil || !held.isEmpty
    if isHeld, time.seconds.isUsable { dismissLeavers(time) }
    return take()
  }

  /// Whether numbers may enter. The outermost scroller refuses all others, and counts them.
  func mayEnter(_ x: Double, _ y: Double, _ time: Timestamp) -> Bool {
    x.isUsable && y.isUsable && time.seconds.isUsable
  }

  /// Who has left the nest has no part in a gesture any more, as if the fingers were taken away.
  private func dismissLeavers(_ time: Timestamp) {
    for taker in gesture?.takers ?? [] where !taker.scroller.stands(in: root) {
      taker.scroller.scroll.touchCancelled(time: time)
    }
    for scroller in (wheel?.takers.map { $0.scroller } ?? []) + held where !scroller.stands(in: root) {
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    let root = root
    gesture?.takers.removeAll { !$0.scroller.stands(in: root) }
    gesture?.route.path.removeAll { !$0.stands(in: root) }
    wheel?.takers.removeAll { !$0.scroller.stands(in: root) }
    wheel?.route.path.removeAll { !$0.stands(in: root) }
    held.removeAll { !$0.stands(in: root) }
  }
}

extension NestedScroller {
  /// Whether it is another one, or stands in the content of that, at any depth.
  func stands(in outer: NestedScroller) -> Bool {
    var one = self
    while one !== outer {
      guard let next = one.parent else { return false }
      one = next
    }
    return true
  }

  /// Sets it going with a speed on the screen, within the limits that its settings have for a finger's.
  func fling(_ velocity: Vector, at time: Timestamp) {
    let settings = scroll.settings
    var speed = velocity.reversed(on: scroll.isReversed)
    for axis in Axis.both {
      let isEnough = settings.isScrollEnabled[axis] && speed[axis].magnitude >= settings.minimumFlingSpeed
      let limit = isEnough ? settings.maximumFlingSpeed : 0
      speed[axis] = min(max(speed[axis], 0 - limit), limit)
    }
    if speed != .zero { scroll.fling(velocity: speed, at: time) }
  }
}
