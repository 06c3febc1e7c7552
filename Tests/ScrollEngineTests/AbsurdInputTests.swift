import Hands
import Testing

/// Random input with numbers and times that cannot be: nothing traps, refusals have no effect, and sane input goes on.
struct AbsurdInputTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1.01e150, 1e150, -1e150, 1e30, -1e12, -0.0,
    .leastNonzeroMagnitude, 1e-300,
  ]
  private static let delays: [Double] = [
    .nan, .infinity, 1e300, -1e300, 1e150, -1e150, 1e15, 1e12, -1e12, 1e9, -1e9, 3_600, -2, -1, -0.004, 0,
    1e-9,
  ]

  /// A scroller, a clock, and calls of which a third has an absurd number.
  private struct Play {
    let scroll: ScrollController
    let commands = CommandCount()
    let checker: CallbackChecker
    var dice: SeededGenerator
    var now = 1.0
    /// True if a number of the latest call cannot be used.
    var isUnusable = false

    init(_ seed: Int) {
      dice = SeededGenerator(seed: UInt64(seed))
      let links: [any ScrollBehavior] =
        switch seed % 4 {
        case 0: [Bouncing()]
        case 1: [Clamping()]
        case 2: [Paging(axis: .vertical), Bouncing()]
        default: [Infinite(), Bouncing()]
        }
      checker = CallbackChecker("link", commands: commands)
      scroll = scroller(links + [checker])
      scroll.settings.minimumZoomScale = 0.5
      scroll.settings.maximumZoomScale = 4
    }

    mutating func number(_ usual: ClosedRange<Double>) -> Double {
      guard Int.random(in: 0..<6, using: &dice) == 0 else { return .random(in: usual, using: &dice) }
      let number = AbsurdInputTests.numbers.randomElement(using: &dice) ?? 0
      if !number.isUsable { isUnusable = true }
      return number
    }

    mutating func point(_ usual: ClosedRange<Double> = 0...400) -> Point {
      Point(x: number(usual), y: number(usual))
    }

    mutating func vector(_ usual: ClosedRange<Double>) -> Vector {
      Vector(x: number(usual), y: number(usual))
    }

    mutating func time() -> Timestamp {
      now += Double.random(in: 0...0.02, using: &dice)
      guard Int.random(in: 0..<6, using: &dice) == 0 else { return .seconds(now) }
      let time = now + (AbsurdInputTests.delays.randomElement(using: &dice) ?? 0)
      if !time.isUsable { isUnusable = true }
      return .seconds(time)
    }

    mutating func call() {
      isUnusable = false
      let id = Int.random(in: 0..<3, using: &dice)
      let phases: [WheelPhase] = [
        .unknown, .mayBegin, .began, .changed, .ended, .cancelled, .momentumBegan, .momentumChanged,
        .momentumEnded,
      ]
      let kind = Int.random(in: 0..<30, using: &dice)
      commands.beginCall(isCommand: (11..<27).contains(kind))
      switch kind {
      case 0, 1, 2: scroll.touchBegan(at: point(), time: time(), id: id)
      case 3, 4, 5, 6: scroll.touchMoved(to: point(), time: time(), id: id)
      case 7: scroll.touchPredicted(at: point(), time: time(), id: id)
      case 8: scroll.touchEnded(at: point(), time: time(), id: id)
      case 9: scroll.touchEnded(at: point(), time: time(), id: id, velocity: vector(-2_000...2_000))
      case 10: scroll.touchCancelled(time: time(), id: id)
      case 11, 12:
        scroll.wheel(
          by: vector(-40...40), phase: phases.randomElement(using: &dice) ?? .unknown, time: time())
      case 13: scroll.step(by: .notches(vector(-2...2)), time: time())
      case 14: scroll.move(at: vector(-900...900), glides: Bool.random(using: &dice), time: time())
      case 15: scroll.pinchBegan(at: point(), time: time())
      case 16: scroll.pinchMoved(to: point(), scale: number(0.5...2), time: time())
      case 17: scroll.pinchEnded(time: time(), velocity: vector(-900...900))
      case 18: scroll.zoom(by: number(0.5...2), about: point(), time: time())
      case 19: scroll.setContentOffset(point(0...1_600), arrival: .spring(response: number(0.1...1)))
      case 20: scroll.fling(velocity: vector(-3_000...3_000), at: time())
      case 21: scroll.contentOffset = point(-100...1_700)
      case 22: scroll.contentSize = Size(width: number(0...3_000), height: number(0...3_000))
      case 23: scroll.viewport = Size(width: number(1...500), height: number(1...500))
      case 24: scroll.contentInset = Insets(top: number(0...90), left: number(0...90))
      case 25:
        let rect = Rect(origin: point(0...2_000), size: Size(width: number(0...90), height: number(0...90)))
        scroll.scrollRectToVisible(rect, animated: Bool.random(using: &dice))
      case 26: scroll.settings.slop = number(0...30)
      default: scroll.advance(to: time())
      }
    }

    /// All that a refused call leaves as it is.
    var seen: [Double] {
      let scroll = scroll
      return [
        scroll.contentOffset.x, scroll.contentOffset.y, scroll.destination.x, scroll.destination.y,
        scroll.zoomScale,
        Double(scroll.phase.rawValue), scroll.context.time.seconds, scroll.isTracking ? 1 : 0,
      ]
    }
  }

  @Test(arguments: Array(0..<perBuild(debug: 40, release: 400)) + [1035, 1147, 1179])
  func sanityReturns(_ seed: Int) {
    var play = Play(seed)
    let scroll = play.scroll
    for _ in 0..<400 {
      let (before, refused) = (play.seen, scroll.diagnostics.total)
      play.call()
      play.checker.endCall(scroll)
      if play.isUnusable {
        #expect(play.seen == before && scroll.diagnostics.total > refused)
      }
    }
    #expect(play.checker.violations == [])
    let hand = Hand(scroll, id: 9, now: play.now + 1)
    scroll.cancelAllTouches(time: hand.time)
    #expect(!scroll.isTracking && scroll.phase != .dragging)
    hand.frames(2)
    play.commands.beginCall(isCommand: true)
    let size = Size(width: 2_000, height: 2_000)
    scroll.resize(viewport: Size(width: 400, height: 400), content: size, inset: .zero)
    scroll.settings.slop = 10
    scroll.zoomScale = 1
    scroll.contentOffset = Point(x: 0, y: 400)
    scroll.stop()
    _ = hand.resting()
    let resets = scroll.diagnostics.count(of: .clockReset)
    let start = hand.offset
    hand.pull(by: 30)
    #expect(hand.offset == start + 30)
    hand.swipe(at: 800)
    hand.lift()
    #expect(scroll.isDecelerating)
    let destination = hand.destination
    #expect(hand.resting() == destination && scroll.diagnostics.count(of: .clockReset) == resets)
  }
}
