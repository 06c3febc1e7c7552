import Hands
import Testing

private final class Gliding: ScrollBehavior {
  let law: OwnLaw
  init(isArchivable: Bool) { law = OwnLaw(duration: 0.5, isArchivable: isArchivable) }
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    proposal.glide = PerAxis(.custom(law))
  }
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    memory.law { numbers in
      guard numbers.count == 3, numbers[0] == 77, numbers[2] > 0 else { return nil }
      return OwnLaw(distance: numbers[1], duration: numbers[2], isArchivable: true)
    }
  }
}

struct SnapshotOfOwnLawTests {
  /// A velocity that is not finite counts as none, so that the next motion starts from the present offset.
  @Test(arguments: Axis.both) func aMotionAfterAnAbsurdSpeedCanBeArchived(_ axis: Axis) throws {
    let hand = Hand(scroller([Probe.open]), axis)
    let law = OwnLaw(distance: 1e149, duration: 1e-9)
    hand.scroll.setContentOffset(axis.point(1e149), arrival: .custom(law))
    #expect(hand.speed == 0)
    hand.scroll.setContentOffset(axis.point(0), animated: true)
    _ = try hand.twin([Probe.open])
  }

  @Test(arguments: Axis.both) func aLawOfOnesOwnGoesOn(_ axis: Axis) throws {
    let hand = Hand(scroller([Gliding(isArchivable: true)]), axis).flung(at: 900, frames: 5)
    let other = try hand.twin([Gliding(isArchivable: true)])
    #expect(hand.rest() == other.rest() && hand.offset == other.offset)
    let stranger = scroller([Probe("Gliding")])
    hand.fling(at: 900)
    let snapshot = try #require(hand.scroll.snapshot())
    #expect(throws: ArchiveError.unknownLaw) { try stranger.restore(snapshot) }
  }

  @Test(arguments: Axis.both, [900.0, -900])
  func aLawWithoutNumbersArrivesWithItsSpeedWhenItWasTo(_ axis: Axis, _ speed: Double) throws {
    let hand = Hand(scroller([Gliding(isArchivable: false)]), axis, at: 900).flung(at: speed, frames: 5)
    let other = try hand.twin([Gliding(isArchivable: false)])
    #expect(other.destination == hand.destination)
    #expect(other.offset == hand.offset && other.speed == hand.speed)
    let most = (hand.destination - hand.offset).magnitude * 4 / 27 + 1e-9
    while hand.scroll.phase != .idle {
      #expect((other.offset - hand.offset).magnitude < most, "a cubic that comes to rest is no further off")
      hand.frames(1)
      other.frames(1)
    }
    #expect(other.scroll.phase == .idle && other.offset == hand.offset)
  }

  /// A law that is fast for long would pass its destination if only its speed and its time were kept.
  @Test(arguments: Axis.both) func theReplacementLawDoesNotPassTheDestination(_ axis: Axis) throws {
    @Sendable func power(_ number: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * number }
    }
    let slowing = OwnLaw(duration: 10, part: { 1 - power(1 - $0, 6) }, pace: { 6 * power(1 - $0, 5) })
    let hand = Hand(scroller([Probe.open]), axis)
    hand.scroll.setContentOffset(axis.point(1_200), arrival: .custom(slowing))
    hand.frames(5)
    try hand.scroll.restore(try #require(hand.scroll.snapshot()))
    var before = hand.offset
    while hand.scroll.phase != .idle {
      hand.frames(1)
      #expect(hand.offset > before - 1e-9 && hand.offset < 1_200 + 1e-9)
      before = hand.offset
    }
    #expect(hand.offset == 1_200)
  }

  /// A speed that is no usable number is not kept: what takes the law's place sets out at the mean speed.
  @Test(arguments: Axis.both, [1e308, .nan, -.infinity])
  func aLawThatLiesOfItsSpeedGoesOn(_ axis: Axis, _ lie: Double) throws {
    let lying = OwnLaw(duration: 2, pace: { _ in lie / 500 })
    let hand = Hand(scroller([Probe.open]), axis)
    hand.scroll.setContentOffset(axis.point(1_000), arrival: .custom(lying))
    hand.scroll.advance(to: .seconds(0))
    hand.scroll.advance(to: .seconds(0.5))
    #expect(hand.offset == 250 && hand.speed == 500)
    try hand.scroll.restore(try #require(hand.scroll.snapshot()))
    hand.scroll.advance(to: .seconds(0.7))
    #expect((hand.offset - 350).magnitude < 12)
    hand.scroll.advance(to: .seconds(2))
    #expect(hand.offset == 1_000)
  }

  /// A link makes the law of an arrival, and leaves while that is under way.
  @Test(arguments: Axis.both, [false, true])
  func aFlightThatOutlivesItsLinkCanBeRestored(_ axis: Axis, _ isOfTheCatalogue: Bool) throws {
    let link: any ScrollBehavior =
      isOfTheCatalogue ? Snapping(points: [0, 500, 1_000, 1_500], axis: axis) : Gliding(isArchivable: true)
    let hand = Hand(scroller([link, Clamping()]), axis).flung(at: 900, frames: 5)
    #expect(hand.scroll.phase == .decelerating)
    hand.scroll.behaviors = [Clamping()]
    let (destination, speed) = (hand.destination, hand.speed)
    let snapshot = try #require(hand.scroll.snapshot())
    try hand.scroll.restore(snapshot)
    #expect(hand.scroll.snapshot() == snapshot)
    #expect(hand.destination == destination && hand.speed == speed)
    #expect(hand.resting() == destination)
  }

  /// Questions of a snapshot are questions: a command from within is refused, and nothing is lost.
  @Test func commandsFromWithinRememberAreRefused() throws {
    final class Commander: ScrollBehavior {
      var name: StaticString { "Commander" }
      var scroll: ScrollController?
      var given = 0
      func command() {
        guard let scroll else { return }
        if scroll.setContentOffset(
          Point(x: 0, y: 700), arrival: .timed(1), completion: { _ in self.given += 1 })
        {
          given += 1
        }
        scroll.behaviors = []
        scroll.advance(to: .seconds(99))
      }
      func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
        proposal.glide = PerAxis(.custom(OwnLaw(duration: 0.5, isArchivable: true)))
      }
      func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
        command()
        try memory.field(1.5) { _ in self.command() }
        memory.law { _ in
          self.command()
          return OwnLaw(duration: 0.5, isArchivable: true)
        }
      }
    }
    let link = Commander()
    let hand = Hand(scroller([link, Clamping()])).flung(at: 900, frames: 5)
    link.scroll = hand.scroll
    let (destination, log) = (hand.destination, Log())
    hand.scroll.delegate = log
    try hand.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(link.given == 0 && hand.scroll.diagnostics.count(of: .command) > 0)
    let asked = hand.scroll.diagnostics.refusals.compactMap(\.question)
    #expect(asked.contains { "\($0)" == "remember" }, "\(hand.scroll.diagnostics)")
    #expect(hand.scroll.behaviors.count == 2 && hand.scroll.phase == .decelerating)
    link.scroll = nil
    hand.rest()
    #expect(hand.offset == destination && link.given == 0 && !log.events.contains("didEndScrollingAnimation"))
  }
}
