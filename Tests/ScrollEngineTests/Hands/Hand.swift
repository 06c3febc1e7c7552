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

  package init(_ scroll: ScrollController, _ axis: Axis = .vertical, id: Int = 0, now: Double = 0) {
    self.scroll = scroll
    self.axis = axis
    self.id = id
    self.now = now
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

  /// Down, ten moves, up.
  package func fling(at speed: Double, from place: Double = 300) {
    down(at: place)
    swipe(at: speed)
    lift()
  }

  @discardableResult
  package func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
    now += seconds
    return scroll.advance(to: time)
  }

  package func frames(_ count: Int) { for _ in 0..<count { frame() } }

  /// Frames until nothing is wanted; a minute at most. Returns the offsets on the way.
  @discardableResult
  package func rest(every seconds: Double = 1.0 / 64) -> [Double] {
    var offsets: [Double] = []
    let end = now + 60
    while frame(after: seconds) == .needsFrame, now < end { offsets.append(offset) }
    return offsets
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
