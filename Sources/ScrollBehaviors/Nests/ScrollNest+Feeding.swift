import ScrollEngine
import ScrollSpace

extension ScrollNest {
  /// True if the nest accepts input and frames now: not within callbacks of its scrollers, and not within a
  /// policy.
  public var acceptsInput: Bool {
    !isFed && scrollers.allSatisfy { $0.acceptsInput }
  }

  /// Runs an input or a frame. Within a callback, or with unusable numbers, it is refused and counted.
  func feed<Answer>(
    _ time: Timestamp, _ isUsable: Bool = true, _ values: @autoclosure () -> String = "",
    orElse refused: Answer, _ call: StaticString = #function, _ body: () -> Answer
  ) -> Answer {
    let isOpen = acceptsInput
    guard isOpen, isUsable, time.seconds.isUsable else {
      refuse(isOpen ? .unusableNumbers : .input, call, isOpen ? "\(values()), \(time)" : "")
      return refused
    }
    isFed = true
    defer { isFed = false }
    if gesture != nil || pinch != nil || wheel != nil || drive != nil || !held.isEmpty {
      dismissLeavers(time)
    }
    return body()
  }

  func refuse(_ kind: Diagnostics.Refusal.Kind, _ call: StaticString, _ values: String = "") {
    diagnostics.note(kind, in: call, values: values)
  }

  /// Returns true if a scroller belongs to this nest. If not, that is counted.
  func isMember(_ scroller: NestedScroller, _ call: StaticString = #function) -> Bool {
    let isMember = scroller.isDescendant(of: root)
    if !isMember { refuse(.unknownScroller, call) }
    return isMember
  }

  /// Ends the part of scrollers that have left the nest in gestures, as if the touches were cancelled.
  private func dismissLeavers(_ time: Timestamp) {
    guard dismissedChanges != root.changes else { return }
    dismissedChanges = root.changes
    for taker in gesture?.takers ?? [] where !taker.scroller.isDescendant(of: root) {
      taker.scroller.scroll.touchCancelled(time: time)
    }
    for scroller in (wheel?.takers.map { $0.scroller } ?? []) + held where !scroller.isDescendant(of: root) {
      scroller.scroll.wheel(by: .zero, phase: .cancelled, time: time)
    }
    let root = root
    if let scroller = pinch?.scroller, !scroller.isDescendant(of: root) {
      scroller.scroll.pinchCancelled(time: time)
      pinch = NestedPinch()
    }
    releaseDriven(time) { !$0.isDescendant(of: root) }
    gesture?.takers.removeAll { !$0.scroller.isDescendant(of: root) }
    gesture?.route.path.removeAll { !$0.isDescendant(of: root) }
    wheel?.takers.removeAll { !$0.scroller.isDescendant(of: root) }
    wheel?.route.path.removeAll { !$0.isDescendant(of: root) }
    drive?.route.path.removeAll { !$0.isDescendant(of: root) }
    held.removeAll { !$0.isDescendant(of: root) }
  }
}

extension NestedScroller {
  /// Returns true if this scroller is another one, or in the content of that, at any depth.
  package func isDescendant(of outer: NestedScroller) -> Bool {
    var one = self
    while one !== outer {
      guard let next = one.parent else { return false }
      one = next
    }
    return true
  }

  /// Starts a fling at a velocity on the screen, within the limits of the scroller's settings.
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

extension Vector {
  var isUsable: Bool { x.isUsable && y.isUsable }
}

extension Point {
  var isUsable: Bool { x.isUsable && y.isUsable }
}
