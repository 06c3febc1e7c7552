import Hands
import Testing

/// A press that I hold on a track: 20,000 points of content, seen through 400.
struct TrackHoldTests {
  private let indicators = Indicators()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    indicators.inHand(axis, behaviors, content: 20_000)
  }

  private func press(_ hand: Hand, at place: Double) {
    #expect(indicators.pressBegan(at: hand.axis.point(place, across: 396), time: hand.time))
  }

  private func move(_ hand: Hand, to place: Double) {
    indicators.pressMoved(to: hand.axis.point(place, across: 396), time: hand.time)
  }

  private func frames(_ hand: Hand, for seconds: Double, rate: Double = 60) {
    for _ in 0..<Int(seconds * rate) { hand.frame(after: 1 / rate) }
  }

  private func middle(_ hand: Hand) throws -> Double {
    let rect = try #require(indicators.thumb(on: hand.axis, at: hand.time)).rect
    return rect.lower(hand.axis) + rect.length(hand.axis) / 2
  }

  @Test(arguments: Axis.both, [30.0, 60, 240]) func pagesFollowAfterADelay(_ axis: Axis, _ rate: Double) {
    let hand = hand(axis)
    press(hand, at: 390)
    frames(hand, for: 0.2, rate: rate)
    #expect(hand.destination == 350, "one page, as for a click")
    frames(hand, for: 0.07, rate: rate)
    #expect(hand.destination == 700, "another one after 0.25 s")
    frames(hand, for: 0.3, rate: rate)
    #expect(hand.destination == 2_800, "and one each 0.05 s, whatever the frames are")
    indicators.pressEnded(time: hand.time)
    #expect(hand.resting() == 2_800)
  }

  @Test(arguments: Axis.both, [false, true])
  func pagesEndWhereTheThumbReachesMyFinger(_ axis: Axis, _ isReversed: Bool) throws {
    let hand = hand(axis)
    hand.scroll.isReversed[axis] = isReversed
    let finger = 200.0
    press(hand, at: finger)
    frames(hand, for: 4)
    #expect(hand.scroll.phase == .idle)
    let middle = try middle(hand)
    #expect((middle - finger).magnitude <= 22, "the thumb is under my finger")
    let offset = hand.offset
    frames(hand, for: 2)
    #expect(hand.offset == offset)
    move(hand, to: isReversed ? 60 : 340)
    frames(hand, for: 4)
    #expect(hand.offset > offset + 3_000, "my finger has moved on, and the thumb follows")
    let end = hand.offset
    move(hand, to: isReversed ? 390 : 10)
    frames(hand, for: 2)
    #expect(hand.offset == end, "not back: the press came down on the other side")
    indicators.pressEnded(time: hand.time)
    frames(hand, for: 1)
    #expect(hand.offset == end && hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func pagesTowardsTheStartEndAtTheWall(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.contentOffset[axis] = 3_000
    press(hand, at: 4)
    frames(hand, for: 3)
    #expect(hand.offset <= 1_150)
    indicators.pressEnded(time: hand.time)
    hand.scroll.contentOffset[axis] = 19_600
    press(hand, at: 4)
    frames(hand, for: 6)
    #expect(hand.offset < 1_400 && hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aHostThatSleepsIsWokenForTheNextPage(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.settings.reducesMotion = true
    press(hand, at: 390)
    #expect(hand.offset == 350)
    let start = hand.now
    hand.frame(after: 0.01)
    #expect(hand.frame(after: 0.01) == .sleep(until: .seconds(start + 0.25)))
    hand.now = start + 0.25
    hand.frame(after: 0)
    #expect(hand.offset == 700)
    indicators.pressEnded(time: hand.time)
    hand.frame()
    #expect(hand.frame() == .idle)
  }

  @Test(arguments: Axis.both, [Double.infinity, -1, .nan])
  func withoutADelayAPressIsAClick(_ axis: Axis, _ delay: Double) {
    let hand = hand(axis)
    indicators.trackDelay = delay
    press(hand, at: 390)
    frames(hand, for: 2)
    #expect(hand.offset == 350)
  }

  @Test(arguments: Axis.both) func pagesAreTurnedOneByOne(_ axis: Axis) {
    let hand = hand(axis, [Paging(axis: axis), Bouncing()])
    press(hand, at: 390)
    frames(hand, for: 0.47)
    #expect(hand.destination.truncatingRemainder(dividingBy: 400) == 0 && hand.destination >= 1_600)
    indicators.pressEnded(time: hand.time)
    #expect(hand.resting().truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test(arguments: Axis.both) func aSnapshotGoesOnWithThePress(_ axis: Axis) throws {
    let hand = hand(axis)
    press(hand, at: 390)
    frames(hand, for: 0.4)
    let (other, scroll) = try Indicators.restored(from: hand)
    for _ in 0..<60 {
      hand.frame(after: 1.0 / 60)
      scroll.advance(to: hand.time)
      #expect(scroll.contentOffset == hand.scroll.contentOffset)
    }
    #expect(hand.offset > 5_000)
    other.pressEnded(time: hand.time)
    indicators.pressEnded(time: hand.time)
    frames(hand, for: 1)
    scroll.advance(to: hand.time)
    #expect(scroll.contentOffset == hand.scroll.contentOffset)
  }
}
