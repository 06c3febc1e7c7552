import Hands
import ScrollHosting
import Testing

/// Areas and scrollers that leave the host during a gesture.
extension GestureTests {
  @Test func anAreaRemovedDuringItsGestureReceivesACancelledDrag() {
    button.gestures.drag = log.drag
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now + 0.1)
    desk.frame()
    desk.host.remove(button)
    #expect(log.names == ["began", "cancelled"])
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.2) == .none)
    #expect(desk.host.diagnostics.total == 0)
  }

  @Test func aScrollerThatLeavesAmidATouchIsLetGo() {
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 40), time: desk.now + 0.1)
    desk.frame()
    #expect(desk.list.phase == .dragging)
    desk.host.remove(desk.area)
    #expect(!desk.list.isTracking && desk.list.phase == .idle)
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.2) == .none)
  }

  @Test(arguments: ["scroller", "gesture", "member"])
  func aCallbackOfADepartureMayNotFeedTheHost(_ who: String) {
    let host = desk.host
    let (callbacks, strip) = (Log(), NestedScroller(scroller([Clamping()], viewport: 200)))
    var refusals = 0
    func feed() {
      #expect(!host.acceptsInput)
      host.frame(at: desk.now + 1)
      host.wheel(by: Vector(x: 0, y: 10), at: place, time: desk.now + 1)
      refusals += 2
    }
    let start = who == "member" ? Point(450, 150) : place
    if who == "gesture" { button.gestures.drag = { gesture in if gesture.phase == .cancelled { feed() } } }
    if who == "member" {
      let page = NestedScroller(scroller([Clamping()]), at: Point(400, 0))
      page.add(strip)
      host.add(ScrollNest(page, policy: LatchingPolicy.browser))
    }
    host.touchBegan(at: start, time: desk.now)
    let way = who == "gesture" ? Vector(x: 40, y: 0) : Vector(x: 0, y: -40)
    host.touchMoved(to: start + way, time: desk.now + 0.1)
    desk.wait(0.2)
    (desk.list.delegate, strip.scroll.delegate) = (callbacks, callbacks)
    callbacks.onEvent = { _, _ in feed() }
    if who == "member" { strip.remove() } else { host.remove(desk.area) }
    callbacks.onEvent = { _, _ in }
    #expect(refusals > 0 && host.diagnostics.count(of: .input) == refusals && host.acceptsInput)
    #expect(!desk.list.isTracking && !strip.scroll.isTracking)
  }

  @Test func aScrollerThatLeavesInACallbackIsLetGoWithTheNextInput() {
    let callbacks = Log()
    desk.list.delegate = callbacks
    callbacks.once("didScroll") { [desk] _ in desk.host.remove(desk.area) }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 40), time: desk.now + 0.1)
    desk.frame()
    desk.frame()
    #expect(!desk.list.isTracking && desk.list.phase == .idle)
  }

  @Test func aLostWindowCancelsAllThatIsHeld() {
    button.gestures.drag = log.drag
    desk.host.touchBegan(at: place, time: desk.now, id: 1)
    desk.host.touchBegan(at: Point(50, 400), time: desk.now, id: 2)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now + 0.1, id: 1)
    desk.host.touchMoved(to: Point(50, 300), time: desk.now + 0.1, id: 2)
    desk.host.cancelAllTouches(time: desk.now + 0.2)
    #expect(log.names == ["began", "cancelled"] && !desk.list.isTracking && desk.list.phase == .idle)
    #expect(desk.settle())
  }

  @Test(arguments: [false, true])
  func anAreaRemovedByItsLongPressReceivesNoDrag(_ isList: Bool) {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    button.gestures.longPress = { [desk, button, log] gesture in
      log.press(gesture)
      desk.host.remove(isList ? desk.area : button)
    }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now)
    desk.frame()
    desk.host.touchEnded(at: place + Vector(x: 40, y: 0), time: desk.now + 0.1)
    #expect(log.names == ["press"] && !desk.list.isTracking && desk.list.contentOffset.y == 1_000)
  }

  @Test func aLongPressThatTakesItsDragAwayIsALongPress() {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    button.gestures.longPress = { [button] _ in button.gestures.drag = nil }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    #expect(desk.host.touchEnded(at: place, time: desk.now) == .longPress && !desk.list.isTracking)
  }

  @Test(arguments: ["drag", "pinch"])
  func anAreaRemovedAsItsGestureTakesTheTouchReceivesNothing(_ gesture: String) {
    let callbacks = Log()
    desk.list.delegate = callbacks
    desk.list.settings.maximumZoomScale = 4
    button.gestures = AreaGestures()
    if gesture == "drag" { button.gestures.drag = log.drag }
    // Past its wall, content that is caught goes back when the touch is taken away, and says that a drag has ended.
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.list.fling(velocity: Vector(x: 0, y: 3_000))
    desk.wait(0.1)
    desk.host.touchBegan(at: place, time: desk.now, id: 1)
    var isOut = false
    callbacks.onEvent = { [desk] event, scroll in
      guard !isOut, !scroll.isTracking else { return }
      isOut = true
      desk.host.remove(desk.area)
    }
    if gesture == "pinch" { desk.host.touchBegan(at: Point(200, 400), time: desk.now, id: 2) }
    desk.host.touchMoved(to: place + Vector(x: 60, y: 0), time: desk.now + 0.1, id: 1)
    desk.host.frame(at: desk.now + 0.1)
    desk.host.touchEnded(at: place, time: desk.now + 0.2, id: 1)
    #expect(isOut && log.events.isEmpty)
    #expect(!desk.list.isTracking && !desk.list.isZooming && desk.list.zoomScale == 1)
    #expect(desk.host.diagnostics.total == 0 && desk.list.diagnostics.total == 0)
  }
}
