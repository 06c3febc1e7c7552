internal import CScrollCore
import ScrollEngine
public import ScrollSpace

/// A timer of a host: see ``ScrollHost/schedule(at:every:_:)``.
public struct HostTimer: Hashable, Sendable {
  let number: Int

  struct Entry {
    let number: Int
    var due: Timestamp
    let interval: Double?
    /// The time of the frame in which it was called last.
    var called: Timestamp?
    let action: (Timestamp) -> Void
  }
}

extension ScrollHost {
  /// Schedules a timer. `action` is called with the time of the first frame at `time` or later, before scrollers have
  /// that frame. With `interval` the timer is due again that many seconds after it was due; times that have passed by
  /// then are skipped. Timers that are due in the same frame are called in the order of their times, then in the order
  /// of their creation.
  ///
  /// A timer requests a frame, but not a frame that is drawn: call ``setNeedsFrame()`` in `action` if something looks
  /// different. Input is refused in `action`; commands are allowed. A time that is not usable, or an interval that is
  /// not above 0, is refused and counted. The timer is then never called.
  @discardableResult
  public func schedule(
    at time: Timestamp, every interval: Double? = nil, _ action: @escaping (Timestamp) -> Void
  ) -> HostTimer {
    timersMade += 1
    let timer = HostTimer(number: timersMade)
    guard time.seconds.isUsable, interval.map({ $0.isUsable && $0 > 0 }) ?? true else {
      refuse(.unusableNumbers, "schedule(at:every:_:)", "\(time), every \(interval ?? 0) s")
      return timer
    }
    timers.append(HostTimer.Entry(number: timer.number, due: time, interval: interval, action: action))
    if !isFed { notifyHost() }
    return timer
  }

  /// Cancels a timer. Nothing happens if the timer is over.
  public func cancel(_ timer: HostTimer) { timers.removeAll { $0.number == timer.number } }

  /// Calls the timers that are due. Timers that these schedule wait for the next frame.
  func runTimers(at now: Timestamp) {
    let made = timersMade
    // Frames have gone back behind a call: one absurd time does not silence a timer that repeats.
    for index in timers.indices {
      guard let interval = timers[index].interval, let called = timers[index].called, now < called else {
        continue
      }
      (timers[index].due, timers[index].called) = (min(timers[index].due, now + interval), nil)
    }
    var last: (due: Timestamp, number: Int)?
    while let index = nextTimer(at: now, after: last, made: made) {
      let timer = timers[index]
      last = (timer.due, timer.number)
      if let interval = timer.interval {
        let due = timer.due + (csc_floor((now - timer.due) / interval) + 1) * interval
        timers[index].due = due > now ? due : now + interval
        timers[index].called = now
      } else {
        timers.remove(at: index)
      }
      timer.action(now)
    }
  }

  private func nextTimer(at now: Timestamp, after last: (due: Timestamp, number: Int)?, made: Int) -> Int? {
    var next: Int?
    for index in timers.indices where timers[index].due <= now && timers[index].number <= made {
      let timer = timers[index]
      if let last, timer.due < last.due || timer.due == last.due && timer.number <= last.number { continue }
      if let known = next, (timers[known].due, timers[known].number) <= (timer.due, timer.number) { continue }
      next = index
    }
    return next
  }
}
