import Hands
import ScrollBehaviors
import Testing

/// An arrival that swings past a wall on its way to a place inside gets there all the same.
struct SwingTests {
  private func probe(_ axis: Axis, to wish: Double, _ arrival: Arrival) -> Probe {
    let probe = Probe()
    probe.onTarget = { proposal, _ in
      guard proposal.cause[axis] == .release else { return }
      proposal.offset[axis] = wish
      proposal.arrival[axis] = arrival
    }
    return probe
  }

  static let edges: [@Sendable () -> any ScrollBehavior] = [{ Clamping() }, { Bouncing() }]
  static let arrivals: [Arrival] = [.keepSpeed, .spring(response: 0.4)]

  @Test(arguments: Axis.both, 0..<4) func atTheWallAWishInsideIsReached(_ axis: Axis, _ way: Int) {
    let (edge, arrival) = (Self.edges[way % 2](), Self.arrivals[way / 2])
    for speed in [-300.0, -2_000] {
      let hand = Hand(scroller([edge, probe(axis, to: 30, arrival)]), axis)
      hand.fling(at: speed)
      #expect(hand.destination == 30)
      hand.rest()
      #expect(hand.offset == 30)
      hand.scroll.behaviors = []
    }
  }

  @Test(arguments: Axis.both, 0..<4) func nearTheWallAWishInsideIsReached(_ axis: Axis, _ way: Int) {
    let (edge, arrival) = (Self.edges[way % 2](), Self.arrivals[way / 2])
    let hand = Hand(scroller([edge, probe(axis, to: 60, arrival)]), axis)
    hand.scroll.contentOffset = axis.point(320)
    hand.fling(at: -3_000)
    #expect(hand.destination == 60)
    let offsets = hand.rest()
    #expect(hand.offset == 60)
    if way % 2 == 0 { #expect(offsets.allSatisfy { $0 >= 0 }, "a rigid wall holds") }
  }

  /// The delegate's edit, too.
  @Test(arguments: Axis.both) func theDelegatesEditIsReached(_ axis: Axis) {
    let log = Log()
    log.wish = axis.point(44)
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.fling(at: -900)
    #expect(hand.destination == 44)
    hand.rest()
    #expect(hand.offset == 44)
  }

  /// A layout that moves no wall does not disturb the swing.
  @Test(arguments: Axis.both) func aLayoutInTheSwingChangesNothing(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing(), probe(axis, to: 60, .spring(response: 0.4))]), axis)
    hand.scroll.contentOffset = axis.point(160)
    hand.fling(at: -4_000)
    while hand.offset >= 0, hand.scroll.phase != .idle { hand.frame() }
    #expect(hand.offset < 0)
    let (offset, speed) = (hand.offset, hand.speed)
    hand.scroll.contentSize = Size(width: 3_000, height: 3_000)
    #expect(hand.offset == offset && hand.speed == speed && hand.destination == 60)
    hand.rest()
    #expect(hand.offset == 60)
  }

  /// A wish for the very wall that the glide runs into changes nothing: not what a link wishes, nor what the delegate
  /// edits. Where the wall is open, it is a wish like another.
  @Test(arguments: Axis.both) func aWishForTheWallRunsIntoIt(_ axis: Axis) {
    func way(_ links: [any ScrollBehavior], delegate: Log = Log()) -> [Double] {
      let hand = Hand(scroller(links, delegate: delegate), axis)
      hand.scroll.contentOffset = axis.point(1_300)
      hand.fling(at: 2_000)
      return hand.rest()
    }
    let free = way([Bouncing()])
    #expect((free.max() ?? 0) > 1_610)
    #expect(way([probe(axis, to: 1_600, .keepSpeed), Bouncing()]) == free)
    #expect(way([Bouncing(), probe(axis, to: 1_600, .keepSpeed)]) == free)
    let log = Log()
    log.wish = axis.point(1_600)
    #expect(way([probe(axis, to: 1_500, .keepSpeed), Bouncing()], delegate: log) == free)
    #expect(way([probe(axis, to: 1_600, .keepSpeed)]).last.map { ($0 - 1_600).magnitude < 1 } == true)
  }
}
