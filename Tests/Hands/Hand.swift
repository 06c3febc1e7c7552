package import ScrollEngine
package import ScrollSpace

/// One finger on a scroller, along one axis, and the frames in between.
///
/// Distances and speeds are those of the content: a finger that swipes by +100 moves up or left, and the
/// offset grows by 100.
package final class Hand {
  package let scroll: ScrollController
  package let axis: Axis
  package let id: Int
  /// The time of the next touch or frame, in seconds.
  package var now: Double
  /// Where the finger is, along the axis.
  package private(set) var place = 0.0

  /// A hand beside a scroller, which it places first where an offset along the axis is given, and some frames.
  package init(
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

  package var time: Timestamp { .seconds(now) }
  package var offset: Double { scroll.contentOffset[axis] }
  package var destination: Double { scroll.destination[axis] }
  package var speed: Double { scroll.velocity[axis] }

  package func down(at place: Double = 300) {
    self.place = place
    scroll.touchBegan(at: axis.point(place), time: time, id: id)
  }

  /// One move of the finger.
  package func move(by distance: Double, after seconds: Double = 0.008) {
    now += seconds
    place -= distance
    scroll.touchMoved(to: axis.point(place), time: time, id: id)
  }

  /// Past the slop of 10 in one move, then exactly this far.
  package func drag(by distance: Double) {
    move(by: distance < 0 ? -10.0 : 10.0)
    move(by: distance)
  }

  /// Down, past the slop, then exactly this far.
  package func pull(by distance: Double) {
    down()
    drag(by: distance)
  }

  /// Down, past the slop, then exactly this far, held for a moment and up.
  package func pull(by distance: Double, for seconds: Double) {
    pull(by: distance)
    lift(after: seconds)
  }

  /// The same, and frames until nothing is wanted. Returns where it rests.
  @discardableResult
  package func pullToRest(by distance: Double, for seconds: Double) -> Double {
    pull(by: distance, for: seconds)
    return resting()
  }

  /// Ten moves at a constant speed, 8 ms apart, in points per second.
  package func swipe(at speed: Double) {
    for _ in 0..<10 { move(by: speed * 0.008) }
  }

  package func lift(after seconds: Double = 0, moving distance: Double = 0) {
    now += seconds
    place -= distance
    scroll.touchEnded(at: axis.point(place), time: time, id: id)
  }

  /// Takes over from another hand.
  package func place(like other: Hand) { place = other.place }

  package func cancel() { scroll.touchCancelled(time: time, id: id) }

  /// Down, ten moves, up, and some frames.
  package func fling(at speed: Double, from place: Double = 300, frames count: Int = 0) {
    down(at: place)
    swipe(at: speed)
    lift()
    frames(count)
  }

  /// A fling, and frames until nothing is wanted. Returns where it rests.
  @discardableResult
  package func flingToRest(at speed: Double) -> Double {
    fling(at: speed)
    return resting()
  }

  /// Up, and frames until nothing is wanted. Returns where it rests.
  @discardableResult
  package func liftToRest(after seconds: Double = 0) -> Double {
    lift(after: seconds)
    return resting()
  }

  /// The program's animation to an offset along the axis, 0 across, and some frames.
  package func travel(to offset: Double, frames count: Int) {
    scroll.setContentOffset(axis.point(offset), animated: true)
    frames(count)
  }

  /// The same, and frames until nothing is wanted. Returns where it rests.
  @discardableResult
  package func travelToRest(at offset: Double) -> Double {
    travel(to: offset, frames: 0)
    return resting()
  }

  @discardableResult
  package func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
    now += seconds
    return scroll.advance(to: time)
  }

  package func frames(_ count: Int) { for _ in 0..<count { frame() } }

  /// Frames until nothing is wanted; a minute at most. Calls `body` in each, and returns the offsets on the way.
  @discardableResult
  package func rest(every seconds: Double = 1.0 / 64, _ body: () -> Void = {}) -> [Double] {
    var offsets: [Double] = []
    let end = now + 60
    while frame(after: seconds) == .needsFrame, now < end {
      offsets.append(offset)
      body()
    }
    return offsets
  }

  /// Frames until nothing is wanted. Returns where it rests.
  package func resting() -> Double {
    rest()
    return offset
  }

  /// Frames until nothing is wanted. Returns where it rests; nil if the scroller has another destination now.
  package func restingAsTold() -> Double? {
    let told = destination
    return resting() == told ? told : nil
  }
}

extension Axis {
  /// A point with this coordinate along the axis, and another across.
  package func point(_ along: Double, across: Double = 0) -> Point {
    var point = Point(x: across, y: across)
    point[self] = along
    return point
  }

  /// A vector with this part along the axis, and another across.
  package func vector(_ along: Double, across: Double = 0) -> Vector {
    var vector = Vector(x: across, y: across)
    vector[self] = along
    return vector
  }

  /// A size with this length along the axis, and another across.
  package func size(_ along: Double, across: Double) -> Size {
    var size = Size(width: across, height: across)
    size[self] = along
    return size
  }

  /// An inset at one end of the axis.
  package func inset(_ side: Side, _ distance: Double) -> Insets {
    switch (self, side) {
    case (.horizontal, .lower): Insets(left: distance)
    case (.horizontal, .upper): Insets(right: distance)
    case (.vertical, .lower): Insets(top: distance)
    case (.vertical, .upper): Insets(bottom: distance)
    }
  }
}

extension ScrollController {
  /// A scroller onto what its links bring.
  package convenience init(_ viewport: Size, _ links: [any ScrollBehavior]) {
    self.init(viewport: viewport, behaviors: links)
  }
}

/// A scroller with a square viewport onto square content, so that both axes have the same walls:
/// 0 and 1600 if not said otherwise.
package func scroller(
  _ behaviors: [any ScrollBehavior], viewport: Double = 400, content: Double = 2_000,
  delegate: (any ScrollDelegate)? = nil
) -> ScrollController {
  let scroll = ScrollController(
    viewport: Size(width: viewport, height: viewport), content: Size(width: content, height: content),
    behaviors: behaviors)
  scroll.delegate = delegate
  return scroll
}
