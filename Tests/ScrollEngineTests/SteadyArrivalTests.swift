import Hands
import ScrollBehaviors
import Testing

/// `Arrival.steady(speed:)`.
struct SteadyArrivalTests {
  private func onItsWay(_ axis: Axis, to offset: Double = 500.1) -> Hand {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.frame()
    hand.scroll.setContentOffset(axis.point(offset), arrival: .steady(speed: 320))
    return hand
  }

  @Test(arguments: Axis.both) func eachFrameGoesAsFarAsAnyOther(_ axis: Axis) {
    let hand = onItsWay(axis)
    for frame in 1...64 {
      hand.frame()
      #expect(abs(hand.offset - Double(frame - 1) * 5) < 1e-9 && hand.speed == 320)
    }
    hand.rest()
    #expect(hand.offset == 500.1)
  }

  @Test(arguments: Axis.both) func aWallEndsItAtItsOwnOffset(_ axis: Axis) {
    let hand = onItsWay(axis, to: 5_000)
    #expect(hand.destination == 1_600)
    #expect(hand.rest().allSatisfy { $0 <= 1_600 } && hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aSnapshotGoesOnToTheLastBit(_ axis: Axis) throws {
    let hand = onItsWay(axis)
    hand.frames(20)
    let bytes = try #require(hand.scroll.snapshot()).bytes
    let other = Hand(scroller([Clamping()]), axis, now: hand.now)
    try other.scroll.restore(ScrollSnapshot(bytes: bytes))
    // It is sent elsewhere at the same speed, too.
    for hand in [hand, other] { hand.scroll.contentOffset[axis] -= 40.3 }
    #expect(other.speed == 320 && other.rest() == hand.rest() && other.offset == 500.1)
  }
}
