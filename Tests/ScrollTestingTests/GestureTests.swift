import Hands
import Testing

/// Gestures do to a scroller what they say, at any rate and with jitter.
@Suite struct GestureTests {
  private func host(_ links: [any ScrollBehavior] = []) -> TestHost {
    let host = TestHost(scroller(links, content: 20_000))
    host.scroll.contentOffset = Point(x: 5_000, y: 5_000)
    host.clear()
    return host
  }

  static let samplings = [40.0, 60, 125, 1_000].flatMap { rate in
    [0, 0.3].map { InputSampling(rate: rate, timeJitter: $0, seed: 7) }
  }

  @Test(arguments: samplings) func flingLiftsAtItsVelocity(_ sampling: InputSampling) {
    let host = host()
    let velocity = Vector(x: -300, y: 1_600)
    host.perform(.fling(velocity: velocity, over: 0.2, sampling: sampling))
    let speed = host.scroll.velocity
    #expect((speed.x - velocity.x).magnitude < 1 && (speed.y - velocity.y).magnitude < 1, "\(speed)")
    #expect(host.scroll.isDecelerating)
  }

  @Test(arguments: samplings, [Vector(x: 0, y: 300), Vector(x: -250, y: 0), Vector(x: 30, y: -40)])
  func dragMovesByItsDistanceAndRests(_ sampling: InputSampling, _ distance: Vector) {
    let host = host()
    host.perform(.drag(by: distance, sampling: sampling))
    let way = host.scroll.contentOffset - Point(x: 5_000, y: 5_000) - distance
    #expect(max(way.x.magnitude, way.y.magnitude) < 1e-9, "\(way)")
    #expect(host.scroll.phase == .idle)
  }

  @Test func gestureIsPrintedInOneLine() {
    let up = Vector(x: 0, y: 300)
    let expected: [(Gesture, String)] = [
      (.tap(), "2 calls in 0.05 s: touchBegan, touchEnded, at (200.0, 200.0)"),
      (
        .fling(velocity: Vector(x: 0, y: 1_500)),
        "15 calls in 0.1 s: touchBegan, touchMoved × 13, touchEnded, from (200.0, 200.0) to (200.0, 50.0)"
      ),
      (.wheel(by: up, times: 3), "3 calls in 0.032 s: wheel × 3, by (0.0, 900.0)"),
      (.step(.notches(Vector(x: 0, y: 1))), "1 call in 0 s: notch step, by (0.0, 1.0)"),
      (Gesture(), "no calls"),
    ]
    for (gesture, text) in expected { #expect("\(gesture)" == text) }
    let pinch = Gesture.pinch(to: 2.5)
    #expect("\(pinch)".hasSuffix("pinchEnded, at (200.0, 200.0), to 2.5 × the spread"))
    #expect(String(reflecting: pinch).split(separator: "\n").count == pinch.calls.count + 1)
    #expect("\(Gesture.flicks(40, velocity: up))".count < 120)
  }

  @Test func timedDragFlingsAtItsMeanSpeed() {
    let host = host()
    host.perform(.timedDrag(by: Vector(x: 0, y: 200), over: 0.25))
    #expect((host.scroll.velocity.y - 800).magnitude < 1)
    host.perform(.tap())
    #expect(host.scroll.phase == .idle)
  }

  @Test func positionJitterKeepsBothEndsExact() {
    let gesture = Gesture.drag(
      by: Vector(x: 0, y: 100), sampling: InputSampling(positionJitter: 3, seed: 5))
    let plain = Gesture.drag(by: Vector(x: 0, y: 100))
    #expect(gesture.calls.map(\.time) == plain.calls.map(\.time))
    let (points, plainPoints) = (gesture.calls.map(\.point), plain.calls.map(\.point))
    #expect(points.first == plainPoints.first && points.last == plainPoints.last)
    #expect(points.dropFirst(3).dropLast(2) != plainPoints.dropFirst(3).dropLast(2))
  }

  @Test(arguments: [0, 0.45]) func inputsComeInOrder(_ jitter: Double) {
    let gesture = Gesture.flicks(
      4, velocity: Vector(x: 0, y: 900), sampling: InputSampling(timeJitter: jitter))
    let times = gesture.calls.compactMap(\.time)
    #expect(times == times.sorted() && Set(times).count == times.count - 4)
    let again = Gesture.flicks(
      4, velocity: Vector(x: 0, y: 900), sampling: InputSampling(timeJitter: jitter))
    #expect("\(gesture.calls)" == "\(again.calls)")
  }

  @Test func repeatedFlicksCatchTheContent() {
    let host = host()
    host.perform(.flicks(3, velocity: Vector(x: 0, y: 900)))
    #expect(host.timeline.difference(from: "idle ▏drag▕ decel… ▏drag▕ decel… ▏drag▕ decel") == nil)
  }

  @Test func notchesGoByNotches() throws {
    let host = host()
    host.perform(.step(.notches(Vector(x: 0, y: 1)), times: 3))
    try host.settle()
    #expect(host.scroll.contentOffset.y == 5_000 + 3 * host.scroll.settings.notchLength)
  }

  @Test(arguments: [DecelerationRate.normal, nil]) func swipeGoesAsFarAsItsMomentum(_ rate: DecelerationRate?)
    throws
  {
    let host = host()
    host.perform(.swipe(velocity: Vector(x: 0, y: 1_000), momentum: rate))
    try host.settle()
    // 100 points by the fingers, and v/k = 1,000/2.002 by the momentum or the glide.
    #expect((host.scroll.contentOffset.y - 5_599.5).magnitude < 8, "\(host.scroll.contentOffset)")
  }

  @Test func pinchZoomsAboutItsFocus() throws {
    let host = host()
    host.scroll.settings.maximumZoomScale = 4
    let focus = Point(x: 100, y: 250)
    let item = try #require(host.scroll.space.mapToParent.inverted).convert(focus)
    host.perform(.pinch(to: 2, about: focus))
    try host.settle()
    let after = host.scroll.space.mapToParent.convert(item)
    #expect(
      host.scroll.zoomScale == 2 && (after.x - focus.x).magnitude < 1e-6
        && (after.y - focus.y).magnitude < 1e-6)
    #expect(host.timeline.difference(from: "idle * zoom *") == nil)
  }

  @Test func transposedGestureMovesTheOtherAxis() {
    let (one, other) = (host(), host())
    one.perform(.fling(velocity: Vector(x: 40, y: 1_000)))
    other.perform(Gesture.fling(velocity: Vector(x: 40, y: 1_000)).transposed)
    #expect(one.scroll.destination.y == other.scroll.destination.x)
    #expect(one.scroll.destination.x == other.scroll.destination.y)
  }
}
