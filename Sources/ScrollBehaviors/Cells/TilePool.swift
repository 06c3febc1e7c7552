/// The tiles that wait to be used again, by their kind.
///
/// ```
///   older   kind 2 ─▶ 7                 last   kind 0 ─▶ 5 ─▶ 3 ─▶ 1
/// ```
/// On each shelf the tile added last is on top. The shelf used longest ago is the first of the older ones.
struct TilePool: ~Copyable {
  private struct Shelf {
    var kind = 0
    var top: Unmanaged<LiveTile>?

    mutating func take() -> Unmanaged<LiveTile>? {
      guard let tile = top else { return nil }
      top = tile._withUnsafeGuaranteedRef { $0.below }
      return tile
    }
  }

  private var last = Shelf()
  private var older: [Shelf] = []
  /// The greatest number of waiting tiles after a pass, of all kinds together.
  let cap: Int
  private(set) var count = 0

  init(cap: Int) { self.cap = cap }

  mutating func take(_ kind: Int) -> Unmanaged<LiveTile>? {
    if count == 0 || cap == 0 { return nil }
    bringLast(kind)
    guard let tile = last.take() else { return nil }
    count -= 1
    return tile
  }

  /// Adds a tile, even beyond the cap, so that the tiles that leave in a pass can be used for those that
  /// enter in the same pass. With a cap of 0 the tile is not used again.
  mutating func put(_ tile: Unmanaged<LiveTile>) {
    tile._withUnsafeGuaranteedRef {
      bringLast($0.kind)
      $0.below = last.top
    }
    last.top = tile
    count += 1
  }

  /// Removes a tile beyond the cap: one of the kind used longest ago, so that unused kinds do not fill the
  /// pool.
  mutating func takeSpare(cap: Int) -> Unmanaged<LiveTile>? {
    guard count > cap else { return nil }
    while let first = older.first, first.top == nil { older.removeFirst() }
    count -= 1
    return older.isEmpty ? last.take() : older[0].take()
  }

  /// Makes a kind the one used last.
  private mutating func bringLast(_ kind: Int) {
    if last.kind == kind { return }
    older.append(last)
    let shelf = older.firstIndex { $0.kind == kind }
    if let shelf { last = older.remove(at: shelf) } else { last = Shelf(kind: kind) }
  }
}
