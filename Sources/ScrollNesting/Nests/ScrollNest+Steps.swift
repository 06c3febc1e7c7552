public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// Scrolls by a wheel's notches, or by the lines that a host counts, over a point of the host's
  /// coordinates.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    feed(.step(by: step, time: time), at: point, orElse: ()) {
      guard let inner = bring(point, to: time) else { return }
      if policy.decidesEachMovement { return send(by: step, from: inner, time) }
      dropLifted()
      latch(movement(of: step, for: inner), .unknown, at: point, time)
      guard let wheel else { return send(by: step, from: inner, time) }
      wheel.takers.first?.scroller.scroll.step(by: step, time: time)
    }
  }

  /// Scrolls by a key. The policy orders the scroller that has the focus and those around it, and the first that
  /// can move takes the step.
  ///
  /// If scrollers share movements, the part for which that scroller has no room goes to the next one. The home
  /// and end keys are not shared.
  public func step(by step: ScrollStep, from focus: NestedScroller, time: Timestamp) {
    feed(.step(by: step, time: time), orElse: ()) {
      guard isMember(focus) else { return }
      bring(to: time)
      send(by: step, from: focus, time)
    }
  }

  private func send(by step: ScrollStep, from inner: NestedScroller, _ time: Timestamp) {
    let device: NestedGesture.Device = step.isWheel ? .wheel : .key
    let route = NestedRoute(inner.path, policy, device)
    let takers = takers(route, of: movement(of: step, for: inner))
    let first = takers.firstIndex {
      $0.canTake($0.taken(movement(of: step, for: $0), by: device)) != PerAxis(false)
    }
    guard let first = first ?? takers.indices.last else { return }
    var rest = Vector.zero
    if route.isShared {
      let scale = takers[first].scale(takers[first].scaleInHost, by: device)
      rest = step.points(for: takers[first]) * scale
      rest = rest - takers[first].parts(of: rest / scale, device) * scale
    }
    takers[first].scroll.step(by: step, time: time)
    for taker in takers[(first + 1)...] where rest != .zero {
      let scale = taker.scale(taker.scaleInHost, by: device)
      let part = taker.parts(of: rest / scale, device)
      if part != .zero { taker.scroll.step(by: .points(taker.taken(part, by: device)), time: time) }
      rest = rest - part * scale
    }
  }

  /// Returns the direction of a step as a delta. The start and the end are those of the scroller.
  private func movement(of step: ScrollStep, for scroller: NestedScroller) -> Vector {
    if case .ends(let way) = step { return way.reversed(on: scroller.scroll.isReversed) }
    return step.amount
  }

  /// Returns the axes on which an input of this many points, over a point of the host's coordinates, would
  /// move the content of a scroller by the policy: see `ScrollController.canScroll(by:isWheel:)`.
  public func canScroll(by delta: Vector, isWheel: Bool = false, at point: Point) -> PerAxis<Bool> {
    var result = PerAxis(false)
    guard delta.isUsable, acceptsInput, let inner = root.scroller(at: point) else { return result }
    var isFree = false
    if !isWheel, case .free = rails?.constraint(of: delta) { isFree = true }
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
  /// Returns its length in a scroller, in points; 0 for steps to the start or the end.
  fileprivate func points(for scroller: NestedScroller) -> Vector {
    let (settings, geometry) = (scroller.scroll.settings, scroller.scroll.geometry)
    switch self {
    case .arrows(let way): return way * settings.arrowLength
    case .lines(let way): return way * settings.lineLength
    case .notches(let way):
      // The view's length along the axis to which the scroller maps the wheel.
      func length(_ axis: Axis) -> Double {
        settings.notchLength(of: geometry.visibleLength(scroller.axis(of: axis, .wheel)))
      }
      return Vector(x: way.x * length(.horizontal), y: way.y * length(.vertical))
    case .points(let way): return way
    case .pages(let way):
      return Vector(
        x: way.x * settings.pageLength(of: geometry.pagedLength(.horizontal)),
        y: way.y * settings.pageLength(of: geometry.pagedLength(.vertical)))
    case .ends: return .zero
    }
  }
}
