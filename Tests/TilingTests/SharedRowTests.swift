import Hands
import Testing

/// Several links show the items of one row, each around the view by as much as it likes.
struct SharedRowTests {
  enum Kind: CaseIterable { case uniform, lengths, grid }

  /// A drawn tile is at its item's place, whichever link an edit has reached first.
  @Test(arguments: Kind.allCases, 0..<12)
  func tilesOfEachLinkAreWhereTheirItemsAre(_ kind: Kind, _ seed: UInt64) throws {
    let axis = Axis.both[Int(seed % 4) / 2]
    var random = SeededGenerator(seed: seed)
    func some(_ range: ClosedRange<Int>) -> Int64 { Int64(Int.random(in: range, using: &random)) }
    let row =
      kind == .uniform
      ? ItemRow(count: 60, length: 100, axis: axis)
      : try ItemRow(lengths: (0..<60).map { _ in Double(some(40...160)) }, axis: axis)
    let heads = Tiling<Int>(row, overscan: TileOverscan(Overscan(.items(seed % 2 == 0 ? 3 : 0))))
    let others = Tiling<Int>(row, overscan: TileOverscan(Overscan(.items(seed % 3 == 0 ? 5 : 1))))
    let across = ItemRow(count: 9, length: 50, axis: axis.cross)
    let cells = TilingPlane<ItemGrid.Cell, Int>(
      axis == .horizontal ? .grid(columns: row, rows: across) : .grid(columns: across, rows: row),
      overscan: TileOverscan(Overscan(.items(2))))
    let links: [any ScrollBehavior] = kind == .grid ? [cells, heads] : [heads, others]
    let scroll = scroller(seed % 2 == 0 ? links : links.reversed())
    for step in 0..<60 {
      let (count, at) = (row.items.upperBound, some(0...40))
      switch some(0...5) {
      case 0: try row.change(kind == .uniform ? .insertRun(count: 1, at: at) : .insert([77], at: at))
      case 1 where count > 45: try row.remove(at..<at + 2)
      case 2: try row.move(at..<at + 2, to: some(0...40))
      case 3 where kind != .uniform: try row.resize(from: at, to: [Double(some(20...200))])
      default: scroll.contentOffset[axis] = Double(some(0...3_000))
      }
      let offset = scroll.contentOffset[axis] - scroll.contentOrigin[axis]
      func check(_ index: Int64, _ drawn: Rect) {
        let start = row.place(of: index, origin: ContentOrigin())?.start
        #expect(drawn.lower(axis) + offset == start, "item \(index), step \(step)")
      }
      heads.forEachTile { check($1, $2) }
      if kind == .grid {
        cells.forEachTile { check($1[axis], $2) }
      } else {
        others.forEachTile { check($1, $2) }
      }
      #expect(heads.alive > 0)
    }
  }

  /// If the program changes the lengths directly, no link is informed, so each link notices by itself.
  @Test(arguments: Axis.both) func eachLinkShowsUnreportedChanges(_ axis: Axis) throws {
    var shown = [0, 0, 0]
    let lengths = try ItemLengths(Array(repeating: 100, count: 20))
    let row = ItemRow.lengths(lengths, axis: axis)
    let across = ItemRow(count: 1, length: 50, axis: axis.cross)
    func tiles(_ number: Int) -> Tiling<Int> {
      Tiling(row, make: { 0 }, show: { _, _, _ in shown[number] += 1 }, move: { _, _, _ in })
    }
    let cells = TilingPlane<ItemGrid.Cell, Int>(
      axis == .horizontal ? .grid(columns: row, rows: across) : .grid(columns: across, rows: row),
      make: { 0 }, show: { _, _, _ in shown[2] += 1 }, move: { _, _, _ in })
    let scroll = scroller([tiles(0), tiles(1), cells])
    for step in 1...3 {
      scroll.contentOffset[axis] = Double(step)
      shown = [0, 0, 0]
      try lengths.insert(contentsOf: [100], at: 0)
      scroll.contentOffset[axis] += 10
      #expect(shown == [5, 5, 5])
      scroll.contentOffset[axis] += 10
      #expect(shown == [5, 5, 5])
    }
  }

  /// Far out a row moves its tiles' origin: no link may rely on positions that it reported before.
  @Test(arguments: Axis.both, [0, 30])
  func eachLinkFollowsTheOriginOfTilesFarOut(_ axis: Axis, _ overscan: Double) {
    let row = ItemRow.uniform(length: 100, axis: axis)
    let far = Tiling<Int>(row, overscan: TileOverscan(Overscan(.points(overscan))))
    let near = Tiling<Int>(row, overscan: TileOverscan(Overscan(.points(30 - overscan))))
    let scroll = scroller([far, near])
    for place in [0, 0x1p40 - 500, 0x1p41 - 900, 0x1p40 - 300, -0x1p40 + 700, 0] {
      for step in 0..<60 {
        scroll.contentOffset[axis] = place + Double(step) * 17
        for tiling in [far, near] {
          tiling.forEachTile { _, index, frame in
            let start = row.place(of: index, origin: scroll.contentOrigin)?.start ?? .nan
            #expect(frame.lower(axis) == start - scroll.contentOffset[axis], "item \(index), step \(step)")
          }
        }
      }
    }
  }

  @Test func aListenerReceivesEditsOfALaterAxisToo() throws {
    final class Ear: TileEditListener {
      var edits = 0
      func itemsWillChange() {}
      func itemsDidChange(_ edit: TileEdit) { edits += 1 }
      func itemsDidLayout() {}
    }
    let (row, ear) = (ItemRow(count: 9, length: 50), Ear())
    row.add(ear)
    let scroll = scroller([Tiling<Int>(row, axis: .vertical)])
    try row.insert(at: 0)
    #expect(ear.edits == 1 && scroll.contentSize.height == 500)
  }
}
