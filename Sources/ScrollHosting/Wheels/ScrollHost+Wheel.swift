public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Wheels and trackpads over a point of the window. They move the innermost scroller there that can scroll in their
/// direction. They continue to move that scroller until a phase, a pause or another place begins a new gesture. If no
/// scroller can scroll in the direction, the innermost scroller answers, so that its edge bounces.
extension ScrollHost {
  /// Moves the content by a precise wheel or trackpad: see `ScrollController.wheel(by:phase:time:)`.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, at point: Point, time: Timestamp) {
    feed(time, delta.isUsable && point.isUsable, "\(delta) at \(point)", orElse: ()) {
      catchUp(to: time)
      let next = wheelArea(for: delta, phase, at: point, time)
      if let former = wheelLatch?.area, former !== next, phase != .unknown {
        former.target?.wheel(by: .zero, .cancelled, at: place(of: point, for: former), time)
      }
      guard let next, let target = next.target else { return }
      let start = wheelLatch?.area === next ? wheelLatch?.start ?? point : point
      let isOver = phase == .cancelled || phase == .momentumEnded
      wheelLatch = isOver ? nil : WheelLatch(area: next, start: start, time: time)
      target.wheel(by: delta, phase, at: place(of: point, for: next), time)
    }
  }

  /// Moves the content by a wheel's notches or lines: see `ScrollController.step(by:time:)`. Pass keys to
  /// ``keyPressed(_:isRepeat:time:)``.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    let amount = step.direction
    feed(time, amount.isUsable && point.isUsable, "\(amount) at \(point)", orElse: ()) {
      catchUp(to: time)
      guard amount != .zero, let area = wheelArea(for: amount, .unknown, at: point, time) else { return }
      let start = wheelLatch?.area === area ? wheelLatch?.start ?? point : point
      wheelLatch = WheelLatch(area: area, start: start, time: time)
      area.target?.step(by: step, at: place(of: point, for: area), time)
    }
  }

  /// Returns the area that a movement of a wheel moves.
  private func wheelArea(
    for delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp
  ) -> ScrollArea? {
    if let latch = wheelLatch {
      switch phase {
      case .unknown: if latch.goesOn(at: point, time) { return latch.area }
      case .mayBegin, .began: break
      case .changed, .ended, .cancelled, .momentumBegan, .momentumChanged, .momentumEnded: return latch.area
      }
    }
    let areas = targetAreas(at: point)
    func canMove(_ area: ScrollArea) -> Bool {
      area.target?.canScroll(by: delta, isWheel: true, at: place(of: point, for: area)) ?? false
    }
    return areas.first(where: canMove) ?? areas.first
  }

  /// Returns the areas under a point that have a target, from the inside out: scrollers outside of nests, and nests.
  func targetAreas(at point: Point) -> [ScrollArea] {
    targetAreas(of: area(at: point))
  }

  /// Returns the area and the areas around it that have a target.
  func targetAreas(of area: ScrollArea?) -> [ScrollArea] {
    (area?.path ?? []).filter { $0.ownsTarget && $0.target != nil }
  }
}

extension ScrollStep {
  /// The direction of the step, in units of the step.
  var direction: Vector {
    switch self {
    case .arrows(let way), .lines(let way), .notches(let way), .points(let way), .ends(let way),
      .pages(let way):
      way
    }
  }
}

extension Vector {
  var isUsable: Bool { x.isUsable && y.isUsable }
}

extension Point {
  var isUsable: Bool { x.isUsable && y.isUsable }
}
