import Hands
import Testing

struct DidPullTests {
  private func hand(_ chain: [any ScrollBehavior], _ end: ContentEnd, inside: Double = 0) -> (Hand, Log) {
    let log = Log()
    log.listsPulls = true
    let hand = Hand(scroller(chain, delegate: log), end, inside: inside)
    log.clear()
    return (hand, log)
  }

  @Test(arguments: ContentEnd.all) func aRigidWallReportsEachRefusedMove(_ end: ContentEnd) {
    let (hand, log) = hand([Clamping()], end, inside: 15)
    hand.pull(by: end.out * 20)
    hand.move(by: end.out * 7)
    hand.move(by: 0)
    hand.move(by: end.out * 3)
    #expect(log.pulls.map(\.refused) == [end.out * 5, end.out * 7, end.out * 3])
    #expect(log.pulls.map(\.distance) == [5, 12, 15])
    #expect(log.pulls.allSatisfy { $0.axis == end.axis && $0.side == end.side })
    #expect(log.pulls.allSatisfy { $0.overshoot == 0 && $0.velocity == 0 })
    hand.move(by: -end.out * 4)
    #expect(log.pulls.count == 4 && log.pulls[3].refused == 0 && log.pulls[3].distance == 0)
    #expect(hand.offset == (end.offset(past: -4)), "the content follows at once")
    hand.move(by: -end.out * 4)
    #expect(log.pulls.count == 4)
    #expect(
      log.summary == [
        "willBeginDragging", "didScroll…", "didPull", "didPull", "didPull", "didScroll…", "didPull",
        "didScroll…",
      ])
  }

  @Test(arguments: ContentEnd.all) func anElasticWallReportsTheRefusedPart(_ end: ContentEnd) {
    let (hand, log) = hand([Bouncing()], end)
    hand.pull(by: end.out * 40)
    hand.move(by: end.out * 60)
    let band = RubberBand(dimension: 400)
    #expect(log.pulls.map(\.distance) == [40, 100])
    #expect((log.pulls[1].overshoot - band.shown(100)).magnitude < 1e-9)
    #expect((log.pulls[1].refused * end.out - (60 - band.shown(100) + band.shown(40))).magnitude < 1e-9)
    hand.move(by: -end.out * 70)
    hand.move(by: -end.out * 50)
    #expect(log.pulls.count == 4 && log.pulls[2].refused * end.out < 0 && log.pulls[3].distance == 0)
    #expect(log.pulls.map(\.refused).reduce(0, +).magnitude < 1e-9, "all is taken back")
    hand.move(by: -end.out * 10)
    #expect(log.pulls.count == 4)
  }

  /// On a grid of 1/64 pt, whatever links do to the movement.
  @Test(arguments: Axis.both, 0..<40) func consumedAndRefusedPartsAddUpToTheOffer(_ axis: Axis, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 77)
    var offered = Vector.zero
    let watching = Probe(\.onDrag) { proposal, _ in
      if proposal.cause == .release { return }
      offered = proposal.translation
    }
    let log = Log()
    let scaling = Probe(\.onDrag) { proposal, _ in proposal.translation.y *= 0.5 }
    let scroll = scroller([Clamping(), scaling, watching], delegate: log)
    let hand = Hand(scroll, axis, at: Double(Int.random(in: 0...102_400, using: &random)) / 64).held()
    hand.move(by: 16)
    var (last, consumed) = (offered, scroll.contentOffset)
    for _ in 0..<60 {
      log.clear()
      hand.move(by: Double(Int.random(in: -40_000...40_000, using: &random)) / 64)
      var refused = Vector.zero
      for pull in log.pulls { refused[pull.axis] += pull.refused }
      for axis in Axis.both {
        #expect(
          offered[axis] - last[axis] == scroll.contentOffset[axis] - consumed[axis] + refused[axis])
      }
      (last, consumed) = (offered, scroll.contentOffset)
    }
  }

  @Test(arguments: ContentEnd.all) func aWheelIsReportedAsAFingerIs(_ end: ContentEnd) {
    let (hand, log) = hand([Clamping()], end, inside: 10)
    hand.scroll.wheel(by: end.axis.vector(end.out * 25), time: .seconds(1))
    hand.scroll.wheel(by: end.axis.vector(end.out * 25), time: .seconds(1.01))
    #expect(log.pulls.map(\.refused) == [end.out * 15, end.out * 25])
    #expect(log.pulls.map(\.distance) == [15, 40])
  }

  /// Keys and notches past a rigid wall, and a delta while they run.
  @Test(arguments: ContentEnd.all) func stepsAndWhatIsAddedToThemTellNoPull(_ end: ContentEnd) {
    let (hand, log) = hand([Clamping()], end, inside: 50)
    for _ in 0..<3 { hand.scroll.step(by: .notches(end.axis.vector(end.out)), time: hand.time) }
    hand.scroll.step(by: .arrows(end.axis.vector(end.out)), time: hand.time)
    hand.frame()
    #expect(hand.scroll.phase == .animating)
    hand.scroll.wheel(by: end.axis.vector(end.out * 80), time: hand.time)
    hand.rest()
    hand.scroll.step(by: .notches(end.axis.vector(end.out)), time: hand.time)
    hand.rest()
    #expect(log.pulls.isEmpty && hand.scroll.diagnostics.total == 0)
    #expect(hand.offset == end.wall)
  }

  /// A step after the lift has taken the momentum's place.
  @Test(arguments: ContentEnd.all) func swallowedMomentumReportsNoPull(_ end: ContentEnd) {
    let (hand, log) = hand([Clamping()], end, inside: 400)
    func wheel(_ delta: Double, _ phase: WheelPhase) {
      hand.frame(after: 0.008)
      hand.scroll.wheel(by: end.axis.vector(end.out * delta), phase: phase, time: hand.time)
    }
    for _ in 0..<8 { wheel(16, .changed) }
    wheel(0, .ended)
    hand.scroll.step(by: .pages(end.axis.vector(end.out)), time: hand.time)
    for _ in 0..<90 { wheel(30, .momentumChanged) }
    hand.rest()
    #expect(log.pulls.isEmpty && hand.offset == end.wall)
  }

  /// In the frame in which the motion meets the wall, and once.
  @Test(arguments: ContentEnd.all) func aRigidWallReportsTheSpeedOfAMotion(_ end: ContentEnd) throws {
    let (hand, log) = hand([Clamping()], end, inside: 100)
    hand.scroll.advance(to: hand.time)
    hand.scroll.fling(velocity: end.axis.vector(end.out * 1_000))
    var before = 0.0
    while log.pulls.isEmpty, hand.scroll.phase == .decelerating {
      before = hand.speed.magnitude
      hand.frames(1)
    }
    let pull = try #require(log.pulls.first)
    #expect(pull.axis == end.axis && pull.side == end.side && pull.refused == 0 && pull.distance == 0)
    #expect(pull.velocity * end.out < before && pull.velocity * end.out > before - 40)
    let decay = Decay(velocity: 1_000, rate: .normal)
    let speed = 1_000 - 100 * decay.constant
    #expect((pull.velocity * end.out - speed).magnitude < 1e-6, "to the exact moment")
    hand.rest()
    #expect(log.pulls.count == 1)
    #expect(
      log.summary == [
        "willBeginDecelerating", "didScroll…", "didPull", "didEndDecelerating", "didSettle(decelerated)",
      ])
  }

  @Test(arguments: ContentEnd.all) func anElasticWallTakesTheSpeed(_ end: ContentEnd) {
    let (hand, log) = hand([Bouncing()], end, inside: 100)
    hand.scroll.fling(velocity: end.axis.vector(end.out * 1_000))
    hand.rest()
    #expect(log.pulls.isEmpty)
  }

  /// A lift at the wall: nothing is left to travel, and its speed is reported within the drag.
  @Test(arguments: ContentEnd.all) func aLiftAtARigidWallReportsItsSpeed(_ end: ContentEnd) throws {
    let (hand, log) = hand([Clamping()], end)
    hand.fling(at: end.out * 1_200)
    let last = try #require(log.pulls.last)
    #expect((last.velocity - end.out * 1_200).magnitude < 1 && last.refused == 0)
    #expect(log.pulls.dropLast().allSatisfy { $0.velocity == 0 })
    #expect(
      log.summary.suffix(4) == ["willEndDragging", "didPull", "didEndDragging(false)", "didSettle(dragged)"])
  }

  /// The other axis travels on: the refused speed is reported as the deceleration begins.
  @Test(arguments: Axis.both) func oneAxisIsRefusedWhileTheOtherTravels(_ axis: Axis) throws {
    let log = Log()
    log.listsPulls = true
    let scroll = scroller([Clamping()], delegate: log)
    scroll.contentOffset[axis.cross] = 800
    log.clear()
    scroll.fling(velocity: axis.vector(-700, across: 500))
    let pull = try #require(log.pulls.first)
    #expect(log.pulls.count == 1 && pull.axis == axis && pull.velocity == -700)
    #expect(log.events.prefix(2) == ["willBeginDecelerating", "didPull"])
    Hand(scroll).rest()
    #expect(log.pulls.count == 1)
  }

  /// A wall that a layout puts in the way of a running motion.
  @Test(arguments: Axis.both) func aWallThatMovesIsWatched(_ axis: Axis) throws {
    let log = Log()
    let hand = Hand(scroller([Clamping()], content: 20_000, delegate: log), axis, at: 100)
    hand.scroll.fling(velocity: axis.vector(2_000))
    hand.frames(5)
    hand.scroll.contentSize = Size(width: 900, height: 900)
    hand.rest()
    #expect(log.pulls.count == 1 && hand.offset == 500)
    let decay = Decay(velocity: 2_000, rate: .normal)
    #expect((try #require(log.pulls.first).velocity - (2_000 - 400 * decay.constant)).magnitude < 1e-6)
  }

  @Test(arguments: Axis.both) func aRestoredMotionReportsOnlyNewPulls(_ axis: Axis) throws {
    let (hand, log) = hand([Clamping()], ContentEnd(axis, .upper), inside: 100)
    hand.scroll.fling(velocity: axis.vector(1_000, across: 1_000))
    hand.frames(2)
    let snapshot = try #require(hand.scroll.snapshot())
    hand.rest()
    #expect(log.pulls.count == 1)
    let other = Log()
    let scroll = scroller([Clamping()], delegate: other)
    try scroll.restore(snapshot)
    let twin = Hand(scroll, axis, now: 2.0 / 64)
    while scroll.velocity[axis] != 0 { twin.frames(1) }
    #expect(other.pulls == log.pulls)
    try scroll.restore(try #require(scroll.snapshot()))
    twin.rest()
    #expect(other.pulls == log.pulls, "a pull is not reported twice")
  }

  /// A held pull past a rigid wall is part of a snapshot.
  @Test(arguments: ContentEnd.all) func aRestoredPullGoesOnCounting(_ end: ContentEnd) throws {
    let (hand, _) = hand([Clamping()], end)
    hand.pull(by: end.out * 30)
    let log = Log()
    let twin = try hand.twin([Clamping()])
    twin.scroll.delegate = log
    twin.place(like: hand)
    twin.move(by: end.out * 5)
    #expect(log.pulls.map(\.distance) == [35])
  }

  @Test func linksReceivePullsInTheirOrderAndMayCommand() {
    final class Link: ScrollBehavior {
      var received = 0
      let command: (ScrollController) -> Void
      init(_ command: @escaping (ScrollController) -> Void = { _ in }) { self.command = command }
      func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
        received += 1
        command(scroll)
      }
    }
    let (first, second) = (Link { $0.contentOffset = Point(x: 0, y: 300) }, Link())
    let hand = Hand(scroller([Clamping(), first, second])).pulled(by: -20)
    #expect(first.received == 1 && second.received == 1 && hand.offset == 300)
  }
}
