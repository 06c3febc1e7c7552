public import ScrollEngine
public import ScrollSpace

extension ScrollNest {
  /// True if the nest accepts input and frames now: not within callbacks of its scrollers, and not within a
  /// policy.
  public var acceptsInput: Bool {
    if isFed { return false }
    // A scroller that a frame passes by has not been called since, so it calls nobody.
    roster.wake()
    return !roster.contains { !$0.acceptsInput }
  }

  /// Runs an input or a frame. Within a callback, or with unusable numbers, it is refused and counted.
  func feed<Answer>(
    _ input: ScrollCall, at pointer: Point? = nil, orElse refused: Answer, _ call: StaticString = #function,
    _ body: () -> Answer
  ) -> Answer {
    diagnostics.admit(input, at: pointer, isOpen: acceptsInput, call) ? run(body) : refused
  }

  /// Runs a frame, or another input that has no numbers but its time.
  func feed<Answer>(
    at time: Timestamp, orElse refused: Answer, _ call: StaticString = #function, _ body: () -> Answer
  ) -> Answer {
    if acceptsInput, time.seconds.isUsable { return run(body) }
    _ = diagnostics.admit(.advance(to: time), at: nil, isOpen: acceptsInput, call)
    return refused
  }

  private func run<Answer>(_ body: () -> Answer) -> Answer {
    dismissLeavers()
    isFed = true
    defer {
      isFed = false
      dismissLeavers()
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
}

extension Diagnostics {
  /// Returns true if a nest or a host takes an input now. Counts a refusal if not: within a callback, or if a number of
  /// the input or of the pointer's position is not usable.
  package mutating func admit(
    _ input: ScrollCall, at pointer: Point?, isOpen: Bool, _ call: StaticString
  ) -> Bool {
    guard isOpen else {
      note(.input, in: call)
      return false
    }
    let problem = input.inputProblem ?? pointer.flatMap { $0.isUsable ? nil : "pointer \($0)" }
    guard let problem else { return true }
    note(.unusableNumbers, in: call, values: problem)
    return false
  }
}

extension ScrollNest: ScrollReceiver {
  /// Performs a call: inputs and frames as the functions of this nest with the same names, all else on the innermost
  /// scroller under the pointer, because it has no part in a gesture. Without a scroller under the pointer the outermost
  /// scroller performs it.
  @discardableResult
  public func perform(_ call: ScrollCall, at pointer: Point) -> ScrollAnswer {
    switch call {
    case .advance(let time): return ScrollAnswer(demand: advance(to: time))
    case .touchBegan(let point, let time, let id, let slop):
      touchBegan(at: point, time: time, id: id, slop: slop)
    case .touchMoved(let point, let time, let id): touchMoved(to: point, time: time, id: id)
    case .touchPredicted(let point, let time, let id): touchPredicted(at: point, time: time, id: id)
    case .touchEnded(let point, let time, let id, let velocity):
      return ScrollAnswer(outcome: touchEnded(at: point, time: time, id: id, velocity: velocity))
    case .touchCancelled(let time, let id): touchCancelled(time: time, id: id)
    case .pinchBegan(let point, let time): pinchBegan(at: point, time: time)
    case .pinchMoved(let point, let scale, let time): pinchMoved(to: point, scale: scale, time: time)
    case .pinchEnded(let time, let velocity): pinchEnded(time: time, velocity: velocity)
    case .pinchCancelled(let time): pinchCancelled(time: time)
    case .zoom(let factor, let point, let phase, let time):
      zoom(by: factor, about: point, phase: phase, time: time)
    case .wheel(let delta, let phase, let time): wheel(by: delta, phase: phase, at: pointer, time: time)
    case .move(let velocity, let glides, let time):
      move(at: velocity, glides: glides, from: scroller(at: pointer) ?? root, time: time)
    case .step(let step, let time?): self.step(by: step, at: pointer, time: time)
    default: return (scroller(at: pointer) ?? root).scroll.perform(call)
    }
    return ScrollAnswer()
  }
}

/// Scrollers that leave the nest amid a gesture.
extension ScrollNest {
  /// Cancels the touches of scrollers that have left the nest, also those of trackpads, and forgets their part in
  /// gestures and flings. The other scrollers continue.
  ///
  /// Called when the tree has changed. Within an input, a frame or a callback, the touches are cancelled at its end, or
  /// before the next input or frame. If another host has claimed the scroller by then, that host cancels them.
  func dismissLeavers() {
    while dismissedChanges != root.changes, acceptsInput {
      let leavers = leavers
      guard leavers.allSatisfy({ $0.scroll.acceptsInput }) else { return }
      dismissedChanges = root.changes
      isFed = true
      for one in leavers where !isInAnotherHost(one) {
        one.scroll.cancelAllTouches(time: one.scroll.context.time)
      }
      forget { one in leavers.contains { $0 === one } }
      mendFlings()
      isFed = false
    }
  }

  private func isInAnotherHost(_ one: NestedScroller) -> Bool {
    guard let claim = one.scroll.hostClaim else { return false }
    return !claim.isReleased && claim !== root.scroll.hostClaim
  }

  /// The scrollers of gestures that are no longer in the nest, each once.
  private var leavers: [NestedScroller] {
    var leavers: [NestedScroller] = []
    let touched = (gesture?.takers ?? []) + (wheel?.takers ?? [])
    for one in touched.map({ $0.scroller }) + held + (drive?.scrollers ?? [])
      + (pinch?.scroller.map { [$0] } ?? [])
    where !one.isDescendant(of: root) && !leavers.contains(where: { $0 === one }) {
      leavers.append(one)
    }
    return leavers
  }

  private func forget(_ hasLeft: (NestedScroller) -> Bool) {
    let root = root
    gesture?.takers.removeAll { hasLeft($0.scroller) }
    gesture?.route.path.removeAll { !$0.isDescendant(of: root) }
    wheel?.takers.removeAll { hasLeft($0.scroller) }
    wheel?.route.path.removeAll { !$0.isDescendant(of: root) }
    drive?.route.path.removeAll { !$0.isDescendant(of: root) }
    held.removeAll(where: hasLeft)
    for axis in Axis.both where drive?.takers[axis].map(hasLeft) ?? false { drive?.takers[axis] = nil }
    if pinch?.scroller.map(hasLeft) ?? false { pinch = NestedPinch() }
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
  package var isUsable: Bool { x.isUsable && y.isUsable }
}
