import Hands
import Testing

/// One scroller takes the whole gesture.
struct LatchingTests {
  /// The outcome of the latest drag of each scroller.
  private func ends(_ nested: Nested) -> [DragEnd?] { [nested.page, nested.list].map { $0.scroll.dragEnd } }

  @Test(arguments: Axis.both) func theInnermostScrollerWithRoomTakesTheGesture(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser, at: 450)
    nested.pull(by: 80)
    #expect(nested.offsets == [0, 500] && !nested.page.scroll.isTracking)
    nested.move(by: -30)
    #expect(nested.offsets == [0, 470])
    nested.liftToRest(after: 1)
    nested.list.scroll.contentOffset[axis] = 500
    nested.pull(by: 80)
    #expect(nested.offsets == [80, 500] && !nested.list.scroll.isTracking)
    nested.move(by: -100)
    #expect(nested.offsets == [0, 500], "who has taken it keeps it")
    nested.lift(after: 1)
    #expect(ends(nested)[0] == .lifted)
  }

  private static let askew: [(policy: LatchingPolicy, across: Double)] = [
    (.browser, -1), (.browser, 1), (.browser, 30), (.uiKit, -1), (.uiKit, 1), (.uiKit, 30),
  ]
  private static let contained: [(policy: LatchingPolicy, overscroll: Overscroll)] = [
    (.browser, .contain), (.browser, .none), (.uiKit, .contain), (.uiKit, .none),
  ]

  @Test(arguments: Axis.both, contained)
  func aContainingScrollerPassesNothingOn(
    _ axis: Axis, _ what: (policy: LatchingPolicy, overscroll: Overscroll)
  ) {
    let overscroll = what.overscroll
    let nested = Nested(axis, policy: what.policy, page: [Bouncing()], list: [Bouncing()], at: 500)
    nested.list.overscroll[axis] = overscroll
    nested.pull(by: 80)
    #expect(nested.offsets[0] == 0)
    #expect((nested.offsets[1] > 500) == (overscroll == .contain))
    nested.liftToRest(after: 1)
    #expect(nested.offsets == [0, 500])
  }

  @Test(arguments: Axis.both) func aTouchWithoutATakerIsDroppedUntilItsEnd(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser)
    nested.pull(by: -80)
    nested.move(by: 300)
    #expect(nested.offsets == [0, 0] && !nested.page.scroll.isTracking && !nested.list.scroll.isTracking)
    #expect(nested.lift(after: 0.1) == .none)
    nested.pull(by: 80)
    #expect(nested.offsets == [0, 80])
  }

  @Test(arguments: Axis.both) func theUIKitPolicyBouncesTheInnermostAndKeepsACaughtScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.uiKit, page: [Bouncing()], list: [Bouncing()])
    nested.pull(by: -80)
    #expect(nested.offsets[0] == 0 && nested.offsets[1] < 0)
    nested.liftToRest(after: 1)
    nested.page.scroll.fling(velocity: axis.vector(500))
    nested.frames { nested.page.scroll.contentOffset[axis] > 30 }
    let caught = nested.offsets[0]
    nested.pull(by: 40)
    #expect(nested.offsets == [caught + 40, 0])
  }

  @Test(arguments: Axis.both) func aSwipeAcrossACarouselScrollsTheScrollerAroundIt(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser)
    nested.list.scroll.contentSize[axis] = 300
    nested.list.scroll.contentOffset[axis.cross] = 100
    nested.nest.rails = Rails()
    nested.down()
    nested.move(to: axis.point(nested.place - 60, across: 240), after: 0.01)
    #expect(nested.offsets[0] > 40 && nested.list.scroll.contentOffset[axis.cross] == 100)
  }

  /// No drag is exactly along an axis: the axis of the larger part decides which scroller takes the gesture.
  @Test(arguments: Axis.both, askew)
  func aSlantedDragScrollsTheFeed(_ axis: Axis, _ what: (policy: LatchingPolicy, across: Double)) {
    let (policy, across) = what
    let nested = Nested(axis, policy: policy)
    nested.list.scroll.contentSize[axis] = 300
    nested.list.scroll.contentOffset[axis.cross] = 100
    nested.down()
    for (along, aside) in [(10.0, across / 8), (60, across)] {
      nested.move(to: axis.point(250 - along, across: 250 - aside), after: 0.01)
    }
    #expect(nested.offsets[0] > 40 && nested.list.scroll.contentOffset[axis.cross] == 100)
    #expect(!nested.list.scroll.isTracking)
    nested.lift(after: 1)
    nested.down()
    nested.move(to: axis.point(250 - across, across: 190), after: 0.01)
    #expect(nested.list.scroll.contentOffset[axis.cross] > 140, "across it is the carousel's")
  }

  /// The feed has no room along the larger part, and the carousel has room along the smaller part.
  @Test(arguments: Axis.both, [LatchingPolicy.browser, .uiKit])
  func aScrollerWithRoomAcrossTakesADragWithoutRoomAlong(_ axis: Axis, _ policy: LatchingPolicy) {
    let nested = Nested(axis, policy: policy)
    nested.list.scroll.contentSize[axis] = 300
    nested.down()
    nested.move(to: axis.point(310, across: 210), after: 0.01)
    #expect(nested.offsets == [0, 0] && nested.list.scroll.contentOffset[axis.cross] > 20)
  }

  @Test(arguments: Axis.both) func aTapBelongsToTheInnermostScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser)
    nested.down()
    nested.move(by: 5)
    #expect(nested.lift() == .tap)
    nested.pull(by: 80)
    #expect(nested.lift() == .drag)
    #expect(nested.nest.scroller(at: Point(x: 250, y: 250)) === nested.list)
    #expect(nested.nest.scroller(at: Point(x: 50, y: 50)) === nested.page)
    #expect(nested.nest.scroller(at: Point(x: 450, y: 50)) == nil)
  }

  /// In a gliding list, the row under the finger moves, whichever scroller glides.
  @Test(arguments: [0, 1])
  func aTouchThatStopsAScrollerIsNoTap(_ moving: Int) {
    let nested = Nested(.vertical, policy: LatchingPolicy.uiKit)
    let scroller = [nested.page, nested.list][moving].scroll
    scroller.fling(velocity: Vector(x: 0, y: 400), at: nested.time)
    var count = 0
    nested.frames {
      count += 1
      return count > 4
    }
    #expect(scroller.phase == .decelerating)
    nested.down()
    #expect(nested.nest.touchOutcome(at: nested.time) == .caught)
    #expect(nested.lift() == .caught)
    nested.frames()
    nested.down()
    #expect(nested.lift() == .tap)
  }

  @Test(arguments: Axis.both) func cancelAllTouchesReleasesEachScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser, list: [Bouncing()])
    nested.pull(by: 80)
    nested.nest.cancelAllTouches(time: nested.time)
    #expect(ends(nested)[1] == .cancelled)
    nested.move(by: 80)
    #expect(nested.offsets == [0, 80])
  }

  @Test func aScrollerBringsARectIntoViewThroughAllOuterScrollers() {
    let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 3_000))
    let list = page.add(scroller([Clamping()], viewport: 300, content: 800), at: Point(x: 0, y: 2_000))
    let item = Rect(x: 0, y: 700, width: 50, height: 60)
    list.scrollRectToVisible(item, align: PerAxis(x: .nearest, y: .start), animated: false)
    #expect(list.scroll.contentOffset.y == 500 && page.scroll.contentOffset.y == 2_200)
    #expect(list.frame == Rect(x: 0, y: -200, width: 300, height: 300))
  }

  @Test func aReversedPagePlacesItsListFromTheOtherSide() {
    let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 1_000))
    let list = page.add(scroller([Clamping()], viewport: 100, content: 800), at: Point(x: 20, y: 0))
    #expect(list.frame.minX == 20)
    page.scroll.isReversed.x = true
    #expect(list.frame.minX == 280)
    page.scroll.contentOffset.x = 50
    #expect(list.frame.minX == 330)
  }

  @Test func aRemovedScrollerKeepsItsChildren() {
    let page = NestedScroller(scroller([Clamping()]))
    let list = page.add(scroller([Clamping()], viewport: 300), at: .zero)
    let cards = list.add(scroller([Clamping()], viewport: 100), at: .zero)
    #expect(cards.path.map { ObjectIdentifier($0) } == [cards, list, page].map { ObjectIdentifier($0) })
    list.remove()
    #expect(page.children.isEmpty && cards.path.count == 2)
    page.add(cards)
    #expect(list.children.isEmpty && cards.parent === page)
  }
}
