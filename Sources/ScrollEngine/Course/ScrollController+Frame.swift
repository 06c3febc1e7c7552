import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// How far behind the clock a frame must lie for the clock to be in doubt, in seconds.
  static let clockDoubt = 1.0

  /// Brings everything to a time, and says when it wants to be called again. Once a frame, before drawing.
  ///
  /// A frame a little behind the latest input is normal, and shows that input's moment; a frame before the
  /// last one is dropped and counted. Should the clock have run ahead of all that comes,
  /// because of one absurd time, the second of two frames that agree sets it back, and what moves goes on
  /// from where it is; so does a new touch. A frame from within a callback or a question is refused and asks
  /// nobody when to wake up: the answer is then `.needsFrame`.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
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

  /// Works with the clock at now, so that commands from callbacks begin at once.
  func timed(_ work: () -> Void) {
    state.isTimed = true
    work()
    state.isTimed = false
  }
}
