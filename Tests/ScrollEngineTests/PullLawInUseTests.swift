import Hands
import Testing

/// A link whose edges a finger pulls by a law of its own, on top of what the links before it answer.
private final class Pulling: ScrollBehavior {
  let law: any PullLaw
  let isKnown: Bool
  var name: StaticString { "Pulling" }
  init(_ law: any PullLaw, isKnown: Bool = true) { (self.law, self.isKnown) = (law, isKnown) }
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .pulled(law, proposal.response)
  }
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    if isKnown { memory.pull { numbers in numbers == [88] ? OwnPull(isArchivable: true) : nil } }
  }
}

/// Half of the way, and a tenth of the way past 50.
private final class OwnPull: PullLaw {
  let archived: [Double]?
  init(isArchivable: Bool = false) { archived = isArchivable ? [88] : nil }
  func shown(_ raw: Double, in length: Double) -> Double { raw < 100 ? raw / 2 : 50 + (raw - 100) / 10 }
  func raw(_ shown: Double, in length: Double) -> Double? { shown < 50 ? shown * 2 : 100 + (shown - 50) * 10 }
  func slope(_ raw: Double, in length: Double) -> Double { raw < 100 ? 0.5 : 0.1 }
}

/// A law that answers what a test writes.
private final class TestPull: PullLaw {
  let shown: @Sendable (Double) -> Double
  let raw: @Sendable (Double) -> Double?
  init(
    _ shown: @escaping @Sendable (Double) -> Double,
    raw: @escaping @Sendable (Double) -> Double? = { _ in nil }
  ) {
    (self.shown, self.raw) = (shown, raw)
  }
  func shown(_ raw: Double, in length: Double) -> Double { shown(raw) }
  func raw(_ shown: Double, in length: Double) -> Double? { raw(shown) }
  func slope(_ raw: Double, in length: Double) -> Double { .nan }
}

struct PullLawInUseTests {
  private func hand(_ law: any PullLaw, _ end: ContentEnd) -> Hand {
    Hand(scroller([Bouncing(), Pulling(law)]), end)
  }

  @Test(arguments: ContentEnd.all, [20.0, 100, 240])
  func aFingerPullsByTheLaw(_ end: ContentEnd, _ way: Double) {
    let law = OwnPull()
    let hand = hand(law, end).pulled(by: end.out * way)
    #expect((hand.past(end) - law.shown(way, in: 400)).magnitude < 1e-9)
    hand.move(by: -end.out * way)
    #expect(hand.past(end).magnitude < 1e-9, "the way back is the way out")
  }

  /// A rubber band as a law shows the same as the one that edges have.
  @Test(arguments: ContentEnd.all) func theStandardLawHasNoPrivilege(_ end: ContentEnd) {
    let hand = hand(RubberBandPull(), end)
    let plain = Hand(scroller([Bouncing()]), end)
    for hand in [hand, plain] { hand.pull(by: end.out * 90) }
    #expect(hand.offset == plain.offset)
    for hand in [hand, plain] { hand.lift() }
    #expect(hand.speed == plain.speed && hand.resting() == plain.resting())
  }

  @Test(arguments: ContentEnd.all) func aMotionAnswersAsTheResponseWithin(_ end: ContentEnd) {
    let hand = hand(OwnPull(), end)
    let plain = Hand(scroller([Bouncing()]), end)
    for hand in [hand, plain] { hand.scroll.fling(velocity: end.axis.vector(end.out * 900)) }
    for _ in 0..<20 {
      #expect(hand.offset == plain.offset)
      hand.frames(1)
      plain.frames(1)
    }
    #expect(hand.past(end) > 0)
  }

  @Test(arguments: ContentEnd.all) func theReleaseBeginsAtTheVisibleSpeed(_ end: ContentEnd) {
    let hand = hand(OwnPull(), end).held()
    hand.swipe(at: end.out * 1_000)
    #expect(hand.past(end) > 0 && hand.past(end) < 50)
    let log = Log()
    hand.scroll.delegate = log
    hand.lift()
    #expect((log.endVelocity[end.axis].magnitude - 500).magnitude < 1)
  }

  /// A limit, a dead zone, and both, on content outside after a bounce: the content does not jump when it is
  /// caught.
  @Test(arguments: ContentEnd.all, [0, 1, 2, 3])
  func contentThatIsCaughtOutsideDoesNotJump(_ end: ContentEnd, _ number: Int) {
    let laws: [any PullLaw] = [
      OwnPull(), LimitedPull(to: 20), DeadZonePull(30),
      LimitedPull(DeadZonePull(15, before: RubberBandPull(limit: 40)), to: 10),
    ]
    for frames in [3, 8, 14, 25] {
      let hand = hand(laws[number], end)
      hand.scroll.fling(velocity: end.axis.vector(end.out * 4_000))
      hand.frames(frames)
      let caught = hand.past(end)
      #expect(caught > 20 || frames == 25)
      hand.down()
      hand.move(by: end.out * 10)
      #expect((hand.past(end) - caught).magnitude < 1e-6)
      var (least, last) = (Double.infinity, caught)
      for _ in 0..<1_000 {
        hand.move(by: -end.out * 2)
        let now = hand.past(end)
        #expect(now <= last + 1e-9, "the content comes back")
        #expect(last - now < 6, "and does not jump")
        (last, least) = (now, min(least, now))
      }
      #expect(least <= 0)
    }
  }

  @Test(arguments: ContentEnd.all) func contentGoesNoFurtherThanTheLimit(_ end: ContentEnd) {
    let hand = hand(LimitedPull(to: 20), end).pulled(by: end.out * 250)
    #expect((hand.past(end) - 20).magnitude < 1e-9)
  }

  @Test(arguments: ContentEnd.all) func aLinkWrapsWhatTheLinksBeforeItAnswer(_ end: ContentEnd) throws {
    func wrapping() -> Probe {
      Probe(\.onEdge) { proposal, _ in
        if let pull = proposal.response.pull {
          proposal.response = .pulled(DeadZonePull(30, before: pull), proposal.response)
        }
      }
    }
    let hand = Hand(scroller([Bouncing(resistance: 0.8), wrapping()]), end).pulled(by: end.out * 100)
    #expect((hand.past(end) - RubberBand(resistance: 0.8, dimension: 400).shown(70)).magnitude < 1e-9)
    let rigid = Hand(scroller([Clamping(), wrapping()]), end).pulled(by: end.out * 100)
    #expect(rigid.past(end) == 0)
  }

  @Test(arguments: ContentEnd.all, [Double.nan, -1, .infinity, 1e300])
  func aLawThatGivesNoNumberIsRefusedAndCounted(_ end: ContentEnd, _ lie: Double) {
    let hand = hand(TestPull { $0 < 50 ? $0 : lie }, end).pulled(by: end.out * 40)
    let before = hand.offset
    #expect((hand.past(end) - 40).magnitude < 1e-9)
    hand.move(by: end.out * 40)
    #expect(hand.offset == before)
    let refusals = hand.scroll.diagnostics.refusals
    #expect(refusals.contains { $0.call.map { "\($0)" } == "shown(_:in:)" && $0.link == "Pulling, link 2" })
    hand.move(by: -end.out * 60)
    hand.lift(after: 0.2)
    #expect(hand.resting() == end.wall)
  }

  /// What shows less than the content is out, whatever its scale, holds the content where it is.
  @Test(arguments: ContentEnd.all) func aLawThatShowsNothingHoldsContentThatIsOut(_ end: ContentEnd) {
    let hand = hand(TestPull { _ in 0 }, end)
    hand.scroll.fling(velocity: end.axis.vector(end.out * 3_000))
    hand.frames(6)
    let caught = hand.past(end)
    hand.down()
    hand.move(by: end.out * 50)
    #expect(hand.past(end) == caught)
    hand.move(by: -end.out * 30)
    #expect((hand.past(end) - (caught - 30)).magnitude < 1e-9, "and follows at once on the way back")
  }

  @Test(arguments: ContentEnd.all, [true, false])
  func aPullGoesOnFromASnapshot(_ end: ContentEnd, _ isArchivable: Bool) throws {
    let law = OwnPull(isArchivable: isArchivable)
    let hand = hand(law, end).pulled(by: end.out * 70)
    let twin = try hand.twin([Bouncing(), Pulling(OwnPull(isArchivable: isArchivable))])
    twin.place(like: hand)
    for hand in [hand, twin] { hand.move(by: end.out * 70) }
    #expect(twin.offset == hand.offset && hand.past(end) > 50)
    for hand in [hand, twin] { hand.lift() }
    #expect(twin.speed == hand.speed && twin.resting() == hand.resting())
  }

  @Test func aLawThatNobodyMakesAgainIsUnknown() throws {
    let hand = hand(OwnPull(isArchivable: true), ContentEnd(.vertical, .lower)).pulled(by: -70)
    let snapshot = try #require(hand.scroll.snapshot())
    let stranger = scroller([Bouncing(), Pulling(OwnPull(isArchivable: true), isKnown: false)])
    #expect(throws: ArchiveError.unknownLaw) { try stranger.restore(snapshot) }
  }

  /// A layout asks edges anew: a law of the same numbers goes on, to the last bit.
  @Test(arguments: ContentEnd.all) func aLayoutDoesNotMoveContentThatIsPulled(_ end: ContentEnd) {
    let link = Probe(\.onEdge) { proposal, _ in
      proposal.response = .pulled(LimitedPull(to: 77), .elastic(resistance: 0.5, response: 0.5))
    }
    let hand = Hand(scroller([link]), end).pulled(by: end.out * 333)
    let offset = hand.offset
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset)
    link.onEdge = { proposal, _ in
      proposal.response = .pulled(LimitedPull(to: 30), .elastic(resistance: 0.5, response: 0.5))
    }
    hand.scroll.invalidateLayout()
    hand.move(by: 0)
    #expect((hand.offset - offset).magnitude < 1e-9)
  }
}
