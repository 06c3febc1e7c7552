import Hands
import Testing

/// Pages on a ring: they go on in both directions, and the number of the page stays on its lap.
struct PagingRingTests {
  func ring(_ axis: Axis, _ kind: PageKind, rule: PageRule = PageRule()) -> (Paging, Hand) {
    Paging(kind, axis: axis, align: .center, rule: rule).inHand(axis, and: [Circular(axis: axis)], content: 0)
  }

  @Test(arguments: Axis.both) func flingsGoRoundBothWays(_ axis: Axis) {
    let (paging, hand) = ring(axis, .items(count: 5, length: 280, spacing: 16))
    #expect(hand.scroll.geometry.extent[axis].period == 5 * 296 && hand.offset == -60 && paging.page == 0)
    for turn in 1...12 {
      hand.flingToRest(at: 900)
      #expect(paging.page == turn % 5 && paging.lap == turn / 5 && paging.fraction == Double(turn % 5))
      #expect(hand.offset - hand.scroll.contentOrigin[axis] == Double(turn) * 296 - 60)
    }
    for turn in (-3..<12).reversed() {
      hand.flingToRest(at: -900)
      #expect(paging.page == (turn + 5) % 5 && paging.lap == (turn < 0 ? -1 : turn / 5))
    }
  }

  @Test(arguments: Axis.both) func theFractionGoesOnBehindTheLastPage(_ axis: Axis) {
    let (paging, hand) = ring(axis, .items(count: 5, length: 280, spacing: 16))
    hand.scroll.contentOffset = axis.point(4.25 * 296 - 60)
    #expect(paging.fraction == 4.25 && paging.page == 4)
    hand.scroll.contentOffset = axis.point(4.75 * 296 - 60)
    #expect(paging.fraction == 4.75 && paging.page == 0 && paging.lap == 0)
    hand.scroll.contentOffset = axis.point(-0.25 * 296 - 60)
    #expect(paging.fraction == 4.75 && paging.page == 0 && paging.lap == -1)
  }

  /// However often it has gone round, the place within the lap is as exact as on the first one.
  @Test(arguments: Axis.both, [1e6, 3e9, -3e9, 1e12])
  func theFractionIsExactAfterAnyNumberOfLaps(_ axis: Axis, _ laps: Double) {
    let (paging, hand) = ring(axis, .items(count: 5, length: 280, spacing: 16))
    hand.scroll.contentOffset = axis.point(laps * 5 * 296 - 60)
    #expect(paging.page == 0 && paging.lap == Int64(laps) && paging.fraction == 0)
    let start = hand.scroll.contentOffset[axis]
    for way in [1.0, 74, 74.015625, 296.015625] {
      hand.scroll.contentOffset = axis.point(start + way)
      #expect(paging.fraction == way / 296 && paging.lap == Int64(laps))
    }
    hand.scroll.contentOffset = axis.point(start - 0.25)
    #expect(paging.fraction == 4 + 295.75 / 296 && paging.lap == Int64(laps) - 1)
  }

  @Test(arguments: Axis.both) func aCommandTakesTheShorterWayOrTheOneThatIsSaid(_ axis: Axis) {
    let (paging, hand) = ring(axis, .items(count: 6, length: 300))
    func place() -> Double { (hand.destination - hand.scroll.contentOrigin[axis] + 50) / 300 }
    paging.scroll(toPage: 5, animated: true)
    #expect(place() == -1 && paging.selected == 5 && paging.previous == 0)
    paging.scroll(toPage: 2, animated: true)
    #expect(place() == 2, "Both ways are as long: forward.")
    paging.scroll(toPage: 1, animated: false, direction: .forward)
    #expect(place() == 7)
    paging.scroll(toPage: 2, animated: true, direction: .backward)
    #expect(place() == 2)
    paging.scroll(toPage: 2, animated: true, direction: .backward)
    #expect(place() == 2)
    paging.scroll(toPage: -1, animated: true)
    #expect(place() == 5 && paging.selected == 5)
    paging.scroll(byPages: 4, animated: true)
    #expect(place() == 9 && paging.selected == 3)
    hand.rest()
    #expect(paging.page == 3 && paging.lap == 1)
  }

  @Test(arguments: Axis.both, [true, false])
  func theShorterWayIsThatOfFewerPointsNotOfFewerPages(_ axis: Axis, _ animated: Bool) {
    let (paging, hand) = ring(axis, .items(lengths: [100, 1_000, 100, 100, 100]))
    for (page, place) in [(0, -150.0), (2, 950 - 1_400), (1, 400 - 1_400), (0, -150 - 1_400)] {
      paging.scroll(toPage: page, animated: animated)
      #expect(hand.destination - hand.scroll.contentOrigin[axis] == place && paging.selected == page)
    }
  }

  @Test(arguments: Axis.both) func aResizeKeepsThePage(_ axis: Axis) {
    let (paging, hand) = ring(axis, .items(count: 4, part: 0.5))
    paging.scroll(byPages: -3, animated: false)
    #expect(paging.page == 1 && paging.lap == -1)
    hand.scroll.viewport = axis.size(700, across: 400)
    #expect(paging.page == 1 && paging.lap == -1 && paging.fraction == 1)
  }

  /// Content without ends has pages without end, at any distance and whatever rebases do.
  @Test(arguments: Axis.both, [PageKind.viewport, .length(150, spacing: 6)])
  func endlessContentHasPagesWithoutEnd(_ axis: Axis, _ kind: PageKind) {
    let paging = Paging(kind, axis: axis)
    let hand = Hand(
      ScrollController(viewport: axis.size(400, across: 400), behaviors: [Infinite(axis: axis), paging]), axis
    )
    let pitch = kind == .viewport ? 400.0 : 156
    #expect(paging.page == 0 && paging.fraction == 0 && hand.offset == hand.scroll.contentOrigin[axis])
    for direction in [1.0, -1, -1] {
      let start = (hand.offset - hand.scroll.contentOrigin[axis]) / pitch
      for turn in 1...40 {
        hand.fling(at: 900 * direction)
        hand.rest(every: 1 / 32)
        let place = (hand.offset - hand.scroll.contentOrigin[axis]) / pitch
        #expect(place == start + Double(turn) * direction)
        #expect(Double(paging.page) + Double(paging.lap) * Double(paging.pageCount) == place)
      }
    }
  }
}
