import Hands
import Testing

/// How a run of wheel deltas ended.
struct WheelEndTests {
  private func wheel(_ hand: Hand, by way: Double, _ phase: WheelPhase = .unknown) {
    hand.now += 0.008
    hand.scroll.wheel(by: hand.axis.vector(way), phase: phase, time: hand.time)
  }

  private func rolling(_ axis: Axis, at offset: Double = 800, _ phase: WheelPhase = .changed) -> Hand {
    let hand = Hand(scroller([Bouncing()]), axis, at: offset, frames: 1)
    if phase == .changed { wheel(hand, by: 0, .began) }
    for _ in 0..<5 { wheel(hand, by: 10, phase) }
    #expect(hand.scroll.phase == .wheeling && hand.scroll.dragEnd == nil)
    return hand
  }

  @Test(arguments: Axis.both, [(WheelPhase.ended, DragEnd.lifted), (.cancelled, .cancelled)])
  func fingersOnATrackpadLiftOrAreTakenAway(_ axis: Axis, _ what: (phase: WheelPhase, end: DragEnd)) {
    let hand = rolling(axis)
    var told: [DragEnd?] = []
    let log = Log()
    log.onEvent = { _, scroll in told.append(scroll.dragEnd) }
    hand.scroll.delegate = log
    wheel(hand, by: 0, what.phase)
    #expect(hand.scroll.dragEnd == what.end && told.allSatisfy { $0 == what.end })
    hand.rest()
    #expect(hand.scroll.dragEnd == what.end)
    wheel(hand, by: 0, .began)
    #expect(hand.scroll.dragEnd == nil, "until the next run begins")
  }

  @Test(arguments: Axis.both) func deltasWithoutPhasesLetGoByAPause(_ axis: Axis) {
    let hand = rolling(axis, .unknown)
    hand.frames(3)
    #expect(hand.scroll.dragEnd == nil)
    hand.frames(8)
    #expect(hand.scroll.phase == .idle && hand.scroll.dragEnd == .lifted)
  }

  @Test(arguments: Axis.both) func whateverTakesTheContentInterruptsARun(_ axis: Axis) {
    for take: (Hand) -> Void in [
      { $0.down() }, { $0.travel(to: 100, frames: 0) }, { $0.scroll.stop() },
      { $0.scroll.step(by: .pages(axis.vector(1)), time: $0.time) },
    ] {
      let hand = rolling(axis)
      take(hand)
      #expect(hand.scroll.phase != .wheeling && hand.scroll.dragEnd == .interrupted)
    }
  }

  @Test(arguments: Axis.both) func aWindowThatLosesTheFocusCancels(_ axis: Axis) {
    let hand = rolling(axis)
    hand.scroll.cancelAllTouches(time: hand.time)
    #expect(hand.scroll.dragEnd == .cancelled)
    let other = rolling(axis)
    other.scroll.isScrollEnabled = false
    #expect(other.scroll.dragEnd == .cancelled)
  }

  @Test(arguments: Axis.both) func aWallThatTakesOverMomentumInterruptsIt(_ axis: Axis) {
    let hand = rolling(axis, at: 1_400)
    wheel(hand, by: 0, .ended)
    wheel(hand, by: 30, .momentumBegan)
    for _ in 0..<40 where hand.scroll.phase == .wheeling { wheel(hand, by: 30, .momentumChanged) }
    #expect(hand.scroll.phase == .decelerating && hand.offset > 1_600 && hand.scroll.dragEnd == .interrupted)
    hand.rest()
    #expect(hand.offset == 1_600)
  }
}
