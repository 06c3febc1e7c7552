import Hands
import Testing

/// A strip in a page to which a wheel is mapped: `wheelMapping` counts in a nest as for a scroller alone.
struct StripInPageTests {
  private let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 400))
  private let strip: NestedScroller
  private let over = Point(x: 200, y: 100)

  init() {
    page.scroll.contentSize.height = 4_000
    let scroll = scroller([Clamping()], viewport: 200, content: 200)
    (scroll.viewport.width, scroll.contentSize.width) = (400, 1_000)
    strip = page.add(scroll, at: .zero)
    strip.scroll.settings.wheelMapping = .toScrollable
  }

  private static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]

  private func rest(_ nest: ScrollNest, from start: Double) {
    var now = start
    repeat { now += 1.0 / 60 } while nest.advance(to: .seconds(now)) != .idle
  }

  @Test(arguments: policies.indices, [false, true])
  func aWheelMovesTheStripAsAlone(_ policy: Int, _ isReversed: Bool) {
    strip.scroll.isReversed.x = isReversed
    let nest = ScrollNest(page, policy: Self.policies[policy])
    let axes = nest.canScroll(by: Vector(x: 0, y: 1), isWheel: true, at: over)
    #expect(axes == PerAxis(x: true, y: nest.policy.decidesEachMovement), "a page that shares takes the rest")
    nest.step(by: .notches(Vector(x: 0, y: 1)), at: over, time: .seconds(0))
    rest(nest, from: 0)
    let notch = strip.scroll.contentOffset.x
    #expect(notch == strip.scroll.settings.notchLength)
    nest.wheel(by: Vector(x: 0, y: 30), at: over, time: .seconds(3))
    rest(nest, from: 3)
    #expect(strip.scroll.contentOffset.x == notch + 30 && page.scroll.contentOffset.y == 0)
  }

  @Test(arguments: [10.0, 250.0]) func theRestOfAMovementGoesToThePage(_ left: Double) {
    let nest = ScrollNest(page, policy: NegotiatingPolicy())
    strip.scroll.contentOffset.x = 600 - left
    nest.wheel(by: Vector(x: 0, y: 300), phase: .changed, at: over, time: .seconds(0))
    nest.wheel(by: .zero, phase: .cancelled, at: over, time: .seconds(0))
    #expect(strip.scroll.contentOffset.x == 600 && page.scroll.contentOffset.y == 300 - left)
    nest.step(by: .notches(Vector(x: 0, y: 1)), at: over, time: .seconds(1))
    rest(nest, from: 1)
    #expect(page.scroll.contentOffset.y == 300 - left + page.scroll.settings.notchLength)
    strip.scroll.contentOffset.x = 600 - left
    page.scroll.contentOffset.y = 0
    nest.step(by: .notches(Vector(x: 0, y: 3)), at: over, time: .seconds(4))
    rest(nest, from: 4)
    #expect(strip.scroll.contentOffset.x == 600 && page.scroll.contentOffset.y == 360 - left)
  }

  /// A swipe on a trackpad glides on in the strip, and not in the page.
  @Test(arguments: policies.indices) func aSwipeGlidesOnInTheStrip(_ policy: Int) {
    let nest = ScrollNest(page, policy: Self.policies[policy])
    nest.wheel(by: .zero, phase: .began, at: over, time: .seconds(0))
    for step in 1...10 {
      nest.wheel(by: Vector(x: 0, y: 8), phase: .changed, at: over, time: .seconds(Double(step) / 120))
    }
    let dragged = strip.scroll.contentOffset.x
    nest.wheel(by: .zero, phase: .ended, at: over, time: .seconds(0.09))
    rest(nest, from: 0.09)
    #expect(dragged == 80 && strip.scroll.contentOffset.x > 200 && page.scroll.contentOffset.y == 0)
  }

  /// What the strip contains goes no further, along the wheel's axis or its own.
  @Test(arguments: Axis.both) func aStripThatContainsKeepsTheWheel(_ axis: Axis) {
    let nest = ScrollNest(page, policy: NegotiatingPolicy())
    strip.overscroll[axis] = .contain
    nest.wheel(by: Vector(x: 0, y: 900), phase: .changed, at: over, time: .seconds(0))
    #expect(strip.scroll.contentOffset.x == 600 && page.scroll.contentOffset.y == 0)
  }
}
