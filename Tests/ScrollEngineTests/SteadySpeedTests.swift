import Hands
import Testing

/// An input that is a speed: sticks, and keys that are held.
struct SteadySpeedTests {
  let log = Log()

  func move(_ hand: Hand, at speed: Double, glides: Bool = false) {
    hand.scroll.move(at: hand.axis.vector(speed), glides: glides, time: hand.time)
  }

  @Test(arguments: Axis.both, [-700.0, 64, 700]) func theContentMovesAtTheSpeedUntilTheSpeedIsZero(
    _ axis: Axis, _ speed: Double
  ) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 800)
    log.clear()
    move(hand, at: speed)
    #expect(hand.scroll.phase == .wheeling && hand.speed == speed && hand.offset == 800)
    hand.frames(64)
    #expect((hand.offset - 800 - speed).magnitude < 1e-9 && hand.frame(after: 0) == .needsFrame)
    move(hand, at: 0)
    #expect(hand.scroll.phase == .idle && (hand.offset - 800 - speed).magnitude < 1e-9)
    #expect(log.story == ["didScroll…", "didSettle(wheeled)"])
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

  @Test(arguments: Axis.both, [-900.0, 900]) func aWallHoldsTheContentAlsoAnElasticOne(
    _ axis: Axis, _ speed: Double
  ) {
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

  @Test(arguments: Axis.both) func onlyAnInwardSpeedMovesContentPastAWall(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_500)
    hand.fling(at: 4_000)
    repeat { hand.frame() } while hand.offset < 1_700
    for _ in 0..<64 {
      move(hand, at: 640)
      hand.frame()
    }
    #expect(
      hand.offset == 1_600 && hand.scroll.phase == .wheeling, "the content goes home, and is held there")
    hand.fling(at: 4_000, frames: 4)
    let offset = hand.offset
    #expect(offset > 1_610)
    move(hand, at: -64)
    hand.frame()
    #expect((hand.offset - offset + 1).magnitude < 1e-9)
    move(hand, at: 64)
    #expect(hand.scroll.phase == .decelerating && hand.resting() == 1_600)
  }

  /// A hand whose content was flung or pulled past a wall, with the speed that it has there.
  private func past(_ axis: Axis, isPulled: Bool, _ content: Double = 2_000) -> Hand {
    let hand = Hand(scroller([Bouncing()], content: content), axis, at: content - 500)
    if isPulled {
      for _ in 0..<10 {
        hand.now += 0.008
        hand.scroll.wheel(by: axis.vector(30), time: hand.time)
      }
    } else {
      hand.fling(at: 4_000)
      repeat { hand.frame() } while hand.offset < content - 340
    }
    #expect(hand.offset > content - 350)
    return hand
  }

  /// Content that was flung or pulled past a wall returns as without a speed, and the speed moves it across at
  /// once.
  @Test(arguments: Axis.both, [false, true]) func aSpeedAcrossMovesTheContentWhileTheOtherAxisReturns(
    _ axis: Axis, _ isPulled: Bool
  ) {
    let (hand, alone) = (past(axis, isPulled: isPulled), past(axis, isPulled: isPulled))
    hand.scroll.move(at: axis.vector(640, across: 64), time: hand.time)
    #expect(hand.scroll.phase == .wheeling && (isPulled || hand.speed == alone.speed))
    if isPulled { alone.scroll.cancelAllTouches(time: alone.time) }
    for frame in 1...100 {
      hand.frame()
      alone.frame()
      #expect((hand.offset - alone.offset).magnitude < 1e-9)
      #expect((hand.scroll.contentOffset[axis.cross] - Double(frame)).magnitude < 1e-9)
      if frame == 30 { hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time) }
    }
    #expect(hand.offset == 1_600 && alone.offset == 1_600 && hand.scroll.phase == .wheeling)
    hand.scroll.move(at: .zero, time: hand.time)
    #expect(hand.scroll.phase == .idle && hand.offset == 1_600)
  }

  /// Interruptions of a return beside a speed: the offset makes no jump, and the content returns.
  @Test(arguments: Axis.both, 0..<6) func anInterruptedReturnBesideASpeedMakesNoJump(
    _ axis: Axis, _ number: Int
  ) throws {
    var hand = past(axis, isPulled: false)
    hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time)
    hand.frames(4)
    var (offset, home) = (hand.offset, 1_600.0)
    let speed = hand.speed
    #expect(offset > 1_600)
    switch number {
    case 0: hand.scroll.move(at: .zero, time: hand.time)
    case 1:
      home = 1_580
      hand.scroll.contentSize = axis.size(1_980, across: 2_000)
    case 2:
      hand.scroll.contentOffset[axis] += 20
      offset += 20
    case 3:
      let twin = try hand.twin([Bouncing()])
      for _ in 0..<20 {
        hand.frame()
        twin.frame()
        #expect(hand.offset == twin.offset && hand.speed == twin.speed)
      }
      hand = twin
      offset = hand.offset
    case 4:
      hand.down()
      #expect(hand.offset == offset)
      hand.lift()
    default: hand.scroll.move(at: axis.vector(-64, across: 64), time: hand.time)
    }
    if number != 1 { #expect(hand.offset == offset) }
    if number == 0 { #expect((hand.speed - speed).magnitude < 1e-9 && hand.scroll.phase == .decelerating) }
    hand.frames(100)
    if number == 5 {
      #expect((hand.offset - offset + 100).magnitude < 1e-9, "the speed leads in")
    } else {
      #expect(hand.offset == home && hand.scroll.diagnostics.total == 0)
    }
  }

  @Test(arguments: Axis.both) func contentThatRestsPastAWallIsMovedAlongIt(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_650)
    for _ in 0..<64 {
      hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time)
      hand.frame()
    }
    #expect(hand.scroll.contentOffset == axis.point(1_650, across: 64))
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
    let hand = Hand(scroller([Clamping()], content: 20_000))
    hand.fling(at: 3_000, frames: 3)
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
