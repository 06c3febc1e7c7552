import Hands
import Testing

/// Walls, and content at walls.
struct EdgeTests {
  let log = Log()

  @Test(arguments: ContentEnd.all) func aWallThatNobodyAnswersForIsRigid(_ end: ContentEnd) {
    let hand = Hand(scroller([Bouncing(Edges(end.axis, end.side.opposite))]), end, inside: 100)
    #expect(hand.flingToRest(at: 3_000 * end.out) == end.wall)
    hand.scroll.wheel(by: end.axis.vector(400 * end.out), time: hand.time)
    #expect(hand.resting() == end.wall)
    hand.travelToRest(at: 9_000 * end.out)
    #expect(hand.offset == end.wall)
  }

  /// Content that fits has nowhere to go, whatever way it is flicked.
  @Test(arguments: Axis.both) func anAxisWithoutRoomDoesNotMove(_ axis: Axis) {
    for chain in [[], [Bouncing(Edges(axis, .lower)), Bouncing(Edges(axis, .upper))]]
      as [[any ScrollBehavior]]
    {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: axis.size(2_000, across: 300), behaviors: chain)
      let hand = Hand(scroll, axis).flung(at: 2_000)
      #expect(hand.offset > 0)
      let across = Hand(scroll, axis.cross).flung(at: 2_000)
      #expect(across.offset == 0)
      #expect(across.resting() == 0)
    }
  }

  @Test(arguments: ContentEnd.all) func aWallThatALinkOpensIsPassed(_ end: ContentEnd) {
    let links: [any ScrollBehavior] = [Probe.open, Clamping(Edges(end.axis, end.side.opposite))]
    let hand = Hand(scroller(links), end).flung(at: 3_000 * end.out)
    #expect(hand.past(end) == 230)
    hand.rest()
    #expect(hand.past(end) > 1_600)
    hand.travelToRest(at: 9_000 * end.out)
    #expect(hand.offset == 9_000 * end.out)
  }

  @Test(arguments: Axis.both) func contentFlungInwardFromOutsideGoesIn(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: -100).flung(at: 2_000)
    #expect(hand.offset < 0 && hand.destination > 300)
    let way = [hand.offset] + hand.rest()
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: Axis.both, [-999.0, 99_999])
  func wallsOutrankEveryTarget(_ axis: Axis, _ requested: Double) {
    let wall = requested < 0 ? 0.0 : 1_600
    let requester = Probe(\.onTarget) { proposal, _ in proposal.offset[axis] = requested }
    for chain in [[requester, Bouncing()], [Bouncing(), requester]] as [[any ScrollBehavior]] {
      let hand = Hand(scroller(chain, delegate: log), axis, at: 800).flung(at: 600)
      #expect(log.endTarget[axis] == wall)
      #expect(hand.resting() == wall)
    }
  }

  @Test(arguments: Axis.both, [0.0, 30, -30])
  func contentThatFitsRestsAtItsLeadingEdge(_ axis: Axis, _ inset: Double) {
    for link in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let hand = Hand(scroller([link], content: 100), axis)
      hand.scroll.contentInset = axis.inset(.lower, inset)
      #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0 - inset, upper: 0 - inset))
      #expect(hand.flingToRest(at: 900) == 0 - inset)
    }
  }

  @Test(arguments: Axis.both) func anOpenSideIsOneWithoutAWall(_ axis: Axis) {
    let feed = Probe(\.onExtent) { proposal, _ in proposal.extent[axis].upper = nil }
    let hand = Hand(scroller([feed, Clamping()]), axis, at: 1_500)
    hand.flingToRest(at: 3_000)
    #expect(hand.offset > 2_900)
  }

  @Test(arguments: Axis.both) func aRingHasNoWalls(_ axis: Axis) {
    let ring = Probe(\.onExtent) { proposal, _ in proposal.extent[axis].period = proposal.content[axis] }
    let hand = Hand(scroller([ring, Clamping()]), axis)
    #expect(hand.scroll.geometry.extent[axis] == Extent(period: 2_000))
    hand.flingToRest(at: -900)
    #expect(hand.offset < -400)
  }

  @Test(arguments: Axis.both) func theEdgeIsAskedOnceWithTheCause(_ axis: Axis) {
    let probe = Probe()
    var asked: [EdgeProposal] = []
    probe.onEdge = { proposal, _ in asked.append(proposal) }
    let hand = Hand(scroller([Bouncing(), probe], content: 600), axis)
    hand.flingToRest(at: 1_500)
    #expect(asked.count == 1, "a frame asks nobody")
    #expect(asked.map(\.cause) == [.release] && asked.map(\.axis) == [axis])
    #expect(asked.map(\.side) == [.upper] && asked.map(\.wall) == [200])
  }

  @Test(arguments: Axis.both) func aWallPushedInwardFromOutsideIsHeldByTheOther(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], content: 410), axis, at: -100).flung(at: 4_000)
    #expect(hand.destination == 10)
    let way = hand.rest()
    #expect((way.max() ?? 0) > 10 && hand.offset == 10)
  }
}
