public import ScrollEngine
public import ScrollSpace

extension ScrollNest {
  /// A wheel's notches, or the lines that a host counts, over a point of the host's coordinates.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    feed(time, step.amount.isUsable && point.isUsable, "\(step.amount) at \(point)", orElse: ()) {
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
    feed(time, step.amount.isUsable, "\(step.amount)", orElse: ()) {
      if isMember(focus) { send(by: step, from: focus, time) }
    }
  }

  private func send(by step: ScrollStep, from inner: NestedScroller, _ time: Timestamp) {
    let takers = takers(NestedRoute(inner.path, policy, .key), of: movement(of: step, for: inner))
    let taker = takers.first { $0.canTake(movement(of: step, for: $0)) != PerAxis(false) } ?? takers.last
    taker?.scroll.step(by: step, time: time)
  }

  /// Where a step leads, as a delta. The start and the end are where a scroller has them.
  private func movement(of step: ScrollStep, for scroller: NestedScroller) -> Vector {
    if case .ends(let way) = step { return way.reversed(on: scroller.scroll.isReversed) }
    return step.amount
  }

  /// Returns the axes on which an input by this many points, over a point of the host's coordinates, would move the content of a
  /// scroller, as the policy has it: see `ScrollController.canScroll(by:isWheel:)`.
  public func canScroll(by delta: Vector, isWheel: Bool = false, at point: Point) -> PerAxis<Bool> {
    var result = PerAxis(false)
    guard delta.isUsable, acceptsInput, let inner = root.scroller(at: point) else { return result }
    for taker in takers(NestedRoute(inner.path, policy, isWheel ? .wheel : .finger), of: delta) {
      let own = taker.scroll.canScroll(by: delta, isWheel: isWheel)
      for axis in Axis.both where own[axis] { result[axis] = true }
    }
    return result
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
