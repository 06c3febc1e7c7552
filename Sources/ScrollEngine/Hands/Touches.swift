import ScrollMotion
import ScrollSpace

/// The fingers that are down, in the order in which they came. Fingers that pinch come first, and the newest finger
/// moves the content.
struct Touches {
  struct Touch {
    var id: Int
    var position: Point
    var tracker: VelocityTracker
    /// The place and time at which the finger came down.
    var start: Point
    var began: Timestamp
    /// The distance that the finger must move before it drags; nil for the distance in the settings.
    var slop: Double?
    /// The result so far, apart from a long press.
    var outcome: TouchOutcome
  }

  var down: [Touch] = []
  /// The fingers that came down while scrolling was disabled, or were down when scrolling was disabled. They are
  /// ignored.
  var refused: [Int] = []
  /// Unused trackers of lifted fingers, kept so that a touch allocates nothing.
  private var spare: [VelocityTracker] = []
  /// The time of the gesture's latest sample.
  var time = Timestamp.zero
  /// The place of the active finger when it came down, or when something took the content from it. The finger drags
  /// once it is one slop away from here.
  var grip = Point.zero

  /// The mean time between moves, in seconds, if five moves in a row came so seldom that milliseconds may have been
  /// given as seconds.
  private(set) var doubtfulGap: Double?
  /// The moves since the newest finger came down, as long as each move came a second or more after the one before.
  private var seldom: (from: Timestamp, moves: Double)?

  init() {
    down.reserveCapacity(10)
    spare.reserveCapacity(10)
    spare.append(VelocityTracker())
  }

  var isEmpty: Bool { down.isEmpty }
  /// The active finger, which moves the content.
  var active: Touch? { down.last }
  /// The place of the active finger.
  var tip: Point? { down.last?.position }

  func position(of id: Int) -> Point? { down.first { $0.id == id }?.position }

  /// The time at which a finger came down; nil if it is not down.
  func began(_ id: Int) -> Timestamp? { down.first { $0.id == id }?.began }

  /// Adds a finger. With `isBeneath` the active finger stays active.
  mutating func begin(
    _ id: Int, at position: Point, _ time: Timestamp, slop: Double?, as outcome: TouchOutcome,
    by strategy: VelocityStrategy, isBeneath: Bool = false
  ) {
    self.time = isEmpty ? time : max(time, self.time)
    refused.removeAll { $0 == id }
    let time = self.time
    var tracker = spare.popLast() ?? VelocityTracker()
    tracker.strategy = strategy
    tracker.add(position, at: time)
    down.insert(
      Touch(
        id: id, position: position, tracker: tracker, start: position, began: time, slop: slop,
        outcome: outcome),
      at: isBeneath && !down.isEmpty ? down.count - 1 : down.count)
    seldom = (time, 0)
  }

  /// Sets the time of a move.
  mutating func advance(to time: Timestamp) {
    let gap = time - self.time
    self.time = time
    guard gap > 0, let seldom else { return }
    guard gap >= 1 else { return (self.seldom, doubtfulGap) = (nil, nil) }
    self.seldom = (seldom.from, seldom.moves + 1)
    if seldom.moves >= 4 { doubtfulGap = (time - seldom.from) / (seldom.moves + 1) }
  }

  /// Sets back times that are ahead of the clock. Samples with such times are dropped.
  mutating func resetClock(to time: Timestamp) {
    guard self.time > time else { return }
    self.time = time
    for index in down.indices {
      down[index].began = min(down[index].began, time)
      down[index].tracker.reset()
    }
  }

  mutating func move(_ id: Int, to position: Point, slop: Double, isPredicted: Bool) {
    for index in down.indices where down[index].id == id {
      down[index].position = position
      if !isPredicted { down[index].tracker.add(position, at: time) }
      let way = hypotenuse(position - down[index].start)
      if way > down[index].slop ?? slop, down[index].outcome != .drag { down[index].outcome = .moved }
    }
  }

  /// Marks the active finger, and with it all others that are down, as dragging.
  mutating func drag() { for index in down.indices { down[index].outcome = .drag } }

  /// Returns the result of a finger that lifts at a time, if a press of `longPress` seconds is long.
  func outcome(of id: Int, at time: Timestamp, longPress: Double) -> TouchOutcome {
    guard let touch = down.first(where: { $0.id == id }) else { return .none }
    return touch.outcome == .tap && time - touch.began >= longPress ? .longPress : touch.outcome
  }

  mutating func end(_ id: Int) {
    refused.removeAll { $0 == id }
    guard let index = down.firstIndex(where: { $0.id == id }) else { return }
    var tracker = down.remove(at: index).tracker
    tracker.reset()
    spare.append(tracker)
  }

  /// Ignores a finger until it is lifted.
  mutating func refuse(_ id: Int) {
    end(id)
    refused.append(id)
  }

  /// Makes the present place of the active finger the place from which the slop counts.
  mutating func regrip() { grip = tip ?? grip }
}
