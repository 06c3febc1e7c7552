import ScrollMotion
import ScrollSpace

/// A stream of precise deltas: what is recognised in it, and how fast it goes.
struct WheelStream {
  var recognizer = SwipeRecognizer()
  private(set) var tracker = VelocityTracker()
  /// Where a finger would be that moves the content as the deltas do.
  private var finger = Point.zero
  /// Whether the system's momentum moves nothing, until the next swipe: where it rests was decided when fingers lifted.
  var swallowsMomentum = false
  /// How far the content has glided since the lift that the system's momentum counts from: so far the momentum moves nothing.
  var ahead = Vector.zero

  /// When the latest delta came, by the device's own times.
  private(set) var time = Timestamp.zero

  /// A delta comes. Times do not go back, but for a clock that was wrong.
  mutating func come(at time: Timestamp) {
    self.time = self.time - time > ScrollController.clockDoubt ? time : max(time, self.time)
  }

  /// A swipe begins.
  mutating func begin(by strategy: VelocityStrategy) {
    tracker.reset()
    tracker.strategy = strategy
    (finger, swallowsMomentum, ahead) = (.zero, false, .zero)
    tracker.add(finger, at: time)
  }

  /// What is left of a delta once it has gone as far as the content is ahead.
  mutating func catchUp(by delta: Vector) -> Vector {
    var left = delta
    for axis in Axis.both where ahead[axis] * delta[axis] > 0 {
      let part = min(ahead[axis].magnitude, delta[axis].magnitude) * (delta[axis] < 0 ? -1 : 1)
      ahead[axis] -= part
      left[axis] -= part
    }
    return left
  }

  mutating func add(_ delta: Vector) {
    finger = normalized(finger - delta)
    tracker.add(finger, at: time)
  }

  /// The clock was wrong: what came before tells nothing.
  mutating func resetClock(to time: Timestamp) {
    (recognizer, self.time) = (SwipeRecognizer(), time)
    tracker.reset()
  }
}

extension WheelStream: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&recognizer)
    try archive.field(&tracker)
    try archive.field(&finger, where: isUsable)
    try archive.field(&time, where: isUsable)
    try archive.field(&swallowsMomentum)
    try archive.field(&ahead, where: isUsable)
  }
}
