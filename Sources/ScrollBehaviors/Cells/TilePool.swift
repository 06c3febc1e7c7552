/// Tiles that wait to be used again, by their kind. A tile is known by its number.
///
/// ```
///   older   kind 2 ─▶ 7                 last   kind 0 ─▶ 5 ─▶ 3 ─▶ 1
/// ```
/// On each shelf the tile that was put last is on top. The shelf that was used longest ago is the first of the older ones.
struct TilePool: ~Copyable {
  private struct Shelf {
    var kind = 0
    /// -1: none.
    var top = -1
  }

  private var last = Shelf()
  private var older: [Shelf] = []
  /// For each tile the one below it.
  private var below = PlainList<Int>()
  /// How many tiles may wait when a pass is over, of all kinds together.
  let cap: Int
  private(set) var count = 0

  init(cap: Int) { self.cap = cap }

  mutating func take(_ kind: Int) -> Int? {
    if count == 0 { return nil }
    bringLast(kind)
    guard last.top >= 0 else { return nil }
    count -= 1
    defer { last.top = below[last.top] }
    return last.top
  }

  /// Keeps a tile, with no regard to how many wait, so that those that leave in one pass are there for those that
  /// enter in it. False where none may wait at all.
  mutating func put(_ tile: Int, _ kind: Int) -> Bool {
    guard cap > 0 else { return false }
    bringLast(kind)
    while below.count <= tile { below.append(-1) }
    below[tile] = last.top
    last.top = tile
    count += 1
    return true
  }

  /// Takes out one of those that are too many: of the kind that was used longest ago, so that kinds nobody asks for
  /// any more do not fill the pool.
  mutating func takeSpare() -> Int? {
    guard count > cap else { return nil }
    while older.first?.top == -1 { older.removeFirst() }
    guard let tile = older.first?.top else { return take(last.kind) }
    older[0].top = below[tile]
    count -= 1
    return tile
  }

  /// Makes a kind the one that was used last.
  private mutating func bringLast(_ kind: Int) {
    if last.kind == kind { return }
    older.append(last)
    let shelf = older.firstIndex { $0.kind == kind }
    if let shelf { last = older.remove(at: shelf) } else { last = Shelf(kind: kind) }
  }
}
