import Hands
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
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    memory.law { numbers in
      guard numbers.count == 3, numbers[0] == 77, numbers[2] > 0 else { return nil }
      return Even(distance: numbers[1], duration: numbers[2], isArchivable: true)
    }
  }
}

struct SnapshotOfOwnLawTests {
  /// A speed that no number can be told of counts as none, so that whatever takes over sets out from where it is.
  @Test(arguments: Axis.both) func whatTakesOverFromAnAbsurdSpeedCanBeKept(_ axis: Axis) throws {
    let hand = Hand(scroller([Probe.open]), axis)
    let law = Even(distance: 1e149, duration: 1e-9, isArchivable: false)
    hand.scroll.setContentOffset(axis.point(1e149), arrival: .custom(law))
    #expect(hand.speed == 0)
    hand.scroll.setContentOffset(axis.point(0), animated: true)
    _ = try hand.twin([Probe.open])
  }

  @Test(arguments: Axis.both) func aLawOfOnesOwnGoesOn(_ axis: Axis) throws {
    let hand = Hand(scroller([Gliding(isArchivable: true)]), axis)
    hand.fling(at: 900, frames: 5)
    let other = try hand.twin([Gliding(isArchivable: true)])
    #expect(hand.rest() == other.rest() && hand.offset == other.offset)
    let stranger = scroller([Probe("Gliding")])
    hand.fling(at: 900)
    let snapshot = try #require(hand.scroll.snapshot())
    #expect(throws: ArchiveError.unknownLaw) { try stranger.restore(snapshot) }
  }

  @Test(arguments: Axis.both, [900.0, -900])
  func oneWithoutNumbersArrivesThereWithItsSpeedWhenItWasTo(_ axis: Axis, _ speed: Double) throws {
    let hand = Hand(scroller([Gliding(isArchivable: false)]), axis, at: 900)
    hand.fling(at: speed, frames: 5)
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

  /// A law that is fast for long would lead past its destination if nothing but its speed and its time were kept.
  @Test(arguments: Axis.both) func whatTakesItsPlaceDoesNotPassTheDestination(_ axis: Axis) throws {
    final class Slowing: MotionLaw, MotionCurve {
      let distance: Double
      let duration = 10.0
      init(_ distance: Double) { self.distance = distance }
      func curve(distance: Double?, velocity: Double) -> any MotionCurve { Slowing(distance ?? 0) }
      private func left(_ seconds: Double) -> Double { 1 - seconds / duration }
      func displacement(at seconds: Double) -> Double {
        let left = left(seconds)
        return distance * (1 - left * left * left * left * left * left)
      }
      func velocity(at seconds: Double) -> Double {
        let left = left(seconds)
        return 6 * distance * left * left * left * left * left / duration
      }
    }
    let hand = Hand(scroller([Probe.open]), axis)
    hand.scroll.setContentOffset(axis.point(1_200), arrival: .custom(Slowing(0)))
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
    final class Lying: MotionLaw, MotionCurve {
      let (distance, duration, lie): (Double, Double, Double)
      init(_ distance: Double, _ lie: Double) { (self.distance, duration, self.lie) = (distance, 2, lie) }
      func curve(distance: Double?, velocity: Double) -> any MotionCurve { Lying(distance ?? 0, lie) }
      func displacement(at seconds: Double) -> Double { distance * seconds / duration }
      func velocity(at seconds: Double) -> Double { lie }
    }
    let hand = Hand(scroller([Probe.open]), axis)
    hand.scroll.setContentOffset(axis.point(1_000), arrival: .custom(Lying(0, lie)))
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
    let hand = Hand(scroller([link, Clamping()]), axis)
    hand.fling(at: 900, frames: 5)
    #expect(hand.scroll.phase == .decelerating)
    hand.scroll.behaviors = [Clamping()]
    let (destination, speed) = (hand.destination, hand.speed)
    let snapshot = try #require(hand.scroll.snapshot())
    try hand.scroll.restore(snapshot)
    #expect(hand.scroll.snapshot() == snapshot)
    #expect(hand.destination == destination && hand.speed == speed)
    #expect(hand.resting() == destination)
  }

  /// Questions of a snapshot are questions: whoever commands from within is refused, and loses nothing.
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
        proposal.glide = PerAxis(.custom(Even(distance: 0, duration: 0.5, isArchivable: true)))
      }
      func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
        command()
        try memory.field(1.5) { _ in self.command() }
        memory.law { _ in
          self.command()
          return Even(distance: 0, duration: 0.5, isArchivable: true)
        }
      }
    }
    let link = Commander()
    let hand = Hand(scroller([link, Clamping()]))
    hand.fling(at: 900, frames: 5)
    link.scroll = hand.scroll
    let (destination, log) = (hand.destination, Log())
    hand.scroll.delegate = log
    try hand.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(link.given == 0 && hand.scroll.diagnostics.count(of: .command) > 0)
    let asked = hand.scroll.diagnostics.refusals.compactMap(\.question)
    #expect(asked.contains { "\($0)" == "remember" }, "told: \(hand.scroll.diagnostics)")
    #expect(hand.scroll.behaviors.count == 2 && hand.scroll.phase == .decelerating)
    link.scroll = nil
    hand.rest()
    #expect(hand.offset == destination && link.given == 0 && !log.events.contains("didEndScrollingAnimation"))
  }
}
