import Hands
import Testing

/// Edits of items of 100 points, shown as motions in a viewport of 400.
struct ItemTransitionsTests {
  private final class Feed {
    let row: ItemRow
    let changes: ItemTransitions
    let hand: Hand
    let axis: Axis

    init(_ axis: Axis, isRing: Bool = false, holds: Bool = false, count: Int64 = 30, at offset: Double = 0) {
      row = ItemRow(count: count, length: 100)
      let tiles = Tiling<Int>(row, axis: axis)
      changes = ItemTransitions(row)
      self.axis = axis
      let others: [any ScrollBehavior] =
        isRing ? [Circular(axis: axis)] : holds ? [KeepAnchor(tiles)] : []
      hand = Hand(scroller([tiles, changes] + others), axis, at: offset, frames: 2)
    }

    /// Returns the place of an item on the screen.
    func shown(_ position: Int64) -> Double? {
      guard let place = row.place(of: position, origin: hand.scroll.contentOrigin) else { return nil }
      return place.start - hand.offset + changes.displacement(of: position, at: hand.time)
    }

    func presence(_ position: Int64) -> Double { changes.presence(of: position, at: hand.time) }

    var leaving: [ItemTransitions.Leaving] {
      var all: [ItemTransitions.Leaving] = []
      changes.forEachLeaving(at: hand.time) { all.append($0) }
      return all
    }
  }

  @Test(arguments: Axis.both) func removedItemsLetTheOthersMoveUp(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.remove(1..<3)
    #expect(feed.row.total == 2_800, "the layout knows it at once")
    #expect((0..<4).map { feed.shown($0) } == [0, 300, 400, 500], "nothing jumps")
    #expect(feed.leaving.map(\.index) == [1, 2] && feed.leaving.map(\.start) == [100, 200])
    #expect(feed.leaving.allSatisfy { $0.presence == 1 && $0.length == 100 })
    var last = (300.0, 1.0)
    feed.hand.rest {
      let now = (feed.shown(1) ?? 0, feed.leaving.first?.presence ?? 0)
      #expect(now.0 <= last.0 && now.1 <= last.1 && now.0 >= 100)
      #expect(feed.presence(1) == 1 && feed.shown(0) == 0)
      last = now
    }
    #expect(feed.shown(1) == 100 && feed.leaving.isEmpty && feed.hand.frame() == .idle)
  }

  @Test(arguments: Axis.both) func anInsertedItemAppearsAtItsPlace(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.insert(2, at: 1)
    #expect(feed.shown(1) == 100 && feed.presence(1) == 0 && feed.presence(2) == 0)
    #expect(feed.shown(3) == 100 && feed.presence(3) == 1 && feed.shown(0) == 0)
    var presence = 0.0
    feed.hand.rest {
      #expect(feed.presence(1) >= presence && feed.shown(1) == 100)
      presence = feed.presence(1)
    }
    #expect(feed.presence(1) == 1 && feed.shown(3) == 300)
  }

  @Test(arguments: Axis.both) func anItemThatAnAnchorKeepsDoesNotMove(_ axis: Axis) throws {
    let feed = Feed(axis, holds: true, at: 1_000)
    try feed.row.insert(3, at: 2)
    #expect(feed.hand.offset == 1_300)
    for position in Int64(13)..<17 {
      #expect(feed.changes.displacement(of: position, at: feed.hand.time) == 0)
    }
    #expect(feed.shown(13) == 0)
  }

  @Test(arguments: Axis.both) func aMovedItemTravelsWhileTheOthersMakeRoom(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.change(.move(0..<1, to: 3))
    #expect((0..<5).map { feed.shown($0) } == [100, 200, 300, 0, 400])
    feed.hand.frames(6)
    #expect(feed.shown(0)! < 100 && feed.shown(3)! > 0 && feed.shown(4) == 400)
    feed.hand.rest()
    #expect((0..<5).map { feed.shown($0) } == [0, 100, 200, 300, 400])
  }

  /// The second edit comes during the first: places and speeds continue.
  @Test(arguments: Axis.both) func anEditDuringATransitionStartsFromThePresentPlaces(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.remove(1..<3)
    feed.hand.frames(5)
    let (before, gone) = (try #require(feed.shown(2)), feed.leaving)
    feed.hand.now += 1.0 / 1_024
    feed.hand.frame(after: 0)
    let (later, speed) = (try #require(feed.shown(2)), (try #require(feed.shown(2)) - before) * 1_024)
    try feed.row.insert(1, at: 0)
    #expect(feed.shown(3)!.isNear(later), "the same item")
    #expect(feed.presence(0) == 0 && feed.leaving.count == gone.count)
    feed.hand.now += 1.0 / 1_024
    let after = (feed.shown(3)! - later) * 1_024
    #expect((after - speed).magnitude < 60, "at the same speed: \(speed), then \(after)")
    feed.hand.rest()
    #expect(feed.shown(3) == 300 && feed.leaving.isEmpty)
  }

  @Test(arguments: Axis.both) func anItemRemovedDuringItsInsertionFadesFromItsPlace(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.insert(1, at: 1)
    feed.hand.frames(6)
    let presence = feed.presence(1)
    #expect(presence > 0.1 && presence < 0.95)
    try feed.row.remove(1..<2)
    #expect(feed.leaving.map(\.index) == [1] && feed.leaving[0].presence.isNear(presence))
    feed.hand.rest()
    #expect(feed.leaving.isEmpty && feed.shown(1) == 100)
  }

  @Test(arguments: Axis.both) func severalEditsAreOneTransition(_ axis: Axis) throws {
    let feed = Feed(axis)
    try feed.row.change(.remove(0..<1), .insertRun(count: 2, at: 1), .move(3..<4, to: 0))
    // b, new, new, c, d … and then c to the front.
    #expect(feed.shown(0) == 200 && feed.shown(1) == 100 && feed.presence(2) == 0 && feed.presence(3) == 0)
    #expect(feed.leaving.map(\.index) == [0])
    feed.hand.rest()
    #expect((0..<5).map { feed.shown($0) } == [0, 100, 200, 300, 400])
  }

  @Test(arguments: Axis.both) func reducedMotionPlacesAllItemsAtOnce(_ axis: Axis) throws {
    let feed = Feed(axis)
    feed.hand.scroll.settings.reducesMotion = true
    feed.hand.frame()
    try feed.row.remove(1..<3)
    #expect(feed.shown(1) == 100 && feed.leaving.isEmpty)
    feed.hand.frame()
    #expect(feed.hand.frame() == .idle)
  }

  @Test(arguments: Axis.both) func aChangedLengthMovesOthersOnlyIfConfigured(_ axis: Axis) throws {
    for animates in [false, true] {
      let lengths = try ItemLengths(count: 20, length: 100)
      let tiles = Tiling<Int>(.lengths(lengths), axis: axis)
      let changes = ItemTransitions(tiles)
      changes.animatesLengths = animates
      let hand = Hand(scroller([tiles, changes]), axis, frames: 2)
      try tiles.change(.resize(from: 1, to: [180]))
      #expect(changes.displacement(of: 2, at: hand.time) == (animates ? -80 : 0))
      #expect(changes.displacement(of: 1, at: hand.time) == 0)
    }
  }

  @Test(arguments: Axis.both) func aTransitionOnARingMovesEveryLap(_ axis: Axis) throws {
    let feed = Feed(axis, isRing: true, count: 5)
    feed.hand.scroll.contentOffset[axis] += 5_400
    feed.hand.frame()
    let first = feed.row.items(from: feed.hand.offset, length: 400, origin: feed.hand.scroll.contentOrigin)
    let seen = first.map { (feed.row.appearance(at: $0), feed.shown($0)!) }
    try feed.row.insert(1, at: 1)
    for (appearance, place) in seen {
      var moved = appearance
      if moved.index >= 1 { moved.index += 1 }
      #expect(feed.shown(feed.row.position(of: moved))!.isNear(place))
    }
    feed.hand.rest()
    #expect(feed.changes.displacement(of: first.lowerBound, at: feed.hand.time) == 0)
  }

  /// The same edits at the same times, seen by hosts with other frame rates.
  @Test(arguments: Axis.both) func transitionsDoNotDependOnTheFrameRate(_ axis: Axis) throws {
    for seed in 0..<UInt64(20) {
      let ways = try [1, 3, 8].map { every in
        var random = SeededGenerator(seed: seed)
        let feed = Feed(axis, holds: seed % 2 == 0, at: 400)
        var ways: [Double] = []
        let start = feed.hand.now
        for step in 1...192 {
          feed.hand.now = start + Double(step) / 64
          if step % every == 0 || step % 24 == 0 { feed.hand.frame(after: 0) }
          guard step % 24 == 0 else { continue }
          let place = Int64.random(in: 3...10, using: &random)
          if Bool.random(using: &random) {
            try feed.row.insert(.random(in: 1...3, using: &random), at: place)
          } else {
            try feed.row.remove(place..<place + 2)
          }
          feed.hand.now += 0.01
          for position in Int64(0)..<16 {
            ways.append(feed.changes.displacement(of: position, at: feed.hand.time))
            ways.append(feed.presence(position))
          }
          ways += feed.leaving.flatMap { [Double($0.index), $0.start, $0.presence] }
        }
        return ways
      }
      #expect(ways[0] == ways[1] && ways[0] == ways[2], "seed \(seed)")
    }
  }

  /// Random edits during scrolling. Nothing jumps on the screen, and in the end all items are at their places.
  @Test(arguments: Axis.both, [false, true])
  func noItemJumpsUnderAnyEdit(_ axis: Axis, _ holds: Bool) throws {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: seed)
      let feed = Feed(axis, holds: holds, at: 700)
      for _ in 0..<40 {
        feed.hand.frames(.random(in: 0...12, using: &random))
        let count = feed.row.items.upperBound
        var before: [Int64: Double] = [:]
        for position in feed.row.items(from: feed.hand.offset, length: 400, origin: ContentOrigin()) {
          before[position] = feed.shown(position)
        }
        let place = Int64.random(in: 0..<count - 3, using: &random)
        let edit: TileEdit =
          switch Int.random(in: 0..<3, using: &random) {
          case 0 where count > 20: .remove(place..<place + 2)
          case 1: .move(place..<place + 2, to: .random(in: 0..<count - 3, using: &random))
          default: .insertRun(count: .random(in: 1...3, using: &random), at: place)
          }
        let offset = feed.hand.offset
        try feed.row.change(edit)
        // The wall may have moved content that is shorter than before, by the whole difference.
        guard holds || feed.hand.offset == offset else { continue }
        for (position, place) in before {
          guard let now = edit.index(of: position) else { continue }
          #expect(feed.shown(now)!.isNear(place), "seed \(seed): \(position) at \(place)")
        }
      }
      feed.hand.rest()
      #expect(feed.leaving.isEmpty)
      for position in feed.row.items {
        #expect(feed.changes.displacement(of: position, at: feed.hand.time) == 0)
      }
    }
  }
}
