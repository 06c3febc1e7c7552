import ScrollEngine
import ScrollMotion
import ScrollSpace

/// The times of inputs and frames. The nest treats them by the rule of a scroller, and brings scrollers to them.
extension ScrollNest {
  /// Brings all scrollers that move to the time of an input. So the frames before it change neither which scrollers are
  /// under a point, nor the room of scrollers that the policy is asked about.
  func bring(to time: Timestamp, _ call: StaticString = #function) {
    catchUp(to: time, call)
    passOnSpeed(to: time)
    for scroll in roster.scrollers where scroll.phase.isMoving { scroll.bring(to: time) }
  }

  /// Brings them, and returns the innermost scroller that is under a point at that time; nil outside of all.
  func bring(_ point: Point, to time: Timestamp, _ call: StaticString = #function) -> NestedScroller? {
    guard root.frame.contains(point) else { return nil }
    bring(to: time, call)
    return root.scroller(at: point)
  }

  /// Brings the scrollers that a finger has to the time of an input that moves none of them.
  func bringTouched(to time: Timestamp, _ call: StaticString = #function) {
    bring(to: time, call)
    for taker in gesture?.takers ?? [] { taker.scroller.scroll.bring(to: time) }
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
      gesture?.resetClock()
    }
    wheel?.resetClock(to: time)
    samples.resetClock(to: time)
  }
}

extension ScrollController {
  /// Brings the scroller to the time of an input that does not move it.
  fileprivate func bring(to time: Timestamp) { step(by: .points(.zero), time: time) }
}
