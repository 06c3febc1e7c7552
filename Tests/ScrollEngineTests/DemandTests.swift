import Hands
import Testing

/// What `advance(to:)` answers, and the waits that follow from it.
struct DemandTests {
  // MARK: What `advance(to:)` answers

  func idle(_ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    let hand = Hand(scroller(behaviors))
    #expect(hand.frame() == .needsFrame)
    #expect(hand.frame() == .idle)
    return hand
  }

  @Test func contentUnderAFingerNeedsFramesOnlyWhenItMoves() {
    let hand = idle()
    hand.down()
    #expect(hand.frame() == .idle)
    hand.drag(by: 50)
    #expect(hand.frame() == .needsFrame)
    #expect(hand.frame() == .idle)
    hand.lift(after: 1)
    #expect(hand.frame() == .idle)
  }

  @Test func aMotionNeedsFramesAndOneMoreAtItsEnd() {
    for start in [{ $0.fling(at: 800) }, { $0.scroll.setContentOffset(Point(x: 0, y: 300), animated: true) }]
      as [(Hand) -> Void]
    {
      let hand = idle()
      start(hand)
      var last = FrameDemand.needsFrame
      while hand.scroll.phase != .idle, last == .needsFrame { last = hand.frame() }
      #expect(last == .needsFrame)
      #expect(hand.offset == hand.destination)
      #expect(hand.frame() == .idle)
    }
  }

  @Test func aSecondFrameAtTheSameTimeChangesNothing() {
    let hand = idle()
    hand.fling(at: 800, frames: 1)
    let offset = hand.offset
    #expect(hand.frame(after: 0) == .needsFrame)
    #expect(hand.offset == offset && hand.scroll.diagnostics == Diagnostics())
  }

  // MARK: Demands of several scrollers and timers, and the waits that follow from them

  @Test func theMoreUrgentDemandComesFirst() {
    let ordered: [FrameDemand] = [
      .needsFrame, .sleep(until: .seconds(-1)), .sleep(until: .seconds(2)), .sleep(until: .seconds(3)), .idle,
    ]
    for (first, left) in ordered.enumerated() {
      for (second, right) in ordered.enumerated() {
        #expect((left < right) == (first < second) && (left == right) == (first == second))
        #expect(left.merged(with: right) == ordered[min(first, second)])
      }
    }
    #expect(ordered.reversed().sorted() == ordered && ordered.min() == .needsFrame)
  }

  @Test func waitsAreNoShorterThanAFrame() {
    let now = Timestamp.seconds(10)
    #expect(FrameDemand.needsFrame.delay(from: now) == 1.0 / 60)
    #expect(FrameDemand.needsFrame.delay(from: now, frame: 0.008) == 0.008)
    #expect(FrameDemand.sleep(until: .seconds(12)).delay(from: now, frame: 0.01) == 2)
    for due in [-1e9, 9, 10, 10.004] {
      #expect(FrameDemand.sleep(until: .seconds(due)).delay(from: now, frame: 0.01) == 0.01)
    }
    #expect(FrameDemand.idle.delay(from: now) == nil)
  }

  /// A host without vsync that follows the demand waits before every call, also while a thumb fades.
  @Test func aHostThatFollowsTheDemandDoesNotSpin() throws {
    let scroll = scroller([Bouncing(), Indicators()])
    var now = Timestamp.zero
    scroll.wheel(by: Vector(x: 0, y: 50), time: now)
    var calls = 0
    while let wait = scroll.advance(to: now).delay(from: now) {
      #expect(wait >= 1.0 / 60)
      now += wait
      calls += 1
    }
    #expect(scroll.phase == .idle && calls > 10 && calls < 60)
  }
}
