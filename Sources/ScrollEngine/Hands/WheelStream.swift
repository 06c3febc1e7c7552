import ScrollMotion
import ScrollSpace

/// A stream of precise deltas: its recogniser, and its velocity. The deltas are those on the screen, like the places
/// of a finger. A change of the content's direction in the meantime therefore changes nothing here.
struct WheelStream {
  var recognizer = SwipeRecognizer()
  private(set) var tracker = VelocityTracker()
  /// The place of an imaginary finger that moves the content as the deltas do.
  private var finger = Point.zero
  /// True if the system's momentum may move the content, or show where it rests: from a swipe on, and after its lift.
  /// Anything else that takes the content, or decides where it rests, ends this until the next swipe.
  var welcomesMomentum = true

  /// The last deltas, of fingers or of momentum.
  private var falling = FallingDeltas()
  /// The distance of the system's momentum since the lift, and the number of its deltas.
  private(set) var momentum = (distance: Vector.zero, count: 0)

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
    (falling, momentum) = (FallingDeltas(), (.zero, 0))
    tracker.strategy = strategy
    (finger, welcomesMomentum) = (.zero, true)
    tracker.add(finger, at: time)
  }

  /// Receives a delta of momentum that does not move the content.
  mutating func follow(_ delta: Vector) {
    if delta == .zero { return }
    falling.add(delta)
    momentum = (normalized(momentum.distance + delta), momentum.count + 1)
  }

  /// Returns how far momentum goes on each axis of the screen, counted from the lift; nil if its deltas do not show it.
  func momentumDistance(isOver: Bool) -> PerAxis<Double?> {
    func distance(_ axis: Axis) -> Double? {
      let distance = momentum.distance[axis]
      return isOver || distance == 0 ? distance : falling.rest(axis).map { distance + $0 }
    }
    return PerAxis(x: distance(.horizontal), y: distance(.vertical))
  }

  /// Returns how far a stream goes whose momentum begins with a delta; nil if its deltas do not show it.
  func distance(of delta: Vector) -> PerAxis<Double?> {
    var stream = self
    stream.momentum = (.zero, 0)
    stream.follow(delta)
    return stream.momentumDistance(isOver: false)
  }

  mutating func add(_ delta: Vector) {
    momentum = (.zero, 0)
    falling.add(delta)
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
    try archive.field(&falling)
    try archive.field(&momentum.distance, where: isUsable)
    try archive.field(&momentum.count, where: { $0 >= 0 })
  }
}
