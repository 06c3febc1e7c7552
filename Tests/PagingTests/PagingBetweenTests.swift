import Hands
import Testing

/// A place between two pages to which the program or the delegate sends it.
struct PagingBetweenTests {
  let log = Log()

  @Test(arguments: Axis.both) func anAnimationGoesAlongWithTheItems(_ axis: Axis) {
    let (paging, hand) = Paging(.items(count: 5, length: 400), axis: axis).inHand(axis)
    hand.travel(to: 1_000, frames: 5)
    #expect(hand.scroll.phase == .animating)
    paging.setPages(.items(count: 7, length: 400)) { $0 + 2 }
    #expect(hand.restingAtDestination() == 1_800)
  }

  /// By an animation of some kind, at once, or stopped on its way to a page.
  @Test(arguments: Axis.both, 0..<5) func aPlaceOfTheProgramIsKeptUntilPagesChange(_ axis: Axis, _ way: Int) {
    let (paging, hand) = Paging(axis: axis).inHand(axis, frames: 1)
    let place = axis.point(1_030)
    switch way {
    case 0: hand.scroll.setContentOffset(place, animated: true)
    case 1: hand.scroll.setContentOffset(place, arrival: .timed(0.4))
    case 2: hand.scroll.setContentOffset(place, arrival: .keepSpeed)
    case 3: hand.scroll.contentOffset = place
    default: hand.scroll.setContentOffset(axis.point(1_200), animated: true)
    }
    hand.frames(8)
    if way == 4 { hand.scroll.stop() }
    hand.scroll.invalidateLayout()
    hand.rest()
    let offset = hand.offset
    #expect(way == 4 ? offset > 400 && offset < 1_100 : offset == 1_030)
    for _ in 0..<2 { hand.scroll.invalidateLayout() }
    #expect(hand.offset == offset)
    // Pages of another number, at the same places.
    paging.setPages(.items(count: 5, length: 400))
    #expect(hand.offset == (offset / 400).rounded() * 400)
  }

  private func thrown(_ axis: Axis, _ paging: Paging) -> Hand {
    log.answeredTarget = axis.point(250)
    let hand = Hand(scroller([paging, Bouncing()], delegate: log), axis).flung(at: 900)
    #expect(hand.destination == 250)
    return hand
  }

  @Test(arguments: Axis.both) func aTargetOfTheDelegateIsKeptOnTheWay(_ axis: Axis) {
    let hand = thrown(axis, Paging(axis: axis))
    hand.frames(3)
    hand.scroll.contentSize = axis.size(4_000, across: 2_000)
    #expect(hand.restingAtDestination() == 250)
  }

  @Test(arguments: Axis.both) func aTargetOfTheDelegateIsKeptUntilPagesChange(_ axis: Axis) throws {
    let hand = thrown(axis, Paging(axis: axis))
    #expect(hand.resting() == 250)
    for _ in 0..<2 {
      hand.scroll.invalidateLayout()
      #expect(hand.offset == 250)
    }
    let snapshot = try #require(hand.scroll.snapshot())
    let other = scroller([Paging(axis: axis), Bouncing()])
    try other.restore(snapshot)
    other.invalidateLayout()
    #expect(other.contentOffset[axis] == 250)
    hand.scroll.contentSize = axis.size(4_000, across: 2_000)
    #expect(hand.offset == 400)
  }

  @Test(arguments: Axis.both, [46.0, 1_300])
  func aTargetOfTheDelegateIsKeptOutsideOfPages(_ axis: Axis, _ requested: Double) {
    log.answeredTarget = axis.point(requested)
    let (_, hand) = Paging(.offsets([464, 989]), axis: axis).inHand(axis, delegate: log)
    hand.fling(at: requested < 464 ? -900 : 900, frames: 2)
    hand.scroll.invalidateLayout()
    #expect(hand.destination == requested)
    hand.rest()
    hand.scroll.invalidateLayout()
    #expect(hand.offset == requested)
    // A wall that moves further in limits the offset.
    hand.scroll.contentSize = axis.size(1_500, across: 2_000)
    #expect(hand.offset == min(requested, 1_100))
  }

  @Test(arguments: Axis.both) func aStepAcrossLeavesTheDestination(_ axis: Axis) {
    let hand = thrown(axis, Paging(axis: axis))
    hand.frames(2)
    hand.scroll.step(by: .lines(axis.cross.vector(1)), time: hand.time)
    #expect(hand.scroll.phase == .animating && hand.destination == 250)
    hand.rest()
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 250)
  }

  /// A wheel that a step along the other axis ends goes where it would have gone after its pause.
  @Test(arguments: Axis.both, [150.0, 250]) func aStepAcrossEndsAWheelOnAPage(_ axis: Axis, _ way: Double) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    hand.scroll.wheel(by: axis.vector(way), time: hand.time)
    #expect(hand.offset == way)
    hand.scroll.step(by: .lines(axis.cross.vector(1)), time: hand.time)
    #expect(hand.resting() == (way < 200 ? 0 : 400) && hand.scroll.contentOffset[axis.cross] > 0)
  }
}
