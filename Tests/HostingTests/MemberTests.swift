import Hands
import ScrollHosting
import Testing

/// Scrollers that join a nest of a host, or leave it, while touches are down.
struct MemberTests {
  private let host = ScrollHost()
  private let page = NestedScroller(scroller([Clamping()]))
  private let strip: NestedScroller
  private let area: ScrollArea

  init() {
    strip = page.add(scroller([Clamping()], viewport: 200), at: Point(0, 100))
    area = host.add(ScrollNest(page, policy: LatchingPolicy.browser))
    host.frame(at: .seconds(1))
  }

  private func dragStrip() {
    host.touchBegan(at: Point(50, 250), time: .seconds(2))
    host.touchMoved(to: Point(50, 200), time: .seconds(2.1))
    host.frame(at: .seconds(2.2))
    #expect(strip.scroll.phase == .dragging && strip.scroll.contentOffset.y > 0)
  }

  @Test func aScrollerThatLeavesAmidADragIsNotDragged() {
    dragStrip()
    let offset = strip.scroll.contentOffset
    strip.remove()
    #expect(!strip.scroll.isTracking && strip.scroll.phase == .idle && strip.scroll.hostClaim == nil)
    host.touchMoved(to: Point(50, 150), time: .seconds(2.3))
    host.frame(at: .seconds(2.4))
    #expect(host.touchEnded(at: Point(50, 100), time: .seconds(2.5)) == .moved)
    #expect(strip.scroll.contentOffset == offset && page.scroll.phase == .idle)
    // The next touch is the page's.
    host.touchBegan(at: Point(50, 250), time: .seconds(3))
    #expect(host.touchEnded(at: Point(50, 200), time: .seconds(3.5)) == .drag)
    #expect(page.scroll.contentOffset.y == 40 && host.diagnostics.total == 0)
    #expect(area.nest?.diagnostics.total == 0)
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func anotherHostMovesAScrollerThatHasLeftAmidADrag(_ isInCallback: Bool, _ isLiftedFirst: Bool) {
    let other = ScrollHost()
    func move() {
      strip.remove()
      other.add(strip.scroll, frame: Rect(x: 0, y: 0, width: 200, height: 200))
    }
    let log = Log()
    if isInCallback {
      strip.scroll.delegate = log
      log.once("didScroll") { _ in move() }
    }
    host.touchBegan(at: Point(50, 250), time: .seconds(2))
    host.touchMoved(to: Point(50, 200), time: .seconds(2.1))
    host.frame(at: .seconds(2.2))
    if !isInCallback { move() }
    if isLiftedFirst { host.touchEnded(at: Point(50, 100), time: .seconds(2.4)) }
    other.frame(at: .seconds(2.5))
    #expect(!strip.scroll.isTracking && strip.scroll.onNeedsFrame != nil)
    let offset = strip.scroll.contentOffset.y
    other.touchBegan(at: Point(50, 150), time: .seconds(3))
    if !isLiftedFirst { host.touchEnded(at: Point(50, 100), time: .seconds(3)) }
    host.touchBegan(at: Point(50, 350), time: .seconds(3))
    #expect(host.touchEnded(at: Point(50, 300), time: .seconds(3.5)) == .drag)
    #expect(strip.scroll.isTracking)
    #expect(other.touchEnded(at: Point(50, 100), time: .seconds(3.5)) == .drag)
    #expect(strip.scroll.contentOffset.y == offset + 40 && strip.scroll.phase == .idle)
  }

  @Test(arguments: [false, true])
  func aScrollerThatComesBackWithinACallbackIsStillDragged(_ isTwice: Bool) {
    let log = Log()
    strip.scroll.delegate = log
    log.once("didScroll") { [page, strip] _ in
      for _ in 0..<(isTwice ? 2 : 1) {
        strip.remove()
        page.add(strip)
      }
    }
    dragStrip()
    let offset = strip.scroll.contentOffset.y
    host.touchMoved(to: Point(50, 150), time: .seconds(2.3))
    host.frame(at: .seconds(2.4))
    #expect(strip.scroll.phase == .dragging && strip.scroll.contentOffset.y == offset + 50)
    #expect(host.touchEnded(at: Point(50, 150), time: .seconds(2.5)) == .drag)
    #expect(!strip.scroll.isTracking && strip.scroll.onNeedsFrame != nil && host.diagnostics.total == 0)
    // The nest still has it: when it leaves, it is given up.
    strip.remove()
    #expect(strip.scroll.hostClaim == nil)
  }

  @Test func aScrollerThatComesBackAsAnotherPartOfTheNestIsNotDragged() {
    let log = Log()
    strip.scroll.delegate = log
    log.once("didScroll") { [page, strip] _ in
      strip.remove()
      page.add(strip.scroll, at: Point(0, 100))
    }
    host.touchBegan(at: Point(50, 250), time: .seconds(2))
    host.touchMoved(to: Point(50, 200), time: .seconds(2.1))
    host.frame(at: .seconds(2.2))
    #expect(!strip.scroll.isTracking && strip.scroll.phase == .idle)
    #expect(host.touchEnded(at: Point(50, 100), time: .seconds(2.5)) == .moved)
  }

  @Test(arguments: [false, true])
  func aNestLeavesAScrollerAloneThatAnotherHostHasTakenUp(_ isInOwnCallback: Bool) {
    let (log, other) = (Log(), ScrollHost())
    dragStrip()
    // A callback of a command of the program: the nest learns of the change with its next input or frame.
    let moved = isInOwnCallback ? strip.scroll : page.scroll
    moved.delegate = log
    log.once("didScroll") { [strip] _ in strip.remove() }
    moved.setContentOffset(Point(0, 10), animated: false)
    other.add(strip.scroll, frame: Rect(x: 0, y: 0, width: 200, height: 200))
    other.touchBegan(at: Point(50, 150), time: .seconds(3))
    host.frame(at: .seconds(3))
    host.touchEnded(at: Point(50, 200), time: .seconds(3.1))
    #expect(strip.scroll.isTracking)
    let offset = strip.scroll.contentOffset.y
    #expect(other.touchEnded(at: Point(50, 100), time: .seconds(3.5)) == .drag)
    #expect(strip.scroll.contentOffset.y == offset + 40 && strip.scroll.phase == .idle)
  }

  @Test func gesturesInAScrollerThatLeavesAreOver() {
    let inner = host.add(strip, in: area)
    let button = host.add(frame: Rect(x: 0, y: 0, width: 200, height: 2_000), in: inner)
    let log = GestureLog()
    button.gestures.tap = log.tap
    button.gestures.longPress = log.press
    button.gestures.drag = log.drag
    button.gestures.dragStart = .horizontally
    area.gestures.tap = { _ in Issue.record("the page was tapped") }
    host.touchBegan(at: Point(50, 250), time: .seconds(2))
    strip.remove()
    host.frame(at: .seconds(3))
    host.touchEnded(at: Point(50, 250), time: .seconds(3))
    #expect(log.events.isEmpty && host.focus === area)
    page.add(strip)
    host.touchBegan(at: Point(50, 250), time: .seconds(4))
    host.touchMoved(to: Point(90, 250), time: .seconds(4.1))
    host.frame(at: .seconds(4.2))
    strip.remove()
    #expect(host.touchEnded(at: Point(90, 250), time: .seconds(4.3)) != .tap)
    #expect(log.names == ["began", "cancelled"])
  }

  @Test func aThumbIsReleasedWhoseScrollerLeaves() {
    let indicators = Indicators()
    strip.scroll.behaviors.insert(indicators, at: 0)
    indicators.flash(at: .seconds(2))
    host.frame(at: .seconds(2))
    guard let thumb = indicators.thumb(on: .vertical, at: .seconds(2)) else {
      Issue.record("no thumb is seen")
      return
    }
    let place = Point(thumb.rect.minX + thumb.rect.width / 2, 100 + thumb.rect.minY + thumb.rect.height / 2)
    host.touchBegan(at: place, time: .seconds(2.1), device: .mouse)
    #expect(indicators.pressedAxis == .vertical)
    strip.remove()
    #expect(indicators.pressedAxis == nil)
    host.touchMoved(to: place + Vector(x: 0, y: 50), time: .seconds(2.2))
    host.frame(at: .seconds(2.3))
    #expect(strip.scroll.contentOffset == .zero)
    host.touchEnded(at: place, time: .seconds(2.4))
  }

  @Test func touchesOfAHostThatIsGoneAreCancelledInAScrollerThatJoins() {
    let late = scroller([Clamping()])
    var former: ScrollHost? = ScrollHost()
    former?.add(late, frame: Rect(x: 0, y: 0, width: 400, height: 400))
    former?.touchBegan(at: Point(10, 300), time: .seconds(1))
    former?.touchMoved(to: Point(10, 200), time: .seconds(1.1))
    former?.frame(at: .seconds(1.2))
    former = nil
    dragStrip()
    #expect(late.isTracking)
    page.add(late, at: Point(0, 500))
    #expect(!late.isTracking && late.onNeedsFrame != nil && strip.scroll.phase == .dragging)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test(arguments: [false, true])
    func aScrollerOfAnotherHostThatJoinsTraps(_ isInSameHost: Bool) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [isInSameHost] in
        let (list, page) = (scroller([Bouncing()]), NestedScroller(scroller([Bouncing()])))
        let (host, other) = (ScrollHost(), ScrollHost())
        host.add(ScrollNest(page, policy: LatchingPolicy.browser))
        (isInSameHost ? host : other).add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400))
        page.add(list, at: .zero)
      }
      #if DEBUG
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("this one is in a host already; remove it there first."))
      #else
        _ = result
      #endif
    }
  #endif
}
