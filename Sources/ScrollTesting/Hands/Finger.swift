public import ScrollEngine
public import ScrollSpace

/// A finger on a scroller that moves freely in both directions, and a wheel beside the finger.
///
/// Distances are those of the content, as with a `Hand`.
public final class Finger {
  /// The scroller that the finger is on.
  public let scroll: ScrollController
  /// The time of the next touch or frame, in seconds.
  public var now: Double
  private var place = Point(x: 300, y: 300)

  /// Creates a finger for a scroller, at a time in seconds.
  public init(_ scroll: ScrollController, now: Double = 0) {
    self.scroll = scroll
    self.now = now
  }

  /// The content offset.
  public var offset: Point { scroll.contentOffset }

  /// Puts the finger down, at (300, 300).
  public func down() {
    place = Point(x: 300, y: 300)
    scroll.touchBegan(at: place, time: .seconds(now))
  }

  /// Moves the finger once, after some seconds.
  public func move(by distance: Vector, after seconds: Double = 0.008) {
    now += seconds
    place -= distance
    scroll.touchMoved(to: place, time: .seconds(now))
  }

  /// Puts the finger down, and moves the finger `count` times by a distance.
  public func pull(by distance: Vector, times count: Int = 1) {
    down()
    for _ in 0..<count { move(by: distance) }
  }

  /// Lifts the finger, after some seconds.
  public func lift(after seconds: Double = 0) {
    now += seconds
    scroll.touchEnded(at: place, time: .seconds(now))
  }

  /// Flings the content: the finger comes down, moves ten times at a velocity in points per second, and is lifted.
  public func fling(_ speed: Vector) {
    down()
    for _ in 0..<10 { move(by: speed * 0.008) }
    lift()
  }

  /// Turns the wheel by some points, after some seconds.
  public func wheel(by distance: Vector, after seconds: Double = 0.01) {
    now += seconds
    scroll.wheel(by: distance, time: .seconds(now))
  }

  /// Draws a frame, after some seconds. Returns the scroller's demand for frames.
  @discardableResult
  public func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
    now += seconds
    return scroll.advance(to: .seconds(now))
  }

  /// Lifts the finger, then draws frames until none is needed. Returns the offset at rest.
  @discardableResult
  public func liftToRest() -> Point {
    lift()
    rest()
    return offset
  }

  /// Draws frames until none is needed, for a minute at most. Calls `body` in each frame, and returns the offsets on
  /// the way.
  @discardableResult
  public func rest(every seconds: Double = 1.0 / 64, _ body: () -> Void = {}) -> [Point] {
    var offsets: [Point] = []
    let end = now + 60
    while frame(after: seconds) != .idle, now < end {
      offsets.append(offset)
      body()
    }
    return offsets
  }
}
