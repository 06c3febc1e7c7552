import Hands
import Testing

/// Which frames were drawn does not count, nor how late they come.
struct FrameRateTests {
  let hand = Hand(scroller([], content: 9_000))

  // MARK: The offset at a time does not depend on which frames were drawn

  /// What comes in at which 720th of a second.
  enum Input: CaseIterable {
    case slow, fast, caught, wheel, notches, swipe, keys, travel

    var events: [(tick: Int, (ScrollController, Timestamp) -> Void)] {
      func finger(_ begin: Int, _ speed: Double) -> [(tick: Int, (ScrollController, Timestamp) -> Void)] {
        let place = { (tick: Int) in Point(x: 300 - speed * Double(tick - begin) / 720, y: 9) }
        return [(begin, { $0.touchBegan(at: place(begin), time: $1) })]
          + (1...10).map { step in
            let tick = begin + 5 * step
            return (tick, { $0.touchMoved(to: place(tick), time: $1) })
          } + [(begin + 53, { $0.touchEnded(at: place(begin + 53), time: $1) })]
      }
      func wheels(_ count: Int, every ticks: Int, from first: Int = 0, _ phase: WheelPhase, by delta: Double)
        -> [(tick: Int, (ScrollController, Timestamp) -> Void)]
      {
        (0..<count).map { number in
          (first + number * ticks, { $0.wheel(by: Vector(x: delta, y: 0), phase: phase, time: $1) })
        }
      }
      switch self {
      case .slow: return finger(1, -700)
      case .fast: return finger(1, 8_000)
      case .caught: return finger(1, 2_000) + finger(131, -3_000)
      case .wheel:
        return wheels(9, every: 7, .unknown, by: -60) + wheels(9, every: 13, from: 300, .unknown, by: 60)
      case .notches:
        return (0..<7).map { number in (number * 31, { $0.step(by: .notches(Vector(x: 1, y: 0)), time: $1) })
        }
      case .swipe:
        return wheels(1, every: 1, .began, by: 9) + wheels(9, every: 7, from: 7, .changed, by: 30)
          + wheels(1, every: 1, from: 71, .ended, by: 0)
          + wheels(20, every: 11, from: 80, .momentumChanged, by: 20)
          + wheels(1, every: 1, from: 330, .momentumEnded, by: 0)
      case .keys:
        return [1, 50, 100, 300].map { tick in (tick, { $0.step(by: .pages(Vector(x: 1, y: 0)), time: $1) }) }
      case .travel:
        // A command sets out with the next frame.
        return [
          (
            1,
            {
              $0.setContentOffset(Point(x: 1_300, y: 0), animated: true)
              $0.advance(to: $1)
            }
          )
        ]
          + finger(90, -900)
      }
    }
  }

  /// At 60, 90, 120 and 240 Hz, and drawn at every moment: to the last bit.
  @Test(arguments: LawChain.allCases, Input.allCases)
  func offsetsAtEqualTimesAreEqual(_ chain: LawChain, _ input: Input) {
    func offsets(_ ticks: Int) -> [Double] {
      let hand = Hand(scroller(chain.links), .horizontal, at: 700)
      let events = Dictionary(grouping: input.events, by: \.tick)
      return (1...2_400).compactMap { tick in
        let time = Timestamp.seconds(Double(tick) / 720)
        for event in events[tick] ?? [] { event.1(hand.scroll, time) }
        if tick.isMultiple(of: ticks) { hand.scroll.advance(to: time) }
        return tick.isMultiple(of: 24) ? hand.offset : nil
      }
    }
    let every = offsets(1)
    #expect(Set(every).count > 2)
    for ticks in [3, 6, 8, 12, 24] { #expect(offsets(ticks) == every, "drawn every \(ticks) ticks") }
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

  @Test(arguments: [true, false]) func framesGivenInSecondsAreReported(_ frames: Bool) {
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

  @Test func stepsGivenInSecondsAreReported() {
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
