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
  /// The numbers of tiles that were made because none waited, used again, and dropped.
  private(set) var (made, reused, dropped) = (0, 0, 0)

  init(cap: Int) { self.cap = cap }

  deinit {
    for shelf in older + [last] {
      var shelf = shelf
      while let tile = shelf.take() { tile.release() }
    }
  }

  /// Removes a tile of a kind. Returns nil if there is none: then one is made.
  mutating func take(_ kind: Int) -> Unmanaged<LiveTile>? {
    if count > 0, cap > 0 {
      bringLast(kind)
      if let tile = last.take() {
        (count, reused) = (count - 1, reused &+ 1)
        return tile
      }
    }
    made &+= 1
    return nil
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

  /// Removes a tile beyond the cap, to be dropped: one of the kind used longest ago, so that unused kinds do not fill the
  /// pool.
  mutating func takeSpare() -> Unmanaged<LiveTile>? {
    guard count > cap else { return nil }
    while let first = older.first, first.top == nil { older.removeFirst() }
    (count, dropped) = (count - 1, dropped &+ 1)
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
