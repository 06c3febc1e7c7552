package import ScrollEngine
package import ScrollSpace

/// One finger on a scroller, free in both directions, and a wheel beside it.
///
/// Distances are those of the content, as with a `Hand`.
package final class Finger {
  package let scroll: ScrollController
  /// The time of the next touch or frame, in seconds.
  package var now: Double
  private var place = Point(x: 300, y: 300)

  package init(_ scroll: ScrollController, now: Double = 0) {
    self.scroll = scroll
    self.now = now
  }

  package var offset: Point { scroll.contentOffset }

  package func down() {
    place = Point(x: 300, y: 300)
    scroll.touchBegan(at: place, time: .seconds(now))
  }

  package func move(by distance: Vector, after seconds: Double = 0.008) {
    now += seconds
    place -= distance
    scroll.touchMoved(to: place, time: .seconds(now))
  }

  /// Down, and moves by so much each.
  package func pull(by distance: Vector, times count: Int = 1) {
    down()
    for _ in 0..<count { move(by: distance) }
  }

  package func lift(after seconds: Double = 0) {
    now += seconds
    scroll.touchEnded(at: place, time: .seconds(now))
  }

  /// Down, ten moves at a constant speed of the content, in points per second, and up.
  package func fling(_ speed: Vector) {
    down()
    for _ in 0..<10 { move(by: speed * 0.008) }
    lift()
  }

  package func wheel(by distance: Vector, after seconds: Double = 0.01) {
    now += seconds
    scroll.wheel(by: distance, time: .seconds(now))
  }

  @discardableResult
  package func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
    now += seconds
    return scroll.advance(to: .seconds(now))
  }

  /// Up, and frames until nothing is wanted. Returns where it rests.
  @discardableResult
  package func liftToRest() -> Point {
    lift()
    rest()
    return offset
  }

  /// Frames until nothing is wanted; a minute at most. Calls `body` in each, and returns the offsets on the way.
  @discardableResult
  package func rest(every seconds: Double = 1.0 / 64, _ body: () -> Void = {}) -> [Point] {
    var offsets: [Point] = []
    let end = now + 60
    while frame(after: seconds) != .idle, now < end {
      offsets.append(offset)
      body()
    }
    return offsets
  }
}
