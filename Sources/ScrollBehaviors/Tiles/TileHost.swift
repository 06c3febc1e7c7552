/// What a board asks of the owner of its tiles.
struct TileHost {
  unowned(unsafe) var maker: (any TileMaker)!
  /// True if tiles are of several kinds; and if `hide` is called for a tile that leaves.
  let sorts: Bool
  let hides: Bool
}

/// The owner of a board's tiles, which makes them.
protocol TileMaker: AnyObject {
  func kind(of index: Cell) -> Int
  func make(_ kind: Int) -> LiveTile
}
