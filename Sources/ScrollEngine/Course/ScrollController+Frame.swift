import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The delay of a frame behind the clock that puts the clock in doubt, in seconds.
  static let clockDoubt = 1.0

  /// Advances the scroller to a time, and returns when to call this method again. Call this method once a frame,
  /// before drawing.
  ///
  /// A frame a little behind the latest input is normal, and shows the moment of that input. A frame before the last
  /// frame is dropped and counted.
  ///
  /// If one absurd time has set the clock ahead of all later times, the second of two frames that agree sets the
  /// clock back. So does a new touch. Motions then continue from their present offsets.
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
        bring(to: max(time, state.clock ?? time))
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
    let isDoubtful = now - time > Self.clockDoubt && state.clock != nil
    if isDoubtful, let suspected = state.suspectedClock, suspected <= time {
      resetClock(to: time)
    } else if isDoubtful || time < state.lastFrame ?? time {
      refuse(.reversedTime, "advance(to:)", "\(time) after \(state.lastFrame ?? now)")
      state.suspectedClock = isDoubtful ? time : nil
      return false
    }
    state.suspectedClock = nil
    state.lastFrame = time
    return true
  }

  func resetClock(to time: Timestamp) {
    refuse(.clockReset, nil, "from \(now) to \(time)")
    state.suspectedClock = nil
    if let journey = state.activity.journey {
      journey.motion.start = time - (now - journey.motion.start)
    }
    if let drag = state.activity.drag, drag.deadline != nil {
      drag.deadline = time + state.settings.wheelPause
    }
    if let drag = state.activity.drag, let steady = drag.steady {
      drag.steady?.since = time - (now - steady.since)
      if let aside = drag.aside { aside.motion.start = time - (now - aside.motion.start) }
    }
    state.wheel.resetClock(to: time)
    state.clock = time
    state.lastFrame = nil
    state.host.isWakeDoubtful = true
  }

  /// Runs a closure while the clock is the present time, so that commands from callbacks begin at once.
  func timed(_ work: () -> Void) {
    state.isTimed = true
    work()
    state.isTimed = false
  }
}
