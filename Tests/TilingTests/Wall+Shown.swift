import Hands

extension Wall {
  /// A row of tiles on this wall, the first link of its scroller.
  func row(
    _ items: ItemRow, _ axis: Axis = .vertical, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    viewport: Double = 400, and others: [any ScrollBehavior] = []
  ) -> (Tiling<Slate>, ScrollController) {
    let tiles = Tiling(items, axis: axis, overscan: overscan, poolCap: poolCap, source: self)
    return (tiles, scroller([tiles] + others, viewport: viewport))
  }
}

extension PlaneWall {
  /// A plane of tiles on this wall, the first link of its scroller.
  func plane(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256,
    viewport: Double = 400, and others: [any ScrollBehavior] = []
  ) -> (TilingPlane<Index, Plate<Index>>, ScrollController) {
    let tiles = TilingPlane(items, overscan: overscan, poolCap: poolCap, source: self)
    return (tiles, scroller([tiles] + others, viewport: viewport))
  }
}

extension ItemRow {
  /// Items of one length that may be given others.
  static func measured(_ count: Int64 = 100, _ length: Double = 50) -> ItemRow {
    .lengths(try! ItemLengths(count: count, length: length))
  }
}
