import Hands
import Testing

/// `contentOffset = …` while the content travels by itself.
struct CarriedMotionTests {
  let log = Log()

  /// A fling of about 400 pt, some frames on, with its log cleared.
  private func flung(
    _ axis: Axis, _ chain: [any ScrollBehavior] = [Clamping()], content: Double = 2_000
  ) -> Hand {
    let hand = Hand(scroller(chain, content: content, delegate: log), axis).flung(at: 800, frames: 5)
    log.clear()
    return hand
  }

  @Test(arguments: Axis.both, [300.0, -30, 0.1]) func aFlingKeepsItsSpeed(_ axis: Axis, _ shift: Double) {
    let (hand, other) = (flung(axis), flung(axis))
    let speed = hand.speed
    hand.scroll.contentOffset = hand.scroll.contentOffset
    hand.scroll.contentOffset[axis] += shift
    #expect(log.events == ["didScroll"] && hand.offset == other.offset + shift)
    #expect(hand.scroll.isDecelerating && hand.speed == speed)
    #expect(abs(hand.destination - other.destination - shift) < 1e-9)
    let (moved, plain) = (hand.rest(), other.rest())
    #expect(moved.count == plain.count && moved.count > 20)
    #expect(zip(moved, plain).allSatisfy { abs($0 - $1 - shift) < 1e-9 })
    #expect(log.summary.suffix(3) == ["didScroll…", "didEndDecelerating", "didSettle(decelerated)"])
  }

  @Test(arguments: Axis.both) func aRigidWallStopsAFlingThatWasMovedBeforeIt(_ axis: Axis) {
    let hand = flung(axis)
    hand.scroll.contentOffset[axis] = 1_590
    #expect(hand.destination == 1_600 && hand.speed > 300)
    #expect(hand.rest().allSatisfy { $0 <= 1_600 })
  }

  @Test(arguments: Axis.both, [1_500.0, 1_650])
  func anElasticWallReturnsAFlingThatWasMovedToTheWall(_ axis: Axis, _ offset: Double) {
    let hand = flung(axis, [Bouncing()])
    hand.scroll.contentOffset[axis] = offset
    #expect(hand.offset == offset && hand.destination == 1_600)
    #expect((hand.rest().max() ?? 0) > max(offset, 1_610) && hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aSetInsideDidScrollKeepsAnAxisStill(_ axis: Axis) {
    log.onEvent = { event, scroll in if event == "didScroll" { scroll.contentOffset[axis.cross] = 0 } }
    let finger = Finger(scroller([Clamping()], delegate: log))
    finger.fling(Vector(x: 800, y: 800))
    finger.frame()
    #expect(finger.scroll.isDecelerating && finger.offset[axis.cross] == 0)
    finger.rest()
    #expect(finger.offset[axis] > 300 && finger.offset[axis.cross] == 0)
  }

  /// Rows are put before what bounces at the start, and nothing is seen to move.
  @Test(arguments: Axis.both) func aBounceGoesOnWhereItsWallWas(_ axis: Axis) {
    func bouncing() -> Hand {
      let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 60).flung(at: -1_500)
      while hand.offset >= 0 || hand.speed <= 0 { hand.frame() }
      return hand
    }
    let (hand, other) = (bouncing(), bouncing())
    hand.scroll.contentSize = axis.size(2_300, across: 2_000)
    hand.scroll.contentOffset[axis] += 300
    let (moved, plain) = (hand.rest(), other.rest())
    #expect(moved.count == plain.count && zip(moved, plain).allSatisfy { abs($0 - $1 - 300) < 1e-9 })
    #expect(abs(hand.offset - 300) < 1e-9)
  }

  /// A link that rests on multiples of 100, and records the causes of its questions.
  private func hundreds(_ axis: Axis, _ causes: @escaping (Cause?) -> Void) -> Probe {
    Probe(\.onTarget) { proposal, _ in
      causes(proposal.cause[axis])
      proposal.offset[axis] = (proposal.offset[axis] / 100).rounded() * 100
    }
  }

  @Test(arguments: Axis.both) func aLinkIsAskedAgainWhereItRests(_ axis: Axis) {
    var causes: [Cause?] = []
    let hand = flung(axis, [hundreds(axis) { causes.append($0) }, Clamping()])
    let before = hand.destination
    causes = []
    hand.scroll.contentOffset[axis] += 130
    #expect(causes == [.layout] && hand.destination == before + 100)
    hand.scroll.contentOffset[axis] += 200
    #expect(hand.destination == before + 300)
    causes = []
    hand.scroll.contentOffset[axis.cross] += 200
    #expect(causes == [])
    #expect(hand.resting() == before + 300)
  }

  @Test(arguments: Axis.both) func theDelegatesTargetMovesAlong(_ axis: Axis) {
    var causes: [Cause?] = []
    log.answeredTarget = axis.point(430)
    let hand = flung(axis, [hundreds(axis) { causes.append($0) }, Clamping()])
    #expect(hand.destination == 430)
    causes = []
    hand.scroll.contentOffset[axis] += 32
    #expect(causes == [] && hand.destination == 462)
    #expect(hand.resting() == 462)
  }

  @Test(arguments: Axis.both, [Arrival.spring(response: 0.35), .timed(0.5), .steady(speed: 1_000)])
  func anAnimationGoesOnToWhereItWasGoing(_ axis: Axis, _ arrival: Arrival) {
    var outcomes: [AnimationOutcome] = []
    let hand = Hand(scroller([Clamping()], delegate: log), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(600.3), arrival: arrival) { outcomes.append($0) }
    hand.frames(8)
    log.clear()
    let speed = hand.speed
    hand.scroll.contentOffset[axis] -= 20.7
    #expect(log.events == ["didScroll"] && hand.scroll.phase == .animating)
    #expect(hand.speed == speed && hand.destination == 600.3)
    #expect(hand.resting() == 600.3 && outcomes == [.finished])
    #expect(log.events.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }

  @Test(arguments: Axis.both) func aTimedAnimationArrivesWhenItWasTo(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(600), arrival: .timed(0.5))
    hand.frames(8)
    hand.scroll.contentOffset[axis] = 1_500
    hand.frames(24)
    #expect(hand.scroll.phase == .animating)
    hand.frame()
    #expect(hand.scroll.phase == .idle && hand.offset == 600)
  }

  /// A step across it makes an animation of which the fling is a part.
  @Test(arguments: Axis.both) func aFlingBesideAStepKeepsItsSpeed(_ axis: Axis) {
    let hand = flung(axis)
    hand.scroll.step(by: .lines(axis.vector(0, across: 3)), time: hand.time)
    let (speed, destination) = (hand.speed, hand.destination)
    hand.scroll.contentOffset[axis] += 50
    #expect(hand.speed == speed && abs(hand.destination - destination - 50) < 1e-9)
    hand.rest()
    #expect(hand.scroll.contentOffset[axis.cross] == 50)
  }

  @Test(arguments: Axis.both) func anAxisThatHasArrivedIsPlaced(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.setContentOffset(axis.point(1_500, across: 40), arrival: .steady(speed: 1_000))
    hand.frames(10)
    #expect(hand.scroll.contentOffset[axis.cross] == 40)
    hand.scroll.contentOffset[axis.cross] = 333
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(1_500, across: 333))
  }
}
