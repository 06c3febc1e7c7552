/// The owner of a board's tiles, which makes them.
protocol TileHost: AnyObject {
  func kind(of index: Cell) -> Int
  func make(_ kind: Int) -> LiveTile
}
