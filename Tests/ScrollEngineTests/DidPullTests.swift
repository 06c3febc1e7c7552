import Hands
import Testing

struct DidPullTests {
  static let sides: [(Axis, Side)] = Axis.both.flatMap { axis in [Side.lower, .upper].map { (axis, $0) } }

  private func hand(
    _ chain: [any ScrollBehavior], _ axis: Axis, _ side: Side, at inside: Double = 0
  ) -> (Hand, Log, outwards: Double) {
    let log = Log()
    log.listsPulls = true
    let sign = side == .lower ? -1.0 : 1
    let hand = Hand(
      scroller(chain, delegate: log), axis, at: (side == .lower ? 0 : 1_600) - sign * inside)
    log.clear()
    return (hand, log, sign)
  }

  @Test(arguments: sides) func aRigidWallReportsEachRefusedMove(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let (hand, log, out) = hand([Clamping()], axis, side, at: 15)
    hand.pull(by: out * 20)
    hand.move(by: out * 7)
    hand.move(by: 0)
    hand.move(by: out * 3)
    #expect(log.pulls.map(\.refused) == [out * 5, out * 7, out * 3])
    #expect(log.pulls.map(\.distance) == [5, 12, 15])
    #expect(
      log.pulls.allSatisfy { $0.axis == axis && $0.side == side && $0.overshoot == 0 && $0.velocity == 0 })
    hand.move(by: -out * 4)
    #expect(log.pulls.count == 4 && log.pulls[3].refused == 0 && log.pulls[3].distance == 0)
    #expect(hand.offset == (side == .lower ? 4 : 1_596), "the content follows at once")
    hand.move(by: -out * 4)
    #expect(log.pulls.count == 4)
    #expect(
      log.summary == [
        "willBeginDragging", "didScroll…", "didPull", "didPull", "didPull", "didScroll…", "didPull",
        "didScroll…",
      ])
  }

  @Test(arguments: sides) func anElasticWallReportsTheRefusedPart(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let (hand, log, out) = hand([Bouncing()], axis, side)
    hand.pull(by: out * 40)
    hand.move(by: out * 60)
    let band = RubberBand(dimension: 400)
    #expect(log.pulls.map(\.distance) == [40, 100])
    #expect((log.pulls[1].overshoot - band.shown(100)).magnitude < 1e-9)
    #expect((log.pulls[1].refused * out - (60 - band.shown(100) + band.shown(40))).magnitude < 1e-9)
    hand.move(by: -out * 70)
    hand.move(by: -out * 50)
    #expect(log.pulls.count == 4 && log.pulls[2].refused * out < 0 && log.pulls[3].distance == 0)
    #expect(log.pulls.map(\.refused).reduce(0, +).magnitude < 1e-9, "all is taken back")
    hand.move(by: -out * 10)
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
    let hand = Hand(scroll, axis, at: Double(Int.random(in: 0...102_400, using: &random)) / 64)
    hand.down()
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

  @Test(arguments: sides) func aWheelIsReportedAsAFingerIs(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let (hand, log, out) = hand([Clamping()], axis, side, at: 10)
    hand.scroll.wheel(by: axis.vector(out * 25), time: .seconds(1))
    hand.scroll.wheel(by: axis.vector(out * 25), time: .seconds(1.01))
    #expect(log.pulls.map(\.refused) == [out * 15, out * 25] && log.pulls.map(\.distance) == [15, 40])
  }

  /// Keys and notches past a rigid wall, and a delta while they run.
  @Test(arguments: sides) func stepsAndWhatIsAddedToThemTellNoPull(_ edge: (Axis, Side)) {
    let (hand, log, out) = hand([Clamping()], edge.0, edge.1, at: 50)
    for _ in 0..<3 { hand.scroll.step(by: .notches(edge.0.vector(out)), time: hand.time) }
    hand.scroll.step(by: .arrows(edge.0.vector(out)), time: hand.time)
    hand.frame()
    #expect(hand.scroll.phase == .animating)
    hand.scroll.wheel(by: edge.0.vector(out * 80), time: hand.time)
    hand.rest()
    hand.scroll.step(by: .notches(edge.0.vector(out)), time: hand.time)
    hand.rest()
    #expect(log.pulls.isEmpty && hand.scroll.diagnostics.total == 0)
    #expect(hand.offset == (out < 0 ? 0 : 1_600))
  }

  /// A step after the lift has taken the momentum's place.
  @Test(arguments: sides) func swallowedMomentumReportsNoPull(_ edge: (Axis, Side)) {
    let (hand, log, out) = hand([Clamping()], edge.0, edge.1, at: 400)
    func wheel(_ delta: Double, _ phase: WheelPhase) {
      hand.frame(after: 0.008)
      hand.scroll.wheel(by: edge.0.vector(out * delta), phase: phase, time: hand.time)
    }
    for _ in 0..<8 { wheel(16, .changed) }
    wheel(0, .ended)
    hand.scroll.step(by: .pages(edge.0.vector(out)), time: hand.time)
    for _ in 0..<90 { wheel(30, .momentumChanged) }
    hand.rest()
    #expect(log.pulls.isEmpty && hand.offset == (out < 0 ? 0 : 1_600))
  }

  /// In the frame in which the motion meets the wall, and once.
  @Test(arguments: sides) func aRigidWallReportsTheSpeedOfAMotion(_ edge: (Axis, Side)) throws {
    let (axis, side) = edge
    let (hand, log, out) = hand([Clamping()], axis, side, at: 100)
    hand.scroll.advance(to: hand.time)
    hand.scroll.fling(velocity: axis.vector(out * 1_000))
    var before = 0.0
    while log.pulls.isEmpty, hand.scroll.phase == .decelerating {
      before = hand.speed.magnitude
      hand.frames(1)
    }
    let pull = try #require(log.pulls.first)
    #expect(pull.axis == axis && pull.side == side && pull.refused == 0 && pull.distance == 0)
    #expect(pull.velocity * out < before && pull.velocity * out > before - 40)
    let decay = Decay(velocity: 1_000, rate: .normal)
    #expect((pull.velocity * out - (1_000 - 100 * decay.constant)).magnitude < 1e-6, "to the exact moment")
    hand.rest()
    #expect(log.pulls.count == 1)
    #expect(
      log.summary == [
        "willBeginDecelerating", "didScroll…", "didPull", "didEndDecelerating", "didSettle(decelerated)",
      ])
  }

  @Test(arguments: sides) func anElasticWallTakesTheSpeed(_ edge: (Axis, Side)) {
    let (axis, side) = edge
    let (hand, log, out) = hand([Bouncing()], axis, side, at: 100)
    hand.scroll.fling(velocity: axis.vector(out * 1_000))
    hand.rest()
    #expect(log.pulls.isEmpty)
  }

  /// A lift at the wall: nothing is left to travel, and its speed is reported within the drag.
  @Test(arguments: sides) func aLiftAtARigidWallReportsItsSpeed(_ edge: (Axis, Side)) throws {
    let (axis, side) = edge
    let (hand, log, out) = hand([Clamping()], axis, side)
    hand.fling(at: out * 1_200)
    let last = try #require(log.pulls.last)
    #expect((last.velocity - out * 1_200).magnitude < 1 && last.refused == 0)
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
    let (hand, log, out) = hand([Clamping()], axis, .upper, at: 100)
    hand.scroll.fling(velocity: axis.vector(out * 1_000, across: 1_000))
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
  @Test(arguments: sides) func aRestoredPullGoesOnCounting(_ edge: (Axis, Side)) throws {
    let (axis, side) = edge
    let (hand, _, out) = hand([Clamping()], axis, side)
    hand.pull(by: out * 30)
    let log = Log()
    let twin = try hand.twin([Clamping()])
    twin.scroll.delegate = log
    twin.place(like: hand)
    twin.move(by: out * 5)
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
    let hand = Hand(scroller([Clamping(), first, second]))
    hand.pull(by: -20)
    #expect(first.received == 1 && second.received == 1 && hand.offset == 300)
  }
}
