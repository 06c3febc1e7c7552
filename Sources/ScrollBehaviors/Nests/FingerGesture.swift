import ScrollMotion
import ScrollSpace

/// A gesture of one or several fingers, from the first that comes down to the last that goes.
struct FingerGesture {
  enum State {
    /// Within the slop.
    case undecided
    case taken(Rails.Course)
    /// Nobody takes it.
    case lost
  }

  struct Finger {
    let id: Int
    var position: Point
  }

  /// Whom its movements are offered to.
  var route: NestedRoute
  /// The scrollers that hear of the fingers: at first those under the first finger, from the inside out.
  var takers: [NestedTaker]
  /// The scroller that moved by itself until it was caught.
  let caught: NestedScroller?
  /// Where the finger in charge was when it took charge.
  private(set) var start: Point
  /// Where each finger is, in the order in which they came: the newest moves the content.
  var fingers: [Finger]
  /// The samples of the finger in charge, whose velocity scrollers are let go with.
  var tracker = VelocityTracker()
  var state = State.undecided

  init(_ route: NestedRoute, at start: Point, _ time: Timestamp, id: Int) {
    self.route = route
    takers = route.path.map { NestedTaker(scroller: $0, position: start - ($0.frame.origin - .zero)) }
    caught = route.path.first { $0.scroll.phase == .decelerating || $0.scroll.phase == .wheeling }
    (self.start, fingers) = (start, [Finger(id: id, position: start)])
    tracker.add(start, at: time)
  }

  /// Another finger is in charge. The slop counts from where that is.
  mutating func follow(_ position: Point, at time: Timestamp) {
    start = position
    tracker.reset()
    tracker.add(position, at: time)
  }
}
