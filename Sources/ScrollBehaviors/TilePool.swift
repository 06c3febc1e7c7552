/// Tiles that wait to be used again, by their kind. A tile is known by its number.
struct TilePool {
  private var shelves: [(kind: Int, tiles: [Int])] = []
  /// How many tiles may wait, of all kinds together.
  let cap: Int
  private(set) var count = 0

  init(cap: Int) { self.cap = cap }

  mutating func take(_ kind: Int) -> Int? {
    for index in shelves.indices where shelves[index].kind == kind {
      guard let tile = shelves[index].tiles.popLast() else { return nil }
      count -= 1
      return tile
    }
    return nil
  }

  /// Keeps a tile, unless there are enough. False if it is not kept.
  mutating func put(_ tile: Int, _ kind: Int) -> Bool {
    guard count < cap else { return false }
    count += 1
    for index in shelves.indices where shelves[index].kind == kind {
      shelves[index].tiles.append(tile)
      return true
    }
    shelves.append((kind, [tile]))
    shelves[shelves.count - 1].tiles.reserveCapacity(min(cap, 64))
    return true
  }

  mutating func empty() {
    shelves = []
    count = 0
  }
}
