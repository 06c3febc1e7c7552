import ScrollEngine
import ScrollSpace

/// The scroller that has a wheel's gesture. As long as the gesture lasts, the wheel moves no other scroller.
struct WheelLatch {
  /// Nil if who had the gesture has left the host or takes no input by now: the rest of the gesture moves no one.
  var area: ScrollArea?
  /// Where the pointer was when it began.
  let start: Point
  /// The time when the wheel moved last.
  var time: Timestamp
  /// The longest pause within a gesture without phases, in seconds.
  let pause: Double

  /// The distance of the pointer from the start after which another gesture begins, in points: 10, as in Chromium.
  static let pointerSlop = 10.0

  /// Returns true if a movement without a phase belongs to the gesture.
  func goesOn(at point: Point, _ time: Timestamp) -> Bool {
    let way = point - start
    return max(way.x.magnitude, way.y.magnitude) <= Self.pointerSlop && time - self.time <= pause
  }
}
