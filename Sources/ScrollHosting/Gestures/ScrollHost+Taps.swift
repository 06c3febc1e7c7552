import ScrollEngine
import ScrollSpace

/// The latest tap. A further tap that comes soon, and near the latest one, gets the next number.
struct TapRecord {
  let area: ScrollArea
  let position: Point
  var time: Timestamp
  let count: Int
}

/// A tap that is reported once no double tap can follow.
struct PendingTap {
  let area: ScrollArea
  let gesture: TapGesture
  var due: Timestamp
  let reach: Double
}

extension ScrollHost {
  func recognizeTap(_ touch: HostTouch, _ area: ScrollArea) {
    guard area.host === self else { return }
    let reach = reach(of: touch)
    var count = 1
    if let last = lastTap, last.area === area,
      (touch.time - last.time).magnitude <= gestureSettings.doubleTapInterval,
      isNear(touch.position, last.position, reach)
    {
      count = last.count + 1
    }
    if count == 1, let pending = pendingTap {
      // This is not its second one.
      endPendingTap(pending)
      guard area.host === self else { return }
    }
    lastTap = TapRecord(area: area, position: touch.position, time: touch.time, count: count)
    let gesture = tap(touch.position, touch.time, touch.id, count, in: area)
    guard let doubleTap = area.gestures.doubleTap else {
      area.gestures.tap?(gesture)
      return
    }
    if count == 2 {
      (lastTap, pendingTap) = (nil, nil)
      doubleTap(gesture)
    } else if area.gestures.waitsForDoubleTap {
      let due = touch.time + gestureSettings.doubleTapInterval
      pendingTap = PendingTap(area: area, gesture: gesture, due: due, reach: reach)
    } else {
      area.gestures.tap?(gesture)
    }
  }

  /// Lets a touch that is down make no tap, because the program acts on the system's click in its place. The outcome of
  /// the touch does not change.
  package func withholdTap(of id: Int) { touch(id)?.tapArea = nil }

  /// Brings touches to the time of an input: moves that no frame has seen, then what is due.
  func catchUp(to time: Timestamp) {
    flushMoves(at: time)
    recognize { $0 <= time && !time.isDoubtful(at: $0) }
  }

  /// Recognises long presses and taps that are due.
  func recognize(_ isDue: (Timestamp) -> Bool) {
    for touch in touches {
      if let due = touch.pressDue, isDue(due) { press(touch, due) }
    }
    if let pending = pendingTap, isDue(pending.due) { endPendingTap(pending) }
  }

  /// The time when the next long press or tap is due.
  var nextGesture: Timestamp? {
    var earliest = pendingTap?.due
    for touch in touches {
      if let due = touch.pressDue { earliest = min(earliest ?? due, due) }
    }
    return earliest
  }

  /// Reports a tap that waits if the next touch comes down elsewhere or too late.
  func endPendingTap(before touch: HostTouch, on area: ScrollArea?) {
    if let pending = pendingTap, !isSecond(touch, area, of: pending) { endPendingTap(pending) }
  }

  private func isSecond(_ touch: HostTouch, _ area: ScrollArea?, of pending: PendingTap) -> Bool {
    area === pending.area && (touch.time <= pending.due || touch.time.isDoubtful(at: pending.due))
      && isNear(touch.position, pending.gesture.windowPosition, pending.reach)
  }

  /// The tap has come as one by itself: no other one counts on from it to a double tap.
  func endPendingTap(_ pending: PendingTap) {
    (pendingTap, lastTap) = (nil, nil)
    pending.area.gestures.tap?(pending.gesture)
  }

  private func reach(of touch: HostTouch) -> Double {
    touch.device == .mouse ? gestureSettings.mouseSlop : gestureSettings.doubleTapDistance
  }

  private func isNear(_ one: Point, _ other: Point, _ reach: Double) -> Bool {
    let way = one - other
    return max(way.x.magnitude, way.y.magnitude) <= reach
  }
}
