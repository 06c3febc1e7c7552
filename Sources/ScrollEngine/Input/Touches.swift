import ScrollMotion
import ScrollSpace

/// The fingers that are down, in the order in which they came. The newest moves the content, and before it
/// fingers that pinch.
struct Touches {
  struct Touch {
    var id: Int
    var position: Point
    var tracker: VelocityTracker
    /// Where and when it came down.
    var start: Point
    var began: Timestamp
    /// How far it must go to drag; nil: as far as the settings say.
    var slop: Double?
    /// What it has become so far, if it were no long press.
    var outcome: TouchOutcome
  }

  var down: [Touch] = []
  /// Fingers that came down while scrolling was disabled, or were down when it was: nothing follows them.
  var refused: [Int] = []
  /// Trackers of fingers that are up: they are used again, so that a touch allocates nothing.
  private var spare: [VelocityTracker] = []
  /// The time of the gesture's latest sample.
  var time = Timestamp.zero
  /// Where the finger in charge was when it came down, or when something took the content from it: one slop from
  /// here it drags.
  var grip = Point.zero

  /// The mean time between moves, in seconds, if five in a row came as seldom as if milliseconds were given as seconds.
  private(set) var doubtfulGap: Double?
  /// The moves since the newest finger came down, as long as all of them came a second or more after the one before.
  private var seldom: (from: Timestamp, moves: Double)?

  init() {
    down.reserveCapacity(10)
    spare.reserveCapacity(10)
    spare.append(VelocityTracker())
  }

  var isEmpty: Bool { down.isEmpty }
  /// The finger in charge.
  var active: Touch? { down.last }
  /// Where the finger in charge is.
  var tip: Point? { down.last?.position }

  func position(of id: Int) -> Point? { down.first { $0.id == id }?.position }

  /// `isBeneath` leaves the finger in charge that is so already.
  mutating func begin(
    _ id: Int, at position: Point, slop: Double?, as outcome: TouchOutcome, by strategy: VelocityStrategy,
    isBeneath: Bool = false
  ) {
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

  /// The time of a move.
  mutating func advance(to time: Timestamp) {
    let gap = time - self.time
    self.time = time
    guard gap > 0, let seldom else { return }
    guard gap >= 1 else { return (self.seldom, doubtfulGap) = (nil, nil) }
    self.seldom = (seldom.from, seldom.moves + 1)
    if seldom.moves >= 4 { doubtfulGap = (time - seldom.from) / (seldom.moves + 1) }
  }

  mutating func move(_ id: Int, to position: Point, slop: Double, isPredicted: Bool) {
    for index in down.indices where down[index].id == id {
      down[index].position = position
      if !isPredicted { down[index].tracker.add(position, at: time) }
      let way = hypotenuse(position - down[index].start)
      if way > down[index].slop ?? slop, down[index].outcome != .drag { down[index].outcome = .moved }
    }
  }

  /// The finger in charge moves the content, and with it all others that are down.
  mutating func drag() { for index in down.indices { down[index].outcome = .drag } }

  /// What a finger is that goes at a time, if a press is long that takes so many seconds.
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

  /// Nothing follows this finger until it is lifted.
  mutating func refuse(_ id: Int) {
    end(id)
    refused.append(id)
  }

  /// Takes the present place of the finger in charge for the one from which the slop counts.
  mutating func regrip() { grip = tip ?? grip }
}
