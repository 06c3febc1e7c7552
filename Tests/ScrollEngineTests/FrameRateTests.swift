import Hands
import Testing

/// Which frames were drawn does not count, nor how late they come.
struct FrameRateTests {
  let hand = Hand(scroller([], content: 9_000))

  // MARK: The offset at a time does not depend on which frames were drawn

  enum Chain: CaseIterable {
    case open, clamping, bouncing, paging

    var links: [any ScrollBehavior] {
      switch self {
      case .open: []
      case .clamping: [Clamping()]
      case .bouncing: [Bouncing()]
      case .paging: [Paging(), Bouncing()]
      }
    }
  }

  @Test(arguments: Chain.allCases, [-3_000.0, -700, 250, 900, 8_000])
  func offsetsAtEqualTimesAreEqual(_ chain: Chain, _ speed: Double) {
    func offsets(_ skip: Int) -> [Double] {
      let hand = Hand(scroller(chain.links), .horizontal)
      hand.fling(at: speed)
      var offsets: [Double] = []
      for frame in 1...1_024 where frame % skip == 0 {
        hand.scroll.advance(to: hand.time + Double(frame) / 256)
        if frame % 64 == 0 { offsets.append(hand.offset) }
      }
      return offsets
    }
    let every = offsets(1)
    for skip in [2, 4, 16, 64] { #expect(offsets(skip) == every) }
  }

  @Test func aWheelsEndDoesNotDependOnFrames() {
    func rest(_ pause: Double) -> Double {
      let hand = Hand(scroller([Bouncing()]))
      hand.scroll.wheel(by: Vector(x: 0, y: -100), time: .zero)
      hand.frame(after: pause)
      hand.scroll.advance(to: .seconds(0.25))
      return hand.offset
    }
    #expect(rest(0.01) < 0)
    for pause in [0.05, 0.1, 0.11, 0.2] { #expect(rest(pause) == rest(0.01)) }
  }

  // MARK: Frames that come as late as if milliseconds were given as seconds

  /// A wheel and a frame 16 s apart, in turn.
  private func wheel(_ hand: Hand, times: Int, frames: Bool = true, after seconds: Double = 16) {
    for _ in 0..<times {
      hand.scroll.wheel(by: Vector(x: 0, y: 20), time: hand.time)
      if frames { hand.frame(after: seconds) }
      hand.now += seconds
    }
  }

  @Test(arguments: [true, false]) func framesGivenInSecondsAreTold(_ frames: Bool) {
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
