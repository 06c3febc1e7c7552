public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Wheels and trackpads over a point of the window. They move the innermost scroller there that can scroll in their
/// direction. They continue to move that scroller until a phase, a pause or another place begins a new gesture. If no
/// scroller can scroll in the direction, the innermost scroller answers, so that its edge bounces.
///
/// Fingers that come to rest on a trackpad hold every scroller under the pointer that is in motion, until their first
/// movement decides which scroller they move.
extension ScrollHost {
  /// Moves the content by a precise wheel or trackpad: see `ScrollController.wheel(by:phase:time:)`.
  ///
  /// Each `id` has a gesture of its own. Give other numbers to events of other devices, or to copies of an event for
  /// other places.
  public func wheel(
    by delta: Vector, phase: WheelPhase = .unknown, at point: Point, time: Timestamp, id: Int = 0
  ) {
    feed(.wheel(by: delta, phase: phase, time: time), at: point, orElse: ()) {
      catchUp(to: time)
      latch(for: delta, phase, at: point, time, id)
      guard let latch = wheelLatches[of: id] else { return }
      let isUndecidedEnd = phase == .ended && !latch.isDecided
      if phase == .cancelled || phase == .momentumEnded || isUndecidedEnd {
        wheelLatches[of: id] = nil
      }
      for area in latch.areas where area.host === self {
        let place = place(of: point, for: area)
        if latch.isDecided {
          area.target?.perform(
            .wheel(by: delta / scale(around: area), phase: phase, time: time), at: place)
        } else if isUndecidedEnd || phase == .cancelled {
          area.target?.perform(.wheel(by: .zero, phase: .cancelled, time: time), at: place)
        }
      }
    }
  }

  /// Moves the content by a wheel's notches or lines: see `ScrollController.step(by:time:)`. Pass keys to
  /// ``keyPressed(_:isRepeat:time:)``. Each `id` has a gesture of its own, as for
  /// ``wheel(by:phase:at:time:id:)``.
  public func step(by step: ScrollStep, at point: Point, time: Timestamp, id: Int = 0) {
    let amount = step.amount
    feed(.step(by: step, time: time), at: point, orElse: ()) {
      catchUp(to: time)
      guard amount != .zero else { return }
      latch(for: amount, .unknown, at: point, time, id)
      for area in wheelLatches[of: id]?.areas ?? [] where area.host === self {
        area.target?.perform(.step(by: step, time: time), at: place(of: point, for: area))
      }
    }
  }

  /// Finds the scrollers of a movement of a wheel: those of the gesture. A new gesture holds those in motion if fingers
  /// begin it. Its first movement moves the innermost scroller with room.
  private func latch(
    for delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp, _ id: Int
  ) {
    let latch = wheelLatches[of: id]
    let former = latch?.areas ?? []
    var next = latch ?? WheelLatch(id: id, start: point, time: time)
    var caught: [ScrollArea] = []
    if let latch, goesOn(latch, phase, at: point, time) {
      next.time = time
      next.areas.removeAll { !$0.isReachable }
    } else {
      next = WheelLatch(id: id, start: point, time: time)
      if phase == .mayBegin || phase == .began {
        caught = targetAreas(at: point).filter { isMoving($0, at: point) }
        next.areas = caught
      }
    }
    if !next.isDecided, delta != .zero {
      let areas = targetAreas(at: next.start)
      func canMove(_ area: ScrollArea) -> Bool {
        area.target?.canScroll(by: delta, isWheel: true, at: place(of: next.start, for: area)) ?? false
      }
      let taker = areas.first(where: canMove) ?? areas.first
      (next.areas, next.isDecided) = (taker.map { [$0] } ?? [], true)
      next.pause = taker?.scroll?.settings.wheelPause ?? 0
    }
    wheelLatches[of: id] = next
    func mark(_ area: ScrollArea, _ phase: WheelPhase) {
      area.target?.perform(.wheel(by: .zero, phase: phase, time: time), at: place(of: point, for: area))
    }
    for area in caught { mark(area, .mayBegin) }
    for area in former + caught where !next.areas.contains(where: { $0 === area }) && area.host === self {
      mark(area, .cancelled)
    }
  }

  private func goesOn(_ latch: WheelLatch, _ phase: WheelPhase, at point: Point, _ time: Timestamp) -> Bool {
    switch phase {
    case .unknown: latch.goesOn(at: point, time)
    case .mayBegin, .began: false
    case .changed, .ended, .cancelled, .momentumBegan, .momentumChanged, .momentumEnded: true
    }
  }

  private func isMoving(_ area: ScrollArea, at point: Point) -> Bool {
    area.target?.scrollers(at: place(of: point, for: area)).contains { $0.scroll.phase != .idle } ?? false
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
