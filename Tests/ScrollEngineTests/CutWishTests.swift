import Hands
import Testing

/// A link rounds to rows of 44 points, names no target, and the content of 530 points ends at no row.
@Suite struct CutWishTests {
  let probe = Probe()
  let hand: Hand

  init() {
    probe.onTarget = { proposal, _ in
      for axis in Axis.both { proposal.offset[axis] = (proposal.offset[axis] / 44).rounded() * 44 }
    }
    hand = Hand(
      ScrollController(
        viewport: Size(width: 480, height: 480), content: Size(width: 530, height: 530),
        behaviors: [probe, Bouncing()]))
    hand.frame()
  }

  private func rest(at wall: Double, _ axis: Axis) {
    hand.scroll.fling(velocity: axis.vector(wall == 0 ? -3_000 : 3_000))
    hand.rest()
    #expect(hand.scroll.contentOffset[axis] == wall)
  }

  @Test(arguments: Axis.both) func layoutThatChangesNothingLeavesContentAtTheWall(_ axis: Axis) {
    rest(at: 50, axis)
    for _ in 0..<3 {
      hand.scroll.invalidateLayout()
      hand.rest()
      #expect(hand.scroll.contentOffset[axis] == 50)
    }
  }

  @Test(arguments: Axis.both) func layoutOnTheWayLeavesTheMotionAsItIs(_ axis: Axis) {
    hand.scroll.fling(velocity: axis.vector(3_000))
    hand.frame()
    hand.scroll.invalidateLayout()
    #expect(hand.scroll.destination[axis] == 50)
    hand.rest()
    #expect(hand.scroll.contentOffset[axis] == 50)
  }

  @Test(arguments: Axis.both) func linksAreAskedAgainIfTheWallMoves(_ axis: Axis) {
    rest(at: 50, axis)
    hand.scroll.contentSize = Size(width: 900, height: 900)
    hand.rest()
    #expect(hand.scroll.contentOffset[axis] == 44)
  }

  @Test(arguments: Axis.both) func linksAreAskedAgainIfTheChainChanges(_ axis: Axis) {
    rest(at: 50, axis)
    hand.scroll.behaviors.append(Probe())
    hand.rest()
    #expect(hand.scroll.contentOffset[axis] == 44)
  }

  @Test(arguments: Axis.both) func contentThatShrinksRestsAtTheWallFromThenOn(_ axis: Axis) {
    hand.scroll.contentSize = Size(width: 2_000, height: 2_000)
    hand.scroll.contentOffset = axis.point(88)
    for length in [505.0, 510] {
      hand.scroll.contentSize = Size(width: length, height: length)
      hand.rest()
      let offset = hand.scroll.contentOffset
      hand.scroll.invalidateLayout()
      hand.rest()
      #expect(hand.scroll.contentOffset == offset)
    }
  }

  @Test(arguments: Axis.both) func restoredContentStaysAtTheWall(_ axis: Axis) throws {
    rest(at: 50, axis)
    let snapshot = try #require(hand.scroll.snapshot())
    let copy = CutWishTests()
    try copy.hand.scroll.restore(snapshot)
    copy.hand.scroll.invalidateLayout()
    copy.hand.rest()
    #expect(copy.hand.scroll.contentOffset[axis] == 50)
    #expect(copy.hand.scroll.snapshot() != nil)
  }
}
