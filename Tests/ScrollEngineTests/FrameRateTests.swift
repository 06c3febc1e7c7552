import Hands
import ScrollBehaviors
import Testing

/// The offset at a time does not depend on which frames were drawn.
struct FrameRateTests {
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
}
