import Hands
import Testing

/// What an input does to what is under way, of the same device or another: the table in the article on devices.
struct DeviceTableTests {
  enum Doing: CaseIterable {
    case rest, slop, touch, fingers, deltas, glide, glideOfASwipe, momentum, steps, animation, speed
  }

  enum Input: CaseIterable { case touch, fingers, delta, momentum, step, speed }

  enum Answer {
    /// The finger holds the content, or drags it on.
    case holds
    /// The content follows at once.
    case moves
    /// The same. A glide or an animation that was under way has ended, and its end is reported.
    case takesOver
    /// The same, but not before the momentum has come as far as the content has glided.
    case takesThePlace
    /// An animation begins at the present offset.
    case setsOut
    /// An animation goes on from the destination of another, which has ended: its end is reported.
    case adds
    case nothing
  }

  /// The answers to a touch, to fingers on a trackpad, to a delta without a phase, to the system's momentum, to a step
  /// and to a speed.
  static let table: [(Doing, [Answer])] = [
    (.rest, [.holds, .moves, .moves, .moves, .setsOut, .moves]),
    (.slop, [.holds, .nothing, .nothing, .nothing, .nothing, .nothing]),
    (.touch, [.holds, .nothing, .nothing, .nothing, .nothing, .nothing]),
    (.fingers, [.holds, .moves, .moves, .moves, .setsOut, .takesOver]),
    (.deltas, [.holds, .takesOver, .moves, .moves, .setsOut, .takesOver]),
    (.momentum, [.holds, .takesOver, .moves, .moves, .setsOut, .takesOver]),
    (.glide, [.holds, .takesOver, .takesOver, .nothing, .takesOver, .takesOver]),
    (.glideOfASwipe, [.holds, .takesOver, .takesOver, .takesThePlace, .takesOver, .takesOver]),
    (.steps, [.holds, .takesOver, .adds, .nothing, .adds, .takesOver]),
    (.animation, [.holds, .takesOver, .takesOver, .nothing, .adds, .takesOver]),
    (.speed, [.holds, .takesOver, .takesOver, .nothing, .setsOut, .moves]),
  ]

  /// The end that is reported when an input replaces the motion under way.
  static let ends: [Doing: String] = [
    .glide: "didEndDecelerating", .glideOfASwipe: "didEndDecelerating",
    .steps: "didEndScrollingAnimation", .animation: "didEndScrollingAnimation",
  ]

  static let pairs = table.flatMap { doing, answers in
    zip(Input.allCases, answers).map { (doing, $0, $1) }
  }

  /// A hand, and what it has under way on its scroller.
  func hand(_ axis: Axis, _ doing: Doing) -> Hand {
    let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 5_000)
    func wheel(_ delta: Double, _ phase: WheelPhase) {
      hand.now += 0.008
      hand.frame(after: 0)
      hand.scroll.wheel(by: axis.vector(delta), phase: phase, time: hand.time)
    }
    func fingers() { for _ in 0..<8 { wheel(16, .changed) } }
    switch doing {
    case .rest: break
    case .slop: hand.down()
    case .touch: hand.pull(by: 60)
    case .fingers: fingers()
    case .deltas: for _ in 0..<8 { wheel(16, .unknown) }
    case .glide: hand.fling(at: 2_000)
    case .glideOfASwipe, .momentum:
      fingers()
      wheel(0, .ended)
      if doing == .momentum { for delta in [16.0, 15, 14] { wheel(delta, .momentumChanged) } }
    case .steps: for _ in 0..<3 { hand.scroll.step(by: .notches(axis.vector(1)), time: hand.time) }
    case .animation: hand.scroll.setContentOffset(axis.point(6_000), animated: true)
    case .speed: hand.scroll.move(at: axis.vector(640), time: hand.time)
    }
    hand.frame()
    return hand
  }

  func tell(_ input: Input, _ hand: Hand) {
    let (scroll, axis) = (hand.scroll, hand.axis)
    switch input {
    case .touch: scroll.touchBegan(at: axis.point(200), time: hand.time, id: 7)
    case .fingers: scroll.wheel(by: axis.vector(7), phase: .changed, time: hand.time)
    case .delta: scroll.wheel(by: axis.vector(7), time: hand.time)
    case .momentum: scroll.wheel(by: axis.vector(7), phase: .momentumBegan, time: hand.time)
    case .step: scroll.step(by: .points(axis.vector(70)), time: hand.time)
    case .speed: scroll.move(at: axis.vector(-320), time: hand.time)
    }
  }

  @Test(arguments: Axis.both, pairs.map { ($0.0, $0.1, $0.2) })
  func eachPairOfDevicesHasItsState(_ axis: Axis, _ pair: (doing: Doing, input: Input, answer: Answer)) {
    let hand = hand(axis, pair.doing)
    let (offset, destination, phase) = (hand.offset, hand.destination, hand.scroll.phase)
    let log = Log()
    hand.scroll.delegate = log
    tell(pair.input, hand)
    let way = hand.offset - offset
    let ends = log.events.filter { Self.ends.values.contains($0) }
    if pair.answer == .nothing {
      #expect(log.events.isEmpty)
    } else {
      #expect(ends == (Self.ends[pair.doing].map { [$0] } ?? []))
    }
    switch pair.answer {
    case .holds:
      hand.frames(20)
      #expect(hand.offset == offset && hand.scroll.phase == (pair.doing == .touch ? .dragging : .tracking))
    case .moves where pair.input == .speed, .takesOver where pair.input == .speed:
      #expect(way == 0 && hand.scroll.phase == .wheeling && hand.speed == -320)
      hand.frames(32)
      #expect((hand.offset - offset + 160).magnitude < 1e-9)
    case .takesOver where pair.input == .step, .setsOut:
      #expect(hand.scroll.phase == .animating && (hand.destination - offset - 70).magnitude < 1e-9)
    case .moves, .takesOver:
      #expect((way - 7).magnitude < 1e-9 && hand.scroll.phase == .wheeling)
    case .takesThePlace:
      #expect(way == 0 && hand.scroll.phase == .wheeling)
      for _ in 0..<5 { hand.scroll.wheel(by: axis.vector(7), phase: .momentumChanged, time: hand.time) }
      #expect((hand.offset - (5_000 + 8 * 16 + 6 * 7)).magnitude < 1e-9)
    case .adds:
      let amount = pair.input == .delta ? 7.0 : 70
      #expect(hand.scroll.phase == .animating && (hand.destination - destination - amount).magnitude < 1e-9)
    case .nothing: #expect(way == 0 && hand.destination == destination && hand.scroll.phase == phase)
    }
  }

  @Test(arguments: Axis.both, Doing.allCases)
  func everyInputCanBeCancelledAtOnce(_ axis: Axis, _ doing: Doing) {
    let hand = hand(axis, doing)
    let (offset, destination) = (hand.offset, hand.destination)
    let isHeld = [.tracking, .dragging, .wheeling].contains(hand.scroll.phase)
    hand.scroll.cancelAllTouches(time: hand.time)
    #expect(hand.offset == offset && !hand.scroll.isTracking)
    if isHeld { #expect(hand.scroll.phase == .idle) }
    #expect(hand.resting() == destination, "what travels by itself goes on")
  }

  /// A device whose end is lost holds the content until another input of its kind.
  @Test(arguments: Axis.both) func aLostEndEndsWithTheNextInput(_ axis: Axis) {
    let touch = hand(axis, .touch)
    touch.scroll.touchBegan(at: axis.point(200), time: touch.time)
    #expect(touch.scroll.diagnostics.count(of: .unbalancedTouch) == 1)
    touch.scroll.touchEnded(at: axis.point(200), time: touch.time)
    #expect(touch.scroll.phase == .idle)
    let fingers = hand(axis, .fingers)
    fingers.frames(200)
    #expect(fingers.scroll.phase == .wheeling)
    fingers.fling(at: 500)
    #expect(fingers.scroll.phase == .decelerating)
    let speed = hand(axis, .speed)
    speed.frames(64)
    #expect(speed.scroll.phase == .wheeling)
    speed.scroll.move(at: .zero, time: speed.time)
    #expect(speed.scroll.phase == .idle)
  }
}
