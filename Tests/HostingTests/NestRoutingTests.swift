import Hands
import ScrollHosting
import Testing

/// A nest as a part of a window.
struct NestRoutingTests {
  private let host = ScrollHost()
  private let page = NestedScroller(
    ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 2_000),
      behaviors: [Clamping()]),
    at: Point(0, 50))
  private let cards: NestedScroller
  private let nest: ScrollNest
  private let area: ScrollArea

  init() {
    cards = page.add(
      ScrollController(
        viewport: Size(width: 400, height: 200), content: Size(width: 4_000, height: 200),
        behaviors: [Clamping()]),
      at: Point(0, 300))
    nest = ScrollNest(page, policy: LatchingPolicy.browser)
    area = host.add(nest)
    host.frame(at: .seconds(1))
  }

  @Test func aNestDecidesWhichOfItsScrollersMoves() {
    host.touchBegan(at: Point(100, 400), time: .seconds(2))
    host.touchEnded(at: Point(40, 400), time: .seconds(2.5))
    #expect(cards.scroll.contentOffset.x == 50 && page.scroll.contentOffset.y == 0)
    host.touchBegan(at: Point(100, 400), time: .seconds(3))
    host.touchEnded(at: Point(100, 340), time: .seconds(3.5))
    #expect(cards.scroll.contentOffset.x == 50 && page.scroll.contentOffset.y == 50)
    host.wheel(by: Vector(x: 30, y: 0), at: Point(100, 400), time: .seconds(5))
    #expect(cards.scroll.contentOffset.x == 80)
    host.wheel(by: Vector(x: 0, y: 30), at: Point(100, 400), time: .seconds(6))
    #expect(page.scroll.contentOffset.y == 80)
    #expect(host.diagnostics.total == 0 && nest.diagnostics.total == 0)
  }

  @Test func areasAreInTheContentOfItsScrollers() {
    let inner = host.add(cards, in: area)
    let card = host.add(frame: Rect(x: 500, y: 0, width: 100, height: 200), in: inner)
    let log = GestureLog()
    card.gestures.tap = log.tap
    cards.scroll.contentOffset.x = 450
    page.scroll.contentOffset.y = 100
    #expect(host.area(at: Point(60, 260)) === card)
    host.touchBegan(at: Point(60, 260), time: .seconds(2))
    #expect(host.touchEnded(at: Point(60, 260), time: .seconds(2.1)) == .tap)
    #expect(log.events == ["tap 1 at (10.0, 10.0)"] && host.focus === inner)
    #expect(host.keyPressed(.right, time: .seconds(3)) && cards.scroll.destination.x == 490)
    #expect(host.keyPressed(.pageDown, time: .seconds(3)) && page.scroll.destination.y == 625)
    host.keyPressed(.right, isRepeat: true, time: .seconds(3.5))
    #expect(cards.scroll.phase == .wheeling)
    host.keyReleased(.right, time: .seconds(3.6))
    #expect(cards.scroll.phase == .idle)
  }

  @Test func aScrollerThatHasLeftTheNestGetsNothingFromItsArea() {
    let inner = host.add(cards, in: area)
    host.focus = inner
    host.keyPressed(.right, isRepeat: true, time: .seconds(2))
    host.frame(at: .seconds(2.1))
    #expect(cards.scroll.phase == .wheeling)
    cards.remove()
    host.frame(at: .seconds(2.2))
    #expect(cards.scroll.phase == .idle && host.area(at: Point(100, 400)) === area)
    let offset = cards.scroll.contentOffset
    #expect(!host.keyPressed(.right, time: .seconds(3)))
    #expect(host.keyPressed(.pageDown, time: .seconds(3)) && page.scroll.destination.y == 525)
    host.touchBegan(at: Point(100, 400), time: .seconds(5))
    host.touchEnded(at: Point(40, 300), time: .seconds(5.5))
    #expect(
      cards.scroll.contentOffset == offset && nest.diagnostics.total == 0 && host.diagnostics.total == 0)
  }

  @Test func commandsToAScrollerOfANestWakeTheHost() {
    for time in [2.0, 3, 4] { host.frame(at: .seconds(time)) }
    #expect(host.wait(from: .seconds(5)) == nil)
    cards.scroll.setContentOffset(Point(300, 0), animated: true)
    #expect(host.wait(from: .seconds(5)) == 0)
    let late = page.add(scroller([Clamping()]), at: Point(0, 600))
    for time in 0..<600 { host.frame(at: .seconds(5 + Double(time) / 60)) }
    #expect(cards.scroll.contentOffset.x == 300 && host.wait(from: .seconds(20)) == nil)
    late.scroll.setContentOffset(Point(0, 300), animated: true)
    #expect(host.wait(from: .seconds(20)) == 0)
  }
}
