import Hands
import ScrollHosting
import Testing

/// A touch on a scroller that lies in another scroller, without a nest.
struct CatchTests {
  private let desk = Desk([Bouncing()], offset: 1_000)
  private let cards = ScrollController(
    viewport: Size(width: 400, height: 200), content: Size(width: 4_000, height: 200), behaviors: [Bouncing()]
  )
  private let cardArea: ScrollArea
  private let place = Point(200, 300)
  private let log = GestureLog()

  init() {
    cardArea = desk.host.add(cards, frame: Rect(x: 0, y: 1_200, width: 400, height: 200), in: desk.area)
    desk.settle()
  }

  private var list: ScrollController { desk.list }

  /// The list moves slowly enough that the cards stay under the touch.
  private func setListInMotion() {
    list.setContentOffset(Point(0, 1_060), animated: true)
    desk.wait(0.1)
    #expect(list.phase == .animating)
  }

  @Test(arguments: [Vector(x: -100, y: 0), Vector(x: -70, y: 70), Vector(x: 0, y: 70)])
  func theScrollerThatWasInMotionKeepsTheTouch(_ way: Vector) {
    setListInMotion()
    let outcome = desk.swipe(from: place, by: way)
    #expect(outcome != .tap && cards.contentOffset == .zero)
    #expect(way.y == 0 || outcome == .drag && list.phase == .decelerating)
  }

  @Test(arguments: [false, true])
  func atRestTheInnermostScrollerThatCanMoveKeepsTheTouch(_ isVertical: Bool) {
    let way = isVertical ? Vector(x: 5, y: -80) : Vector(x: -80, y: 5)
    #expect(desk.swipe(from: place, by: way) == .drag)
    #expect((cards.contentOffset.x > 0) != isVertical && (list.contentOffset.y > 1_000) == isVertical)
  }

  @Test func aTouchThatStopsTheScrollerAroundIsNoTapAndNoDragOfAnArea() {
    let slider = desk.host.add(frame: Rect(x: 0, y: 0, width: 4_000, height: 200), in: cardArea)
    slider.gestures.tap = log.tap
    slider.gestures.longPress = log.press
    slider.gestures.drag = log.drag
    setListInMotion()
    #expect(desk.tap(at: place, for: 1) == .caught && !desk.host.takesClick(at: place, time: desk.now))
    setListInMotion()
    #expect(desk.swipe(from: place, by: Vector(x: 0, y: -80)) == .drag && log.events.isEmpty)
    list.setContentOffset(Point(0, 1_000), animated: false)
    desk.settle()
    _ = desk.swipe(from: place, by: Vector(x: -80, y: 0))
    #expect(log.names.first == "began")
  }

  @Test func aSecondFingerOnAListThatOneDragsDragsTheListToo() {
    let host = desk.host
    host.touchBegan(at: Point(200, 500), time: desk.now, id: 1)
    desk.wait(0.02)
    host.touchMoved(to: Point(200, 450), time: desk.now, id: 1)
    desk.wait(0.02)
    let offset = list.contentOffset.y
    host.touchBegan(at: place, time: desk.now, id: 2)
    desk.wait(0.02)
    host.touchMoved(to: place + Vector(x: -60, y: 0), time: desk.now, id: 2)
    host.touchMoved(to: place + Vector(x: -60, y: -30), time: desk.now, id: 2)
    desk.wait(0.02)
    #expect(list.contentOffset.y == offset + 30 && cards.contentOffset == .zero)
  }

  @Test func aTouchOnContentThatScrollsNowhereIsATap() {
    cards.isScrollEnabled = false
    cardArea.gestures.tap = log.tap
    #expect(desk.tap(at: place) == .tap && log.names == ["tap 1"])
  }
}
