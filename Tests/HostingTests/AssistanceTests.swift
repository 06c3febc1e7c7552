import Hands
import ScrollHosting
import Testing

/// What an assistive technology asks.
struct AssistanceTests {
  private let list = ScrollController(
    viewport: Size(width: 400, height: 500), content: Size(width: 400, height: 2_500), behaviors: [Clamping()]
  )

  @Test func aRangeTellsWhereTheContentIsBetweenItsWalls() {
    list.contentOffset.y = 500
    let range = list.scrollRange(on: .vertical)
    #expect(range?.value == 500 && range?.maximum == 2_000 && range?.visible == 500)
    #expect(range?.fraction == 0.25 && range?.visibleFraction == 0.2)
    #expect(list.scrollRange(on: .horizontal) == nil)
  }

  @Test func contentPastAWallCountsAsAtTheWall() {
    list.contentOffset.y = -80
    #expect(list.scrollRange(on: .vertical)?.value == 0)
  }

  @Test func aRingAndDisabledContentHaveNoRange() {
    let ring = ScrollController(
      viewport: Size(width: 100, height: 100),
      behaviors: [Paging(ItemRow(count: 5, length: 100)), Circular(axis: .horizontal)])
    #expect(ring.scrollRange(on: .horizontal) == nil)
    #expect(ring.canScroll(towards: .left) && ring.canScroll(towards: .right))
    list.isScrollEnabled = false
    #expect(list.scrollRange(on: .vertical) == nil && !list.canScroll(towards: .down))
  }

  @Test func directionsWithRoomAreReported() {
    #expect(!list.canScroll(towards: .up) && list.canScroll(towards: .down))
    #expect(!list.canScroll(towards: .left) && !list.canScroll(towards: .right))
    #expect(list.canScroll(towards: .forward) && !list.canScroll(towards: .backward))
    list.contentOffset.y = 2_000
    #expect(list.canScroll(towards: .backward) && !list.canScroll(towards: .forward))
  }

  @Test(arguments: [false, true])
  func forwardIsTowardsTheEndWhicheverWayTheContentRuns(_ isReversed: Bool) {
    let row = ScrollController(
      viewport: Size(width: 100, height: 100), content: Size(width: 1_000, height: 100),
      isReversed: PerAxis(x: isReversed, y: false), behaviors: [Clamping()])
    #expect(row.canScroll(towards: .forward) && !row.canScroll(towards: .backward))
    #expect(row.canScroll(towards: isReversed ? .left : .right))
    #expect(!row.canScroll(towards: isReversed ? .right : .left))
    #expect(row.scrollByPage(towards: .forward, time: .seconds(1)) && row.destination.x == 87)
    #expect(row.scrollByPage(towards: .backward, time: .seconds(1)) && row.destination.x == 0)
    #expect(!row.scrollByPage(towards: .backward, time: .seconds(1)))
  }

  @Test(arguments: [(0.0, 0.0), (700, 700), (1e9, 2_000), (-5, 0)])
  func aValueThatIsSetIsWhereTheContentGoes(_ value: Double, _ end: Double) {
    #expect(list.scroll(toValue: value, on: .vertical, animated: false) && list.contentOffset.y == end)
    #expect(!list.scroll(toValue: value, on: .horizontal, animated: false))
    #expect(!list.scroll(toValue: .nan, on: .vertical, animated: false) && list.diagnostics.total == 0)
  }

  @Test func linksSpeakOfWhereTheContentComesToRest() {
    let paging = Paging(axis: .vertical)
    list.behaviors = [paging, Clamping()]
    #expect(list.spokenPosition(on: .vertical) == "page 1 of 5")
    list.setContentOffset(Point(0, 1_000), animated: true)
    #expect(list.spokenPosition(on: .vertical) == "page 3 of 5")
    #expect(list.spokenPosition(on: .horizontal) == nil)
    list.behaviors = [Clamping()]
    #expect(list.spokenPosition(on: .vertical) == nil)
  }
}
