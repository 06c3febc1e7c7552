import Hands
import Testing

/// A row is a grid of one column: the tiles and loads of both receive the same calls, in the same order.
struct OneBoardTests {
  private final class Ledger {
    var log: [String] = []

    func prefetch<Index>(_ index: @escaping (Index) -> Int64) -> TilePrefetch<Index> {
      TilePrefetch(
        begin: { [unowned self] in log.append("begin \(index($0))") },
        cancel: { [unowned self] in log.append("cancel \(index($0))") })
    }

    func note(_ word: String, _ index: Int64, _ frame: Rect) { log.append("\(word) \(index), \(frame)") }

    func hide(_ index: Int64) { log.append("hide \(index)") }
  }

  private let overscan = TileOverscan(ahead: 0.1, linger: 30)
  private let row = Ledger()
  private let grid = Ledger()

  private func edit(_ count: Int64, _ random: inout SeededGenerator) -> TileEdit {
    let index = Int64.random(in: 0..<count - 20, using: &random)
    let to = Int64.random(in: 0..<count - 20, using: &random)
    let lengths = (0..<3).map { _ in Double(Int.random(in: 20...400, using: &random)) / 4 }
    return switch Int.random(in: 0...5, using: &random) {
    case 0: .insert(lengths, at: index)
    case 1: .insertRun(count: 2, length: 33, at: index)
    case 2: .remove(index..<index + 3)
    case 3: .move(index..<index + 4, to: to)
    case 4: .resize(from: index, to: lengths)
    default: .reload(index..<index + 2)
    }
  }

  @Test(arguments: Axis.both, 0..<8)
  func boardsReceiveTheSameCallbacksForRandomEditsFlingsAndJumps(_ axis: Axis, _ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let lengths = (0..<60).map { _ in Double(Int.random(in: 20...400, using: &random)) / 4 }
    let tiles = Tiling<Int>(
      .lengths(try ItemLengths(lengths)), axis: axis, overscan: overscan, make: { 0 },
      show: { [row] in row.note("show", $1, $2) }, move: { [row] in row.note("move", $1, $2) },
      hide: { [row] in row.hide($1) })
    tiles.prefetch = row.prefetch { $0 }
    let (items, one): (ItemRow, ItemRow) = (
      .lengths(try ItemLengths(lengths)), .uniform(length: 400, items: 0..<1)
    )
    let plane = TilingPlane<ItemGrid.Cell, Int>(
      axis == .vertical ? .grid(columns: one, rows: items) : .grid(columns: items, rows: one),
      overscan: overscan, poolCap: 64, make: { 0 },
      show: { [grid] in grid.note("show", $1[axis], $2) },
      move: { [grid] in grid.note("move", $1[axis], $2) },
      hide: { [grid] in grid.hide($1[axis]) })
    plane.prefetch = grid.prefetch { $0[axis] }
    let hands = [
      Hand(scroller([tiles, KeepAnchor(tiles), Clamping()]), axis),
      Hand(scroller([plane, KeepAnchor(plane.line(on: axis)), Clamping()]), axis),
    ]
    for step in 0..<120 {
      let action = Int.random(in: 0...4, using: &random)
      let place = Double.random(in: 0...3_000, using: &random)
      let edits = (0..<action).map { _ in edit(tiles.items.upperBound, &random) }
      for hand in hands {
        switch action {
        case 0: hand.fling(at: place - 1_500)
        case 1: hand.scroll.setContentOffset(axis.point(place), animated: true)
        default: hand.frames(2)
        }
        hand.frames(3)
      }
      try tiles.change(edits)
      try plane.change(edits, on: axis)
      try #require(row.log == grid.log, "step \(step)")
      #expect(tiles.alive == plane.alive && tiles.left == plane.left && tiles.origin == plane.origin[axis])
      #expect(tiles.tiled.map { $0 } == plane.tiled.map { $0[axis] })
    }
    #expect(row.log.count > 500)
  }
}
