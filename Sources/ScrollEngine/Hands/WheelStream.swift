import ScrollMotion
import ScrollSpace

/// A stream of precise deltas: its recogniser, and its velocity. The deltas are those on the screen, like the places
/// of a finger. A change of the content's direction in the meantime therefore changes nothing here.
struct WheelStream {
  var recognizer = SwipeRecognizer()
  private(set) var tracker = VelocityTracker()
  /// The place of an imaginary finger that moves the content as the deltas do.
  private var finger = Point.zero
  /// True if the system's momentum may move the content: from a swipe on, and after its lift if the glide is free.
  /// Anything else that takes the content, or decides where it rests, ends this until the next swipe.
  var welcomesMomentum = true

  /// The latest start of the system's momentum, in seconds after a lift.
  static let momentumDelay = 0.1

  /// The time of the latest delta, by the device's own times.
  private(set) var time = Timestamp.zero

  /// Receives a delta. Times do not go back, unless a clock was wrong.
  mutating func come(at time: Timestamp) {
    self.time = self.time - time > TimeOrder.doubt ? time : max(time, self.time)
  }

  /// Begins a swipe.
  mutating func begin(by strategy: VelocityStrategy) {
    tracker.reset()
    tracker.strategy = strategy
    (finger, welcomesMomentum) = (.zero, true)
    tracker.add(finger, at: time)
  }

  mutating func add(_ delta: Vector) {
    finger = normalized(finger - delta)
    tracker.add(finger, at: time)
  }

  /// Resets the clock after a wrong time. Earlier deltas are dropped.
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
    try archive.field(&welcomesMomentum)
  }
}
