import Hands
import ScrollHosting
import Testing

/// Long presses, and drags of areas beside scrolling.
extension GestureTests {
  @Test func aLongPressComesByItselfAndIsNoTap() {
    button.gestures.longPress = log.press
    desk.host.focus = desk.area
    desk.settle()
    desk.forgetFrames()
    desk.host.touchBegan(at: place, time: desk.now)
    #expect(desk.host.demand == .sleep(until: desk.now + 0.5))
    desk.wait(0.49)
    #expect(log.events.isEmpty && desk.frames.isEmpty)
    desk.wait(0.02)
    #expect(log.names == ["press"] && !desk.list.isTracking)
    desk.host.touchMoved(to: place + Vector(x: 0, y: -100), time: desk.now)
    desk.frame()
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.1) == .longPress)
    #expect(log.names == ["press"] && desk.list.contentOffset.y == 1_000)
    #expect(!desk.host.takesClick(at: place, time: desk.now + 0.2))
  }

  @Test func aLongPressNeedsNoFrameIfTheLiftComesFirst() {
    button.gestures.longPress = log.press
    desk.host.touchBegan(at: place, time: desk.now)
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.7) == .longPress && log.names == ["press"])
  }

  @Test func withoutALongPressATouchThatStaysIsATap() {
    #expect(desk.tap(at: place, for: 2) == .tap && log.names == ["tap 1"])
  }

  @Test func aTouchThatMovedOrCaughtIsNoLongPress() {
    button.gestures.longPress = log.press
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: -30), time: desk.now + 0.1)
    desk.wait(1)
    desk.host.touchEnded(at: place + Vector(x: 0, y: -30), time: desk.now)
    desk.settle()
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.list.fling(velocity: Vector(x: 0, y: 3_000))
    desk.wait(0.1)
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(1)
    desk.host.touchEnded(at: place, time: desk.now)
    #expect(log.events.isEmpty)
  }

  @Test(arguments: [DragStart.anywhere, .horizontally, .vertically], [true, false])
  func aDragTakesWhatItIsForAndLeavesTheRestToTheScroller(_ start: DragStart, _ isHorizontal: Bool) {
    button.gestures.drag = log.drag
    button.gestures.dragStart = start
    let way = isHorizontal ? Vector(x: 80, y: 0) : Vector(x: 0, y: -80)
    let isDrag = start == .anywhere || (start == .horizontally) == isHorizontal
    #expect(desk.swipe(from: place, by: way) == .drag)
    #expect(log.names.isEmpty != isDrag && (desk.list.contentOffset.y != 1_000) == (!isDrag && !isHorizontal))
    if isDrag {
      #expect(log.names.first == "began" && log.names.last == "ended" && log.lastDrag?.translation == way)
      let speed = isHorizontal ? log.lastDrag?.velocity.x ?? 0 : -(log.lastDrag?.velocity.y ?? 0)
      #expect((speed - 1_000).magnitude < 50)
    }
    #expect(desk.settle() && !desk.list.isTracking)
  }

  @Test func aDragAfterALongPressLeavesScrollingAlone() {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    #expect(desk.swipe(from: place, by: Vector(x: 0, y: -80)) == .drag && log.names.isEmpty)
    desk.settle()
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 20), time: desk.now)
    desk.frame()
    desk.host.touchEnded(at: place + Vector(x: 0, y: 20), time: desk.now)
    #expect(log.names == ["began", "changed", "ended"] && desk.list.contentOffset.y == 1_000)
  }

  @Test func anAreaAroundAScrollerDragsOnlyWhatTheScrollerCannotMove() {
    let host = ScrollHost()
    let sheet = host.add(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let list = scroller([Clamping()])
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400), in: sheet)
    sheet.gestures.drag = log.drag
    sheet.gestures.dragStart = .vertically
    for way in [-80.0, 80] {
      list.setContentOffset(.zero, animated: false)
      host.touchBegan(at: Point(50, 200), time: .seconds(1))
      host.touchEnded(at: Point(50, 200 + way), time: .seconds(1.2))
      #expect(log.names == (way < 0 ? [] : ["began", "ended"]))
      #expect((list.contentOffset.y > 0) == (way < 0))
    }
  }

  @Test func aSliderBesideScrollersNeedsNone() {
    let host = ScrollHost()
    let slider = host.add(frame: Rect(x: 10, y: 10, width: 100, height: 20))
    slider.gestures.drag = log.drag
    slider.gestures.tap = log.tap
    host.touchBegan(at: Point(20, 20), time: .seconds(1))
    #expect(host.touchEnded(at: Point(20, 20), time: .seconds(1.1)) == .tap)
    host.touchBegan(at: Point(20, 20), time: .seconds(2))
    #expect(host.touchEnded(at: Point(60, 20), time: .seconds(2.1)) == .drag)
    #expect(log.names == ["tap 1", "began", "ended"] && log.lastDrag?.position == Point(50, 10))
  }
}
