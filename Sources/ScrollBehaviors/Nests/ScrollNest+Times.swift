import ScrollEngine
import ScrollSpace

/// The times of inputs and frames. The nest treats them by the rule of a scroller, and brings scrollers to them.
extension ScrollNest {
  /// Brings the scrollers that move, and that the policy may be asked about, to the time of an input. They are those
  /// of a running gesture, and a scroller with those around it. So the frames before do not change their room.
  func bring(
    _ inner: NestedScroller?, _ running: NestedRoute? = nil, to time: Timestamp,
    _ call: StaticString = #function
  ) {
    catchUp(to: time, call)
    passOnSpeed(to: time)
    for one in running?.path ?? [] where inner?.isDescendant(of: one) != true {
      if one.scroll.phase.isMoving { one.catchUp(to: time) }
    }
    var next = inner
    while let one = next {
      if one.scroll.phase.isMoving { one.catchUp(to: time) }
      next = one.parent
    }
  }

  /// Brings the scrollers that a finger has to the time of an input that moves none of them.
  func bringTouched(to time: Timestamp, _ call: StaticString = #function) {
    bring(nil, gesture?.route, to: time, call)
    for taker in gesture?.takers ?? [] { taker.scroller.catchUp(to: time) }
  }

  /// Takes the time of an input as the present. If the clock is far ahead, it is set back.
  func catchUp(to time: Timestamp, _ call: StaticString = #function) {
    if timeOrder.isFarBehind(time) {
      resetClock(to: time, call)
    } else {
      timeOrder.clock = max(time, timeOrder.clock ?? time)
    }
  }

  /// Returns true if the time of a touch is not before that of the latest sample, or sets the clock back. Counts a
  /// refusal if it is before.
  func isInOrder(_ time: Timestamp, _ call: StaticString = #function) -> Bool {
    let latest = touchTime
    let verdict = timeOrder.check(time, after: latest)
    if verdict == .reversed { refuse(.reversedTime, call, "\(time) after \(latest)") }
    if verdict == .clockReset { resetClock(to: time, call) }
    return verdict != .reversed
  }

  /// Returns the time at which a finger leaves: not before the latest sample.
  func endTime(_ time: Timestamp, _ call: StaticString = #function) -> Timestamp {
    _ = isInOrder(time, call)
    touchTime = max(time, touchTime)
    catchUp(to: touchTime, call)
    return touchTime
  }

  /// Notes the time of a frame. A frame before the last one is counted by the scrollers.
  func noteFrame(_ time: Timestamp) {
    let verdict = timeOrder.check(time, after: timeOrder.latest(beforeFrame: time))
    if verdict == .reversed { return }
    if verdict == .clockReset { resetClock(to: time, "advance(to:)") }
    timeOrder.lastFrame = time
    timeOrder.clock = max(time, timeOrder.clock ?? time)
  }

  /// Sets the clock back after an absurd time. Samples with such times are dropped.
  private func resetClock(to time: Timestamp, _ call: StaticString) {
    refuse(.clockReset, call, "from \(timeOrder.clock ?? time) to \(time)")
    notePassedStages()
    timeOrder.reset(to: time)
    if touchTime > time {
      touchTime = time
      gesture?.tracker.reset()
    }
    wheel?.resetClock(to: time)
  }
}

extension NestedScroller {
  /// Brings the scroller to the time of an input that does not move it.
  func catchUp(to time: Timestamp) { scroll.step(by: .points(.zero), time: time) }
}
