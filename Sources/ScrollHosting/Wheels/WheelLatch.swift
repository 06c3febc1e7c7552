import ScrollEngine
import ScrollSpace

/// The scrollers that have a wheel's gesture. As long as the gesture lasts, the wheel moves no other scroller.
struct WheelLatch {
  /// The number of the wheel, as its events have it.
  let id: Int
  /// The areas of the scrollers that fingers hold, or that of the scroller that the gesture moves. Empty if that has
  /// left the host or takes no input by now: the rest of the gesture moves none.
  var areas: [ScrollArea] = []
  /// True if a movement has decided which scroller the gesture moves.
  var isDecided = false
  /// Where the pointer was when it began.
  let start: Point
  /// The time when the wheel moved last.
  var time: Timestamp
  /// The longest pause within a gesture without phases, in seconds.
  var pause = 0.0

  init(id: Int, start: Point, time: Timestamp) { (self.id, self.start, self.time) = (id, start, time) }

  /// The distance of the pointer from the start after which another gesture begins, in points: 10, as in Chromium.
  static let pointerSlop = 10.0

  /// Returns true if a movement without a phase belongs to the gesture.
  func goesOn(at point: Point, _ time: Timestamp) -> Bool {
    let way = point - start
    return max(way.x.magnitude, way.y.magnitude) <= Self.pointerSlop && time - self.time <= pause
  }
}

extension [WheelLatch] {
  /// The gesture of the wheel with a number, if there is one.
  subscript(of id: Int) -> WheelLatch? {
    get { first { $0.id == id } }
    set {
      removeAll { $0.id == id }
      if let newValue { append(newValue) }
    }
  }
}
