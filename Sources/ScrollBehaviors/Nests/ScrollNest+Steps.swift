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

  /// A key, for the scroller that has the focus and those around it: the first that has a way to go, as the policy has it. If
  /// scrollers share movements, what that scroller has no room for is the next one's, but for the home and end keys.
  public func step(by step: ScrollStep, from focus: NestedScroller, time: Timestamp) {
    feed(time, step.amount.isUsable, "\(step.amount)", orElse: ()) {
      if isMember(focus) { send(by: step, from: focus, time) }
    }
  }

  private func send(by step: ScrollStep, from inner: NestedScroller, _ time: Timestamp) {
    let route = NestedRoute(inner.path, policy, .key)
    let takers = takers(route, of: movement(of: step, for: inner))
    let first = takers.firstIndex { $0.canTake(movement(of: step, for: $0)) != PerAxis(false) }
    guard let first = first ?? takers.indices.last else { return }
    var rest = Vector.zero
    if route.isShared {
      let way = step.points(for: takers[first].scroll)
      rest = (way - takers[first].room(for: way)) * takers[first].scaleInHost
    }
    takers[first].scroll.step(by: step, time: time)
    for taker in takers[(first + 1)...] where rest != .zero {
      let scale = taker.scaleInHost
      let part = taker.room(for: rest / scale)
      if part != .zero { taker.scroll.step(by: .points(part), time: time) }
      rest = rest - part * scale
    }
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
    var isFree = false
    if case .free = rails?.course(of: delta) { isFree = true }
    for taker in takers(
      NestedRoute(inner.path, policy, isWheel ? .wheel : .finger), of: delta, isFree: isFree)
    {
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

  /// How many points it goes in a scroller; 0 to the start or the end, wherever these are.
  fileprivate func points(for scroll: ScrollController) -> Vector {
    let settings = scroll.settings
    switch self {
    case .arrows(let way): return way * settings.arrowLength
    case .lines(let way): return way * settings.lineLength
    case .notches(let way): return way * settings.notchLength
    case .points(let way): return way
    case .pages(let way):
      let geometry = scroll.geometry
      return Vector(
        x: way.x * geometry.visibleLength(.horizontal), y: way.y * geometry.visibleLength(.vertical))
        * settings.pagePart
    case .ends: return .zero
    }
  }
}
