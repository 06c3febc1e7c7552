import Hands
import Testing

/// An input that is a speed: sticks, and keys that are held.
struct SteadySpeedTests {
  let log = Log()

  func move(_ hand: Hand, at speed: Double, glides: Bool = false) {
    hand.scroll.move(at: hand.axis.vector(speed), glides: glides, time: hand.time)
  }

  @Test(arguments: Axis.both, [-700.0, 64, 700])
  func theContentMovesAtTheSpeedUntilTheSpeedIsZero(_ axis: Axis, _ speed: Double) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 800)
    log.clear()
    move(hand, at: speed)
    #expect(hand.scroll.phase == .wheeling && hand.speed == speed && hand.offset == 800)
    hand.frames(64)
    #expect((hand.offset - 800 - speed).magnitude < 1e-9 && hand.frame(after: 0) == .needsFrame)
    move(hand, at: 0)
    #expect(hand.scroll.phase == .idle && (hand.offset - 800 - speed).magnitude < 1e-9)
    #expect(log.summary == ["didScroll…", "didSettle(wheeled)"])
  }

  @Test(arguments: [60.0, 90, 120, 240]) func theDistanceIsTheSameAtEveryRefreshRate(_ rate: Double) {
    let hand = Hand(scroller([Clamping()]))
    move(hand, at: 333)
    for frame in 1...Int(rate) { hand.scroll.advance(to: .seconds(Double(frame) / rate)) }
    #expect(hand.offset == 333)
    hand.now = 1
    move(hand, at: -100)
    for frame in 1...Int(rate) { hand.scroll.advance(to: .seconds(1 + Double(frame) / rate)) }
    #expect(hand.offset == 233)
  }

  @Test(arguments: Axis.both) func theSameSpeedAgainChangesNothing(_ axis: Axis) {
    let (one, other) = (Hand(scroller([Clamping()]), axis), Hand(scroller([Clamping()]), axis))
    move(other, at: 777)
    for _ in 0..<50 {
      move(one, at: 777)
      one.frame()
      other.frame()
    }
    #expect(one.offset == other.offset && one.offset > 0)
  }

  @Test(arguments: Axis.both, [-900.0, 900])
  func aWallHoldsTheContentAlsoAnElasticOne(_ axis: Axis, _ speed: Double) {
    for links in [[Clamping()], [Bouncing()], []] as [[any ScrollBehavior]] {
      let hand = Hand(scroller(links), axis, at: 800)
      let wall = speed < 0 ? 0.0 : 1_600
      move(hand, at: speed)
      hand.frames(128)
      #expect(hand.offset == wall)
      move(hand, at: 0 - speed)
      hand.frames(1)
      #expect((hand.offset - wall + speed / 64).magnitude < 1e-9, "the way back begins at once")
      move(hand, at: speed)
      hand.frames(20)
      move(hand, at: 0, glides: true)
      #expect(hand.resting() == wall, "a wall has taken the speed")
    }
  }

  @Test(arguments: Axis.both) func anOpenWallLetsItPassUntilItRests(_ axis: Axis) {
    let probe = Probe(\.onEdge) { proposal, _ in proposal.response = .open }
    let hand = Hand(scroller([probe]), axis, at: 1_600)
    move(hand, at: 640)
    hand.frames(32)
    #expect(hand.offset == 1_920)
  }

  @Test(arguments: Axis.both) func contentThatGrowsGoesOn(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis, at: 1_500)
    move(hand, at: 640)
    hand.frames(32)
    #expect(hand.offset == 1_600)
    hand.scroll.contentSize = axis.size(4_000, across: 4_000)
    hand.frames(32)
    #expect((hand.offset - 1_920).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func lettingGoRestsOnAPageByItsCauseAndSpeed(_ axis: Axis) {
    for glides in [false, true] {
      let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
      let probe = Probe(\.onTarget) { proposal, _ in
        if let cause = proposal.cause[axis], cause != .layout { #expect(cause == .release) }
      }
      hand.scroll.behaviors.append(probe)
      move(hand, at: 640)
      hand.frames(8)
      #expect(hand.offset == 80)
      move(hand, at: 0, glides: glides)
      #expect(hand.restingAtDestination() == (glides ? 400 : 0))
    }
  }

  @Test(arguments: Axis.both) func aGlideBeginsWithTheSpeedThereWas(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    move(hand, at: 640)
    hand.frames(8)
    move(hand, at: 0, glides: true)
    #expect(hand.scroll.phase == .decelerating && hand.speed == 640)
    #expect(hand.restingAtDestination().map { $0 > 200 } == true)
  }

  @Test func aSpeedOfZeroStopsNothingElse() {
    let hand = Hand(scroller([Clamping()], content: 20_000)).flung(at: 3_000, frames: 3)
    let destination = hand.destination
    move(hand, at: 0)
    #expect(hand.scroll.phase == .decelerating && hand.destination == destination)
    hand.scroll.wheel(by: Vector(x: 0, y: 3), phase: .changed, time: hand.time)
    move(hand, at: 0)
    #expect(hand.scroll.phase == .wheeling)
  }

  @Test func oneAxisGoesOnWhileTheOtherChanges() {
    let hand = Hand(scroller([Clamping()]))
    hand.scroll.move(at: Vector(x: 64, y: 640), time: hand.time)
    hand.frames(32)
    hand.scroll.move(at: Vector(x: 64, y: 0), time: hand.time)
    hand.frames(32)
    #expect(hand.scroll.contentOffset == Point(x: 64, y: 320) && hand.scroll.phase == .wheeling)
  }

  @Test(arguments: Axis.both) func anAxisThatIsDisabledStopsAndDoesNotJump(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.move(at: axis.vector(640, across: 64), time: hand.time)
    hand.frames(16)
    hand.scroll.settings.isScrollEnabled[axis] = false
    hand.frames(16)
    #expect(hand.scroll.contentOffset == axis.point(160, across: 32))
    hand.scroll.isScrollEnabled = false
    hand.frames(16)
    #expect(hand.scroll.contentOffset == axis.point(160, across: 32) && hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func linksAreAskedAsOfAWheelAndMayScaleTheWay(_ axis: Axis) {
    let probe = Probe(\.onDrag) { proposal, _ in
      #expect(proposal.cause == .wheel || proposal.cause == .release)
      proposal.translation = proposal.translation * 0.5
    }
    let hand = Hand(scroller([probe]), axis)
    move(hand, at: 640)
    hand.frames(64)
    #expect(hand.offset == 320)
  }

  @Test func anUnusableSpeedIsRefused() {
    let hand = Hand(scroller([Clamping()]))
    for speed in [Double.nan, .infinity, 1e200] { move(hand, at: speed) }
    #expect(hand.scroll.phase == .idle && hand.scroll.diagnostics.refusals.count > 0)
  }

  /// The clock was an hour ahead, and is set back: the content goes on from where it is.
  @Test func aClockThatIsSetBackMovesNothing() {
    let hand = Hand(scroller([Clamping()], content: 1e7))
    hand.now = 3_600
    hand.frame()
    move(hand, at: 640)
    hand.frames(10)
    let offset = hand.offset
    hand.now = 5
    for _ in 0..<2 { hand.frame() }
    #expect((hand.offset - offset).magnitude <= 11)
    hand.frames(64)
    #expect((hand.offset - offset - 650).magnitude <= 11)
  }

  @Test(arguments: Axis.both, 0..<3) func aSnapshotGoesOnAsFast(_ axis: Axis, _ moment: Int) throws {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_400)
    move(hand, at: 640)
    hand.frames(moment * 12)
    let twin = try hand.twin([Bouncing()])
    for _ in 0..<20 {
      hand.frame()
      twin.frame()
      #expect(hand.offset == twin.offset && hand.speed == twin.speed)
    }
    move(hand, at: 0, glides: true)
    move(twin, at: 0, glides: true)
    #expect(hand.resting() == twin.resting())
  }
}
