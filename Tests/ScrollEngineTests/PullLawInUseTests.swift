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
  static let sides: [(Axis, Side)] = Axis.both.flatMap { axis in [Side.lower, .upper].map { (axis, $0) } }

  private func hand(_ law: any PullLaw, _ axis: Axis, _ side: Side, isKnown: Bool = true) -> Hand {
    Hand(scroller([Bouncing(), Pulling(law, isKnown: isKnown)]), axis, at: side == .lower ? 0 : 1_600)
  }

  private func out(_ hand: Hand, _ side: Side) -> Double {
    side == .lower ? 0 - hand.offset : hand.offset - 1_600
  }

  @Test(arguments: sides, [20.0, 100, 240]) func aFingerPullsByTheLaw(_ edge: (Axis, Side), _ way: Double) {
    let (axis, side) = edge
    let law = OwnPull()
    let hand = hand(law, axis, side)
    hand.pull(by: side == .lower ? -way : way)
    #expect((out(hand, side) - law.shown(way, in: 400)).magnitude < 1e-9)
    hand.move(by: side == .lower ? way : -way)
    #expect(out(hand, side).magnitude < 1e-9, "the way back is the way out")
  }

  /// A rubber band as a law shows the same as the one that edges have.
  @Test(arguments: sides) func theStandardLawHasNoPrivilege(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let hand = hand(RubberBandPull(), axis, side)
    let plain = Hand(scroller([Bouncing()]), axis, at: hand.offset)
    for hand in [hand, plain] { hand.pull(by: side == .lower ? -90 : 90) }
    #expect(hand.offset == plain.offset)
    for hand in [hand, plain] { hand.lift() }
    #expect(hand.speed == plain.speed && hand.resting() == plain.resting())
  }

  @Test(arguments: sides) func aMotionAnswersAsTheResponseWithin(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let hand = hand(OwnPull(), axis, side)
    let plain = Hand(scroller([Bouncing()]), axis, at: hand.offset)
    for hand in [hand, plain] { hand.scroll.fling(velocity: axis.vector(side == .lower ? -900 : 900)) }
    for _ in 0..<20 {
      #expect(hand.offset == plain.offset)
      hand.frames(1)
      plain.frames(1)
    }
    #expect(out(hand, side) > 0)
  }

  @Test(arguments: sides) func theReleaseBeginsAtTheVisibleSpeed(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let hand = hand(OwnPull(), axis, side)
    hand.down()
    hand.swipe(at: side == .lower ? -1_000 : 1_000)
    #expect(out(hand, side) > 0 && out(hand, side) < 50)
    let log = Log()
    hand.scroll.delegate = log
    hand.lift()
    #expect((log.endVelocity[axis].magnitude - 500).magnitude < 1)
  }

  /// A limit, a dead zone, and both, on content outside after a bounce: the content does not jump when it is
  /// caught.
  @Test(arguments: sides, [0, 1, 2, 3])
  func contentThatIsCaughtOutsideDoesNotJump(_ edge: (Axis, Side), _ number: Int) {
    let (axis, side) = edge
    let laws: [any PullLaw] = [
      OwnPull(), LimitedPull(to: 20), DeadZonePull(30),
      LimitedPull(DeadZonePull(15, before: RubberBandPull(limit: 40)), to: 10),
    ]
    let sign = side == .lower ? -1.0 : 1
    for frames in [3, 8, 14, 25] {
      let hand = hand(laws[number], axis, side)
      hand.scroll.fling(velocity: axis.vector(sign * 4_000))
      hand.frames(frames)
      let caught = out(hand, side)
      #expect(caught > 20 || frames == 25)
      hand.down()
      hand.move(by: sign * 10)
      #expect((out(hand, side) - caught).magnitude < 1e-6)
      var (least, last) = (Double.infinity, caught)
      for _ in 0..<1_000 {
        hand.move(by: -sign * 2)
        let now = out(hand, side)
        #expect(now <= last + 1e-9, "the content comes back")
        #expect(last - now < 6, "and does not jump")
        (last, least) = (now, min(least, now))
      }
      #expect(least <= 0)
    }
  }

  @Test(arguments: sides) func contentGoesNoFurtherThanTheLimit(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let hand = hand(LimitedPull(to: 20), axis, side)
    hand.pull(by: side == .lower ? -250 : 250)
    #expect((out(hand, side) - 20).magnitude < 1e-9)
  }

  @Test(arguments: sides) func aLinkWrapsWhatTheLinksBeforeItAnswer(_ edge: (Axis, Side)) throws {
    let (axis, side) = edge
    func wrapping() -> Probe {
      Probe(\.onEdge) { proposal, _ in
        if let pull = proposal.response.pull {
          proposal.response = .pulled(DeadZonePull(30, before: pull), proposal.response)
        }
      }
    }
    let hand = Hand(
      scroller([Bouncing(resistance: 0.8), wrapping()]), axis, at: side == .lower ? 0 : 1_600)
    hand.pull(by: side == .lower ? -100 : 100)
    #expect((out(hand, side) - RubberBand(resistance: 0.8, dimension: 400).shown(70)).magnitude < 1e-9)
    let rigid = Hand(scroller([Clamping(), wrapping()]), axis, at: side == .lower ? 0 : 1_600)
    rigid.pull(by: side == .lower ? -100 : 100)
    #expect(out(rigid, side) == 0)
  }

  @Test(arguments: sides, [Double.nan, -1, .infinity, 1e300])
  func aLawThatGivesNoNumberIsRefusedAndCounted(_ edge: (Axis, Side), _ lie: Double) {
    let (axis, side) = edge
    let hand = hand(TestPull { $0 < 50 ? $0 : lie }, axis, side)
    hand.pull(by: side == .lower ? -40 : 40)
    let before = hand.offset
    #expect((out(hand, side) - 40).magnitude < 1e-9)
    hand.move(by: side == .lower ? -40 : 40)
    #expect(hand.offset == before)
    let refusals = hand.scroll.diagnostics.refusals
    #expect(refusals.contains { $0.call.map { "\($0)" } == "shown(_:in:)" && $0.link == "Pulling, link 2" })
    hand.move(by: side == .lower ? 60 : -60)
    hand.lift(after: 0.2)
    #expect(hand.resting() == (side == .lower ? 0 : 1_600))
  }

  /// What shows less than the content is out, whatever its scale, holds the content where it is.
  @Test(arguments: sides) func aLawThatShowsNothingHoldsContentThatIsOut(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let hand = hand(TestPull { _ in 0 }, axis, side)
    let sign = side == .lower ? -1.0 : 1
    hand.scroll.fling(velocity: axis.vector(sign * 3_000))
    hand.frames(6)
    let caught = out(hand, side)
    hand.down()
    hand.move(by: sign * 50)
    #expect(out(hand, side) == caught)
    hand.move(by: -sign * 30)
    #expect((out(hand, side) - (caught - 30)).magnitude < 1e-9, "and follows at once on the way back")
  }

  @Test(arguments: sides, [true, false])
  func aPullGoesOnFromASnapshot(_ edge: (Axis, Side), _ isArchivable: Bool) throws {
    let (axis, side) = edge
    let law = OwnPull(isArchivable: isArchivable)
    let hand = hand(law, axis, side)
    hand.pull(by: side == .lower ? -70 : 70)
    let twin = try hand.twin([Bouncing(), Pulling(OwnPull(isArchivable: isArchivable))])
    twin.place(like: hand)
    for hand in [hand, twin] { hand.move(by: side == .lower ? -70 : 70) }
    #expect(twin.offset == hand.offset && out(hand, side) > 50)
    for hand in [hand, twin] { hand.lift() }
    #expect(twin.speed == hand.speed && twin.resting() == hand.resting())
  }

  @Test func aLawThatNobodyMakesAgainIsUnknown() throws {
    let hand = hand(OwnPull(isArchivable: true), .vertical, .lower)
    hand.pull(by: -70)
    let snapshot = try #require(hand.scroll.snapshot())
    let stranger = scroller([Bouncing(), Pulling(OwnPull(isArchivable: true), isKnown: false)])
    #expect(throws: ArchiveError.unknownLaw) { try stranger.restore(snapshot) }
  }

  /// A layout asks edges anew: a law of the same numbers goes on, to the last bit.
  @Test(arguments: sides) func aLayoutDoesNotMoveContentThatIsPulled(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let link = Probe(\.onEdge) { proposal, _ in
      proposal.response = .pulled(LimitedPull(to: 77), .elastic(resistance: 0.5, response: 0.5))
    }
    let hand = Hand(scroller([link]), axis, at: side == .lower ? 0 : 1_600)
    hand.pull(by: side == .lower ? -333 : 333)
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
