import Hands
import Testing

/// `settings.carriedMomentum`: flicks of fingers that catch what the last flick set going.
struct RepeatedFlicksTests {
  static let speed = 1_500.0

  let log = Log()

  private func hand(_ kind: CarriedMomentum, _ axis: Axis, _ links: [any ScrollBehavior] = []) -> Hand {
    let hand = Hand(scroller(links, content: 90_000, delegate: log), axis, at: 40_000)
    hand.scroll.settings.carriedMomentum = kind
    return hand
  }

  /// A finger catches a flick, holds for a while, and flicks again.
  private func flickAgain(_ hand: Hand, at speed: Double = speed, hold: Double = 0) {
    hand.down()
    hand.now += hold
    hand.swipe(at: speed)
    hand.lift()
  }

  @Test(arguments: CarriedMomentum.allCases, Axis.both)
  func aSecondFlickCarriesTheFirst(_ kind: CarriedMomentum, _ axis: Axis) {
    let hand = hand(kind, axis).flung(at: Self.speed)
    let first = log.endVelocity[axis]
    #expect((first - Self.speed).magnitude < 1, "the first has caught nothing")
    hand.frames(3)
    let moving = hand.speed
    flickAgain(hand)
    let added: Double =
      switch kind {
      case .none: 0
      case .android: moving
      case .chromium: first
      case .iOS: 0.000816 * Mathematics.pow(moving, 1.967)
      case .gtk: (first - 0.33 * moving * Mathematics.exp(-4 * 0.08)) / 0.67
      }
    #expect((log.endVelocity[axis] - first - added).magnitude < 1e-6 * first)
    #expect((kind == .none) == (added == 0) && hand.restingAtDestination() != nil)
  }

  @Test(arguments: [CarriedMomentum.android, .chromium, .iOS, .gtk], Axis.both)
  func aFlickThatTurnsOrComesLateCarriesNothing(_ kind: CarriedMomentum, _ axis: Axis) {
    for (speed, hold) in [(-Self.speed, 0), (Self.speed, 0.2)] {
      let hand = hand(kind, axis).flung(at: Self.speed, frames: 3)
      flickAgain(hand, at: speed, hold: hold)
      let carries = hold > 0 && (kind == .iOS || kind == .gtk)
      #expect(
        (log.endVelocity[axis].magnitude > Self.speed + 1) == carries,
        "these two do not mind a finger that waits")
    }
  }

  @Test(arguments: [CarriedMomentum.android, .chromium, .iOS, .gtk], Axis.both)
  func motionsOfTheProgramCarryNothing(_ kind: CarriedMomentum, _ axis: Axis) {
    let hand = hand(kind, axis).travelling(to: 42_000, frames: 3)
    #expect(hand.speed > 500)
    flickAgain(hand)
    #expect((log.endVelocity[axis] - Self.speed).magnitude < 1)
    hand.frames(3)
    hand.down()
    hand.scroll.stop()
    hand.swipe(at: Self.speed)
    hand.lift()
    #expect((log.endVelocity[axis] - Self.speed).magnitude < 1)
    hand.rest()
    flickAgain(hand)
    #expect((log.endVelocity[axis] - Self.speed).magnitude < 1)
  }

  @Test(arguments: Axis.both) func flicksOfChromiumAddUpBeyondTheLimitOfOne(_ axis: Axis) {
    let hand = hand(.chromium, axis)
    hand.scroll.settings.maximumFlingSpeed = 1_000
    for count in 1...4 {
      flickAgain(hand)
      #expect((log.endVelocity[axis] - 1_000 * Double(count)).magnitude < 1e-6)
      hand.frames(2)
    }
  }

  @Test(arguments: Axis.both) func anAxisThatIsDisabledCarriesNothing(_ axis: Axis) {
    let hand = hand(.chromium, axis)
    hand.scroll.fling(velocity: Vector(x: 2_000, y: 2_000))
    hand.frames(3)
    hand.scroll.settings.isScrollEnabled[axis.cross] = false
    flickAgain(hand)
    #expect(log.endVelocity[axis] > 3_000 && log.endVelocity[axis.cross] == 0)
  }

  @Test(arguments: Axis.both) func aLinkReadsTheVelocityThatTheFingerCaught(_ axis: Axis) throws {
    let probe = Probe()
    var caught: [CaughtMotion?] = []
    probe.onDrag = { proposal, _ in
      if proposal.cause == .release { caught.append(proposal.caught) }
      #expect(proposal.cause == .release || proposal.caught == nil)
      if let caught = proposal.caught { proposal.velocity += caught.velocity }
    }
    let hand = hand(.none, axis, [probe]).flung(at: Self.speed, frames: 3)
    let (moving, time) = (hand.scroll.velocity, hand.time)
    flickAgain(hand)
    #expect(caught.count == 2 && caught[0] == nil)
    let motion = try #require(caught[1])
    #expect(motion.velocity == moving && motion.time == time && motion.start[axis] > moving[axis])
    #expect(motion.gap(atLift: hand.time) < 0.0081 && motion.slowest > 1_400 && motion.rest == 0)
    #expect((log.endVelocity[axis] - Self.speed - moving[axis]).magnitude < 1)
  }

  /// Fingers on a trackpad whose system makes up no momentum.
  @Test(arguments: [CarriedMomentum.android, .chromium, .iOS, .gtk], Axis.both)
  func aSwipeCarriesTheOneThatItCatches(_ kind: CarriedMomentum, _ axis: Axis) {
    let hand = hand(kind, axis)
    var speeds: [Double] = []
    for _ in 0..<2 {
      for phase in [WheelPhase.began, .changed, .changed, .changed, .changed, .changed] {
        hand.now += 0.01
        hand.scroll.wheel(by: axis.vector(15), phase: phase, time: hand.time)
      }
      hand.scroll.wheel(by: .zero, phase: .ended, time: hand.time)
      speeds.append(hand.speed)
      hand.frames(2)
    }
    #expect((speeds[0] - 1_500).magnitude < 1 && speeds[1] > 2_000)
  }

  /// Whether or not a trackpad tells that fingers rest before they move.
  @Test(arguments: [CarriedMomentum.android, .chromium, .iOS, .gtk], Axis.both)
  func fingersReportedBeforeTheyMoveCarryAsMuch(_ kind: CarriedMomentum, _ axis: Axis) {
    var speeds: [Double] = []
    for isTold in [false, true] {
      let hand = hand(kind, axis)
      for _ in 0..<2 {
        if isTold { hand.scroll.wheel(by: .zero, phase: .mayBegin, time: hand.time) }
        for phase in [WheelPhase.began, .changed, .changed, .changed, .changed, .changed] {
          hand.scroll.wheel(by: axis.vector(15), phase: phase, time: hand.time)
          hand.now += 0.01
        }
        hand.scroll.wheel(by: .zero, phase: .ended, time: hand.time)
        hand.frames(2)
      }
      speeds.append(hand.speed)
    }
    #expect((speeds[0] - speeds[1]).magnitude < 1e-6 && speeds[0] > 1_800)
  }

  @Test(arguments: CarriedMomentum.allCases, Axis.both)
  func aSnapshotKeepsWhatWasCaught(_ kind: CarriedMomentum, _ axis: Axis) throws {
    let (hand, other) = (hand(kind, axis), Log())
    hand.fling(at: Self.speed, frames: 3)
    hand.down()
    for _ in 0..<4 { hand.move(by: 12) }
    let twin = try hand.twin([], delegate: other)
    twin.place(like: hand)
    for hand in [hand, twin] {
      hand.swipe(at: Self.speed)
      hand.lift()
    }
    #expect(other.endVelocity == log.endVelocity && (log.endVelocity[axis] > 2_000) == (kind != .none))
    #expect(twin.scroll.settings.carriedMomentum == kind && hand.rest() == twin.rest())
  }

  /// A lift that is reported late flings by Chromium's limit, and not by Android's.
  @Test(arguments: Axis.both, [(0.04, 0.039), (0.04, 0.041), (0.08, 0.079), (0.08, 0.081)])
  func aLateLiftFlingsIfThePauseIsLonger(_ axis: Axis, _ times: (pause: Double, late: Double)) {
    let hand = hand(.none, axis)
    hand.scroll.settings.releasePause = times.pause
    hand.down()
    hand.swipe(at: Self.speed)
    hand.lift(after: times.late)
    #expect((log.endVelocity[axis] > 1_000) == (times.late < times.pause))
  }
}
