import Hands
import Testing

/// More content is requested before the user reaches the end.
struct LoadNearEndTests {
  private final class Feed {
    let row = ItemRow(count: 20, length: 100)
    let link: LoadNearEnd
    let hand: Hand
    private let calls = Calls()
    var count: Int { calls.count }

    private final class Calls { var count = 0 }

    init(
      _ axis: Axis, _ side: Side, within distance: LoadNearEnd.Distance = .points(300),
      at offset: Double = 800
    ) {
      let calls = calls
      let tiles = Tiling<Int>(row, axis: axis)
      link = LoadNearEnd(row, at: side, within: distance) { _ in calls.count += 1 }
      hand = Hand(
        scroller([tiles, KeepAnchor(tiles, holdsAtStart: true), link, Bouncing()]), axis, frames: 1)
      hand.scroll.contentOffset[axis] = offset
      hand.frame()
    }

    /// The offset at which the content ends.
    var end: Double { hand.scroll.geometry.extent[hand.axis].upper ?? 0 }

    /// Inserts a number of items at an end.
    func add(_ count: Int64, at side: Side) throws {
      try row.insert(count, at: side == .lower ? 0 : row.items.upperBound)
    }
  }

  private static let ends: [(side: Side, out: Double)] = [(.lower, -1), (.upper, 1)]

  @Test(arguments: Axis.both, ends)
  func scrollingNearTheEndRequestsOnce(_ axis: Axis, _ end: (side: Side, out: Double)) throws {
    let feed = Feed(axis, end.side)
    // The scroller began at the start, and requested the content before it there.
    let first = end.side == .lower ? 1 : 0
    #expect(feed.count == first)
    try feed.add(10, at: end.side)
    feed.hand.scroll.contentOffset[axis] = 1_300
    #expect(feed.count == first && !feed.link.isWaiting)
    feed.hand.pull(by: end.out * 980)
    #expect(feed.count == first, "321 points are left, and more")
    let wall = try #require(feed.hand.scroll.geometry.extent[axis][end.side])
    feed.hand.move(by: wall - end.out * 300 - feed.hand.offset)
    #expect(feed.count == first + 1 && feed.link.isWaiting)
    feed.hand.move(by: end.out * 100)
    feed.hand.move(by: -end.out * 400)
    feed.hand.move(by: end.out * 450)
    feed.hand.liftToRest(after: 0.2)
    #expect(feed.count == first + 1, "once for the same content")
    try feed.add(10, at: end.side)
    #expect(!feed.link.isWaiting && feed.count == first + 1)
    feed.hand.scroll.contentOffset[axis] = try #require(feed.hand.scroll.geometry.extent[axis][end.side])
    #expect(feed.count == first + 2)
  }

  @Test(arguments: Axis.both) func itemsAtTheOtherEndRequestNothing(_ axis: Axis) throws {
    let feed = Feed(axis, .upper, at: 1_500)
    #expect(feed.count == 1)
    try feed.add(5, at: .lower)
    #expect(feed.count == 1 && feed.link.isWaiting)
    try feed.row.remove(3..<5)
    try feed.add(1, at: .upper)
    #expect(feed.count == 2, "it has grown there, and is still too near")
  }

  @Test(arguments: Axis.both, [true, false])
  func aFlingTowardsTheEndRequestsAtTheLift(_ axis: Axis, _ looksAhead: Bool) {
    let feed = Feed(axis, .upper, at: 200)
    feed.link.looksAhead = looksAhead
    feed.hand.fling(at: 3_000)
    #expect(feed.hand.destination >= 1_300)
    #expect(feed.count == (looksAhead ? 1 : 0) && feed.hand.offset < 600)
    feed.hand.rest()
    #expect(feed.count == 1)
  }

  @Test(arguments: Axis.both) func emptyContentRequestsOnce(_ axis: Axis) throws {
    var calls = 0
    let row = ItemRow(count: 0, length: 100)
    let link = LoadNearEnd(row) { _ in calls += 1 }
    let hand = Hand(scroller([Tiling<Int>(row, axis: axis), link]), axis, frames: 10)
    #expect(calls == 1)
    hand.scroll.viewport = Size(width: 300, height: 300)
    #expect(calls == 1)
    try row.insert(1, at: 0)
    #expect(calls == 2)
  }

  @Test(arguments: Axis.both) func aFailureAllowsARetryAndTheLastPageEndsRequests(_ axis: Axis) throws {
    let feed = Feed(axis, .upper, at: 1_500)
    #expect(feed.count == 1)
    feed.link.retry()
    #expect(feed.count == 2)
    feed.link.isFinished = true
    feed.link.retry()
    try feed.add(1, at: .upper)
    #expect(feed.count == 2)
    feed.link.isFinished = false
    #expect(feed.count == 3)
  }

  @Test(arguments: Axis.both) func contentWithoutItemsRequestsByItsLength(_ axis: Axis) {
    var calls = 0
    let link = LoadNearEnd(axis: axis, within: .viewports(0.5)) { _ in calls += 1 }
    let (_, hand) = link.inHand(axis, at: 1_399)
    #expect(calls == 0)
    hand.scroll.contentOffset[axis] = 1_400
    #expect(calls == 1)
    hand.scroll.contentSize = axis.size(1_900, across: 2_000)
    hand.scroll.contentSize = axis.size(2_000, across: 2_000)
    #expect(calls == 1, "no longer than it was")
    hand.scroll.contentSize = axis.size(2_001, across: 2_000)
    hand.scroll.contentOffset[axis] = 1_500
    #expect(calls == 2)
  }

  /// Pinched content is longer on the screen, but no items were added.
  @Test(arguments: Axis.both, [0.5, 3.3]) func aPinchRequestsNothing(_ axis: Axis, _ scale: Double) {
    var calls = 0
    let link = LoadNearEnd(axis: axis, within: .viewports(0.5)) { _ in calls += 1 }
    let (_, hand) = link.inHand(axis, at: 1_500)
    (hand.scroll.settings.minimumZoomScale, hand.scroll.settings.maximumZoomScale) = (0.25, 4)
    #expect(calls == 1 && link.isWaiting)
    hand.scroll.pinchBegan(at: Point(x: 200, y: 200), time: hand.time)
    for step in 1...8 {
      hand.now += 0.01
      hand.scroll.pinchMoved(
        to: Point(x: 200, y: 200), scale: 1 + (scale - 1) * Double(step) / 8, time: hand.time)
    }
    hand.scroll.pinchEnded(time: hand.time)
    hand.rest()
    #expect(hand.scroll.zoomScale.isNear(scale) && calls == 1 && link.isWaiting)
    hand.scroll.contentSize = axis.size(4_000, across: 4_000)
    #expect(calls == 1 && !link.isWaiting, "more has come, and its end is far")
    hand.scroll.contentOffset[axis] = 1e6
    #expect(calls == 2)
  }

  @Test(arguments: Axis.both) func theClosureMayLoadSynchronously(_ axis: Axis) throws {
    let row = ItemRow(count: 0, length: 100)
    var calls = 0
    let link = LoadNearEnd(row) { _ in
      calls += 1
      try? row.insert(2, at: row.items.upperBound)
    }
    let hand = Hand(scroller([Tiling<Int>(row, axis: axis), link]), axis, frames: 10)
    // 400 points are visible, and 400 more are requested beyond.
    #expect(calls == 5 && row.items.upperBound == 10 && hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsTheRequest(_ axis: Axis) throws {
    let (first, second) = (Feed(axis, .upper, at: 1_500), Feed(axis, .upper, at: 0))
    #expect(second.count == 0)
    try second.hand.scroll.restore(#require(first.hand.scroll.snapshot()))
    #expect(second.count == 0 && second.link.isWaiting)
    second.link.retry()
    #expect(second.count == 1)
  }

  /// Random moves and edits. Between two requests, items were added at that end.
  @Test(arguments: Axis.both, ends)
  func theSameContentIsRequestedOnceUnderAnyInput(_ axis: Axis, _ end: (side: Side, out: Double)) throws {
    var calls = 0
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let feed = Feed(axis, end.side)
      var (allowed, others) = (1, 0)
      for _ in 0..<200 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          try feed.add(.random(in: 1...4, using: &random), at: end.side)
          allowed += 1
        case 1:
          try feed.add(.random(in: 1...4, using: &random), at: end.side == .lower ? .upper : .lower)
          others += 1
        case 2 where feed.row.items.upperBound > 12: try feed.row.remove(4..<7)
        case 3: feed.hand.fling(at: .random(in: -6_000...6_000, using: &random))
        case 4: feed.hand.scroll.contentOffset[axis] = .random(in: 0...feed.end, using: &random)
        default: feed.hand.frames(3)
        }
        #expect(feed.count <= allowed, "seed \(seed)")
      }
      #expect(others > 3)
      calls += feed.count
    }
    #expect(calls > 200)
  }
}
