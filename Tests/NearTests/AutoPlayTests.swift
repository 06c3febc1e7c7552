import Hands
import Testing

/// Pages of 400 points that turn by themselves, every two seconds.
struct AutoPlayTests {
  private final class Banner {
    let pages: Paging
    let play: AutoPlay
    let hand: Hand

    init(
      _ axis: Axis, isRing: Bool = true, resumesAfter: Double? = 3, end: AutoPlay.End = .wraps,
      now: Double = 0
    ) {
      pages = Paging(.items(count: 4, length: 400), axis: axis)
      play = AutoPlay(pages, every: 2, resumesAfter: resumesAfter, end: end)
      hand = Hand(
        scroller([pages] + (isRing ? [Circular(axis: axis)] : []) + [play]), axis, now: now)
      hand.frame(after: 0)
      hand.frame(after: 0)
    }

    /// Acts as a host: draws a frame on demand, or at the end of a sleep. Returns the times at which pages turned.
    func run(for seconds: Double, every step: Double = 1.0 / 64) -> [Double] {
      var turns: [Double] = []
      let end = hand.now + seconds
      var selected = pages.selected
      while hand.now < end {
        var demand = hand.frame(after: step)
        if pages.selected != selected { turns.append(hand.now) }
        selected = pages.selected
        if case .sleep(let wake) = demand, wake.seconds <= end {
          hand.now = wake.seconds
          demand = hand.frame(after: 0)
          if pages.selected != selected { turns.append(hand.now) }
          selected = pages.selected
        } else if demand != .needsFrame {
          hand.now = end
        }
      }
      return turns
    }
  }

  @Test(arguments: Axis.both) func pagesTurnEveryTwoSecondsRoundTheRing(_ axis: Axis) {
    let banner = Banner(axis)
    #expect(banner.run(for: 21) == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
    #expect(banner.pages.page == 2 && banner.pages.lap == 2)
    #expect(banner.hand.frame() == .sleep(until: .seconds(22)), "a host at rest sleeps")
  }

  /// Late frames do not add up.
  @Test(arguments: Axis.both, [0.1, 0.3, 0.7]) func theBeatDoesNotDrift(_ axis: Axis, _ step: Double) {
    let banner = Banner(axis)
    var turns: [Double] = []
    var selected = 0
    while banner.hand.now < 40 {
      banner.hand.frame(after: step)
      if banner.pages.selected != selected { turns.append(banner.hand.now) }
      selected = banner.pages.selected
    }
    #expect(turns.count == 19 || turns.count == 20)
    for (index, turn) in turns.enumerated() {
      let due = Double(index + 1) * 2
      #expect(turn >= due && turn < due + step + 1e-9)
    }
  }

  @Test(arguments: Axis.both) func aTurnDueDuringAMotionIsSkipped(_ axis: Axis) {
    let banner = Banner(axis)
    _ = banner.run(for: 1.5)
    // The program scrolls elsewhere, from 1.5 s to 3 s.
    banner.hand.scroll.setContentOffset(axis.point(800), arrival: .timed(1.5))
    #expect(banner.run(for: 1.4).count <= 1 && banner.pages.selected == 2)
    #expect(banner.hand.scroll.phase == .animating)
    #expect(banner.run(for: 4) == [4, 6], "the beat is kept")
    #expect(banner.play.skippedTurns == 1)
  }

  /// The link is woken during the motion. It counts the turns that it skips, at any frame rate.
  @Test(arguments: Axis.both, [1.0 / 64, 0.7, 5, 7.5])
  func aLongMotionSkipsEachDueTurn(_ axis: Axis, _ frame: Double) {
    let banner = Banner(axis)
    _ = banner.run(for: 1.5)
    banner.hand.scroll.setContentOffset(axis.point(800), arrival: .timed(7))
    banner.hand.frame()
    while banner.hand.now < 7.5 {
      banner.hand.frame(after: min(frame, 7.5 - banner.hand.now))
      if banner.hand.scroll.phase == .animating {
        #expect(banner.play.skippedTurns == Int(banner.hand.now / 2), "each as it falls due")
        #expect(banner.play.nextTurn.map { $0 > banner.hand.time } ?? false)
      }
    }
    #expect(banner.play.skippedTurns == 3 && banner.pages.selected == 2)
    banner.hand.frame(after: 1.5)
    #expect(banner.play.skippedTurns == 4 && banner.hand.scroll.phase == .idle)
    #expect(banner.run(for: 2) == [10])
  }

  /// A finger stops the beat, so no turn is due that could be skipped.
  @Test(arguments: Axis.both) func aTouchDoesNotCountAsASkippedTurn(_ axis: Axis) {
    let banner = Banner(axis)
    _ = banner.run(for: 1.5)
    banner.hand.down()
    _ = banner.run(for: 9)
    banner.hand.liftToRest(after: 0.2)
    #expect(banner.play.skippedTurns == 0)
  }

  @Test(arguments: Axis.both) func aFingerPausesPlayUntilAWhileAfterTheRest(_ axis: Axis) {
    let banner = Banner(axis)
    _ = banner.run(for: 2.5)
    banner.hand.down()
    #expect(banner.play.nextTurn == nil && banner.run(for: 30).isEmpty, "as long as I hold it")
    banner.hand.drag(by: 300)
    banner.hand.lift(after: 0.5)
    banner.hand.rest()
    let rest = banner.hand.now - 1.0 / 64
    let turns = banner.run(for: 6)
    #expect(turns.count == 2 && (turns[0] - rest - 3).magnitude <= 1.0 / 64 + 1e-9)
    #expect((turns[1] - turns[0]).isNear(2))
  }

  @Test(arguments: Axis.both, [false, true])
  func aTouchWithoutADragAndAKeyPausePlay(_ axis: Axis, _ isKey: Bool) throws {
    let banner = Banner(axis)
    _ = banner.run(for: 1.9)
    if isKey {
      banner.hand.scroll.step(by: .pages(axis.vector(1)), time: banner.hand.time)
    } else {
      banner.hand.down()
      banner.hand.lift(after: 0.05)
    }
    let start = banner.hand.now
    let turns = banner.run(for: 4).filter { $0 > start + 0.1 }
    #expect(try #require(turns.first) - start >= 3 && turns.count == 1)
  }

  @Test(arguments: Axis.both) func playStopsOnInteractionIfConfigured(_ axis: Axis) {
    let banner = Banner(axis)
    banner.play.stopsOnInteraction = true
    #expect(banner.run(for: 2.9) == [2])
    banner.hand.pull(by: 30, for: 0.2)
    banner.hand.rest()
    #expect(!banner.play.isPlaying && banner.run(for: 60).isEmpty)
    banner.play.play()
    let start = banner.hand.now
    let turns = banner.run(for: 5)
    #expect(turns.count == 2 && (turns[0] - start - 2).magnitude < 0.05)
  }

  @Test(arguments: Axis.both) func playContinuesAfterAPause(_ axis: Axis) {
    let banner = Banner(axis)
    banner.play.pause()
    #expect(banner.run(for: 10).isEmpty && banner.hand.frame() == .idle)
    var calls = 0
    banner.hand.scroll.onNeedsFrame = { calls += 1 }
    banner.play.play()
    #expect(calls == 1, "a host that sleeps gets a call")
    #expect(banner.run(for: 5).count == 2)
  }

  @Test(
    arguments: Axis.both,
    [(AutoPlay.End.wraps, [1, 2, 3, 0, 1]), (.reverses, [1, 2, 3, 2, 1]), (.stops, [1, 2, 3])])
  func theConfigurationDecidesWhatFollowsTheLastPage(_ axis: Axis, _ what: (end: AutoPlay.End, pages: [Int]))
  {
    let banner = Banner(axis, isRing: false, end: what.end)
    var selected: [Int] = []
    banner.pages.selectionDidChange = { page, _ in selected.append(page) }
    _ = banner.run(for: 11)
    #expect(selected == what.pages && banner.play.isPlaying == (what.end != .stops))
  }

  @Test(arguments: Axis.both) func toAndFroPlayReversesAtBothEnds(_ axis: Axis) {
    let banner = Banner(axis, isRing: false, end: .reverses)
    var selected: [Int] = []
    banner.pages.selectionDidChange = { page, _ in selected.append(page) }
    _ = banner.run(for: 17)
    #expect(selected == [1, 2, 3, 2, 1, 0, 1, 2])
  }

  @Test(arguments: Axis.both) func reducedMotionTurnsNoPages(_ axis: Axis) {
    let banner = Banner(axis)
    banner.hand.scroll.settings.reducesMotion = true
    banner.hand.frame()
    #expect(banner.run(for: 20).isEmpty && banner.hand.frame() == .idle)
  }

  @Test(arguments: Axis.both) func anHourWithoutFramesTurnsOnePage(_ axis: Axis) {
    let banner = Banner(axis, now: 1e6)
    banner.hand.now += 3_601
    banner.hand.frame(after: 0)
    #expect(banner.pages.selected == 1 && banner.play.nextTurn == .seconds(1e6 + 3_602))
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsTheBeat(_ axis: Axis) throws {
    let (first, second) = (Banner(axis), Banner(axis))
    _ = first.run(for: 1.5)
    first.hand.scroll.setContentOffset(axis.point(800), arrival: .timed(1))
    _ = first.run(for: 1.8)
    try second.hand.scroll.restore(#require(first.hand.scroll.snapshot()))
    second.hand.now = first.hand.now
    #expect(second.play.nextTurn == .seconds(4) && second.play.skippedTurns == 1)
    #expect(first.run(for: 9) == second.run(for: 9) && first.hand.offset == second.hand.offset)
  }

  /// Touches, keys and commands at random. No page turns while anything moves or holds the content.
  @Test(arguments: Axis.both) func pagesTurnOnlyAtRest(_ axis: Axis) {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: seed)
      let banner = Banner(axis, isRing: seed % 2 == 0)
      let hand = banner.hand
      var (isDown, turns) = (false, 0)
      for _ in 0..<400 {
        switch Int.random(in: 0..<30, using: &random) {
        case 0 where !isDown:
          hand.down()
          isDown = true
        case 1...3 where isDown: hand.move(by: .random(in: -80...80, using: &random))
        case 4, 5:
          if isDown { hand.lift() }
          isDown = false
        case 6 where !isDown:
          hand.scroll.wheel(by: axis.vector(.random(in: -90...90, using: &random)), time: hand.time)
        case 7: hand.scroll.setContentOffset(axis.point(.random(in: 0...900, using: &random)), animated: true)
        default:
          let (phase, selected) = (hand.scroll.phase, banner.pages.selected)
          hand.frame(after: .random(in: 0...0.6, using: &random))
          guard banner.pages.selected != selected, hand.scroll.phase == .animating, phase != .animating else {
            break
          }
          turns += 1
          #expect(phase == .idle && !isDown, "seed \(seed)")
        }
      }
      #expect(turns > 3 && hand.scroll.diagnostics == Diagnostics(), "seed \(seed)")
    }
  }
}
