import ScrollEngine
import ScrollMotion
import ScrollSpace

/// Times of touches that are ahead of the loop. No event comes from the future, so the device or the host was wrong.
extension ScrollHost {
  /// Returns true if a time is so far ahead of a later event or frame that it is no time of an event.
  static func isDoubtful(_ time: Timestamp, at now: Timestamp) -> Bool { time - now > 1 }

  /// Begins touches anew whose times are far ahead of a frame. Scrollers would refuse all that follows.
  func restartDoubtful(at now: Timestamp) {
    for touch in touches where Self.isDoubtful(touch.time, at: now) {
      restart(touch, at: min(now, touch.moves.firstTime ?? now))
    }
  }

  private func restart(_ touch: HostTouch, at time: Timestamp) {
    refuse(.clockReset, "frame(at:)", "touch \(touch.id) from \(touch.time) to \(time)")
    cancelInScrollers(touch)
    touch.pressDue = touch.pressDue.map { time + ($0 - touch.time) }
    (touch.start, touch.time) = (touch.position, time)
    touch.tracker?.reset()
    touch.tracker?.add(touch.position, at: time)
    // One that has left its slop drags at once.
    if touch.isOpen { beginInScrollers(touch, slop: touch.hasLeft ? 0 : touch.slop) }
  }
}
