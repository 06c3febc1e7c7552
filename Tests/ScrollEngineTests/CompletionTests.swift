import Hands
import Testing

/// `setContentOffset(_, arrival:completion:)`: the arrival, and the outcome of the completion.
struct CompletionTests {
  let log = Log()
  var outcomes: [AnimationOutcome] { received.all }
  private let received = Outcomes()

  private func hand(_ axis: Axis) -> Hand { Hand(scroller([Clamping()], delegate: log), axis) }

  @discardableResult
  private func go(_ hand: Hand, to offset: Double, _ arrival: Arrival = .timed(0.5)) -> Bool {
    let (received, log) = (received, log)
    return hand.scroll.setContentOffset(hand.axis.point(offset), arrival: arrival) {
      received.add($0)
      log.note("completion", hand.scroll)
    }
  }

  /// On its way, some frames on.
  private func underWay(
    _ axis: Axis, to offset: Double, _ arrival: Arrival = .timed(0.5), frames count: Int = 0
  ) -> Hand {
    let hand = hand(axis)
    go(hand, to: offset, arrival)
    hand.frames(count)
    return hand
  }

  @Test(arguments: Axis.both) func aTimedAnimationArrivesInItsTimeAlongItsCurve(_ axis: Axis) {
    let hand = hand(axis)
    hand.frame()
    go(hand, to: 800)
    hand.frame()
    for step in 1...32 {
      hand.frame()
      let way = 800 * CubicBezier.easeInOut.value(at: Double(step) / 32)
      #expect((hand.offset - way).magnitude < 1e-9)
      #expect(outcomes == (step < 32 ? [] : [.finished]))
    }
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation", "completion", "didSettle(animated)"])
  }

  @Test(
    arguments: Axis.both,
    [Arrival.jump, .timed(0), .timed(0.3, .easeOut), .spring(response: 0.2), .keepSpeed])
  func everyArrivalFinishesOnce(_ axis: Axis, _ arrival: Arrival) {
    let hand = underWay(axis, to: 640, arrival)
    #expect(hand.resting() == 640 && outcomes == [.finished])
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation", "completion", "didSettle(animated)"])
  }

  @Test(arguments: Axis.both) func anAnimationToWhereTheContentIsFinishes(_ axis: Axis) {
    go(hand(axis), to: 0)
    #expect(outcomes == [.finished] && log.events.prefix(2) == ["didEndScrollingAnimation", "completion"])
  }

  @Test(arguments: Axis.both) func aNewAnimationReplacesTheOldAndKeepsItsSpeed(_ axis: Axis) {
    let hand = underWay(axis, to: 800, frames: 16)
    let (speed, offset) = (hand.speed, hand.offset)
    #expect(speed > 100)
    go(hand, to: 100, .timed(0.4, .easeOut))
    #expect(outcomes == [.replaced] && hand.offset == offset)
    #expect((hand.speed - speed).magnitude < 1e-9 * speed)
    #expect(hand.resting() == 100 && outcomes == [.replaced, .finished])
  }

  /// A host that draws and then reacts must not see the content at rest for a frame.
  @Test(arguments: Axis.both) func aMotionReplacedBetweenFramesLosesNoFrame(_ axis: Axis) {
    for isFling in [true, false] {
      let hand = hand(axis)
      if isFling { hand.fling(at: 900) } else { go(hand, to: 1_600) }
      hand.frames(8)
      let (speed, offset) = (hand.speed, hand.offset)
      go(hand, to: 1_500, .spring(response: 0.5))
      hand.frame()
      #expect(hand.offset - offset > speed / 64 / 2)
    }
  }

  static let ends: [(AnimationOutcome, @Sendable (Hand) -> Void)] = [
    (.interrupted(by: .finger), { $0.down() }), (.interrupted(by: .stop), { $0.scroll.stop() }),
    (.interrupted(by: .wheel), { $0.scroll.wheel(by: $0.axis.vector(20), time: $0.time) }),
    (.interrupted(by: .placement), { $0.scroll.setContentOffset($0.axis.point(30), animated: false) }),
    (
      .interrupted(by: .placement),
      { $0.scroll.setContentOffset($0.axis.point(30), on: $0.axis, animated: false) }
    ),
    (.replaced, { $0.scroll.step(by: .lines($0.axis.vector(1)), time: $0.time) }),
  ]

  @Test(arguments: Axis.both, ends.indices) func theCompletionReceivesTheOutcome(_ axis: Axis, _ index: Int) {
    let (outcome, act) = Self.ends[index]
    let hand = underWay(axis, to: 800, frames: 8)
    act(hand)
    #expect(outcomes == [outcome])
    hand.rest()
    #expect(outcomes.count == 1)
  }

  @Test func aDeallocatedScrollerCallsItsCompletion() {
    var scroll: ScrollController? = scroller([Clamping()])
    let received = received
    scroll?.setContentOffset(Point(x: 0, y: 90), arrival: .timed(1)) { received.add($0) }
    scroll = nil
    #expect(outcomes == [.interrupted(by: .teardown)])
  }

  /// A scroller's last callback comes from its deinit: its receiver can command the scroller no more.
  @Test func fromAScrollerThatGoesAwayNothingMoreBegins() {
    let probe = Probe()
    var scroll: ScrollController? = scroller([probe])
    let received = received
    let link = Link(to: scroll)
    scroll?.setContentOffset(Point(x: 0, y: 90), arrival: .timed(1)) {
      received.add($0)
      let isTaken = link.scroll?.setContentOffset(.zero, arrival: .jump) { received.add($0) }
      #expect(isTaken == false)
    }
    scroll = nil
    #expect(outcomes == [.interrupted(by: .teardown)] && probe.detachments == 1)
  }

  /// As links look at their scroller: without keeping it alive.
  private final class Link {
    unowned(unsafe) var scroll: ScrollController?
    init(to scroll: ScrollController?) { self.scroll = scroll }
  }

  @Test(arguments: Axis.both) func theCompletionMayGoOn(_ axis: Axis) {
    let hand = hand(axis)
    let received = received
    hand.scroll.setContentOffset(axis.point(400), arrival: .timed(0.2)) { [scroll = hand.scroll] in
      received.add($0)
      scroll.setContentOffset(axis.point(40), arrival: .timed(0.2)) { received.add($0) }
    }
    #expect(hand.resting() == 40 && outcomes == [.finished, .finished])
  }

  @Test func aChainOfCompletionsEnds() {
    let hand = hand(.vertical)
    final class Chain { var count = 0 }
    let chain = Chain()
    func next() {
      hand.scroll.setContentOffset(.zero, arrival: .jump) { _ in
        chain.count += 1
        next()
      }
    }
    next()
    #expect(chain.count > 100 && chain.count < 2_000 && hand.scroll.diagnostics.count(of: .command) == 1)
  }
}
