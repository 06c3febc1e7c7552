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
      let former = wheelLatch?.area
      latch(for: delta, phase, at: point, time)
      let next = wheelLatch?.area
      if phase == .cancelled || phase == .momentumEnded { wheelLatch = nil }
      if let former, former !== next, phase != .unknown || !former.isReachable {
        former.target?.wheel(by: .zero, .cancelled, at: place(of: point, for: former), time)
      }
      // What the former one had to tell may have taken the area out.
      guard let next, next.host === self, let target = next.target else { return }
      target.wheel(by: delta, phase, at: place(of: point, for: next), time)
    }
  }

  /// Moves the content by a wheel's notches or lines: see `ScrollController.step(by:time:)`. Pass keys to
  /// ``keyPressed(_:isRepeat:time:)``.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp) {
    let amount = step.direction
    feed(time, amount.isUsable && point.isUsable, "\(amount) at \(point)", orElse: ()) {
      catchUp(to: time)
      guard amount != .zero else { return }
      latch(for: amount, .unknown, at: point, time)
      guard let area = wheelLatch?.area else { return }
      area.target?.step(by: step, at: place(of: point, for: area), time)
    }
  }

  /// Finds the target of a movement of a wheel: that of the gesture, or for a new gesture the innermost one with room.
  private func latch(for delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp) {
    if goesOn(phase, at: point, time) {
      wheelLatch?.time = time
      if wheelLatch?.area?.isReachable == false { wheelLatch?.area = nil }
      return
    }
    let areas = targetAreas(at: point)
    func canMove(_ area: ScrollArea) -> Bool {
      area.target?.canScroll(by: delta, isWheel: true, at: place(of: point, for: area)) ?? false
    }
    wheelLatch = (areas.first(where: canMove) ?? areas.first).map {
      WheelLatch(area: $0, start: point, time: time, pause: $0.scroll?.settings.wheelPause ?? 0)
    }
  }

  private func goesOn(_ phase: WheelPhase, at point: Point, _ time: Timestamp) -> Bool {
    guard let wheelLatch else { return false }
    return switch phase {
    case .unknown: wheelLatch.goesOn(at: point, time)
    case .mayBegin, .began: false
    case .changed, .ended, .cancelled, .momentumBegan, .momentumChanged, .momentumEnded: true
    }
  }

  /// Returns the areas under a point that have a target, from the inside out: scrollers outside of nests, and nests.
  func targetAreas(at point: Point) -> [ScrollArea] {
    targetAreas(of: area(at: point))
  }

  /// The areas around an area, and that itself, that are fed and that input reaches.
  func targetAreas(of area: ScrollArea?) -> [ScrollArea] {
    (area?.path ?? []).filter { $0.ownsTarget && $0.target != nil && $0.isReachable }
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
