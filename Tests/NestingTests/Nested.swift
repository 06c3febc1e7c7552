import Hands

/// A page of 400 points with 600 points of room, and in it a list of 300 points with 500 points of room.
final class Nested {
  /// Two policies that latch, and one that shares each movement.
  static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]
  let page: NestedScroller
  let list: NestedScroller
  let nest: ScrollNest
  let axis: Axis
  var now = 0.0
  private(set) var place = 250.0
  private let middle = Point(x: 250, y: 250)

  /// The list begins at an offset along the axis.
  init(
    _ axis: Axis, policy: any NestingPolicy, page links: [any ScrollBehavior] = [Clamping()],
    list others: [any ScrollBehavior] = [Clamping()], at offset: Double = 0
  ) {
    self.axis = axis
    page = NestedScroller(scroller(links, viewport: 400, content: 1_000))
    list = page.add(scroller(others, viewport: 300, content: 800), at: Point(x: 100, y: 100))
    nest = ScrollNest(page, policy: policy)
    if offset != 0 { list.scroll.contentOffset[axis] = offset }
  }

  var offsets: [Double] { [page, list].map { $0.scroll.contentOffset[axis] } }
  var destinations: [Double] { [page, list].map { $0.scroll.destination[axis] } }
  var time: Timestamp { .seconds(now) }

  func down() {
    place = 250
    nest.touchBegan(at: axis.point(place, across: 250), time: time)
  }

  /// Moves the finger so that the content scrolls by a distance.
  func move(by way: Double, after seconds: Double = 0.008) {
    place -= way
    move(to: axis.point(place, across: 250), after: seconds)
  }

  func move(to point: Point, after seconds: Double) {
    now += seconds
    nest.touchMoved(to: point, time: time)
  }

  func pull(by way: Double) {
    down()
    move(by: way < 0 ? -10.0 : 10.0)
    move(by: way)
  }

  @discardableResult
  func lift(after seconds: Double = 0) -> TouchOutcome {
    now += seconds
    return nest.touchEnded(at: axis.point(place, across: 250), time: time)
  }

  func liftToRest(after seconds: Double = 0) {
    lift(after: seconds)
    frames()
  }

  func fling(at speed: Double) {
    down()
    for _ in 0..<12 { move(by: speed * 0.008) }
    lift()
  }

  /// Fingers on a trackpad over a point of the list, or over another point, 8 ms after the last event.
  func swipe(_ delta: Double, _ phase: WheelPhase, at point: Point? = nil, ahead: Double = 0) {
    now += 0.008
    nest.wheel(by: axis.vector(delta), phase: phase, at: point ?? middle, time: time + ahead)
  }

  /// Two fingers come down in the middle of the list, and spread at once.
  func pinch(to scale: Double) {
    nest.pinchBegan(at: middle, time: time)
    nest.pinchMoved(to: middle, scale: scale, time: time)
  }

  func endPinch(after seconds: Double) {
    now += seconds
    nest.pinchEnded(time: time)
  }

  @discardableResult
  func frame(after seconds: Double) -> FrameDemand {
    now += seconds
    return nest.advance(to: time)
  }

  func frames(until isDone: () -> Bool = { false }) {
    for _ in 0..<2_000 where !isDone() {
      if frame(after: 1.0 / 60) == .idle { return }
    }
  }
}
