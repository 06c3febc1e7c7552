import Hands
import Testing

/// Times that cannot be: none of them may make a scroller dead.
struct ClockTests {
  static let absurd = [1e12, 1e150]
  let hand = Hand(scroller([]))

  /// Whether a finger can still drag and fling it, and frames bring it to rest.
  func isAlive(_ hand: Hand) -> Bool {
    hand.down()
    let start = hand.offset
    hand.drag(by: 30)
    guard hand.offset == start + 30 else { return false }
    hand.swipe(at: 800)
    hand.lift()
    guard hand.scroll.isDecelerating else { return false }
    let destination = hand.destination
    let frames = hand.rest().count
    return hand.offset == destination && frames > 60
  }

  /// What comes with an absurd time.
  enum Coming: CaseIterable {
    case frameAtRest, frameAmidAFling, begin, move, lift, wheel, step

    func come(to hand: Hand, at time: Timestamp) {
      switch self {
      case .frameAtRest: hand.scroll.advance(to: time)
      case .frameAmidAFling:
        hand.fling(at: 800, frames: 3)
        hand.scroll.advance(to: time)
        #expect(hand.scroll.phase == .idle)
      case .begin:
        hand.scroll.touchBegan(at: .zero, time: time)
        hand.move(by: 50)
        #expect(hand.offset == 0 && hand.scroll.diagnostics.count(of: .reversedTime) == 1)
        hand.lift()
      case .move:
        hand.pull(by: 50)
        hand.scroll.touchMoved(to: .zero, time: time)
        hand.move(by: 50)
        hand.lift()
      case .lift:
        hand.pull(by: -100)
        hand.scroll.touchEnded(at: Point(x: 0, y: 900), time: time)
        hand.frames(3)
        #expect(hand.rest().count > 10 && hand.offset == 0)
      case .wheel:
        hand.scroll.wheel(by: Vector(x: 0, y: 10), time: time)
        #expect(hand.resting() == 10)
      case .step:
        hand.scroll.step(by: .pages(Vector(x: 0, y: 1)), time: time)
        #expect(hand.resting() == 350)
      }
    }
  }

  @Test(arguments: absurd, Coming.allCases)
  func anAbsurdTimeLeavesAScrollerAlive(_ time: Double, _ coming: Coming) {
    let hand = Hand(scroller([Bouncing()]))
    coming.come(to: hand, at: .seconds(time))
    #expect(isAlive(hand))
    #expect(hand.scroll.diagnostics.count(of: .clockReset) == 1)
  }

  @Test(arguments: absurd) func anAbsurdFrameLeavesAScrollerAliveWithoutTouches(_ time: Double) {
    hand.frame(after: 1)
    hand.scroll.advance(to: .seconds(time))
    hand.travel(to: 900, frames: 3)
    #expect(hand.scroll.diagnostics.count(of: .reversedTime) == 1)
    #expect(hand.scroll.diagnostics.count(of: .clockReset) == 1)
    #expect(hand.rest().count > 20 && hand.offset == 900)
  }

  @Test(arguments: [0, 99.99]) func aFrameBeforeTheLastIsDroppedAndNoReset(_ early: Double) {
    let hand = Hand(scroller([]), now: 99.9).flung(at: 800, frames: 3)
    let offset = hand.offset
    #expect(hand.scroll.advance(to: .seconds(early)) == .needsFrame)
    #expect(hand.offset == offset && hand.scroll.diagnostics.count(of: .reversedTime) == 1)
    hand.frame()
    hand.scroll.advance(to: .seconds(early))
    #expect(hand.scroll.diagnostics.count(of: .reversedTime) == 2)
    #expect(hand.scroll.diagnostics.count(of: .clockReset) == 0)
  }

  /// How the clock of a gesture is set back: by two moves, by two frames, or by one of each.
  @Test(arguments: absurd, [[true, true], [false, false], [true, false], [false, true]])
  func aGestureContinuesAfterAnAbsurdTime(_ time: Double, _ moves: [Bool]) {
    let (plain, hand) = (Hand(scroller([Bouncing()])), Hand(scroller([Bouncing()])))
    for hand in [plain, hand] { hand.pull(by: 50) }
    hand.scroll.touchMoved(to: Point(x: 0, y: hand.place), time: .seconds(time))
    for isMove in moves {
      for hand in [plain, hand] { if isMove { hand.move(by: 10) } else { hand.frame() } }
    }
    #expect(hand.scroll.diagnostics.count(of: .reversedTime) == 1)
    #expect(hand.scroll.diagnostics.count(of: .clockReset) == 1)
    for hand in [plain, hand] {
      hand.move(by: 1, after: 0.2)
      hand.swipe(at: 800)
      hand.lift()
    }
    #expect((hand.destination - plain.destination).magnitude < 1e-6 && hand.destination > 100)
    #expect(hand.resting() == hand.destination && hand.scroll.diagnostics.total == 2)
  }

  @Test(arguments: [-1e9, -2, 0]) func aMoveFarBehindIsRefused(_ delay: Double) {
    hand.pull(by: 50)
    let time = hand.time + delay
    if delay < 0 { hand.scroll.touchMoved(to: .zero, time: time) }
    hand.move(by: 10)
    hand.scroll.touchMoved(to: .zero, time: time)
    #expect(hand.offset == 60 && hand.scroll.diagnostics.count(of: .clockReset) == 0)
    #expect(hand.scroll.diagnostics.count(of: .reversedTime) == (delay < 0 ? 2 : 1))
  }

  @Test func aPredictionAgreesWithNoClock() {
    hand.pull(by: 50)
    hand.scroll.touchMoved(to: Point(x: 0, y: hand.place), time: .seconds(1e12))
    for _ in 0..<2 {
      hand.move(by: 10)
      hand.scroll.touchPredicted(at: Point(x: 0, y: hand.place), time: hand.time)
    }
    #expect(hand.offset == 70 && hand.scroll.diagnostics.count(of: .clockReset) == 1)
  }

  @Test func aTimeThatIsNoTimeChangesNothing() {
    hand.pull(by: 50)
    for time in [1e300, -1e300, .infinity, .nan] {
      hand.scroll.touchMoved(to: .zero, time: .seconds(time))
      hand.move(by: 1)
    }
    #expect(hand.offset == 54 && hand.scroll.diagnostics.count(of: .unusableNumbers) == 4)
    #expect(hand.scroll.diagnostics.total == 4)
  }

  @Test func aFrameBehindTheLatestTouchIsNormal() {
    hand.frame(after: 0)
    hand.fling(at: 800)
    #expect(hand.frame(after: -0.004) == .needsFrame)
    hand.frame()
    #expect(hand.scroll.diagnostics == Diagnostics() && hand.offset > 54)
  }

  @Test func theHostsZeroDoesNotMatter() {
    let play = { (hand: Hand) -> [Double] in
      hand.fling(at: 800)
      return hand.rest()
    }
    let (plain, late) = (play(Hand(scroller([]))), play(Hand(scroller([]), now: 1_048_576)))
    #expect(plain.count == late.count)
    #expect(zip(plain, late).allSatisfy { ($0 - $1).magnitude < 1e-3 })
  }
}
