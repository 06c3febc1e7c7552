import Hands
import Testing

/// All links near a scroller in one chain, under random input, commands and edits.
struct NearStories {
  private static let stories: UInt64 = perBuild(debug: 60, release: 400)

  /// A feed, or a row of banners, with all links near it.
  private final class Stage {
    let axis: Axis
    let row: ItemRow
    let bar = CollapsingBar(maximum: 96, minimum: 30)
    let refresh: PullToRefresh
    let more: [LoadNearEnd]
    let changes: ItemTransitions
    let indicators = Indicators()
    let play: AutoPlay?
    let edges: EdgeAutoScroll
    let hand: Hand
    private let calls = Calls()
    /// The number of calls of each closure.
    var called: [Int] { calls.counts }

    private final class Calls { var counts = [0, 0, 0] }

    init(_ axis: Axis, isBanner: Bool, count: Int64) {
      self.axis = axis
      let (calls, row) = (calls, ItemRow(count: count, length: isBanner ? 400 : 90))
      self.row = row
      refresh = PullToRefresh(axis: axis) { _ in calls.counts[0] += 1 }
      more = [
        LoadNearEnd(row, at: .upper) { _ in calls.counts[1] += 1 },
        LoadNearEnd(row, at: .lower, within: .points(20)) { _ in calls.counts[2] += 1 },
      ]
      changes = ItemTransitions(row)
      let tiles = Tiling<Int>(row, axis: axis)
      let pages = isBanner ? Paging(row) : nil
      play = pages.map { AutoPlay($0, every: 0.7, resumesAfter: 0.4, end: .reverses) }
      let links: [(any ScrollBehavior)?] =
        [tiles, pages, changes] + more + [
          KeepAnchor(tiles), refresh, Bouncing(), bar.link(), indicators, play,
        ]
      let scroll = scroller(links.compactMap { $0 })
      scroll.safeArea = bar.inset
      edges = EdgeAutoScroll(scroll)
      indicators.style.hold = 3
      hand = Hand(scroll, axis, frames: 1)
    }

    /// The calls and the visible state, as numbers.
    var reading: [Double] {
      let scroll = hand.scroll
      let thumb = indicators.thumb(on: axis, at: hand.time)
      return [
        scroll.contentOffset[axis], scroll.destination[axis], scroll.velocity[axis], bar.height, bar.fraction,
        refresh.pull, Double(refresh.state.rawValue), refresh.willRefresh ? 1 : 0,
        play?.nextTurn?.seconds ?? -1, thumb?.rect.lower(axis) ?? -1, thumb?.opacity ?? -1,
        Double(scroll.phase.hashKey),
      ] + more.map { $0.isWaiting ? 1 : 0 }
    }
  }

  /// An action with all its data, so that another scroller can repeat it.
  private struct Action {
    let number: Int
    let seconds: Double
    let way: Double
    let place: Double
    let count: Int64
    let at: Double

    init(_ random: inout SeededGenerator) {
      number = .random(in: 0..<26, using: &random)
      seconds = .random(in: 0...0.03, using: &random)
      way = .random(in: -150...150, using: &random)
      place = .random(in: -20...420, using: &random)
      count = .random(in: 1...3, using: &random)
      at = .random(in: 0...1, using: &random)
    }
  }

  private func act(_ action: Action, on stage: Stage, _ isDown: inout Bool, _ isPressed: inout Bool) throws {
    let (hand, scroll, axis) = (stage.hand, stage.hand.scroll, stage.axis)
    hand.now += action.seconds
    switch action.number {
    case 0...1 where !isDown && !isPressed:
      hand.down(at: 200)
      isDown = true
    case 2...7 where isDown: hand.move(by: action.way, after: 0)
    case 8 where isDown:
      hand.lift()
      isDown = false
    case 9 where isDown && action.at < 0.3:
      hand.cancel()
      isDown = false
    case 10 where !isDown: scroll.wheel(by: axis.vector(action.way), time: hand.time)
    case 11 where !isDown:
      let phase: WheelPhase = action.at < 0.3 ? .began : action.at < 0.8 ? .changed : .ended
      scroll.wheel(by: axis.vector(action.way), phase: phase, time: hand.time)
    case 12 where !isDown && !isPressed:
      isPressed = stage.indicators.pressBegan(at: axis.point(action.place, across: 390), time: hand.time)
    case 13 where isPressed: stage.indicators.pressMoved(to: axis.point(action.place), time: hand.time)
    case 14 where isPressed:
      stage.indicators.pressEnded(time: hand.time)
      isPressed = false
    case 15: stage.edges.drag(to: axis.point(action.place, across: 200), time: hand.time)
    case 16: stage.edges.end(time: hand.time)
    case 17: stage.refresh.endRefreshing()
    case 18:
      let items = stage.row.items
      try stage.row.insert(
        action.count, at: action.at < 0.3 ? 0 : action.at < 0.6 ? items.upperBound : items.upperBound / 2)
    case 19 where stage.row.items.upperBound > 8: try stage.row.remove(3..<5)
    case 20: scroll.setContentOffset(axis.point(action.place * 8), animated: action.at < 0.5)
    case 21: stage.bar.show(animated: action.at < 0.5)
    case 22: scroll.step(by: .lines(axis.vector(action.way / 30)), time: hand.time)
    default: for _ in 0..<Int(action.at * 30) { hand.frame(after: 1.0 / 60) }
    }
  }

  /// A scroller restored from a snapshot continues as the original does, to the last bit.
  @Test(arguments: Axis.both, [false, true])
  func allLinksContinueFromASnapshotWithinTheirBounds(_ axis: Axis, _ isBanner: Bool) throws {
    var (loads, restored, hidden, held) = (0, 0, 0, 0)
    for seed in 0..<Self.stories {
      var random = SeededGenerator(seed: seed)
      let stage = Stage(axis, isBanner: isBanner, count: 12)
      var twin: Stage?
      var (isDown, isPressed, calls) = (false, false, [0, 0, 0])
      for _ in 0..<120 {
        let action = Action(&random)
        var (twinIsDown, twinIsPressed) = (isDown, isPressed)
        try act(action, on: stage, &isDown, &isPressed)
        check(stage, seed)
        hidden += stage.bar.height < 40 ? 1 : 0
        held += isPressed ? 1 : 0
        if let other = twin {
          try act(action, on: other, &twinIsDown, &twinIsPressed)
          #expect(other.reading == stage.reading, "seed \(seed), action \(action.number)")
          let since = zip(stage.called, calls).map { $0 - $1 }
          #expect(other.called == since, "seed \(seed)")
          if other.reading != stage.reading { return }
        } else if Int.random(in: 0..<40, using: &random) == 0 {
          // The position of a drag at an edge belongs to the program.
          stage.edges.end(time: stage.hand.time)
          guard let snapshot = stage.hand.scroll.snapshot() else { continue }
          let other = Stage(axis, isBanner: isBanner, count: stage.row.items.upperBound)
          // Requests during the creation do not count.
          let before = other.called
          try other.hand.scroll.restore(snapshot)
          other.hand.now = stage.hand.now
          other.hand.place(like: stage.hand)
          calls = zip(stage.called, before).map { $0 - $1 }
          #expect(other.reading == stage.reading, "seed \(seed), restored")
          twin = other
          restored += 1
        }
      }
      loads += stage.called.reduce(0, +)
    }
    #expect(
      loads > 60 && restored > 30 && hidden > 100 && held > 10,
      "\(loads) loads, \(restored) restored, \(hidden) hidden, \(held) held")
  }

  private func check(_ stage: Stage, _ seed: UInt64) {
    let (scroll, bar) = (stage.hand.scroll, stage.bar)
    #expect(bar.height >= bar.minimum && bar.height <= bar.maximum, "seed \(seed)")
    #expect(stage.reading.allSatisfy { $0.isFinite }, "seed \(seed)")
    #expect(scroll.diagnostics.total == 0, "seed \(seed): \(scroll.diagnostics)")
    if stage.refresh.willRefresh { #expect(stage.refresh.fraction >= 1 && stage.refresh.state != .loading) }
  }
}

extension Phase {
  fileprivate var hashKey: Int {
    switch self {
    case .idle: 0
    case .tracking: 1
    case .dragging: 2
    case .wheeling: 3
    case .decelerating: 4
    case .animating: 5
    }
  }
}
