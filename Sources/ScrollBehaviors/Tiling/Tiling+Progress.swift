import ScrollEngine
import ScrollSpace

extension Tiling {
  /// Returns the visible part of the tile at a position along the row, from 0 to 1, insets considered; nil if
  /// there is no tile. See `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.visibleFraction(of: $0.rect, on: axis) }
  }

  /// Returns the progress of the tile at a position through the view, from -1 to 1; nil if there is no tile.
  /// See `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }
}
