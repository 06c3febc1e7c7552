/// Who makes a board's tiles.
protocol TileHost: AnyObject {
  func kind(of index: Cell) -> Int
  func make(_ kind: Int) -> LiveTile
}
