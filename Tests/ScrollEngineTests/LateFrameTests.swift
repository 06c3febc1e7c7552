import Hands
import ScrollEngine
import ScrollSpace
import Testing

/// Frames that come as late as if milliseconds were given as seconds.
struct LateFrameTests {
  /// A wheel and a frame 16 s apart, in turn.
  private func wheel(_ hand: Hand, times: Int, frames: Bool = true, after seconds: Double = 16) {
    for _ in 0..<times {
      hand.scroll.wheel(by: Vector(x: 0, y: 20), time: hand.time)
      if frames { hand.frame(after: seconds) }
      hand.now += seconds
    }
  }

  @Test(arguments: [true, false]) func framesGivenInSecondsAreTold(_ frames: Bool) {
    let hand = Hand(scroller([], content: 9_000))
    hand.frame()
    wheel(hand, times: frames ? 2 : 4, frames: frames)
    #expect(hand.scroll.chainReport.isEmpty)
    wheel(hand, times: 16, frames: frames)
    #expect(hand.scroll.chainReport.mistakes.map(\.certainty) == [.likely])
    #expect(
      hand.scroll.chainReport.description.hasPrefix(
        "The scroller: Frames that were due at once came after 16.0 s, as"))
    wheel(hand, times: 1, after: 0.016)
    #expect(hand.scroll.chainReport.isEmpty)
  }

  @Test func stepsGivenInSecondsAreTold() {
    let hand = Hand(scroller([], content: 9_000))
    for _ in 0..<20 {
      hand.scroll.step(by: .lines(Vector(x: 0, y: 1)), time: hand.time)
      hand.frame(after: 1)
      hand.now += 15
    }
    #expect(
      hand.scroll.chainReport.description.contains("Frames that were due at once came after 15.0 s, as"))
  }

  /// Someone reads, and turns the wheel or a page now and then; the host draws what it is asked for.
  @Test func aHostThatSleepsIsNoMistake() {
    let hand = Hand(scroller([], content: 9_000))
    for turn in 0..<20 {
      switch turn % 4 {
      case 0: hand.scroll.wheel(by: Vector(x: 0, y: 20), time: hand.time)
      case 1: hand.scroll.step(by: .lines(Vector(x: 0, y: 1)), time: hand.time)
      case 2: hand.scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
      default: hand.scroll.contentOffset.y += 3
      }
      hand.rest()
      hand.now += 20
      #expect(hand.scroll.chainReport.isEmpty)
    }
    // Frames that nobody draws in between: the program asks for the next one when it sets an offset.
    for _ in 0..<20 {
      hand.scroll.contentOffset.y += 3
      hand.frame(after: 20)
      #expect(hand.scroll.chainReport.isEmpty)
    }
  }
}
