import CScrollCore
import ScrollSpace
import ScrollTiling

/// The rows of items for the Swift tiling pieces, and the same rows in C. They are built once for each count, and
/// shared. Both have been edited at the same thousand random places. Every piece leaves the number of items as it was.
final class TilingStock {
  let lengths: ItemLengths
  let core: TileRow
  let table = Table()
  let count: Int
  /// The start of the last whole viewport.
  let reach: Double

  nonisolated(unsafe) private static var all: [Int: TilingStock] = [:]

  /// Returns the stock with this number of items.
  static func of(_ count: Int) -> TilingStock {
    if let stock = all[count] { return stock }
    let stock = TilingStock(count)
    all[count] = stock
    return stock
  }

  private init(_ count: Int) {
    self.count = count
    // At most a hundred thousand different lengths, repeated, so that the rows are built quickly.
    let block = someLengths(min(count, 100_000))
    (lengths, core) = (try! ItemLengths(), TileRow(block, of: count))
    for _ in 0..<count / block.count { try! lengths.append(contentsOf: block) }
    for index in 1..<max(1, count / block.count) {
      _ = csc_lengths_insert(core.lengths, Int64(index * block.count), block, Int64(block.count))
    }
    var (dice, same) = (Dice(), Dice())
    for _ in 0..<1000 {
      core.pair(&dice)
      lengths.pair(&same, count)
    }
    reach = lengths.total - 844 - 120
  }
}

extension ItemLengths {
  /// Inserts an item at one random place and removes one at another.
  @inline(__always)
  func pair(_ dice: inout Dice, _ count: Int) {
    try! insert(50, at: Int64(dice.roll(count)))
    try! remove(at: Int64(dice.roll(count)))
  }
}

/// Memory for rects that Swift calls and C calls write.
final class RectRoom {
  let frames: UnsafeMutableBufferPointer<Rect>
  let core: UnsafeMutablePointer<csc_rect>

  init(_ count: Int) {
    frames = .allocate(capacity: count)
    frames.initialize(repeating: .zero)
    core = .allocate(capacity: count)
    core.initialize(repeating: csc_rect(), count: count)
  }

  deinit {
    frames.deallocate()
    core.deallocate()
  }
}
