public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Wheels and trackpads over a point of the window. They move the innermost scroller there that has a way to go, and keep to
/// it until a phase, a pause or another place begins a new gesture. If none has a way to go, the innermost scroller answers,
/// so that its edge bounces.
extension ScrollHost {
  /// A precise wheel or trackpad moved by some points: see `ScrollController.wheel(by:phase:time:)`.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, at point: Point, time: Timestamp) {
    feed(time, delta.isUsable && point.isUsable, "\(delta) at \(point)", orElse: ()) {
      flushMoves()
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

  /// A wheel's notches or lines: see `ScrollController.step(by:time:)`. Keys belong in ``keyPressed(_:isRepeat:time:)``.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    let amount = step.direction
    feed(time, amount.isUsable && point.isUsable, "\(amount) at \(point)", orElse: ()) {
      flushMoves()
      guard amount != .zero, let area = wheelArea(for: amount, .unknown, at: point, time) else { return }
      let start = wheelLatch?.area === area ? wheelLatch?.start ?? point : point
      wheelLatch = WheelLatch(area: area, start: start, time: time)
      area.target?.step(by: step, at: place(of: point, for: area), time)
    }
  }

  /// Who gets a movement of a wheel.
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

  /// The areas under a point that are fed, from the inside out: scrollers that stand alone, and nests.
  func targetAreas(at point: Point) -> [ScrollArea] {
    targetAreas(of: area(at: point))
  }

  /// The areas around an area, and that itself, that are fed.
  func targetAreas(of area: ScrollArea?) -> [ScrollArea] {
    (area?.path ?? []).filter { $0.ownsTarget && $0.target != nil }
  }
}

extension ScrollStep {
  /// Where it leads, in its own units.
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
