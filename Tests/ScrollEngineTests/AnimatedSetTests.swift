import Hands
import Testing

/// `setContentOffset(_, animated: true)`.
struct AnimatedSetTests {
  let log = Log()

  @Test func beginsWithTheNextFrame() {
    let early = Hand(scroller([]))
    let late = Hand(scroller([]))
    for (hand, wait) in [(early, 0.25), (late, 500)] {
      hand.frame(after: 1)
      hand.scroll.setContentOffset(Point(x: 0, y: 900), animated: true)
      hand.frame(after: wait)
      #expect(hand.offset == 0)
    }
    #expect(early.rest() == late.rest())
  }

  /// The first frame shows its beginning, to the last bit: nothing has moved, whatever numbers it goes between.
  @Test(arguments: Axis.both, [0.1, 804.3637018296786, -1_822.4446353734784, 1e9 / 3])
  func nothingMovesWithItsFirstFrame(_ axis: Axis, _ offset: Double) {
    let hand = Hand(scroller([Probe.open], delegate: log), axis)
    for distance in [900, -2_328.84375, 0.7, 1e7 / 3] {
      hand.scroll.contentOffset = axis.point(offset)
      hand.scroll.setContentOffset(axis.point(offset + distance), animated: true)
      log.clear()
      hand.frame(after: 1)
      #expect(log.events.isEmpty && hand.offset == offset)
      hand.rest()
    }
  }

  @Test func fromACallbackItBeginsAtOnce() throws {
    let hand = Hand(scroller([Clamping()], delegate: log))
    hand.fling(at: 800)
    log.once("didScroll") { $0.setContentOffset(Point(x: 0, y: 900), animated: true) }
    hand.frame()
    #expect(try #require(hand.scroll.motion).start == hand.time)
    #expect(hand.resting() == 900)
  }

  @Test(arguments: Axis.both, [-800.0, 99_999]) func endsAtAClosedWall(_ axis: Axis, _ wish: Double) {
    for link in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let hand = Hand(scroller([link]), axis, at: 300)
      hand.scroll.setContentOffset(axis.point(wish), animated: true)
      let wall = wish < 0 ? 0.0 : 1_600
      #expect(hand.destination == wall)
      #expect(hand.rest().allSatisfy { $0 >= 0 && $0 <= 1_600 })
      #expect(hand.offset == wall)
    }
    let open = Hand(scroller([Probe.open]), axis)
    open.travelToRest(at: wish)
    #expect(open.offset == wish)
  }

  @Test func aHostThatNeverAskedForAFrameStillSeesIt() {
    let scroll = scroller([])
    scroll.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(scroll.advance(to: .seconds(1e9)) == .needsFrame)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.advance(to: .seconds(1e9 + 10)) == .needsFrame)
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.advance(to: .seconds(1e9 + 11)) == .idle)
  }
}
