import Hands
import Testing

/// The rows of the callback table that begin with a finger, on content at rest or in motion.
struct FlingTests {
  let log = Log()

  // MARK: The rows of the callback table that begin with a finger

  /// The action of a finger, on content at rest or after its own fling.
  enum Action: CaseIterable {
    case fling, pause, cancel, liftOutside, liftBetweenPages
    case flick, catchOutside, catchBetweenPages, catchAndDrag

    func links(_ axis: Axis) -> [any ScrollBehavior] {
      self == .liftBetweenPages || self == .catchBetweenPages
        ? [Paging(axis: axis), Bouncing()] : [Bouncing()]
    }

    func play(_ hand: Hand) {
      switch self {
      case .fling: hand.fling(at: 800)
      case .pause, .cancel:
        hand.down()
        hand.swipe(at: 800)
        if self == .pause { hand.lift(after: 0.041) } else { hand.cancel() }
      case .liftOutside: hand.pull(by: -100, for: 0.1)
      case .liftBetweenPages: hand.pull(by: 250, for: 0.1)
      case .flick:
        hand.fling(at: 800, frames: 5)
        hand.fling(at: 800)
      case .catchOutside, .catchBetweenPages:
        hand.fling(at: self == .catchOutside ? -2_000 : 800, frames: 4)
        hand.down()
        hand.lift(after: self == .catchOutside ? 1 : 0)
      case .catchAndDrag:
        hand.fling(at: 800, frames: 4)
        hand.pull(by: 50, for: 1)
      }
    }

    var story: [String] {
      let caught = Log.thrown + Log.glided.dropLast()
      return switch self {
      case .fling, .liftOutside, .liftBetweenPages: Log.thrown + Log.glided
      case .pause, .cancel: Log.dragged
      case .flick: caught + Log.thrown + Log.glided
      case .catchOutside, .catchBetweenPages: caught + Log.glided
      case .catchAndDrag: caught + Log.dragged
      }
    }

    /// Whether the last drag ends at a speed.
    var throwsIt: Bool { [.fling, .flick, .catchOutside, .catchBetweenPages].contains(self) }

    /// Where it rests, if that is a certain place.
    var rests: [Double]? {
      switch self {
      case .liftOutside, .catchOutside: [0]
      case .liftBetweenPages: [400]
      case .catchBetweenPages: [0, 400]
      default: nil
      }
    }
  }

  @Test(arguments: Axis.both, Action.allCases) func eachActionHasItsCallbacks(_ axis: Axis, _ action: Action)
  {
    let hand = Hand(scroller(action.links(axis), delegate: log), axis)
    action.play(hand)
    let rest = hand.destination
    #expect(hand.resting() == rest && log.summary == action.story)
    #expect((log.endVelocity != .zero) == action.throwsIt && action.rests?.contains(rest) != false)
    if action == .fling { #expect(log.phases == [.idle, .tracking, .dragging, .decelerating]) }
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test func aTapAtRestReportsNothing() {
    let hand = Hand(scroller([Bouncing()], delegate: log)).held()
    #expect(hand.scroll.isTracking && !hand.scroll.isDragging)
    hand.move(by: 9)
    hand.lift()
    #expect(log.events == [])
    #expect(log.phases == [.idle, .tracking])
    #expect(hand.scroll.phase == .idle)
  }

  // MARK: A finger comes down on something that moves

  @Test(arguments: Axis.both) func aTouchBehindTheFrameCatchesWhatIsDisplayed(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).flung(at: 800, frames: 4)
    let offset = hand.offset
    hand.now -= 0.005
    hand.down()
    #expect(hand.offset == offset)
    // Its own time counts for the velocity: moves in 8 ms each at 400 pt/s.
    for _ in 0..<4 { hand.move(by: 3.2) }
    #expect((hand.speed - 400).magnitude < 1e-6)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aCatchAheadOfTheFrameBringsTheMotionThere(_ axis: Axis) throws {
    let hand = Hand(scroller([Clamping()]), axis).flung(at: 800, frames: 4)
    let motion = try #require(hand.scroll.motion)
    hand.now += 0.011
    hand.down()
    #expect(hand.scroll.contentOffset == motion.offset(at: hand.time))
  }
}
