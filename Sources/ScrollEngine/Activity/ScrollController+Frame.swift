import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Advances the scroller to a time, and returns when to call this method again. Call this method once a frame,
  /// before drawing.
  ///
  /// A frame a little behind the latest input is normal, and shows the moment of that input. A frame before the last
  /// frame is dropped and counted.
  ///
  /// If one absurd time has set the clock more than a second ahead of all later times, the second of two frames or
  /// moves that agree sets the clock back. So does a new touch, a wheel or a step. Motions then continue from their
  /// present offsets.
  ///
  /// A frame from within a callback or a question is refused. The result is then `.needsFrame`, and no link is asked
  /// when to wake up.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    observe(.advance(to: time))
    guard mayFeed() else { return .needsFrame }
    if state.host.answer != nil { state.lateFrames.isExcused = true }
    state.host.answer = nil
    let isWelcome = check(isUsable(time), "\(time)") && accepts(time)
    if isWelcome {
      timed {
        bring(to: max(time, state.timeOrder.clock ?? time))
        deliver()
        wakeLinks()
      }
    }
    let demand = demand
    if isWelcome { state.hasChanged = false }
    if demand != .needsFrame { state.host.answer = demand }
    return demand
  }

  private func accepts(_ time: Timestamp) -> Bool {
    guard isInOrder(time, after: state.timeOrder.latest(beforeFrame: time), "advance(to:)") else {
      return false
    }
    state.timeOrder.lastFrame = time
    return true
  }

  /// Returns true if a time is not before another time, or sets the clock back. Counts a refusal if it is before.
  func isInOrder(_ time: Timestamp, after known: Timestamp, _ call: StaticString = #function) -> Bool {
    switch state.timeOrder.check(time, after: known) {
    case .inOrder: return true
    case .reversed:
      refuse(.reversedTime, call, "\(time) after \(known)")
      return false
    case .clockReset:
      resetClock(to: time)
      return true
    }
  }

  func resetClock(to time: Timestamp) {
    refuse(.clockReset, nil, "from \(now) to \(time)")
    if let plannedMotion = state.activity.plannedMotion {
      plannedMotion.motion.start = time - (now - plannedMotion.motion.start)
    }
    if let drag = state.activity.drag, drag.deadline != nil {
      drag.deadline = time + state.settings.wheelPause
    }
    if let drag = state.activity.drag, let steady = drag.steady {
      drag.steady?.since = time - (now - steady.since)
      if let aside = drag.aside { aside.motion.start = time - (now - aside.motion.start) }
    }
    state.wheel.resetClock(to: time)
    state.touches.resetClock(to: time)
    state.timeOrder.reset(to: time)
    state.host.isWakeDoubtful = true
  }

  /// Runs a closure while the clock is the present time, so that commands from callbacks begin at once.
  func timed(_ work: () -> Void) {
    state.isTimed = true
    work()
    state.isTimed = false
  }
}
