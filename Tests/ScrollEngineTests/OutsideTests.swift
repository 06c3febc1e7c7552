import Hands
import ScrollBehaviors
import Testing

/// Content that stands outside its walls is caught there without a jump, and led back without one.
struct OutsideTests {
  static let places: [(Axis, Double)] = Axis.both.flatMap { axis in
    [-1, -100, -399, -5_000, -1e6, 1_601, 1_700, 9_999].map { (axis, $0) }
  }

  @Test(arguments: places) func elasticEdgesGiveBackWhatTheyHold(_ axis: Axis, _ place: Double) {
    let hand = Hand(scroller([Bouncing()]), axis)
    hand.scroll.contentOffset = axis.point(place)
    hand.down()
    #expect(hand.offset == place)
    let inward = place < 0 ? 1.0 : -1
    hand.move(by: 10 * inward)
    var last = place
    for _ in 0..<200 {
      hand.move(by: inward)
      let step = (hand.offset - last) * inward
      // Far out the band is long, and gives back at most this much of a point more than it took.
      #expect(step >= 0 && step <= 1 + 1e-9)
      last = hand.offset
    }
    #expect((last - place) * inward > 0)
  }

  @Test(arguments: places) func rigidEdgesFollowInwardAndHoldOutward(_ axis: Axis, _ place: Double) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.contentOffset = axis.point(place)
    hand.down()
    let inward = place < 0 ? 1.0 : -1
    hand.move(by: -10 * inward)
    hand.move(by: -50 * inward)
    #expect(hand.offset == place)
    hand.move(by: 0.5 * inward)
    #expect(hand.offset == place + 0.5 * inward)
  }

  @Test(arguments: Axis.both) func theWayInIsTheWayOut(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis)
    let band = RubberBand(dimension: 400)
    hand.down()
    hand.drag(by: -120)
    #expect(hand.offset == 0 - band.shown(120))
    hand.move(by: 120)
    #expect(hand.offset.magnitude < 1e-9)
    hand.move(by: 7)
    #expect((hand.offset - 7).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func aCaughtBounceIsLedBackByItsBand(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis)
    hand.fling(at: -2_000)
    hand.frames(3)
    let shown = 0 - hand.offset
    #expect(shown > 10)
    let raw = try #require(RubberBand(dimension: 400).raw(shown))
    hand.down()
    hand.drag(by: raw)
    #expect(hand.offset.magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func nothingIsClampedUntilSomethingMoves(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.contentOffset = axis.point(-500)
    hand.rest()
    #expect(hand.offset == -500)
  }

  @Test(arguments: Axis.both) func aTapThereSendsItHome(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    hand.scroll.contentOffset = axis.point(-50)
    log.clear()
    hand.down()
    hand.lift()
    #expect(log.events == ["willBeginDecelerating"])
    hand.rest()
    #expect(hand.offset == 0)
  }
}
