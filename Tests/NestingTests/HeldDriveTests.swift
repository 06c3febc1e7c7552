import Hands
import Testing

/// A steady speed at which walls hold all scrollers of a nest.
struct HeldDriveTests {
  private let inner = NestedScroller(HeldDriveTests.list(), at: Point(x: 0, y: 100))
  private let page = NestedScroller(HeldDriveTests.list())
  private let nest: ScrollNest

  private static func list() -> ScrollController {
    ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 1_000),
      behaviors: [Clamping()])
  }

  init() {
    page.add(inner)
    nest = ScrollNest(page, policy: NegotiatingPolicy())
  }

  /// Frames until the nest needs none. Returns the time of the last one.
  private func settle(from start: Double) -> Double {
    var now = start
    while now < start + 60, nest.advance(to: .seconds(now)) == .needsFrame { now += 1.0 / 64 }
    #expect(now < start + 60)
    return now
  }

  @Test(arguments: [false, true], [0.5, 100]) func aNestSleepsAndContentThatGrowsMovesWithoutAJump(
    _ isInner: Bool, _ pause: Double
  ) {
    nest.move(at: Vector(x: 0, y: 640), from: inner, time: .seconds(1))
    var now = settle(from: 1)
    #expect(inner.scroll.contentOffset.y == 600 && page.scroll.contentOffset.y == 600)
    now += pause
    let grown = (isInner ? inner : page).scroll
    grown.contentSize.height = 2_000
    for frame in 1...128 {
      let before = inner.scroll.contentOffset.y + page.scroll.contentOffset.y
      now += 1.0 / 64
      nest.advance(to: .seconds(now))
      let way = inner.scroll.contentOffset.y + page.scroll.contentOffset.y - before
      #expect(way <= 10.001 && (frame == 1 || frame > 98 || way > 9.999), "frame \(frame) moved by \(way)")
    }
    #expect(grown.contentOffset.y == 1_600)
    nest.move(at: Vector(x: 0, y: -640), from: inner, time: .seconds(now))
    nest.advance(to: .seconds(now + 0.5))
    #expect(inner.scroll.contentOffset.y + page.scroll.contentOffset.y == 2_200 - 320)
  }
}
