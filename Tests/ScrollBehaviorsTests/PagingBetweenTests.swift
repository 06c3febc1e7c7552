import Hands
import ScrollBehaviors
import Testing

/// A place between two pages to which the program or the delegate sends it.
struct PagingBetweenTests {
  @Test(arguments: Axis.both) func theProgramsGoesAlongWithTheItems(_ axis: Axis) {
    let paging = Paging(.items(count: 5, length: 400), axis: axis)
    let hand = Hand(scroller([paging, Bouncing()]), axis)
    hand.scroll.setContentOffset(axis.point(1_000), animated: true)
    hand.frames(5)
    #expect(hand.scroll.phase == .animating)
    paging.setPages(.items(count: 7, length: 400)) { $0 + 2 }
    #expect(hand.destination == 1_800)
    hand.rest()
    #expect(hand.offset == 1_800)
  }
}
