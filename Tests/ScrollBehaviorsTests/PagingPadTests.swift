import Hands
import ScrollBehaviors
import Testing

/// Padded pages: between walls that stand further in, and in groups that do not divide.
struct PagingPadTests {
  @Test(arguments: Axis.both) func innerWallsHoldThem(_ axis: Axis) {
    let paging = Paging(.items(count: 5, length: 400), axis: axis, ends: .pad)
    let hand = Hand(scroller([paging, Clamping(axis, to: 300...1_600)]), axis)
    hand.scroll.contentOffset = axis.point(300)
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 300 && paging.page == 0 && paging.pageCount == 5)
    #expect((0..<5).map { paging.pages.offset(of: $0) } == [300, 400, 800, 1_200, 1_600])
  }

  @Test(arguments: Axis.both) func theWallStandsAtAGroupThatIsNotFull(_ axis: Axis) {
    let paging = Paging(.length(100), axis: axis, align: .center, grouping: .count(3), ends: .pad)
    let scroll = scroller([paging, Bouncing()], viewport: 390, content: 1_000)
    #expect(scroll.geometry.extent[axis].upper == 755)
    #expect(paging.pageCount == 4 && paging.pages.offset(of: 3) == 755)
  }

  /// Where several pages stand before the content's start, it is the first that it begins with.
  @Test(arguments: Axis.both, [true, false]) func itBeginsWithTheFirst(_ axis: Axis, _ isLate: Bool) {
    let paging = Paging(.items(count: 7, length: 100), axis: axis, align: .center, ends: .pad)
    let scroll = scroller([paging, Bouncing()], viewport: isLate ? 0 : 390)
    if isLate { scroll.viewport = Size(width: 390, height: 390) }
    #expect(paging.page == 0 && scroll.contentOffset[axis] == -145)
  }
}
