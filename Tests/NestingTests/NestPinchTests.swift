import Hands
import Testing

/// Pinches and other zooms in nested scrollers.
struct NestPinchTests {
  /// A point in the list, whose corner is at (100, 100).
  private let middle = Point(x: 250, y: 250)

  private func zooming(_ scrollers: NestedScroller...) {
    for scroller in scrollers { scroller.scroll.settings.maximumZoomScale = 4 }
  }

  /// Returns true if a scroller is at an offset, except for rounding.
  private func isSame(_ scroller: NestedScroller, _ offset: Point) -> Bool {
    let way = scroller.scroll.contentOffset - offset
    return way.x.magnitude < 1e-9 && way.y.magnitude < 1e-9
  }

  /// Two fingers that spread, with a move every 8 ms, and lift after a while.
  private func pinch(_ nested: Nested, at focus: Point, to spread: Double) {
    nested.nest.pinchBegan(at: focus, time: nested.time)
    for step in 1...10 {
      nested.now += 0.008
      nested.nest.pinchMoved(
        to: focus, scale: 1 + (spread - 1) * Double(step) / 10, time: nested.time)
    }
    nested.endPinch(after: 0.3)
    nested.frames()
  }

  @Test(arguments: 0..<3) func aPinchFindsTheInnermostScrollerThatZooms(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    let card = nested.list.add(scroller([Clamping()], viewport: 100, content: 150), at: Point(x: 100, y: 100))
    zooming(nested.list, nested.page)
    pinch(nested, at: middle, to: 2)
    #expect(nested.nest.scroller(at: middle) !== nested.list, "the card lies above it")
    #expect(nested.list.scroll.zoomScale == 2)
    #expect(isSame(nested.list, Point(x: 150, y: 150)), "about its own point 150, 150")
    #expect(card.scroll.zoomScale == 1 && nested.page.scroll.zoomScale == 1)
    pinch(nested, at: Point(x: 50, y: 60), to: 3)
    #expect(nested.page.scroll.zoomScale == 3 && nested.list.scroll.zoomScale == 2)
    #expect(isSame(nested.page, Point(x: 100, y: 120)))
    #expect(nested.nest.diagnostics.total == 0)
  }

  @Test(arguments: 0..<3) func aPinchWithoutAZoomingScrollerDragsTheInnermostScroller(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    nested.nest.pinchBegan(at: middle, time: nested.time)
    nested.now += 0.008
    nested.nest.pinchMoved(to: Point(x: 250, y: 190), scale: 2, time: nested.time)
    #expect(nested.offsets == [0, 60])
    nested.endPinch(after: 1)
    nested.frames()
    #expect(nested.offsets == [0, 60] && nested.list.scroll.zoomScale == 1)
  }

  @Test(arguments: 0..<3) func aPinchOutsideOfAllScrollersIsIgnored(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    zooming(nested.list, nested.page)
    pinch(nested, at: Point(x: 500, y: 100), to: 3)
    #expect(nested.list.scroll.zoomScale == 1 && nested.page.scroll.zoomScale == 1)
    #expect(nested.nest.diagnostics.total == 0)
    pinch(nested, at: middle, to: 3)
    #expect(nested.list.scroll.zoomScale == 3)
  }

  @Test(arguments: Axis.both, 0..<3) func aPinchCancelsARunningTouch(_ axis: Axis, _ policy: Int) {
    let nested = Nested(axis, policy: Nested.policies[policy])
    zooming(nested.list)
    nested.pull(by: 30)
    #expect(nested.list.scroll.isDragging)
    nested.nest.pinchBegan(at: middle, time: nested.time)
    #expect(nested.list.scroll.dragEnd == .cancelled && !nested.page.scroll.isTracking)
    nested.move(by: 40)
    #expect(nested.offsets == [0, 30], "the finger moves nothing any more")
    #expect(nested.nest.diagnostics.count(of: .unbalancedTouch) == 1)
    nested.nest.pinchMoved(to: middle, scale: 2, time: nested.time)
    #expect(nested.offsets == [0, 210], "(30 + 150) · 2 − 150")
    nested.endPinch(after: 1)
    #expect(!nested.list.scroll.isTracking && nested.list.scroll.zoomScale == 2)
  }

  @Test(arguments: 0..<3) func aScrollerRemovedDuringItsPinchIsReleased(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    zooming(nested.list, nested.page)
    nested.pinch(to: 9)
    let (list, scale) = (nested.list.scroll, nested.list.scroll.zoomScale)
    #expect(scale > 4)
    nested.list.remove()
    nested.now += 0.008
    nested.nest.pinchMoved(to: middle, scale: 2, time: nested.time)
    #expect(!list.isTracking && list.zoomScale == scale, "a scroller that has left gets no move")
    #expect(nested.page.scroll.zoomScale == 1, "nor does anybody else take the pinch over")
    nested.nest.pinchEnded(time: nested.time)
    #expect(nested.nest.diagnostics.total == 0 && list.diagnostics.total == 0)
    var demand = FrameDemand.needsFrame
    while demand == .needsFrame, nested.now < 10 {
      nested.now += 1.0 / 60
      demand = list.advance(to: nested.time)
    }
    #expect(list.zoomScale == 4 && !list.isZooming, "by itself it comes back to its limit")
  }

  /// Both the scroller and the nest refuse the first time and set their clocks back at the second.
  @Test(arguments: Nested.policies.indices, [true, false])
  func aPinchSetsTheClockOfTheNestBack(_ policy: Int, _ isMove: Bool) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    zooming(nested.list)
    nested.now = 100
    nested.pinch(to: 1.5)
    nested.nest.advance(to: nested.time)
    nested.now = 50
    nested.nest.pinchMoved(to: middle, scale: 3, time: nested.time)
    #expect(nested.list.scroll.zoomScale == 1.5 && nested.nest.diagnostics.count(of: .reversedTime) == 1)
    if isMove {
      nested.nest.pinchMoved(to: middle, scale: 2, time: nested.time)
      #expect(nested.list.scroll.zoomScale == 2)
    } else {
      nested.nest.pinchEnded(time: nested.time)
      #expect(!nested.list.scroll.isTracking)
    }
    #expect(nested.nest.diagnostics.count(of: .clockReset) == 1)
    #expect(nested.list.scroll.diagnostics.count(of: .clockReset) == 1)
    nested.frame(after: 0.008)
    #expect(nested.list.scroll.context.time == nested.time)
    #expect(nested.nest.diagnostics.total == 2)
  }

  @Test func aSecondPinchEndsTheFirst() {
    let nested = Nested(.vertical, policy: LatchingPolicy.uiKit)
    zooming(nested.list, nested.page)
    nested.pinch(to: 2)
    pinch(nested, at: Point(x: 50, y: 50), to: 3)
    #expect(nested.nest.diagnostics.count(of: .unbalancedTouch) == 1)
    #expect(nested.list.scroll.zoomScale == 2 && nested.page.scroll.zoomScale == 3)
    #expect(!nested.list.scroll.isTracking)
    nested.nest.pinchMoved(to: middle, scale: 2, time: nested.time)
    nested.nest.pinchEnded(time: nested.time)
    nested.nest.pinchCancelled(time: nested.time)
    #expect(nested.nest.diagnostics.count(of: .unbalancedTouch) == 4)
  }

  @Test func aWheelWithControlZoomsTheInnermostScrollerThatZooms() {
    let nested = Nested(.vertical, policy: LatchingPolicy.browser)
    #expect(!nested.nest.zoom(by: 2, about: middle, time: nested.time), "nothing zooms")
    zooming(nested.list, nested.page)
    #expect(nested.nest.zoom(by: 2, about: middle, time: nested.time))
    #expect(nested.list.scroll.zoomScale == 2 && nested.page.scroll.zoomScale == 1)
    #expect(nested.list.scroll.contentOffset == Point(x: 150, y: 150))
    #expect(nested.nest.zoom(by: 1.5, about: Point(x: 40, y: 20), time: nested.time))
    #expect(nested.page.scroll.zoomScale == 1.5)
    #expect(nested.page.scroll.contentOffset == Point(x: 20, y: 10))
    #expect(!nested.nest.zoom(by: 2, about: Point(x: 900, y: 0), time: nested.time), "outside of all")
    for factor in [0, -1, .nan, .infinity] {
      #expect(!nested.nest.zoom(by: factor, about: middle, time: nested.time))
    }
    #expect(nested.nest.diagnostics.count(of: .unusableNumbers) == 4)
  }

  @Test func aDoubleTapZoomsTheInnermostScrollerThatZooms() {
    let nested = Nested(.vertical, policy: LatchingPolicy.browser)
    #expect(!nested.nest.zoomToNextStep(about: middle), "nothing zooms")
    zooming(nested.list)
    #expect(nested.nest.zoomToNextStep(of: [3, 1], about: Point(x: 110, y: 130)))
    #expect(nested.list.scroll.destinationZoomScale == 3 && nested.list.scroll.zoomScale == 1)
    nested.frames()
    #expect(nested.list.scroll.zoomScale == 3)
    #expect(nested.list.scroll.contentOffset == Point(x: 20, y: 60), "about its own point 10, 30")
    #expect(nested.nest.zoomToNextStep(of: [3, 1], about: middle, animated: false))
    #expect(nested.list.scroll.zoomScale == 1)
    #expect(!nested.nest.zoomToNextStep(about: Point(x: .nan, y: 0)))
    #expect(nested.nest.diagnostics.count(of: .unusableNumbers) == 1)
  }

}
