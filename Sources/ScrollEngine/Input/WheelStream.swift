import ScrollMotion
import ScrollSpace

/// A stream of precise deltas: what is recognised in it, and how fast it goes. Its deltas are those on the screen, as the places
/// of a finger are, so that a direction of the content that changes meanwhile changes nothing here.
struct WheelStream {
  var recognizer = SwipeRecognizer()
  private(set) var tracker = VelocityTracker()
  /// Where a finger would be that moves the content as the deltas do.
  private var finger = Point.zero
  /// Whether the system's momentum moves the content: from a swipe on, and on from its lift if the glide is free. Whatever else
  /// takes the content, or decides where it rests, ends that until the next swipe.
  var welcomesMomentum = true

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
    (finger, welcomesMomentum) = (.zero, true)
    tracker.add(finger, at: time)
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
    try archive.field(&welcomesMomentum)
  }
}
