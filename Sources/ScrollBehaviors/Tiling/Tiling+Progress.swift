import ScrollEngine
import ScrollSpace

extension Tiling {
  /// How much of the tile at a position is seen along the row now, 0 to 1, insets counted; nil if it has no tile.
  /// See `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    guard let scroll = board.scroll, let frame = content(position) else { return nil }
    return scroll.visibleFraction(of: frame, on: axis)
  }

  /// How far the tile at a position is on its way through the view now, -1 to 1; nil if it has no tile. See
  /// `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    guard let scroll = board.scroll, let frame = content(position) else { return nil }
    return scroll.progress(of: frame, on: axis)
  }

  /// The frame in the coordinates that the content offset has.
  private func content(_ position: Int64) -> Rect? {
    guard var frame = frame(of: position) else { return nil }
    frame.origin[axis] += origin
    return frame
  }
}
