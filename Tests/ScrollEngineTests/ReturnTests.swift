import Hands
import Testing

/// Content past its walls is caught there without a jump, and returns.
struct ReturnTests {
  // MARK: Ways home from past a wall: what a layout, a stop and a snapping link make of them

  /// A fling towards an end, some frames after it ran past the wall there, so that it is outward bound or back
  /// on its way.
  func bounce(_ end: ContentEnd, isReturning: Bool) -> Hand {
    let hand = Hand(scroller([Bouncing()]), end, inside: 800).flung(at: 3_000 * end.out)
    func isThere() -> Bool { hand.past(end) > 5 && (hand.speed * end.out < 0) == isReturning }
    for _ in 0..<200 where !isThere() { hand.frame(after: 0.004) }
    #expect(isThere())
    return hand
  }

  @Test(arguments: ContentEnd.all) func aReturnGoesOnWhenContentOrAnInsetArrives(_ end: ContentEnd) {
    let (hand, other) = (bounce(end, isReturning: true), bounce(end, isReturning: true))
    if end.side == .upper {
      hand.scroll.contentSize[end.axis] = 9_000
    } else {
      hand.scroll.contentInset = end.axis.inset(.lower, 500)
    }
    #expect(hand.destination == end.wall)
    #expect(hand.rest() == other.rest() && hand.offset == end.wall)
  }

  /// A wall that moves past a return, in one change or in several, some of which leave the wall short of it.
  @Test(arguments: ContentEnd.all) func aReturnRestsAtOnePlaceHoweverItsWallMovesAway(_ end: ContentEnd) {
    for parts in [
      [1], [0.5, 1], [0.2, 1], [0.1, 0.3, 1], [0.2, 0.4, 0.6, 1], [0.1, 0.2, 0.3, 0.4, 1],
      [0.3, 0.1, 0.2, 0.4, 1],
    ] {
      let hand = bounce(end, isReturning: true)
      let past = hand.past(end)
      let (offset, speed) = (hand.offset, hand.speed)
      for part in parts {
        let distance = past * part * 1.5
        hand.scroll.contentInset = end.axis.inset(end.side, distance)
        let wall = distance < past ? end.offset(past: distance) : end.wall
        #expect((hand.destination - wall).magnitude < 1e-9, "\(parts) at \(part)")
        #expect((hand.offset - offset).magnitude < 1e-9 && (hand.speed - speed).magnitude < 1e-6)
      }
      #expect(hand.resting() == end.wall, "\(parts)")
    }
  }

  /// A return that was redirected to a nearer wall remembers its former target, also in a snapshot.
  @Test(arguments: Axis.both) func aSnapshotKeepsWhereAReturnWasGoing(_ axis: Axis) throws {
    let hand = bounce(ContentEnd(axis, .upper), isReturning: true)
    let past = hand.offset - 1_600
    hand.scroll.contentInset = axis.inset(.upper, past / 2)
    let other = try hand.twin([Bouncing()])
    for one in [hand, other] {
      one.scroll.contentInset = axis.inset(.upper, past * 2)
      #expect(one.destination == 1_600)
    }
    #expect(hand.rest() == other.rest())
  }

  @Test(arguments: ContentEnd.all) func aBounceThatStillMovesOutwardGlidesOn(_ end: ContentEnd) {
    let hand = bounce(end, isReturning: false)
    let (offset, speed) = (hand.offset, hand.speed)
    hand.scroll.contentInset = end.axis.inset(end.side, 4)
    #expect(hand.destination == end.offset(past: 4), "the wall is still short of it")
    hand.scroll.contentInset = end.axis.inset(end.side, 5_000)
    let glide = Decay(velocity: speed, rate: hand.scroll.decelerationRate)
    #expect((hand.destination - offset - glide.distance).magnitude < 1)
    #expect(hand.offset == offset && (hand.speed - speed).magnitude < 1e-6)
    #expect(hand.resting() == hand.destination)
  }

  @Test(arguments: ContentEnd.all) func aSnappingLinkDoesNotSpoilABounce(_ end: ContentEnd) {
    let chains: [[any ScrollBehavior]] = [[Rounding(end.axis, 44), Bouncing()], [Bouncing()]]
    let paths = chains.map { Hand(scroller($0), end, inside: 500).flung(at: 3_000 * end.out).rest() }
    #expect(paths[0] == paths[1] && paths[0].contains { $0 < -20 || $0 > 1_620 })
  }

  @Test(arguments: Axis.both, [-3_000.0, 3_000])
  func aTargetAtThePresentOffsetStopsAtOnce(_ axis: Axis, _ speed: Double) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 800)
    log.answeredTarget = axis.point(800 + speed * 0.08 - (speed < 0 ? -10 : 10))
    hand.fling(at: speed)
    #expect(hand.scroll.phase == .idle && hand.offset == log.answeredTarget?[axis])
    #expect(log.events.suffix(2) == ["didEndDragging(false)", "didSettle(dragged)"])
  }

  // MARK: Content that stands outside its walls is caught there without a jump, and led back
  // without one

  static let places: [(Axis, Double)] = Axis.both.flatMap { axis in
    [-1, -100, -399, -5_000, -1e6, 1_601, 1_700, 9_999].map { (axis, $0) }
  }

  @Test(arguments: places) func elasticEdgesGiveBackWhatTheyHold(_ axis: Axis, _ place: Double) {
    let hand = Hand(scroller([Bouncing()]), axis, at: place).held()
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
    let hand = Hand(scroller([Clamping()]), axis, at: place).held()
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
    hand.pull(by: -120)
    #expect(hand.offset == 0 - band.shown(120))
    hand.move(by: 120)
    #expect(hand.offset.magnitude < 1e-9)
    hand.move(by: 7)
    #expect((hand.offset - 7).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func aCaughtBounceReturnsByItsBand(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis).flung(at: -2_000, frames: 3)
    let shown = 0 - hand.offset
    #expect(shown > 10)
    let raw = try #require(RubberBand(dimension: 400).raw(shown))
    hand.pull(by: raw)
    #expect(hand.offset.magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func contentPastAWallStaysUntilATapReturnsIt(_ axis: Axis) {
    let links: [(any ScrollBehavior, told: [String])] = [
      (Clamping(), ["didScroll", "didSettle(interrupted)"]), (Bouncing(), ["willBeginDecelerating"]),
    ]
    for (link, told) in links {
      let log = Log()
      let hand = Hand(scroller([link], delegate: log), axis, at: -50)
      #expect(hand.resting() == -50)
      log.clear()
      hand.down()
      hand.lift()
      #expect(log.events == told && hand.resting() == 0)
    }
  }
}
