import Hands
import Testing

/// `setContentOffset(_, animated: true)`.
struct AnimatedSetTests {
  let log = Log()

  /// The first frame shows the beginning, to the last bit, whenever that frame comes: a host that has asked for none
  /// comes with a clock of its own.
  @Test(arguments: Axis.both, [0.1, 804.3637018296786, -1_822.4446353734784, 1e9 / 3])
  func nothingMovesWithTheFirstFrame(_ axis: Axis, _ offset: Double) {
    let hand = Hand(scroller([Probe.open], delegate: log), axis)
    for (distance, wait) in [(900, 1e9), (-2_328.84375, 500), (0.7, 0.25), (1e7 / 3, 1)] {
      hand.scroll.contentOffset = axis.point(offset)
      hand.scroll.setContentOffset(axis.point(offset + distance), animated: true)
      log.clear()
      #expect(hand.frame(after: wait) == .needsFrame && log.events.isEmpty && hand.offset == offset)
      hand.rest()
    }
  }

  @Test func fromACallbackAnAnimationBeginsAtOnce() throws {
    let hand = Hand(scroller([Clamping()], delegate: log)).flung(at: 800)
    log.once("didScroll") { $0.setContentOffset(Point(x: 0, y: 900), animated: true) }
    hand.frame()
    #expect(try #require(hand.scroll.motion).start == hand.time)
    #expect(hand.resting() == 900)
  }

  @Test(arguments: Axis.both, [-800.0, 99_999])
  func anAnimationEndsAtAClosedWall(_ axis: Axis, _ requested: Double) {
    for link in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let hand = Hand(scroller([link]), axis, at: 300)
      hand.scroll.setContentOffset(axis.point(requested), animated: true)
      let wall = requested < 0 ? 0.0 : 1_600
      #expect(hand.destination == wall)
      #expect(hand.rest().allSatisfy { $0 >= 0 && $0 <= 1_600 })
      #expect(hand.offset == wall)
    }
  }
}
