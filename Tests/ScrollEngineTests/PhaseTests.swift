import Hands
import Testing

/// What each command and each input does in each phase, right when it comes.
struct PhaseTests {
  let log = Log()

  /// What goes on when something comes.
  enum State: CaseIterable {
    case resting, held, caught, dragging, carried, gliding, outside, travelling, wheeling

    static let fingers: [State] = [.held, .caught, .dragging, .carried]

    func begin(_ hand: Hand) {
      switch self {
      case .resting: break
      case .held: hand.down()
      case .caught:
        hand.fling(at: 800, frames: 1)
        hand.down()
      case .dragging: hand.pull(by: 50)
      case .carried:
        hand.down()
        hand.travel(to: 900, frames: 8)
      case .gliding: hand.fling(at: 800, frames: 3)
      case .outside: hand.fling(at: -3_000, frames: 6)
      case .travelling: hand.travel(to: 900, frames: 8)
      case .wheeling: hand.scroll.wheel(by: hand.axis.vector(30), time: hand.time)
      }
    }

    /// Returns the distance of a movement that follows, by a finger or a wheel.
    func goOn(_ hand: Hand) -> Double {
      switch self {
      case .held: hand.lift()
      case .dragging: hand.move(by: 3)
      case .wheeling: hand.scroll.wheel(by: hand.axis.vector(3), time: hand.time)
      default: break
      }
      return self == .dragging || self == .wheeling ? 3 : 0
    }

    var isFinger: Bool { Self.fingers.contains(self) }
    /// Whether the content moves by itself.
    var runs: Bool { [.carried, .gliding, .outside, .travelling].contains(self) }

    /// The callbacks at the end of the state.
    var end: [String] {
      switch self {
      case .dragging: ["didEndDragging(false)"]
      case .gliding, .outside: ["didEndDecelerating"]
      case .carried, .travelling: ["didEndScrollingAnimation"]
      case .resting, .held, .caught, .wheeling: []
      }
    }

    /// Returns the callbacks when the movement around the state settles.
    func settling(_ reason: SettleReason) -> [String] {
      self == .resting || self == .held ? [] : ["didSettle(\(reason))"]
    }
  }

  enum Command: CaseIterable {
    case stop, animation, set, placement, axisPlacement, placementHere, fling, flingWithoutSpeed, touch,
      wheel, step

    func give(_ hand: Hand) {
      let (scroll, axis) = (hand.scroll, hand.axis)
      switch self {
      case .stop: scroll.stop()
      case .animation: scroll.setContentOffset(axis.point(700), animated: true)
      case .set: scroll.contentOffset = axis.point(500, across: 30)
      case .placement: scroll.setContentOffset(axis.point(500, across: 30), animated: false)
      case .axisPlacement: scroll.setContentOffset(axis.point(500, across: 30), on: axis, animated: false)
      case .placementHere: scroll.setContentOffset(scroll.contentOffset, animated: false)
      case .fling: scroll.fling(velocity: axis.vector(600))
      case .flingWithoutSpeed: scroll.fling(velocity: .zero)
      case .touch: Hand(scroll, axis, id: 1, now: hand.now).down()
      case .wheel: scroll.wheel(by: axis.vector(1), time: hand.time)
      case .step: scroll.step(by: .lines(axis.vector(60)), time: hand.time)
      }
    }

    /// Returns the callbacks at once, and the phase after the command.
    func effect(in state: State, _ phase: Phase) -> (told: [String], phase: Phase) {
      let still = state.isFinger ? Phase.tracking : .idle
      switch self {
      case .stop: return (state.end + state.settling(.interrupted), still)
      case .animation: return (state.end, .animating)
      case .placement where state.runs, .axisPlacement where state.runs:
        return (["didScroll"] + state.end + state.settling(.set), still)
      case .placementHere: return state.runs ? (state.end + state.settling(.set), still) : ([], phase)
      case .set, .placement, .axisPlacement:
        return (["didScroll"] + (state == .resting || state == .held ? ["didSettle(set)"] : []), phase)
      case .fling:
        let end = state == .dragging ? ["didEndDragging(true)"] : state.end
        return (end + ["willBeginDecelerating"], .decelerating)
      case .flingWithoutSpeed where state == .outside:
        return (state.end + ["willBeginDecelerating"], .decelerating)
      case .flingWithoutSpeed: return (state.end + state.settling(.decelerated), still)
      case .touch: return state == .dragging ? ([], phase) : (state.end, .tracking)
      case .wheel, .step:
        if state.isFinger { return ([], phase) }
        return self == .wheel ? (state.end + ["didScroll"], .wheeling) : (state.end, .animating)
      }
    }

    /// Where the content is at once across the axis.
    var across: Double { [.set, .placement].contains(self) ? 30 : 0 }

    /// Where the content is at once, and how fast; nil: that is not said here.
    func place(in state: State, offset: Double, speed: Double) -> (offset: Double?, speed: Double?) {
      switch self {
      case .stop, .flingWithoutSpeed, .touch: (offset, 0)
      case .animation: (offset, state.runs ? speed : 0)
      case .set: (500, speed)
      case .placement, .axisPlacement: (500, state.runs ? 0 : speed)
      case .placementHere: (offset, state.runs ? 0 : speed)
      case .fling: (offset, 600)
      case .wheel, .step:
        if state.isFinger || self == .step {
          (offset, speed)
        } else {
          (state == .outside ? nil : offset + 1, 0)
        }
      }
    }
  }

  private func hand(_ axis: Axis, _ state: State) -> Hand {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 100)
    state.begin(hand)
    log.clear()
    return hand
  }

  @Test(arguments: State.allCases, Command.allCases)
  func aCommandReportsTheMotionThatItEnds(_ state: State, _ command: Command) {
    for axis in Axis.both {
      let hand = hand(axis, state)
      let (told, phase) = command.effect(in: state, hand.scroll.phase)
      let place = command.place(in: state, offset: hand.offset, speed: hand.speed)
      command.give(hand)
      #expect(log.events == told && hand.scroll.phase == phase, "\(axis)")
      #expect(hand.offset == place.offset ?? hand.offset && hand.speed == place.speed, "\(axis)")
      #expect(hand.scroll.contentOffset[axis.cross] == command.across, "\(axis)")
      #expect(hand.scroll.diagnostics == Diagnostics())
      guard place.offset == 500 else { continue }
      let way = state.goOn(hand)
      #expect(hand.offset == 500 + way, "what a finger or a wheel does goes on from there")
      #expect(log.events == told + (way == 0 ? [] : ["didScroll"]), "\(axis)")
    }
  }

  @Test(arguments: Axis.both, State.allCases) func afterAStopNothingComes(_ axis: Axis, _ state: State) {
    let hand = hand(axis, state)
    hand.scroll.stop()
    let (offset, told) = (hand.offset, log.events)
    #expect(hand.destination == offset)
    if state.isFinger { hand.lift() }
    #expect(hand.resting() == offset && log.events == told && hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both, State.fingers) func aStoppedFingerDragsAgain(_ axis: Axis, _ state: State) {
    let hand = hand(axis, state)
    hand.scroll.stop()
    log.clear()
    let offset = hand.offset
    hand.drag(by: 40)
    hand.lift(after: 1)
    #expect(hand.offset == offset + 40 && log.summary == Log.dragged)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both, State.allCases) func anAnimationArrives(_ axis: Axis, _ state: State) {
    let hand = hand(axis, state)
    Command.animation.give(hand)
    #expect(hand.resting() == 700 && log.summary == state.end + Log.animated)
    if state == .resting { #expect(log.phases == [.idle, .animating]) }
  }

  @Test(arguments: Axis.both, [State.gliding, .travelling]) func aTapInterrupts(_ axis: Axis, _ state: State)
  {
    let hand = hand(axis, state)
    let offset = hand.offset
    hand.down()
    #expect(hand.destination == offset)
    hand.lift()
    #expect(hand.resting() == offset && log.events == state.end + ["didSettle(interrupted)"])
  }
}
