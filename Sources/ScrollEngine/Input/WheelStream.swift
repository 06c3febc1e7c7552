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

  /// A swipe begins.
  mutating func begin(at time: Timestamp, by strategy: VelocityStrategy) {
    tracker.reset()
    tracker.strategy = strategy
    (finger, swallowsMomentum) = (.zero, false)
    tracker.add(finger, at: time)
  }

  mutating func add(_ delta: Vector, at time: Timestamp) {
    finger = normalized(finger - delta)
    tracker.add(finger, at: time)
  }
}

extension WheelStream: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&recognizer)
    try archive.field(&tracker)
    try archive.field(&finger, where: isUsable)
    try archive.field(&swallowsMomentum)
  }
}
