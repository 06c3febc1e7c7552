import Hands
import Testing

struct InfiniteTests {
  /// What the offset would be without rebases.
  func travelled(_ hand: Hand) -> Double { hand.scroll.contentPosition[hand.axis] }

  @Test(arguments: Axis.both, [(320.0, 2_340.0), (768, 2_116), (5_000, 0)])
  func theOffsetIsTheCentreBeforeAnyInput(_ axis: Axis, _ place: (viewport: Double, centre: Double)) {
    let scroll = scroller([Infinite(axis: axis)], viewport: place.viewport)
    #expect(scroll.contentOffset == axis.point(place.centre))
    #expect(scroll.contentSize[axis] == 5_000)
    #expect(scroll.contentSize[axis.cross] == 2_000, "the other axis is left alone")
    #expect(scroll.geometry.extent[axis] == Extent())
    #expect(Infinite(axis: axis).hidesIndicators)
  }

  @Test func infiniteTakesBothAxesIfNotSaid() {
    let scroll = scroller([Infinite()], viewport: 320)
    #expect(scroll.contentOffset == Point(x: 2_340, y: 2_340))
    #expect(scroll.contentSize == Size(width: 5_000, height: 5_000))
  }

  @Test(arguments: Axis.both) func theOffsetIsCentredBeyondAQuarterAndNotAtIt(_ axis: Axis) {
    let log = Log()
    let scroll = scroller([Infinite(axis: axis)], viewport: 320, delegate: log)
    scroll.contentOffset = axis.point(3_590)
    #expect(scroll.contentOffset == axis.point(3_590))
    scroll.contentOffset = axis.point(1_090)
    #expect(scroll.contentOffset == axis.point(1_090))
    #expect(!log.events.contains("didRebase"))
    scroll.contentOffset = axis.point(3_591)
    #expect(scroll.contentOffset == axis.point(2_340))
    #expect(log.shift == axis.vector(-1_251))
    scroll.contentOffset = axis.point(1_089)
    #expect(scroll.contentOffset == axis.point(2_340))
    #expect(scroll.contentOrigin[axis] == 2_340, "1,251 there and back")
  }

  @Test(arguments: Axis.both) func lengthAndReachSetTheWindow(_ axis: Axis) {
    let scroll = scroller([Infinite(axis: axis, length: 1_000, reach: 10)])
    #expect(scroll.contentOffset[axis] == 300 && scroll.contentSize[axis] == 1_000)
    scroll.contentOffset[axis] = 310
    #expect(scroll.contentOffset[axis] == 310)
    scroll.contentOffset[axis] = 310.5
    #expect(scroll.contentOffset[axis] == 300)
  }

  /// On a ring, too.
  @Test(arguments: Axis.both, [-8_000.0, 500, 700, 8_000])
  func aFlingRunsAsFarAsWithoutEnds(_ axis: Axis, _ speed: Double) {
    let plain = Hand(scroller([Probe.open]), axis)
    plain.flingToRest(at: speed)
    for (link, content, window) in [
      (Infinite(axis: axis), 2_000, 1_050...3_550), (Circular(axis: axis), 300, -4_396...4_396),
    ] as [(any ScrollBehavior, Double, ClosedRange<Double>)] {
      let hand = Hand(scroller([link, Bouncing()], content: content), axis)
      hand.flingToRest(at: speed)
      #expect((travelled(hand) - plain.offset).magnitude < 1e-9)
      #expect(window.contains(hand.offset))
    }
  }

  @Test(arguments: Axis.both) func aFeedIsOpenAtItsEndOnly(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis, openAt: .upper), Clamping()]), axis)
    #expect(hand.offset == 0, "near its wall the coordinates are what they were")
    #expect(hand.flingToRest(at: -3_000) == 0)
    hand.scroll.contentOffset = axis.point(3_550)
    #expect(hand.offset == 3_550)
    hand.scroll.contentOffset = axis.point(3_551)
    #expect(hand.offset == 2_300 && travelled(hand) == 3_551)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 2_300 - 3_551))
    // Asked anew, the wall stays where the origin is.
    hand.scroll.invalidateLayout()
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 2_300 - 3_551))
    #expect(hand.offset == 2_300)
    hand.scroll.contentOffset = axis.point(1_000)
    #expect(hand.offset == 2_251 && travelled(hand) == 2_251, "it comes back")
    #expect(hand.flingToRest(at: -8_000) == 0)
  }

  @Test(arguments: Axis.both) func historyIsOpenAtItsBeginning(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis, openAt: .lower), Clamping()], content: 9_000), axis)
    #expect(hand.offset == 8_600, "it begins at its wall")
    #expect(hand.flingToRest(at: 3_000) == 8_600)
    hand.scroll.contentOffset = axis.point(8_600 - 3_551)
    #expect(hand.offset == 2_300 && travelled(hand) == 8_600 - 3_551)
    #expect(hand.scroll.geometry.extent[axis] == Extent(upper: 2_300 + 3_551))
    for _ in 0..<4 {
      hand.flingToRest(at: 8_000)
    }
    #expect(hand.offset == 8_600 && hand.scroll.contentOrigin[axis] == 0, "it comes back to its wall")
  }

  /// However far it has come, the wall of a feed stays to the 64th of a point where it was.
  @Test(arguments: Axis.both) func theWallOfAFeedIsExactATrillionPointsAway(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis, openAt: .upper), Clamping()]), axis, at: 1e12 + 0.25)
    #expect(travelled(hand) == 1e12 + 0.25)
    #expect(hand.scroll.geometry.extent[axis].lower == 2_300 - 1e12 - 0.25)
    hand.scroll.contentOffset = axis.point(2_300 - 1e12)
    #expect(hand.offset == 0.25 && hand.scroll.contentOrigin == ContentOrigin())
  }

  /// With no reach at all it recentres at every step, and nothing is lost on the way; so does a viewport that is longer
  /// than the content.
  @Test(arguments: Axis.both, [400.0, 5_000, 12_000]) func stepsAreCentred(_ axis: Axis, _ viewport: Double) {
    let centre = (5_000 - viewport) / 2
    let hand = Hand(scroller([Infinite(axis: axis, reach: 0)], viewport: viewport), axis)
    #expect((hand.offset - centre).magnitude <= 1.0 / 128)
    for step in [0.25, -17, 0.001, 1e9, -1e9, 0.3] {
      let before = travelled(hand)
      hand.scroll.contentOffset[axis] += step
      #expect((travelled(hand) - before - step).magnitude < 1e-6)
      #expect((hand.offset - centre).magnitude <= 1.0 / 128)
    }
    hand.fling(at: 2_000)
    let rest = hand.destination - hand.scroll.contentOrigin[axis]
    hand.rest()
    #expect((travelled(hand) - rest).magnitude < 1e-6 && hand.scroll.diagnostics.total == 0)
  }

  @Test func originsTellExactShiftsAnyDistanceAway() {
    let hand = Hand(scroller([Infinite()]), .horizontal)
    hand.scroll.contentOffset = Point(x: 1e16, y: 0)
    let far = hand.scroll.contentOrigin
    hand.scroll.contentOffset = Point(x: 2_300 + 1_300.015625, y: 2_300)
    #expect(hand.scroll.contentOrigin.shift(since: far, on: .horizontal) == -1_300.015625)
  }
}
