import Hands
import Testing

/// Walls inside the content.
struct ClampingWallsTests {
  func extent(_ axis: Axis, _ links: [any ScrollBehavior]) -> Extent {
    scroller(links).geometry.extent[axis]
  }

  @Test(arguments: Axis.both) func aRangeLimitsWhereContentMayRest(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(axis: axis, to: 100...900)]), axis)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 100, upper: 900))
    #expect(hand.scroll.geometry.extent[axis.cross] == Extent(lower: 0, upper: 1_600))
    #expect(hand.offset == 100, "it begins at the lower wall")
    hand.pull(by: -500)
    #expect(hand.offset == 100)
    hand.move(by: 3)
    #expect(hand.offset == 103)
    hand.drag(by: 5_000)
    #expect(hand.offset == 900)
    hand.cancel()
    for (speed, wall) in [(-8_000.0, 100.0), (8_000, 900)] {
      hand.fling(at: speed)
      #expect(hand.rest().allSatisfy { $0 >= 100 && $0 <= 900 } && hand.offset == wall)
    }
    hand.travelToRest(at: -2_000)
    #expect(hand.offset == 100)
  }

  @Test(arguments: Axis.both) func aRangeWithOneEndIsOneWall(_ axis: Axis) {
    let lower = Clamping(axis: axis, to: 100...)
    let upper = Clamping(axis: axis, to: ...900)
    #expect(lower.edges == Edges(axis, .lower) && upper.edges == Edges(axis, .upper))
    #expect(extent(axis, [lower]) == Extent(lower: 100, upper: 1_600))
    #expect(extent(axis, [upper]) == Extent(lower: 0, upper: 900))
    #expect(extent(axis, [lower, upper]) == Extent(lower: 100, upper: 900))
    // The other side's edge is the other link's.
    let hand = Hand(scroller([Probe.open, Clamping(axis: axis, to: 100...)]), axis, at: 1_600).pulled(by: 50)
    #expect(hand.offset == 1_650)
  }

  @Test(arguments: Axis.both) func theNarrowerOneWinsInEitherOrder(_ axis: Axis) {
    let ranges: [(ClosedRange<Double>, ClosedRange<Double>, Extent)] = [
      (100...900, 200...1_000, Extent(lower: 200, upper: 900)),
      (100...900, 300...400, Extent(lower: 300, upper: 400)),
      (-50...5_000, 700...2_000, Extent(lower: 700, upper: 1_600)),
      (250...250, 100...900, Extent(lower: 250, upper: 250)),
    ]
    for (first, second, expected) in ranges {
      let (one, other) = (Clamping(axis: axis, to: first), Clamping(axis: axis, to: second))
      #expect(extent(axis, [one, other]) == expected)
      #expect(extent(axis, [other, one]) == expected)
    }
  }

  @Test(arguments: Axis.both) func aRangeNeverLeavesTheOuterWalls(_ axis: Axis) {
    #expect(extent(axis, [Clamping(axis: axis, to: 1_700...9_000)]) == Extent(lower: 1_600, upper: 1_600))
    #expect(extent(axis, [Clamping(axis: axis, to: -900 ... -200)]) == Extent(lower: 0, upper: 0))
    #expect(extent(axis, [Clamping(axis: axis, to: 1_700...)]) == Extent(lower: 1_600, upper: 1_600))
    // Two with nothing in common: the first one's nearest offset.
    let (near, far) = (Clamping(axis: axis, to: 100...200), Clamping(axis: axis, to: 500...600))
    #expect(extent(axis, [near, far]) == Extent(lower: 200, upper: 200))
    #expect(extent(axis, [far, near]) == Extent(lower: 500, upper: 500))
  }

  @Test(arguments: Axis.both) func insetsAndViewportsMoveNoInnerWall(_ axis: Axis) {
    let scroll = scroller([Clamping(axis: axis, to: 100...900)])
    scroll.contentInset = axis.inset(.lower, 50)
    scroll.viewport = Size(width: 300, height: 300)
    #expect(scroll.geometry.extent[axis] == Extent(lower: 100, upper: 900))
    scroll.contentSize = Size(width: 1_000, height: 1_000)
    #expect(scroll.geometry.extent[axis] == Extent(lower: 100, upper: 700), "the content's own end is nearer")
  }

  @Test(arguments: Axis.both) func comingIntoTheChainBringsTheContentIn(_ axis: Axis) {
    let scroll = scroller([Clamping()])
    scroll.contentOffset[axis] = 1_500
    scroll.behaviors.append(Clamping(axis: axis, to: 100...900))
    #expect(scroll.contentOffset[axis] == 900 && scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func anotherLinkMayOwnTheEdges(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(axis: axis, to: 100...900), Bouncing()]), axis).pulled(by: -100)
    #expect(hand.offset < 100 && hand.offset > 0)
    #expect(hand.liftToRest(after: 0.1) == 100)
  }

  @Test(arguments: Axis.both) func endlessContentGetsInnerWallsAfterwards(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis), Clamping(axis: axis, to: -3_000...9_000)]), axis)
    func place() -> Double { hand.offset - hand.scroll.contentOrigin[axis] }
    #expect(place() == -3_000)
    hand.scroll.contentOffset[axis] += 11_800
    #expect(place() == 8_800 && hand.scroll.contentOrigin[axis] != 0)
    hand.flingToRest(at: 4_000)
    #expect(place() == 9_000)
    for _ in 0..<8 { hand.flingToRest(at: -8_000) }
    #expect(place() == -3_000)
    // Before it, they are opened as all walls are.
    #expect(extent(axis, [Clamping(axis: axis, to: -3_000...9_000), Infinite(axis: axis)]) == Extent())
  }

  @Test(arguments: Axis.both) func aRingHasNoInnerWalls(_ axis: Axis) {
    let ringed = Extent(period: 2_000)
    let ring = Probe("ring", \.onExtent) { proposal, _ in proposal.extent[axis] = ringed }
    let walls = Clamping(axis: axis, to: 100...900)
    #expect(extent(axis, [walls, ring]) == ringed)
    #expect(extent(axis, [ring, walls]) == ringed)
    let hand = Hand(scroller([ring, walls]), axis)
    hand.flingToRest(at: -3_000)
    #expect(hand.offset < -100 && hand.scroll.diagnostics.total == 0)
  }
}
