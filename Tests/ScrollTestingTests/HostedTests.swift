import Hands
import ScrollHosting
import Testing

/// A `TestHost` that drives a `ScrollHost`.
struct HostedTests {
  private let size = Size(width: 400, height: 400)
  private let host = ScrollHost()

  private func list(_ behaviors: [any ScrollBehavior] = [Bouncing()]) -> ScrollController {
    ScrollController(viewport: size, content: Size(width: 400, height: 6_000), behaviors: behaviors)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aWindowOfOneScrollerMovesAsThatScroller(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (own, hosted) = (list(), list())
    host.add(hosted, frame: Rect(origin: .zero, size: size))
    let tests = [TestHost(own), TestHost(host)]
    for _ in 0..<5 {
      let y = Double.random(in: -2_000...2_000, using: &random)
      let gestures: [Gesture] = [
        .fling(velocity: Vector(x: 0, y: y)), .drag(by: Vector(x: 0, y: y / 10)), .tap(),
        .wheel(by: Vector(x: 0, y: y / 100), times: 5), .swipe(velocity: Vector(x: 0, y: y)),
        .step(.notches(Vector(x: 0, y: y < 0 ? -1 : 1)), times: 3),
      ]
      let gesture = gestures[Int.random(in: 0..<gestures.count, using: &random)]
      for test in tests { test.perform(gesture) }
      for test in tests { try test.settle() }
      #expect(own.contentOffset == hosted.contentOffset)
    }
    #expect("\(tests[0].timeline)" == "\(tests[1].timeline)")
  }

  @Test func scrollersOfNestsAndInAreasAreRecordedOnce() throws {
    let page = NestedScroller(list())
    let strip = page.add(list(), at: Point(x: 0, y: 400))
    let area = host.add(ScrollNest(page, policy: LatchingPolicy.browser))
    let inner = host.add(strip, in: area)
    let button = host.add(frame: Rect(x: 0, y: 0, width: 100, height: 100), in: inner)
    let deep = list()
    host.add(deep, frame: Rect(x: 0, y: 0, width: 100, height: 100), in: button)
    let test = TestHost(host)
    #expect(
      test.scrollers.map(ObjectIdentifier.init)
        == [page.scroll, strip.scroll, deep].map(ObjectIdentifier.init))
    test.perform(.fling(velocity: Vector(x: 0, y: 1_000)))
    try test.settle()
    #expect(test.timeline.difference(from: "idle ▏drag▕ decel… settled") == nil)
    #expect(test.timeline(of: deep)?.difference(from: "idle") == nil)
  }

  @Test func aPinchIsPlayedByTwoFingers() throws {
    let map = list([Clamping()])
    map.settings.maximumZoomScale = 4
    host.add(map, frame: Rect(origin: .zero, size: size))
    let test = TestHost(host)
    test.perform(.pinch(to: 2))
    try test.settle()
    #expect(map.zoomScale == 2 && !map.isTracking && host.diagnostics.total == 0)
  }

  @Test func aLongPressComesWhileAFingerStays() {
    let area = host.add(list(), frame: Rect(origin: .zero, size: size))
    var times: [Double] = []
    area.gestures.longPress = { times.append($0.time.seconds) }
    let test = TestHost(host, start: .seconds(1))
    test.perform(.tap(for: 0.7))
    #expect(times == [1.5])
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test func aHostWithoutAScrollerTraps() async {
      await #expect(processExitsWith: .failure) { _ = TestHost(ScrollHost()) }
    }
  #endif
}
