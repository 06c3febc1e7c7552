import Hands
import Testing

/// Fingers on a trackpad that moves a scroller along one axis.
private final class Pad {
  let hand: Hand
  var scroll: ScrollController { hand.scroll }

  init(_ links: [any ScrollBehavior], _ axis: Axis = .vertical, at offset: Double = 0, delegate: Log? = nil) {
    hand = Hand(scroller(links, delegate: delegate), axis, at: offset)
  }

  func tell(_ delta: Double, _ phase: WheelPhase, after seconds: Double = 0.008) {
    hand.now += seconds
    hand.frame(after: 0)
    scroll.wheel(by: hand.axis.vector(delta), phase: phase, time: hand.time)
  }

  /// Ten deltas of the same speed.
  func swipe(at speed: Double) {
    tell(0, .mayBegin)
    tell(speed * 0.008, .began)
    for _ in 0..<9 { tell(speed * 0.008, .changed) }
  }

  /// Deltas that the system makes up: the first one, and what is left of each in the next, until less than a point is
  /// left.
  func momentum(_ first: Double, isKnown: Bool = true) -> Double {
    var (delta, sum) = (first, 0.0)
    while delta.magnitude >= 1 {
      tell(delta, isKnown ? (sum == 0 ? .momentumBegan : .momentumChanged) : .unknown, after: 1.0 / 64)
      sum += delta
      delta = (delta * 0.92 * 64).rounded() / 64
    }
    if isKnown { tell(0, .momentumEnded) }
    return sum
  }
}

/// Precise deltas with phases, and what is recognised in those without.
struct TrackpadTests {
  @Test(arguments: Axis.both, [-3_000.0, 400, 3_000])
  func liftedFingersFlingAsThoseOnGlassDo(_ axis: Axis, _ speed: Double) {
    let pad = Pad([Bouncing()], axis, at: 2_000)
    pad.swipe(at: speed)
    pad.tell(0, .ended, after: 0)
    let glass = Hand(scroller([Bouncing()]), axis, now: 0.008, at: 2_000)
    glass.scroll.settings.slop = 0
    glass.fling(at: speed)
    #expect(pad.scroll.phase == .decelerating && pad.hand.destination == glass.destination)
    #expect(pad.hand.resting() == glass.resting())
  }

  @Test(arguments: Axis.both) func restingFingersHoldTheContentPastAWall(_ axis: Axis) {
    let pad = Pad([Bouncing()], axis)
    pad.swipe(at: -2_000)
    let offset = pad.hand.offset
    #expect(offset < -50)
    pad.hand.frames(300)
    #expect(pad.hand.offset == offset && pad.scroll.phase == .wheeling)
    pad.tell(0, .ended)
    #expect(pad.hand.resting() == 0)
  }

  @Test(arguments: Axis.both) func fingersThatComeDownHoldAGlide(_ axis: Axis) {
    let log = Log()
    let pad = Pad([Clamping()], axis, delegate: log)
    pad.swipe(at: 3_000)
    pad.tell(0, .ended)
    pad.hand.frames(20)
    pad.tell(0, .mayBegin)
    let offset = pad.hand.offset
    pad.hand.frames(60)
    #expect(pad.hand.offset == offset && pad.scroll.phase == .wheeling)
    pad.tell(0, .cancelled)
    #expect(pad.hand.resting() == offset && log.events.last == "didSettle(wheeled)")
  }

  @Test(arguments: Axis.both, [true, false])
  func systemMomentumMovesByExactlyItsDeltas(_ axis: Axis, _ isKnown: Bool) {
    let pad = Pad([Clamping()], axis)
    for _ in 0..<10 { pad.tell(25, isKnown ? .changed : .unknown) }
    if isKnown { pad.tell(0, .ended, after: 0) }
    let way = pad.momentum(24, isKnown: isKnown)
    pad.hand.frames(20)
    #expect(pad.hand.offset == 250 + way)
    #expect(pad.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both, [true, false])
  func aSwipeTurnsOnePageWhateverMomentumFollows(_ axis: Axis, _ isKnown: Bool) {
    let pages = Paging(axis: axis)
    let pad = Pad([pages, Bouncing()], axis)
    for page in [1, 2] {
      for delta in [4, 15, 20, 24, 30.0] { pad.tell(delta, isKnown ? .changed : .unknown) }
      if isKnown { pad.tell(0, .ended) }
      _ = pad.momentum(90, isKnown: isKnown)
      pad.hand.frames(4)
      #expect(pad.hand.destination == Double(page) * 400)
      // The next swipe begins within the tail of this one.
    }
    #expect(pad.hand.resting() == 800)
  }

  @Test(arguments: Axis.both, [true, false])
  func momentumHandsItsSpeedToAnElasticWall(_ axis: Axis, _ isKnown: Bool) throws {
    let pad = Pad([Bouncing()], axis, at: 200)
    for _ in 0..<4 { pad.tell(-20, isKnown ? .changed : .unknown) }
    if isKnown { pad.tell(0, .ended) }
    var (delta, crossing, back) = (-40.0, Double?.none, Double?.none)
    while delta <= -1 {
      pad.tell(delta, isKnown ? .momentumChanged : .unknown, after: 1.0 / 64)
      if pad.hand.offset < 0 { crossing = crossing ?? pad.hand.now }
      if pad.hand.offset >= 0, crossing != nil { back = back ?? pad.hand.now }
      delta *= 0.96
    }
    while pad.hand.offset < 0, pad.hand.now < 10 { pad.hand.frame() }
    #expect((back ?? pad.hand.now) - (try #require(crossing)) < 1)
    #expect(pad.hand.resting() == 0)
  }

  @Test(arguments: Axis.both, [false, true])
  func aHeldSwipeEndsWhateverBecomesOfItsAxis(_ axis: Axis, _ isCancelled: Bool) {
    let pad = Pad([Bouncing()], axis)
    pad.swipe(at: -2_000)
    #expect(pad.hand.offset < 0)
    pad.scroll.settings.isScrollEnabled[axis] = false
    pad.tell(-5, isCancelled ? .cancelled : .ended)
    #expect(pad.hand.resting() == 0 && pad.scroll.phase == .idle)
    let other = Pad([Bouncing()], axis)
    other.swipe(at: -2_000)
    other.scroll.isScrollEnabled = false
    #expect(other.hand.resting() == 0, "a scroller that is disabled lets go")
  }

  @Test(arguments: Axis.both) func momentumAfterALostEndIsALift(_ axis: Axis) {
    let pad = Pad([Paging(axis: axis), Bouncing()], axis)
    for delta in [4, 15, 20, 24, 30.0] { pad.tell(delta, .changed) }
    _ = pad.momentum(90)
    #expect(pad.hand.resting() == 400)
  }

  @Test(arguments: Axis.both) func lateMomentumEndsNoHold(_ axis: Axis) {
    let pad = Pad([Bouncing()], axis)
    pad.swipe(at: -2_000)
    let offset = pad.hand.offset
    for phase in [WheelPhase.momentumChanged, .momentumEnded] { pad.tell(-3, phase) }
    pad.hand.frames(60)
    #expect(pad.hand.offset == offset && pad.scroll.phase == .wheeling)
  }

  @Test(arguments: Axis.both) func aStopEndsAllOfTheMomentum(_ axis: Axis) {
    for command in [{ $0.stop() }, { $0.setContentOffset(axis.point(700), animated: true) }]
      as [(ScrollController) -> Void]
    {
      let pad = Pad([Clamping()], axis)
      pad.swipe(at: 1_000)
      pad.tell(0, .ended)
      for delta in [14, 12, 10.0] { pad.tell(delta, .momentumChanged) }
      #expect(pad.scroll.phase == .wheeling)
      command(pad.scroll)
      let destination = pad.hand.destination
      for delta in [9, 8, 7.0] { pad.tell(delta, .momentumChanged) }
      #expect(pad.hand.resting() == destination)
    }
  }

  /// Pages across leave the momentum along an axis free.
  @Test(arguments: Axis.both) func momentumIsFreeWherePagesLieAcross(_ axis: Axis) {
    let pad = Pad([Paging(axis: axis.cross), Clamping()], axis)
    for _ in 0..<10 { pad.tell(12, .changed) }
    pad.tell(0, .ended, after: 0)
    let way = pad.momentum(12)
    #expect(pad.hand.resting() == 120 + way)
  }

  @Test(arguments: Axis.both) func momentumLeavesFingersOnGlassAndAnimationsAlone(_ axis: Axis) {
    for isTouched in [true, false] {
      let pad = Pad([Clamping()], axis)
      pad.swipe(at: 1_000)
      pad.tell(0, .ended)
      if isTouched {
        pad.hand.down()
        pad.tell(10, .momentumBegan)
        pad.hand.lift()
      } else {
        pad.scroll.setContentOffset(axis.point(700), animated: true)
        pad.tell(10, .momentumBegan)
      }
      let destination = pad.hand.destination
      _ = pad.momentum(30)
      #expect(pad.hand.resting() == destination)
    }
  }

  /// A snapshot in each part of a swipe goes on to the last bit the same.
  @Test(arguments: 0..<24) func aSnapshotAmidASwipeGoesOnTheSame(_ moment: Int) throws {
    func play(_ pad: Pad, _ moments: Range<Int>) {
      for moment in moments {
        switch moment {
        case ..<8: pad.tell(12, .changed)
        case 8: pad.tell(0, .ended)
        case 9: pad.tell(16, .momentumBegan)
        case ..<20: pad.tell(Double(24 - moment), .momentumChanged)
        case 20: pad.tell(0, .momentumEnded)
        default: pad.hand.frame()
        }
      }
    }
    let pad = Pad([Bouncing()])
    play(pad, 0..<moment)
    let twin = Pad([Bouncing()])
    twin.hand.now = pad.hand.now
    try twin.scroll.restore(#require(pad.scroll.snapshot()))
    play(pad, moment..<30)
    play(twin, moment..<30)
    #expect(pad.hand.offset == twin.hand.offset && pad.hand.resting() == twin.hand.resting())
  }
}
