import Hands
import Testing

/// Fingers: slop, several of them, and input that cannot be.
struct TouchTests {
  let log = Log()
  let hand = Hand(scroller([]))

  @Test(arguments: Axis.both, [1.0, -1]) func theSlopIsTakenOffTheFirstMove(_ axis: Axis, _ sign: Double) {
    let hand = Hand(scroller([Probe.open], delegate: log), axis).held()
    hand.move(by: 6 * sign)
    hand.move(by: 4 * sign)
    #expect(log.events == [] && hand.offset == 0)
    hand.move(by: 0.25 * sign)
    #expect((hand.offset - 0.25 * sign).magnitude < 1e-9)
    #expect(log.events == ["willBeginDragging", "didScroll"])
    hand.move(by: 40 * sign)
    #expect((hand.offset - 40.25 * sign).magnitude < 1e-9)
  }

  @Test func theSlopIsACircle() {
    let scroll = scroller([])
    scroll.touchBegan(at: .zero, time: .zero)
    scroll.touchMoved(to: Point(x: -6, y: -8), time: .seconds(0.01))
    #expect(!scroll.isDragging)
    scroll.touchMoved(to: Point(x: -30, y: -40), time: .seconds(0.02))
    #expect((scroll.contentOffset - Point(x: 24, y: 32)).x.magnitude < 1e-9)
    #expect((scroll.contentOffset - Point(x: 24, y: 32)).y.magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, [true, false])
  func theNewestFingerTakesOverAndHandsBack(_ axis: Axis, _ isCancelled: Bool) {
    let first = Hand(scroller([], delegate: log), axis)
    first.down(at: 300)
    first.drag(by: 50)
    let second = Hand(first.scroll, axis, id: 7, now: first.now)
    second.down(at: 800)
    #expect(first.offset == 50)
    second.move(by: 5)
    #expect(first.offset == 55)
    first.now = second.now
    first.move(by: 100)
    #expect(first.offset == 55)
    second.now = first.now
    second.move(by: 5)
    if isCancelled { second.cancel() } else { second.lift() }
    #expect(first.offset == 60 && first.scroll.isDragging)
    first.now = second.now
    first.move(by: 3)
    #expect(first.offset == 63)
    first.lift(after: 1)
    #expect(log.summary == Log.dragged)
    #expect(first.scroll.diagnostics == Diagnostics())
  }

  @Test func aSecondFingerWithinTheSlopDoesNotJump() {
    hand.down()
    hand.move(by: 9)
    let second = Hand(hand.scroll, id: 1, now: hand.now)
    second.down(at: 100)
    second.move(by: 9)
    #expect(hand.offset == 0 && !hand.scroll.isDragging)
    second.move(by: 2)
    #expect((hand.offset - 1).magnitude < 1e-9)
  }

  @Test func theFlingIsThatOfTheLastFinger() {
    let first = Hand(scroller([], delegate: log)).held()
    first.swipe(at: 3_000)
    let second = Hand(first.scroll, id: 1, now: first.now)
    second.down(at: 100)
    second.swipe(at: 500)
    first.now = second.now
    let offset = first.offset
    first.lift()
    second.move(by: 4)
    #expect(first.scroll.isDragging && (first.offset - offset - 4).magnitude < 1e-9)
    second.lift()
    #expect((log.endVelocity.y - 500).magnitude < 1e-6)
  }

  @Test func twoFingersThatFlickTogetherFling() {
    let first = Hand(scroller([], delegate: log), id: 1)
    let second = Hand(first.scroll, id: 2)
    first.down(at: 500)
    second.down(at: 520)
    for _ in 0..<6 { for hand in [first, second] { hand.move(by: 16) } }
    second.lift(after: 0.001)
    first.lift(after: 0.002)
    #expect((log.endVelocity.y - 2_000).magnitude < 1e-6)
  }

  @Test func unbalancedTouchesAreCounted() {
    let hand = Hand(scroller([], delegate: log))
    hand.move(by: 50)
    hand.lift()
    hand.cancel()
    #expect(hand.scroll.diagnostics.count(of: .unbalancedTouch) == 3 && log.events == [])
    hand.pull(by: 50)
    hand.down(at: 10)
    #expect(hand.scroll.diagnostics.count(of: .unbalancedTouch) == 4)
    #expect(log.summary == Log.dragged)
    hand.drag(by: 5)
    #expect(hand.offset == 55 && hand.scroll.diagnostics.total == 4)
  }

  @Test func aMoveBackInTimeIsDroppedAndALiftCountsAsNow() {
    hand.pull(by: 50)
    hand.move(by: 20, after: -0.01)
    #expect(hand.offset == 50 && hand.scroll.diagnostics.count(of: .reversedTime) == 1)
    hand.lift(after: -0.01, moving: -20)
    #expect(!hand.scroll.isDragging && hand.offset == 50)
    #expect(hand.scroll.diagnostics.count(of: .reversedTime) == 2 && hand.scroll.diagnostics.total == 2)
  }

  @Test func everyPublicNumberStaysFinite() {
    let scroll = scroller([Bouncing()])
    let places = [0.0, 1e150, -1e150, 1e150]
    for (index, place) in places.enumerated() {
      let time = Timestamp.seconds(1e-155 * Double(index))
      if index == 0 { scroll.touchBegan(at: .zero, time: time) }
      scroll.touchMoved(to: Point(x: 0, y: place), time: time)
      #expect(scroll.contentOffset.isFinite && scroll.velocity.isFinite && scroll.destination.isFinite)
      #expect(scroll.context.velocity.isFinite)
    }
    scroll.touchEnded(at: .zero, time: .seconds(1e-154))
    #expect(scroll.contentOffset.isFinite && scroll.velocity.isFinite && scroll.destination.isFinite)
  }

  @Test func aFingerThatRestsHasNoSpeed() {
    hand.down()
    hand.swipe(at: 800)
    #expect((hand.speed - 800).magnitude < 1e-6)
    hand.frame(after: 0.5)
    #expect(hand.speed == 0)
  }
}
