import Hands
import Testing

/// Pages longer than the viewport: a page is entered at the end that comes first, and scrolls freely to its other end.
struct LongPageTests {
  private func reader(
    _ kind: PageKind, _ axis: Axis, align: Alignment = .start, ends: PageEnds = .trim,
    rule: PageRule = PageRule(), content: Double = 0, at offset: Double = 0
  ) -> (Paging, Hand) {
    Paging(kind, axis: axis, align: align, ends: ends, rule: rule).inHand(
      axis, viewport: 300, content: content, at: offset)
  }

  private func offsets(_ paging: Paging) -> [Double] {
    (0..<paging.pageCount).compactMap { paging.pages.offset(of: $0) }
  }

  private static let items = PageKind.items(lengths: [200, 200, 900])

  @Test(arguments: Axis.both, [PageEnds.trim, .keep, .pad])
  func lastItemRestsAtItsStart(_ axis: Axis, _ ends: PageEnds) {
    let (paging, hand) = reader(Self.items, axis, ends: ends)
    #expect(offsets(paging) == [0, 200, 400])
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0, upper: 1_000))
    #expect(paging.pages.offsets(of: 1) == 200...200 && paging.pages.offsets(of: 2) == 400...1_000)
    for page in 1...2 {
      #expect(hand.flingToRest(at: 900) == 200 * Double(page) && paging.page == page)
    }
  }

  @Test(arguments: Axis.both) func firstItemAlignedAtItsEndIsMirrored(_ axis: Axis) {
    let (paging, hand) = reader(.items(lengths: [900, 200, 200]), axis, align: .end, at: 1_000)
    #expect(offsets(paging) == [600, 800, 1_000] && paging.pages.offsets(of: 0) == 0...600)
    for offset in [800.0, 600] {
      #expect(hand.flingToRest(at: -900) == offset)
    }
    hand.fling(at: -3_000)
    #expect((hand.rest().min() ?? 0) < -20 && hand.offset == 0 && paging.page == 0)
  }

  @Test(arguments: Axis.both, [450.0, 500, 590, 610, 700])
  func dragWithinAnItemRestsWhereTheFingerLifts(_ axis: Axis, _ offset: Double) {
    let (paging, hand) = reader(Self.items, axis, at: offset)
    hand.pullToRest(by: 2, for: 0.2)
    #expect(hand.offset == offset + 2 && paging.page == 2 && paging.selected == 2)
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset + 2)
  }

  @Test(arguments: Axis.both) func flingWithinAnItemIsTheGlideOfAnyScroller(_ axis: Axis) {
    let (paging, hand) = reader(Self.items, axis, at: 420)
    let plain = Hand(scroller([Bouncing()], viewport: 300, content: 1_300), axis, at: 420)
    for speed in [400.0, 2_500] {
      plain.fling(at: speed)
      hand.fling(at: speed)
      #expect(hand.destination == plain.destination && hand.rest() == plain.rest())
      #expect(hand.offset == plain.offset && paging.page == 2)
    }
    #expect(hand.offset == 1_000, "The second one runs into the wall, and bounces.")
  }

  @Test(arguments: Axis.both) func flingStopsAtTheEndOfAnItemAndTheNextTurnsThePage(_ axis: Axis) {
    let (paging, hand) = reader(.items(lengths: [200, 900, 200]), axis, at: 300)
    #expect(offsets(paging) == [0, 200, 1_000] && paging.pages.offsets(of: 1) == 200...800)
    for (speed, offset, page) in [
      (2_500.0, 800.0, 1), (900, 1_000, 2), (-900, 800, 1), (-2_500, 200, 1), (-900, 0, 0),
    ] {
      hand.fling(at: speed)
      #expect(hand.restingAtDestination() == offset && paging.page == page)
    }
  }

  @Test(arguments: Axis.both) func glidingRulesPassFromItemToItem(_ axis: Axis) {
    let rule = PageRule(.whereItStops, limit: nil)
    let (paging, hand) = reader(.items(count: 5, length: 900), axis, rule: rule)
    let plain = Hand(scroller([Bouncing()], viewport: 300, content: 4_500), axis)
    for hand in [hand, plain] { hand.fling(at: 2_500) }
    #expect(plain.destination > 900 && plain.destination < 1_500)
    #expect(hand.destination == plain.destination && paging.selected == 1)
    #expect(hand.resting() == plain.destination)
  }

  @Test(arguments: Axis.both) func slowDragTurnsThePageHalfWayBetweenTwoItems(_ axis: Axis) {
    for (offset, page) in [(940.0, 1), (960, 2)] {
      let (paging, hand) = reader(.items(lengths: [200, 900, 300]), axis, at: offset - 50)
      hand.pull(by: 50)
      #expect(hand.offset == offset && paging.page == page)
      #expect(hand.liftToRest(after: 0.2) == (page == 1 ? 800 : 1_100))
    }
    let (_, hand) = reader(
      .items(lengths: [200, 900, 300]), axis, rule: PageRule(reach: .points(40)), at: 500)
    for (way, offset) in [(200.0, 700.0), (130, 800), (50, 1_100)] {
      hand.pullToRest(by: way, for: 0.2)
      #expect(hand.offset == offset)
    }
  }

  @Test(arguments: Axis.both) func stepsReadThroughAnItem(_ axis: Axis) {
    let (paging, hand) = reader(.items(lengths: [200, 900, 200]), axis)
    hand.scroll.settings.pagePart = 1
    var rests: [Double] = []
    for _ in 0..<5 {
      hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
      hand.rest()
      rests.append(hand.offset)
    }
    #expect(rests == [200, 500, 800, 1_000, 1_000] && paging.page == 2)
  }

  @Test(arguments: Axis.both) func everyItemOfManyIsReadInFull(_ axis: Axis) {
    for kind in [PageKind.items(count: 3, length: 900), .items(lengths: [900, 900, 900]), .length(900)] {
      for ends in [PageEnds.trim, .keep, .pad] {
        let (paging, hand) = reader(kind, axis, ends: ends, content: 2_700)
        #expect(offsets(paging) == [0, 900, 1_800])
        #expect((0..<3).compactMap { paging.pages.offsets(of: $0) } == [0...600, 900...1_500, 1_800...2_400])
        #expect(hand.scroll.geometry.extent[axis].upper == 2_400)
        #expect(paging.pages.progress(at: 600) == 0.25 && paging.pages.progress(at: 2_400) == 1)
      }
    }
  }

  @Test(arguments: Axis.both) func contentBeyondTheLastOffsetStaysInReach(_ axis: Axis) {
    let (paging, hand) = reader(.offsets([100, 200, 400]), axis, content: 1_300, at: 200)
    #expect(paging.pages.offsets(of: 0) == 0...100 && paging.pages.offsets(of: 2) == 400...1_000)
    #expect(hand.flingToRest(at: 900) == 400)
    hand.fling(at: 900)
    let there = hand.destination
    hand.rest()
    #expect(there > 450 && there < 1_000 && hand.offset == there && paging.page == 2)
    let (padded, other) = reader(.offsets([100, 200, 400]), axis, ends: .pad, content: 1_300)
    #expect(other.scroll.geometry.extent[axis] == Extent(lower: 100, upper: 400))
    #expect(padded.pages.offsets(of: 2) == 400...400)
  }

  @Test(arguments: Axis.both) func layoutKeepsThePlaceWithinAnItem(_ axis: Axis) throws {
    let (paging, hand) = reader(Self.items, axis, at: 700)
    hand.scroll.viewport = axis.size(250, across: 300)
    #expect(hand.offset == 700 && paging.page == 2)
    paging.setPages(.items(lengths: [100, 200, 200, 900])) { $0 + 1 }
    #expect(hand.offset == 800 && paging.page == 3)
    let other = scroller(
      [Paging(.items(lengths: [100, 200, 200, 900]), axis: axis), Bouncing()], viewport: 250)
    try other.restore(try #require(hand.scroll.snapshot()))
    other.invalidateLayout()
    #expect(other.contentOffset[axis] == 800)
    hand.scroll.viewport = axis.size(1_000, across: 300)
    #expect(hand.offset == 400, "It is no longer than the viewport now, and lies at the wall.")
  }

  @Test(arguments: Axis.both) func itemsOnARingAreReadInFull(_ axis: Axis) {
    let (paging, hand) = Paging(.items(lengths: [900, 200]), axis: axis).inHand(
      axis, and: [Circular(axis: axis), Bouncing()], viewport: 300)
    var seen: [Double] = []
    for _ in 0..<6 {
      hand.flingToRest(at: 2_500)
      seen.append(hand.offset - hand.scroll.contentOrigin[axis])
    }
    #expect(seen == [600, 900, 1_100, 1_700, 2_000, 2_200] && paging.lap == 2 && paging.page == 0)
  }

  /// The page rule of a paging scroll view: page · (length − insets) − inset, as many as the content has begun.
  @Test(arguments: Axis.both) func paddedPagesOfTheViewportEndWithAShortOne(_ axis: Axis) {
    let (paging, hand) = Paging(axis: axis, ends: .pad).inHand(axis, content: 900)
    hand.scroll.contentInset = axis.inset(.lower, 60) + axis.inset(.upper, 40)
    let length = 300.0
    #expect(paging.pageCount == Int((900 / length).rounded(.up)))
    hand.scroll.contentSize = Size(width: 1_000, height: 1_000)
    #expect(paging.pageCount == Int((1_000 / length).rounded(.up)))
    for page in 0..<paging.pageCount {
      #expect(paging.pages.offset(of: page) == Double(page) * length - 60)
      #expect(hand.offset == Double(page) * length - 60)
      hand.flingToRest(at: 900)
    }
  }
}
