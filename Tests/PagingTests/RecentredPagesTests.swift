import Hands
import Testing

/// Pages and areas under `contentOffset = …` amid a fling.
struct RecentredPagesTests {
  /// A fling from the middle of ten places, some frames on.
  private func flung(_ axis: Axis, _ chain: [any ScrollBehavior], speed: Double) -> Hand {
    let hand = Hand(scroller(chain + [Clamping()], content: 4_000), axis, at: 1_600)
    hand.fling(at: speed, frames: 4)
    #expect(hand.scroll.isDecelerating)
    return hand
  }

  private func areas(_ axis: Axis) -> Snapping {
    let areas = [SnapArea](10, axis, every: 400, length: 400, across: .start, reach: 0...400)
    return Snapping(areas, axes: PerAxis(true, on: axis, else: false))
  }

  @Test(arguments: Axis.both) func aCommandToAPartOfAPageReachesTheNearestPage(_ axis: Axis) {
    let hand = flung(axis, [Paging(axis: axis)], speed: 900)
    #expect(hand.destination == 2_000)
    hand.scroll.contentOffset[axis] += 100
    #expect(hand.destination == 2_000)
    hand.scroll.contentOffset[axis] += 250
    #expect(hand.restingAtDestination() == 2_400)
  }

  /// Both pictures are the same, three pages or areas apart.
  @Test(arguments: Axis.both, [900.0, -900, 2_500])
  func aPageOrAnAreaMovesAlong(_ axis: Axis, _ speed: Double) {
    let (snapping, still) = (areas(axis), areas(axis))
    let pairs: [(any ScrollBehavior, any ScrollBehavior)] = [
      (Paging(axis: axis), Paging(axis: axis)), (snapping, still),
    ]
    for (link, twin) in pairs {
      let (hand, other) = (flung(axis, [link], speed: speed), flung(axis, [twin], speed: speed))
      let velocity = hand.speed
      hand.scroll.contentOffset[axis] -= 1_200
      #expect(hand.destination == other.destination - 1_200 && hand.speed == velocity)
      #expect(snapping.snapTarget[axis] == still.snapTarget[axis].map { $0 - 3 })
      // It is on its way to another one now, and a layout knows.
      hand.scroll.invalidateLayout()
      #expect(hand.destination == other.destination - 1_200)
      #expect(zip(hand.rest(), other.rest()).allSatisfy { abs($0 - $1 + 1_200) < 1e-9 })
    }
  }
}
