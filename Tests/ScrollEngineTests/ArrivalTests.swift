import Hands
import Testing

/// How motions arrive: on position, steadily, and past walls.
struct ArrivalTests {
  let log = Log()

  // MARK: Motions end on position, nearer than half a device pixel, and then land exactly

  static let starts: [@Sendable (Hand) -> Void] = [
    { $0.fling(at: 1_500) },
    { $0.fling(at: -1_500) },
    { $0.scroll.setContentOffset($0.axis.point(900.3), animated: true) },
  ]

  @Test(arguments: Axis.both, [1.0, 1.0 / 3, 0.001])
  func aMotionEndsNearerThanHalfAPixel(_ axis: Axis, _ pixel: Double) {
    for start in Self.starts {
      let hand = Hand(scroller([Bouncing()]), axis)
      hand.scroll.settings.pixel = pixel
      start(hand)
      let destination = hand.destination
      // The speed near the end of all three is below 4 pixels a second.
      let step = 1.0 / 4_096
      var last = hand.offset
      while hand.frame(after: step) == .needsFrame, hand.scroll.phase != .idle { last = hand.offset }
      #expect(hand.offset == destination)
      let left = (destination - last).magnitude
      #expect(left <= pixel / 2 * 1.05 && left > pixel / 2 * 0.9)
    }
  }

  // MARK: `Arrival.steady(speed:)`

  private func onItsWay(_ axis: Axis, to offset: Double = 500.1) -> Hand {
    let hand = Hand(scroller([Clamping()]), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(offset), arrival: .steady(speed: 320))
    return hand
  }

  @Test(arguments: Axis.both) func aSteadyArrivalGoesAsFarInEachFrame(_ axis: Axis) {
    let hand = onItsWay(axis)
    for frame in 1...64 {
      hand.frame()
      #expect(abs(hand.offset - Double(frame - 1) * 5) < 1e-9 && hand.speed == 320)
    }
    #expect(hand.resting() == 500.1)
  }

  @Test(arguments: Axis.both) func aWallEndsASteadyArrivalAtItsOwnOffset(_ axis: Axis) {
    let hand = onItsWay(axis, to: 5_000)
    #expect(hand.destination == 1_600)
    #expect(hand.rest().allSatisfy { $0 <= 1_600 } && hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aSnapshotOfASteadyArrivalGoesOnToTheLastBit(_ axis: Axis) throws {
    let hand = onItsWay(axis)
    hand.frames(20)
    let bytes = try #require(hand.scroll.snapshot()).bytes
    let other = Hand(scroller([Clamping()]), axis, now: hand.now)
    try other.scroll.restore(ScrollSnapshot(bytes: bytes))
    // It is sent elsewhere at the same speed, too.
    for hand in [hand, other] { hand.scroll.contentOffset[axis] -= 40.3 }
    #expect(other.speed == 320 && other.rest() == hand.rest() && other.offset == 500.1)
  }

  // MARK: An arrival that swings past a wall on its way to a place inside gets there all the same

  private func probe(_ axis: Axis, to requested: Double, _ arrival: Arrival) -> Probe {
    Probe(\.onTarget) { proposal, _ in
      guard proposal.cause[axis] == .release else { return }
      proposal.offset[axis] = requested
      proposal.arrival[axis] = arrival
    }
  }

  /// A layout that moves no wall does not disturb the swing.
  @Test(arguments: Axis.both) func aLayoutInTheSwingChangesNothing(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing(), probe(axis, to: 60, .spring(response: 0.4))]), axis, at: 160)
    hand.fling(at: -4_000)
    while hand.offset >= 0, hand.scroll.phase != .idle { hand.frame() }
    #expect(hand.offset < 0)
    let (offset, speed) = (hand.offset, hand.speed)
    hand.scroll.contentSize = Size(width: 3_000, height: 3_000)
    #expect(hand.offset == offset && hand.speed == speed && hand.destination == 60)
    #expect(hand.resting() == 60)
  }

  /// A target at the very wall that the glide hits changes nothing: neither a target of a link, nor one of the
  /// delegate. If the wall is open, the target is like any other.
  @Test(arguments: Axis.both) func aTargetAtTheWallHitsTheWall(_ axis: Axis) {
    func way(_ links: [any ScrollBehavior], delegate: Log = Log()) -> [Double] {
      let hand = Hand(scroller(links, delegate: delegate), axis, at: 1_300).flung(at: 2_000)
      return hand.rest()
    }
    let free = way([Bouncing()])
    #expect((free.max() ?? 0) > 1_610)
    #expect(way([probe(axis, to: 1_600, .keepSpeed), Bouncing()]) == free)
    #expect(way([Bouncing(), probe(axis, to: 1_600, .keepSpeed)]) == free)
    log.answeredTarget = axis.point(1_600)
    #expect(way([probe(axis, to: 1_500, .keepSpeed), Bouncing()], delegate: log) == free)
    #expect(way([probe(axis, to: 1_600, .keepSpeed)]).last.map { ($0 - 1_600).magnitude < 1 } == true)
  }
}
