/// Tiles that wait to be used again, by their kind. A tile is known by its number.
struct TilePool {
  /// The kind that was used longest ago comes first.
  private var shelves: [(kind: Int, tiles: [Int])] = []
  /// How many tiles may wait when a pass is over, of all kinds together.
  let cap: Int
  private(set) var count = 0

  init(cap: Int) { self.cap = cap }

  mutating func take(_ kind: Int) -> Int? {
    guard bringLast(kind), let tile = shelves[shelves.count - 1].tiles.popLast() else { return nil }
    count -= 1
    return tile
  }

  /// Keeps a tile, with no regard to how many wait, so that those that leave in one pass are there for those that
  /// enter in it. False where none may wait at all.
  mutating func put(_ tile: Int, _ kind: Int) -> Bool {
    guard cap > 0 else { return false }
    if !bringLast(kind) {
      var shelf = (kind: kind, tiles: [Int]())
      shelf.tiles.reserveCapacity(min(cap, 64))
      shelves.append(shelf)
    }
    shelves[shelves.count - 1].tiles.append(tile)
    count += 1
    return true
  }

  /// Takes out one of those that are too many: of the kind that was used longest ago, so that kinds nobody asks for
  /// any more do not fill the pool.
  mutating func takeSpare() -> Int? {
    guard count > cap else { return nil }
    while shelves.count > 1, shelves[0].tiles.isEmpty { shelves.removeFirst() }
    guard let tile = shelves[0].tiles.popLast() else { return nil }
    count -= 1
    return tile
  }

  /// Makes a kind the one that was used last. False if it has no shelf.
  private mutating func bringLast(_ kind: Int) -> Bool {
    guard let index = shelves.lastIndex(where: { $0.kind == kind }) else { return false }
    if index + 1 < shelves.count { shelves.append(shelves.remove(at: index)) }
    return true
  }
}
