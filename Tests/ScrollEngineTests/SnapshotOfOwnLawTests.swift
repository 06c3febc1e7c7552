import Hands
import ScrollBehaviors
import Testing

/// A glide of somebody's own: at one speed, for a time.
private final class Even: MotionLaw, MotionCurve {
  let distance: Double
  let duration: Double
  let isArchivable: Bool
  init(distance: Double, duration: Double, isArchivable: Bool) {
    (self.distance, self.duration, self.isArchivable) = (distance, duration, isArchivable)
  }
  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    Even(distance: distance ?? velocity * duration, duration: duration, isArchivable: isArchivable)
  }
  func displacement(at seconds: Double) -> Double { distance * seconds / duration }
  func velocity(at seconds: Double) -> Double { distance / duration }
  var archived: [Double]? { isArchivable ? [77, distance, duration] : nil }
}

private final class Gliding: ScrollBehavior {
  let law: Even
  init(isArchivable: Bool) { law = Even(distance: 0, duration: 0.5, isArchivable: isArchivable) }
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    proposal.glide = PerAxis(.custom(law))
  }
  private func made(_ numbers: [Double]) -> Even? {
    guard numbers.count == 3, numbers[0] == 77, numbers[2] > 0 else { return nil }
    return Even(distance: numbers[1], duration: numbers[2], isArchivable: true)
  }
  func law(of archived: [Double]) -> (any MotionLaw)? { made(archived) }
  func curve(of archived: [Double]) -> (any MotionCurve)? { made(archived) }
}

struct SnapshotOfOwnLawTests {
  /// However fast a law of one's own goes, its speed is handed on as a number that can be kept.
  @Test(arguments: Axis.both) func whatTakesOverFromAnAbsurdSpeedCanBeKept(_ axis: Axis) throws {
    let hand = Hand(scroller([Probe.open]), axis)
    let law = Even(distance: 1e149, duration: 1e-9, isArchivable: false)
    hand.scroll.setContentOffset(axis.point(1e149), arrival: .custom(law))
    #expect(hand.speed == 1e150)
    hand.scroll.setContentOffset(axis.point(0), animated: true)
    let snapshot = try #require(hand.scroll.snapshot())
    let other = scroller([Probe.open])
    try other.restore(snapshot)
    #expect(other.snapshot() == snapshot)
  }

  @Test(arguments: Axis.both) func aLawOfOnesOwnGoesOn(_ axis: Axis) throws {
    let hand = Hand(scroller([Gliding(isArchivable: true)]), axis)
    hand.fling(at: 900)
    hand.frames(5)
    let other = Hand(scroller([Gliding(isArchivable: true)]), axis, now: hand.now)
    try other.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(hand.rest() == other.rest() && hand.offset == other.offset)
    let stranger = scroller([Probe("Gliding")])
    let snapshot = try #require(
      { () -> ScrollSnapshot? in
        hand.fling(at: 900)
        return hand.scroll.snapshot()
      }())
    #expect(throws: ArchiveError.unknownLaw) { try stranger.restore(snapshot) }
  }

  @Test(arguments: Axis.both) func oneWithoutNumbersArrivesThereBySpring(_ axis: Axis) throws {
    let hand = Hand(scroller([Gliding(isArchivable: false)]), axis)
    hand.fling(at: 900)
    hand.frames(5)
    let other = Hand(scroller([Gliding(isArchivable: false)]), axis, now: hand.now)
    try other.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(other.destination == hand.destination)
    #expect(other.offset == hand.offset && other.speed == hand.speed)
    other.rest()
    #expect(other.offset == other.destination)
  }
}
