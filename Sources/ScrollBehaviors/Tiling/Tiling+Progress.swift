import ScrollEngine
import ScrollSpace

extension Tiling {
  /// How much of the tile at a position is seen along the row now, 0 to 1, insets counted; nil if it has no tile.
  /// See `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.visibleFraction(of: $0.rect, on: axis) }
  }

  /// How far the tile at a position is on its way through the view now, -1 to 1; nil if it has no tile. See
  /// `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }
}
