import Hands
import Testing

/// The things that a snapshot does not contain: pending callbacks, and the owner of a completion.
struct SnapshotInCallbackTests {
  /// There is no snapshot within a callback, because others have not received the callback yet.
  @Test(
    arguments: [
      "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
      "didEndDecelerating", "didEndScrollingAnimation", "didLayout", "didSettle(decelerated)", "completion",
    ])
  func aCallbackGetsNoSnapshot(_ event: String) throws {
    let (probe, log) = (Probe(), Log())
    let hand = Hand(scroller([probe] + SnapshotTests.chain(), delegate: log))
    var taken: [ScrollSnapshot?] = []
    probe.once(event) { taken.append($0.snapshot()) }
    log.once(event) { taken.append($0.snapshot()) }
    hand.scroll.invalidateLayout()
    hand.flingToRest(at: 900)
    hand.scroll.setContentOffset(.zero, arrival: .timed(0.1)) { [scroll = hand.scroll] _ in
      for told in [probe, log] { told.note("completion", scroll) }
    }
    hand.rest()
    #expect(taken == [nil, nil] && hand.scroll.diagnostics.count(of: .snapshot) == 2)
    #expect(hand.scroll.snapshot() != nil)
  }

  @Test(arguments: Axis.both) func aCompletionStaysWithTheScrollerThatItWasGivenTo(_ axis: Axis) throws {
    for interrupts in [false, true] {
      let hand = Hand(scroller(SnapshotTests.chain()), axis)
      var outcomes: [AnimationOutcome] = []
      hand.scroll.setContentOffset(axis.point(900), arrival: .timed(1)) { outcomes.append($0) }
      hand.frames(9)
      let snapshot = try #require(hand.scroll.snapshot())
      let log = Log()
      let other = Hand(scroller(SnapshotTests.chain(), delegate: log), axis, now: hand.now)
      try other.scroll.restore(snapshot)
      if interrupts { other.scroll.stop() } else { other.rest() }
      let end = interrupts ? "didSettle(interrupted)" : "didSettle(animated)"
      #expect(log.summary.suffix(2) == ["didEndScrollingAnimation", end])
      #expect(outcomes == [], "it has none there, however it ends")
      // Nor does the scroller itself find it again: restoring has ended that animation.
      try hand.scroll.restore(snapshot)
      #expect(outcomes == [.interrupted(by: .stop)] && hand.scroll.phase == .animating)
      hand.rest()
      #expect(outcomes == [.interrupted(by: .stop)] && hand.offset == 900)
    }
  }

  /// Scrollers that move each other are stopped before the first is restored.
  @Test(arguments: [false, true]) func aScrollerThatMovesAnotherIsStoppedFirst(_ stopsBoth: Bool) throws {
    let (led, leads) = (scroller(SnapshotTests.chain()), Probe())
    let leader = scroller([leads] + SnapshotTests.chain())
    let snapshots = try [led, leader].map { try #require($0.snapshot()) }
    leader.setContentOffset(Point(x: 0, y: 900), animated: true)
    leads.once("didSettle(interrupted)") { [unowned led] _ in led.contentOffset.y = 70 }
    if stopsBoth { for scroll in [led, leader] { scroll.stop() } }
    try led.restore(snapshots[0])
    try leader.restore(snapshots[1])
    #expect((led.snapshot() == snapshots[0]) == stopsBoth && leader.snapshot() == snapshots[1])
  }

  /// A motion that a callback of the stop begins does not prevent the restoring, however often this happens.
  @Test(arguments: Axis.both, [1, 3, Int.max])
  func motionsBegunAtTheStopAreStoppedToo(_ axis: Axis, _ times: Int) throws {
    let link = Probe()
    let hand = Hand(scroller([link, Clamping()]), axis).flung(at: 900, frames: 5)
    let (snapshot, offset) = (try #require(hand.scroll.snapshot()), hand.offset)
    hand.frames(5)
    var (begun, outcomes) = (0, [AnimationOutcome]())
    link.onEvent = { event, scroll in
      guard event.hasPrefix("didSettle"), begun < times else { return }
      if scroll.setContentOffset(
        axis.point(Double(begun % 2) * 100), arrival: .timed(1), completion: { outcomes.append($0) })
      {
        begun += 1
      }
    }
    try hand.scroll.restore(snapshot)
    #expect(begun == (times == .max ? 1_000 : times) && outcomes.count == begun)
    #expect(hand.scroll.snapshot() == snapshot && hand.offset == offset)
    #expect(hand.scroll.phase == .decelerating && hand.scroll.diagnostics.total == 0)
    link.onEvent = { _, _ in }
    hand.rest()
    #expect(hand.offset > offset)
  }

  @Test(arguments: [false, true])
  func aChangeOfTheChainOrItemsAtTheStopPreventsTheRestoring(_ isChain: Bool) throws {
    let (link, items) = (Probe(), RefusingLink())
    let hand = Hand(scroller([link, items, Clamping()])).flung(at: 900)
    let snapshot = try #require(hand.scroll.snapshot())
    link.once("didSettle(interrupted)") { scroll in
      // Other links, of the same names.
      if isChain { scroll.behaviors = [Probe(), RefusingLink(), Clamping()] } else { items.number = 4 }
    }
    #expect(throws: ArchiveError.notNow) { try hand.scroll.restore(snapshot) }
    #expect(hand.scroll.phase == .idle)
    if isChain { return try hand.scroll.restore(snapshot) }
    #expect(throws: ArchiveError.unusable(at: 8), "now they are others beforehand") {
      try hand.scroll.restore(snapshot)
    }
  }

  @Test func aSnapshotFromACallbackOrAQuestionIsRefused() throws {
    let probe = Probe()
    let scroll = scroller([probe])
    let snapshot = try #require(scroll.snapshot())
    var errors: [ArchiveError] = []
    probe.once("didScroll") { scroll in
      do throws(ArchiveError) { try scroll.restore(snapshot) } catch { errors.append(error) }
    }
    scroll.contentOffset.y = 10
    #expect(errors == [.notNow])
    var asked: ScrollSnapshot?
    probe.onTarget = { [unowned scroll] _, _ in asked = scroll.snapshot() }
    scroll.setContentOffset(.zero, animated: true)
    #expect(asked == nil && scroll.diagnostics.count(of: .snapshot) == 2 && scroll.diagnostics.total == 2)
    let fix = "Take and restore snapshots when the scroller's call has returned."
    #expect(
      scroll.diagnostics.description == """
        probe, link 1, scrollDidScroll, restore(_:): 1 refused snapshot. \(fix)
        probe, link 1, target, snapshot(): 1 refused snapshot. \(fix)
        """)
  }
}
