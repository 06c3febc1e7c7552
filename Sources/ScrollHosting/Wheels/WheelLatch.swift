import ScrollEngine
import ScrollSpace

/// Who has a wheel's gesture: as long as it lasts, the wheel moves no one else.
struct WheelLatch {
  let area: ScrollArea
  /// Where the pointer was when it began.
  let start: Point
  /// When the wheel moved last.
  var time: Timestamp

  /// A pointer that has gone further than this since then begins another gesture, in points: 10, as in Chromium.
  static let pointerSlop = 10.0

  /// Whether a movement without a phase belongs to it.
  func goesOn(at point: Point, _ time: Timestamp) -> Bool {
    let way = point - start
    let pause = area.scroll?.settings.wheelPause ?? 0
    return max(way.x.magnitude, way.y.magnitude) <= Self.pointerSlop && time - self.time <= pause
  }
}
