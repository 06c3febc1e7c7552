import ScrollEngine
import ScrollMotion
import ScrollSpace

/// Times of events that are ahead of the loop. No event comes from the future, so the device or the host was wrong.
///
/// The clock of the frames decides. A host gets a frame when a tap or a long press is due: an event that claims to be
/// later by more than a second recognises neither. A time that was accepted because nothing was due is brought back
/// by the next frame, which such a time requests.
extension ScrollHost {
  /// Brings times of events that are far ahead of a frame back to that frame. Otherwise what counts from them would
  /// never be due.
  func bringBack(to now: Timestamp) {
    guard now >= lastTime else { return }
    for touch in touches { restartIfDoubtful(touch, at: now, "frame(at:)") }
    pendingTap?.due.bringBack(to: now + gestureSettings.doubleTapInterval)
    lastTap?.time.bringBack(to: now)
    for index in wheelLatches.indices { wheelLatches[index].time.bringBack(to: now) }
    clickless?.time.bringBack(to: now)
  }

  /// Returns the time at which a touch is lifted. If the event claims to be far later than a tap or a long press is
  /// due, that is the latest known time of the touch.
  func liftTime(of touch: HostTouch, _ time: Timestamp) -> Timestamp {
    if let due = nextGesture, time.isDoubtful(at: due) { return touch.time }
    return max(time, touch.time)
  }

  /// Begins a touch anew whose time is far ahead of a frame or of its own lift. Scrollers would refuse all that
  /// follows.
  func restartIfDoubtful(_ touch: HostTouch, at now: Timestamp, _ call: StaticString) {
    guard now >= lastTime, touch.time.isDoubtful(at: now) else { return }
    let time = min(now, touch.moves.firstTime ?? now)
    refuse(.clockReset, call, "touch \(touch.id) from \(touch.time) to \(time)")
    cancelInScrollers(touch)
    (touch.start, touch.time, touch.pressStart) = (touch.position, time, time)
    touch.tracker?.reset()
    touch.tracker?.add(touch.position, at: time)
    // One that has left its slop drags at once.
    if touch.isOpen { beginInScrollers(touch, slop: touch.hasLeft ? 0 : touch.slop) }
  }
}

extension Timestamp {
  /// Returns true if the time is so far ahead of another one that it is no time of an event.
  func isDoubtful(at now: Timestamp) -> Bool { self - now > 1 }

  /// Sets the time back to another one if the time is far ahead of that one.
  mutating func bringBack(to now: Timestamp) {
    if isDoubtful(at: now) { self = now }
  }
}
