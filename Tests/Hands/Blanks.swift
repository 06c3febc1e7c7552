package import ScrollBehaviors
import ScrollTiling

/// Tiles that show nothing to anybody: they are only counted.
extension Tiling where Content == Int {
  package convenience init(_ items: ItemRow, axis: Axis? = nil, overscan: TileOverscan = TileOverscan()) {
    self.init(items, axis: axis, overscan: overscan, make: { 0 }, show: { _, _, _ in })
  }
}

extension TilingPlane where Content == Int {
  package convenience init(_ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan()) {
    self.init(items, overscan: overscan, make: { 0 }, show: { _, _, _ in })
  }
}

extension Masonry {
  /// Lanes that hold items already.
  package convenience init(lanes: Int, spacing: Double = 0, holding lengths: [Double]) {
    try! self.init(lanes: lanes, spacing: spacing)
    try! append(contentsOf: lengths)
  }
}
