import Hands
import Testing

/// Items without number, and without a length.
struct CountlessItemsTests {
  let wall = Wall()

  // MARK: Items further away than anybody scrolls: each request has its answer or its error, and
  // nothing is lost

  static let far: [Int64] = [.min, -(1 << 62) - 1, -(1 << 62), -1, 0, (1 << 62) - 1, 1 << 62, .max]

  @Test(arguments: Axis.both, [10, 46, 55, 60])
  func longRunsInAnEndlessRowLeaveTheViewAlone(_ axis: Axis, _ power: Int64) throws {
    let (tiles, scroll) = Tiling(.uniform(length: 50), axis: axis, source: wall).shown(and: [], viewport: 300)
    try tiles.change(.insertRun(count: 1 << power, at: 0))
    #expect(wall.indices == Array(0..<6) && wall.faults.isEmpty)
    scroll.contentOffset[axis] += 1_000
    #expect(wall.indices == Array(20..<26))
    #expect(tiles.items(from: 1_000, length: 300, origin: scroll.contentOrigin) == 20..<26)
  }

  @Test(arguments: Axis.both) func tooLongRunsInAnEndlessRowAreRefusedAndChangeNothing(_ axis: Axis) throws {
    let (tiles, scroll) = Tiling(.uniform(length: 50), axis: axis, source: wall).shown(and: [], viewport: 300)
    let live = (0..<6).map { tiles.tile(of: $0).map(ObjectIdentifier.init) }
    for count in [1 << 61, 1 << 62, .max, -1] as [Int64] {
      #expect(throws: TilingError.count(count)) { try tiles.change(.insertRun(count: count, at: 0)) }
    }
    #expect(throws: TilingError.count(1 << 61)) { try tiles.change(.remove(0..<1 << 61)) }
    #expect(throws: TilingError.count((1 << 62) - 1)) { try tiles.change(.move(0..<1, to: (1 << 62) - 1)) }
    #expect((0..<6).map { tiles.tile(of: $0).map(ObjectIdentifier.init) } == live)
    #expect(wall.indices == Array(0..<6))
    // Several that are each short enough, before one layout.
    let half = TileEdit.insertRun(count: 1 << 60, at: 0)
    #expect(throws: TilingError.count(1 << 60)) { try tiles.change(half, half, half) }
    #expect(wall.indices == Array(0..<6) && wall.faults.isEmpty)
    for _ in 0..<4 { try tiles.change(half) }
    #expect(wall.indices == Array(0..<6))
    scroll.contentOffset[axis] += 1_000
    #expect(
      wall.indices == Array(20..<26) && wall.faults.isEmpty && tiles.entered - tiles.left == tiles.alive)
  }

  @Test(arguments: Axis.both) func gridsRefuseTooLongRuns(_ axis: Axis) throws {
    let wall = PlaneWall<ItemGrid.Cell>()
    let tiles = TilingPlane(.grid(columns: .uniform(length: 50), rows: .uniform(length: 50)), source: wall)
    _ = scroller([tiles], viewport: 100)
    let tiled = tiles.tiled
    #expect(throws: TilingError.count(1 << 61)) {
      try tiles.change(.insertRun(count: 1 << 61, at: 0), on: axis)
    }
    for _ in 0..<3 { try tiles.change(.insertRun(count: 1 << 60, at: 0), on: axis) }
    #expect(tiles.tiled == tiled && wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func countedRowsRefuseTooLongRuns() throws {
    let row = try ItemLengths(count: 5, length: 10)
    let kinds: [(ItemRow, Double?)] = [(.uniform(length: 10, items: 0..<5), nil), (.lengths(row), 10)]
    for (items, length) in kinds {
      let (tiles, scroll) = Tiling(items, axis: .vertical, source: Wall()).shown(and: [], viewport: 300)

      for count in [1 << 61, 1 << 62, .max] as [Int64] {
        #expect(throws: TilingError.self) {
          try tiles.change(.insertRun(count: count, length: length, at: 0))
        }
      }
      #expect(tiles.items == 0..<5 && scroll.contentSize.height == 50)
    }
  }

  /// Every kind of items, asked for and edited at the ends of all numbers, near and far from the start.
  @Test(arguments: [0, 1e15, -1e15, 1e20, 1e150], [true, false])
  func noRequestTraps(_ offset: Double, _ isRing: Bool) throws {
    let row = try ItemLengths([10, 20, 30])
    let masonry = Masonry(lanes: 2, holding: [10, 20, 30])
    let lanes = TilingPlane(.lanes(masonry), source: PlaneWall<Int64>())
    let grid = TilingPlane(
      .grid(columns: .uniform(length: 50), rows: .lengths(row)), source: PlaneWall<ItemGrid.Cell>())
    let endless = Tiling(.uniform(length: 50), axis: .vertical, source: Wall())
    let counted = Tiling(.uniform(length: 20, items: 0..<3), axis: .vertical, source: Wall())
    let lengths = Tiling(.lengths(row), axis: .vertical, source: Wall())
    for (link, items) in [
      (endless, endless), (counted, counted), (lengths, lengths), (lanes, lanes.line),
      (grid, grid.line(on: .horizontal)), (grid, grid.line(on: .vertical)),
    ] as [(any ScrollBehavior, any EditableItems)] {
      let chain: [any ScrollBehavior] = isRing ? [link, Circular(axis: items.axis)] : [Infinite(), link]
      let scroll = scroller(chain + [KeepAnchor(items), Clamping()], viewport: 300)
      scroll.contentOffset[items.axis] = offset
      for index in Self.far {
        let appearance = items.appearance(at: index)
        _ = items.position(of: appearance)
        _ = items.position(of: Appearance(index: index, lap: .max))
        if let place = items.place(of: index, origin: scroll.contentOrigin) {
          #expect(place.start.isFinite && place.length.isFinite)
        }
        _ = endless.scroll(to: index, animated: false)
        _ = counted.contentOffset(showing: index)
        for other in Self.far {
          let range = min(index, other)..<max(index, other)
          for edit in [
            .insertRun(count: other, at: index), .insertRun(count: other, length: 10, at: index),
            .remove(range),
            .move(range, to: index), .insert([5], at: index), .resize(from: index, to: [5]),
          ] as [TileEdit] {
            _ = edit.index(of: other)
            if other == 0 || range.isEmpty { continue }
            try? endless.change(edit)
            try? counted.change(edit)
            try? lengths.change(edit)
            try? grid.change(edit, on: .horizontal)
            if index < 3 { try? grid.change(edit, on: .vertical) }
          }
        }
        for length in [0, 300, 1e150] {
          _ = items.items(
            from: scroll.contentOffset[items.axis], length: length, origin: scroll.contentOrigin)
        }
      }
      #expect(scroll.contentOffset.isFinite && scroll.contentSize.isFinite)
      scroll.behaviors = []
    }
  }

  // MARK: Items without a length leave room for ever more in view: measuring them comes to an end
  // all the same

  @Test(arguments: Axis.both) func itemsWithoutALengthAreNotMeasuredWithoutEnd(_ axis: Axis) throws {
    var measured = 0
    let page = Arranging(
      Stack(count: 1 << 30, estimate: 40) { _, _ in
        measured += 1
        return 0
      }, axis: axis)
    let hand = Hand(scroller([page, Clamping()]), axis)
    #expect(measured <= 4 * 65_536)
    // Whatever is measured before the view leaves room for another item before it.
    hand.scroll.contentOffset[axis] = 1e10
    #expect(page.unfinishedMeasurings > 0 && measured <= 10 * 65_536)
    let before = measured
    hand.frames(10)
    #expect(measured == before, "nothing moved, so nothing new is in view")
    #expect(hand.offset.isFinite && hand.scroll.diagnostics.count(of: .command) == 0)
    try page.change(.remove(0..<page.layout.count - 10))
    #expect(hand.scroll.contentSize[axis] <= 400 && hand.offset == 0)
  }

  @Test func itemsThatGrowWheneverTheyAreShownAreCutOffAndCounted() throws {
    let row = try ItemLengths(count: 1_000, length: 40)
    var grow: (Int64) -> Void = { _ in }
    let tiles = Tiling<Int>(
      .lengths(row), axis: .vertical, make: { 0 }, show: { _, index, _ in grow(index) },
      move: { _, index, _ in grow(index) })
    let hand = Hand(scroller([tiles, Clamping()]))
    var length = 40.0
    grow = { index in
      length += 1
      try? tiles.change(.resize(from: index, to: [length]))
    }
    hand.fling(at: 900, frames: 3)
    #expect(hand.scroll.diagnostics.count(of: .command) > 0 && length < 1e6)
    #expect(hand.offset.isFinite && tiles.entered - tiles.left == tiles.alive)
    grow = { _ in }
    hand.rest()
    hand.scroll.invalidateLayout()
    #expect(hand.scroll.contentSize.height == row.total)
  }
}
