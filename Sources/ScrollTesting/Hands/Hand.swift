public import ScrollEngine
public import ScrollSpace

/// A finger on a scroller, along one axis, and the frames in between: the short way to drive a scroller in a test.
///
/// A ``TestHost`` plays whole gestures, and records their effects. A hand makes each move separately, so that a test
/// can check the scroller between two moves.
///
/// Distances and speeds are those of the content: a finger that swipes by +100 moves up or left, and the offset grows
/// by 100.
public final class Hand {
  /// The scroller that the hand is on.
  public let scroll: ScrollController
  /// The axis along which the finger moves.
  public let axis: Axis
  /// The number of the touch.
  public let id: Int
  /// The time of the next touch or frame, in seconds.
  public var now: Double
  /// The position of the finger, along the axis.
  public private(set) var place = 0.0

  /// Creates a hand for a scroller. If an offset is given, the hand sets the offset along the axis first, and then
  /// draws some frames.
  public init(
    _ scroll: ScrollController, _ axis: Axis = .vertical, id: Int = 0, now: Double = 0,
    at offset: Double? = nil, frames count: Int = 0
  ) {
    self.scroll = scroll
    self.axis = axis
    self.id = id
    self.now = now
    if let offset { scroll.contentOffset[axis] = offset }
    frames(count)
  }

  /// The time of the next touch or frame.
  public var time: Timestamp { .seconds(now) }
  /// The content offset along the axis, in points.
  public var offset: Double { scroll.contentOffset[axis] }
  /// The offset at which the content comes to rest along the axis, in points.
  public var destination: Double { scroll.destination[axis] }
  /// The velocity of the content along the axis, in points per second.
  public var speed: Double { scroll.velocity[axis] }

  /// Puts the finger down.
  public func down(at place: Double = 300) {
    self.place = place
    scroll.touchBegan(at: axis.point(place), time: time, id: id)
  }

  /// Moves the finger once, after some seconds.
  public func move(by distance: Double, after seconds: Double = 0.008) {
    now += seconds
    place -= distance
    scroll.touchMoved(to: axis.point(place), time: time, id: id)
  }

  /// Moves the finger past the slop of 10 points in one move, and then by exactly this distance.
  public func drag(by distance: Double) {
    move(by: distance < 0 ? -10.0 : 10.0)
    move(by: distance)
  }

  /// Puts the finger down, moves the finger past the slop, and then by exactly this distance.
  public func pull(by distance: Double) {
    down()
    drag(by: distance)
  }

  /// Puts the finger down, moves it past the slop and by exactly this distance, holds it still for some seconds, and
  /// lifts it.
  public func pull(by distance: Double, for seconds: Double) {
    pull(by: distance)
    lift(after: seconds)
  }

  /// Pulls by this distance for some seconds, then draws frames until none is needed. Returns the offset at rest.
  @discardableResult
  public func pullToRest(by distance: Double, for seconds: Double) -> Double {
    pull(by: distance, for: seconds)
    return resting()
  }

  /// Moves the finger ten times at a constant speed, in points per second. The moves are 8 ms apart.
  public func swipe(at speed: Double) {
    for _ in 0..<10 { move(by: speed * 0.008) }
  }

  /// Lifts the finger, after some seconds and a last move.
  public func lift(after seconds: Double = 0, moving distance: Double = 0) {
    now += seconds
    place -= distance
    scroll.touchEnded(at: axis.point(place), time: time, id: id)
  }

  /// Copies the position of the finger of another hand.
  public func place(like other: Hand) { place = other.place }

  /// Cancels the touch, as a system does that takes the touch away.
  public func cancel() { scroll.touchCancelled(time: time, id: id) }

  /// Flings the content: the finger comes down, moves ten times at a speed in points per second, and is lifted. Some
  /// frames follow.
  public func fling(at speed: Double, from place: Double = 300, frames count: Int = 0) {
    down(at: place)
    swipe(at: speed)
    lift()
    frames(count)
  }

  /// Flings the content, then draws frames until none is needed. Returns the offset at rest.
  @discardableResult
  public func flingToRest(at speed: Double) -> Double {
    fling(at: speed)
    return resting()
  }

  /// Lifts the finger, then draws frames until none is needed. Returns the offset at rest.
  @discardableResult
  public func liftToRest(after seconds: Double = 0) -> Double {
    lift(after: seconds)
    return resting()
  }

  /// Animates to an offset along the axis, and to 0 across, and draws some frames.
  public func travel(to offset: Double, frames count: Int) {
    scroll.setContentOffset(axis.point(offset), animated: true)
    frames(count)
  }

  /// Animates to an offset, then draws frames until none is needed. Returns the offset at rest.
  @discardableResult
  public func travelToRest(at offset: Double) -> Double {
    travel(to: offset, frames: 0)
    return resting()
  }

  /// Draws a frame, after some seconds. Returns the scroller's demand for frames.
  @discardableResult
  public func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
    now += seconds
    return scroll.advance(to: time)
  }

  /// Draws some frames, 64 a second.
  public func frames(_ count: Int) { for _ in 0..<count { frame() } }

  /// Draws frames until none is needed, for a minute at most. Calls `body` in each frame, and returns the offsets on
  /// the way.
  @discardableResult
  public func rest(every seconds: Double = 1.0 / 64, _ body: () -> Void = {}) -> [Double] {
    var offsets: [Double] = []
    let end = now + 60
    while frame(after: seconds) == .needsFrame, now < end {
      offsets.append(offset)
      body()
    }
    return offsets
  }

  /// Draws frames until none is needed. Returns the offset at rest.
  public func resting() -> Double {
    rest()
    return offset
  }

  /// Draws frames until none is needed. Returns the offset at rest, or nil if it differs from the destination before
  /// the first frame.
  public func restingAtDestination() -> Double? {
    let expected = destination
    return resting() == expected ? expected : nil
  }
}
