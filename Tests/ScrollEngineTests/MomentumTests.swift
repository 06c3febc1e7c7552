import Hands
import Testing

/// The system's momentum after a swipe: it never moves the content back, and goes as far as it says.
struct MomentumTests {
  /// A swipe of eight deltas, lifted, and some frames of the glide after it.
  func swiped(_ axis: Axis, _ sign: Double, frames: Int, links: [any ScrollBehavior] = [Clamping()]) -> Hand {
    let hand = Hand(scroller(links, content: 20_000), axis, at: 5_000)
    for _ in 0..<8 { tell(hand, 16 * sign, .changed) }
    tell(hand, 0, .ended, after: 0)
    for _ in 0..<frames { hand.frame(after: 0.016) }
    return hand
  }

  func tell(_ hand: Hand, _ delta: Double, _ phase: WheelPhase, after seconds: Double = 0.008) {
    hand.now += seconds
    hand.scroll.wheel(by: hand.axis.vector(delta), phase: phase, time: hand.time)
  }

  @Test(arguments: Axis.both, [-1.0, 1])
  func theContentWaitsUntilMomentumHasComeAsFar(_ axis: Axis, _ sign: Double) {
    for frames in 0...5 {
      let hand = swiped(axis, sign, frames: frames)
      var (last, sum) = (hand.offset, 0.0)
      for delta in [3.0, 5, 20, 40, 60, 50, 30, 10] {
        tell(hand, delta * sign, sum == 0 ? .momentumBegan : .momentumChanged, after: 0)
        sum += delta
        #expect((hand.offset - last) * sign >= 0, "it never moves back")
        last = hand.offset
      }
      #expect((hand.offset - 5_000 - (128 + sum) * sign).magnitude < 1e-9)
    }
  }

  @Test(arguments: Axis.both) func momentumThatComesLessFarLeavesTheContentWhereItIs(_ axis: Axis) {
    let hand = swiped(axis, 1, frames: 4)
    let offset = hand.offset
    #expect(offset > 5_128 + 20)
    for phase in [WheelPhase.momentumBegan, .momentumChanged] { tell(hand, 4, phase, after: 0) }
    tell(hand, 0, .momentumEnded)
    #expect(hand.resting() == offset)
  }

  /// Walls that move, and content that is moved along, leave the place of the lift where it is in the content.
  @Test(arguments: Axis.both) func aLayoutBetweenLiftAndMomentumKeepsThePlaceOfTheLift(_ axis: Axis) {
    let changes: [(ScrollController) -> Double] = [
      { scroll in
        scroll.contentSize = axis.size(6_000, across: 400)
        return 0
      },
      { scroll in
        scroll.contentInset = axis.inset(.upper, 100)
        return 0
      },
      { scroll in
        scroll.contentOffset[axis] += 640
        return 640
      },
    ]
    for change in changes {
      let hand = swiped(axis, 1, frames: 2)
      let moved = change(hand.scroll)
      hand.frame(after: 0.016)
      for index in 0..<10 { tell(hand, 16, index == 0 ? .momentumBegan : .momentumChanged, after: 0.001) }
      #expect((hand.offset - 5_128 - moved - 160).magnitude < 1e-9)
    }
  }

  /// Momentum goes on from a lift that is free, and from nothing else.
  @Test(arguments: Axis.both, [-1.0, 1])
  func momentumMovesNothingOnceAGlideWasPlaced(_ axis: Axis, _ sign: Double) {
    let full = swiped(axis, sign, frames: 0)
    let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 5_000)
    (hand.scroll.settings.reducesMotion, hand.scroll.settings.reducesFlings) = (true, true)
    for _ in 0..<8 { tell(hand, 16 * sign, .changed) }
    tell(hand, 0, .ended, after: 0)
    #expect(hand.offset == full.destination && hand.scroll.phase == .idle)
    tell(hand, 30 * sign, .momentumBegan)
    for _ in 0..<9 { tell(hand, 30 * sign, .momentumChanged) }
    #expect(hand.resting() == full.destination)
  }

  /// With reduced glides a lift moves to its target at once, and momentum moves nothing. This holds after a lift
  /// that is too slow for a fling, and also if only the shape of the deltas shows the lift.
  @Test(arguments: [-1.0, 1], [false, true])
  func momentumMovesNothingWhereGlidesAreReduced(_ sign: Double, _ hasPhases: Bool) {
    let axis: Axis = hasPhases ? .vertical : .horizontal
    let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 5_000)
    (hand.scroll.settings.reducesMotion, hand.scroll.settings.reducesFlings) = (true, true)
    var way = 0.0
    if hasPhases {
      for _ in 0..<8 { tell(hand, 0.125 * sign, .changed) }
      tell(hand, 0, .ended, after: 0)
      way = sign
      #expect(hand.offset == 5_000 + way && hand.scroll.phase == .idle)
      tell(hand, 30 * sign, .momentumBegan)
      for _ in 0..<9 { tell(hand, 30 * sign, .momentumChanged) }
    } else {
      var recognizer = SwipeRecognizer()
      for delta in [4, 12, 30] + (0..<30).map({ 40 - Double($0) }) {
        let before = hand.offset
        tell(hand, delta * sign, .unknown)
        let phase = recognizer.phase(of: axis.vector(delta * sign), at: hand.time)
        if phase == .momentumBegan {
          // The glide of the deltas' speed, all of it.
          #expect((hand.offset - before) * sign > 100 && hand.scroll.phase == .idle)
          way = hand.offset - 5_000
        } else if way != 0 {
          #expect(phase == .momentumChanged && hand.offset == before)
        }
      }
      #expect(way != 0)
    }
    #expect(hand.resting() == 5_000 + way)
  }

  /// What takes the content amid momentum: a tap, a cancel, the program, a speed, a step.
  @Test(arguments: Axis.both, 0..<6)
  func anyInputEndsTheRestOfTheMomentum(_ axis: Axis, _ taker: Int) {
    let hand = swiped(axis, 1, frames: 0)
    tell(hand, 16, .momentumBegan)
    for _ in 0..<3 { tell(hand, 16, .momentumChanged) }
    #expect(hand.offset == 5_192)
    switch taker {
    case 0:
      hand.down()
      hand.lift()
    case 1: hand.scroll.cancelAllTouches(time: hand.time)
    case 2: hand.scroll.stop()
    case 3: hand.scroll.fling(velocity: .zero)
    case 4:
      for speed in [64, 0.0] { hand.scroll.move(at: axis.vector(speed), time: hand.time) }
    default:
      hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
      hand.rest()
    }
    let offset = hand.resting()
    for _ in 0..<4 { tell(hand, 15, .momentumChanged) }
    #expect(hand.resting() == offset)
    tell(hand, 15, .began)
    tell(hand, 0, .ended, after: 0)
    for phase in [WheelPhase.momentumBegan, .momentumChanged] { tell(hand, 15, phase) }
    #expect(hand.offset == offset + 45, "the next swipe's momentum is welcome again")
  }

  /// A pause takes nothing: late deltas of momentum move the content on.
  @Test(arguments: Axis.both) func momentumGoesOnAfterAPause(_ axis: Axis) {
    let hand = swiped(axis, 1, frames: 0)
    tell(hand, 16, .momentumBegan)
    hand.frame(after: 0.2)
    #expect(hand.scroll.phase == .idle)
    tell(hand, 16, .momentumChanged)
    #expect(hand.offset == 5_160)
  }

  @Test(arguments: Axis.both, [-1_500.0, 1_500]) func aRunOfDeltasHasItsSpeed(_ axis: Axis, _ speed: Double) {
    for phase in [WheelPhase.unknown, .changed] {
      let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 5_000)
      for _ in 0..<10 { tell(hand, speed * 0.008, phase) }
      #expect((hand.speed - speed).magnitude < 1e-6 && hand.scroll.context.velocity == hand.scroll.velocity)
      hand.frame(after: 0.3)
      #expect(hand.speed == 0)
    }
  }

  /// Wheels on content that can be scrolled along the other axis only.
  @Test(arguments: Axis.both) func aWheelAcrossAStripMovesTheStripIfTheSettingsAllow(_ axis: Axis) {
    for mapping in WheelMapping.allCases {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: axis.size(4_000, across: 400),
        behaviors: [Clamping()])
      scroll.settings.wheelMapping = mapping
      let hand = Hand(scroll, axis)
      scroll.wheel(by: axis.cross.vector(30), time: hand.time)
      let isMapped = mapping == .toScrollable
      let delta = axis.cross.vector(30)
      #expect(
        scroll.canScroll(by: delta, isWheel: true)
          == PerAxis(x: isMapped && axis == .horizontal, y: isMapped && axis == .vertical))
      #expect(scroll.canScroll(by: delta) == PerAxis(false), "a finger goes where it goes")
      #expect(hand.offset == (isMapped ? 30 : 0))
      hand.frame(after: 0.5)
      scroll.step(by: .notches(axis.cross.vector(1)), time: hand.time)
      #expect(hand.destination == (isMapped ? 150 : 0))
      scroll.step(by: .arrows(axis.cross.vector(1)), time: hand.time)
      #expect(hand.destination == (isMapped ? 150 : 0), "keys go where they point")
      scroll.settings.isScrollEnabled[axis] = false
      scroll.step(by: .notches(axis.cross.vector(1)), time: hand.time)
      #expect(hand.destination == (isMapped ? 150 : 0))
    }
  }

  /// Down scrolls towards the end of a strip that runs to the left.
  @Test func aVerticalWheelScrollsForwardInEitherDirection() {
    for isReversed in [false, true] {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 400),
        isReversed: PerAxis(x: isReversed, y: false), behaviors: [Clamping()])
      scroll.settings.wheelMapping = .toScrollable
      scroll.wheel(by: Vector(x: 0, y: 30), time: .zero)
      #expect(scroll.contentOffset == Point(x: 30, y: 0))
    }
  }

  @Test func shiftExchangesTheAxes() { #expect(Vector(x: 1, y: 2).transposed == Vector(x: 2, y: 1)) }
}
