import ScrollEngine
import ScrollSpace
import ScrollTiling

extension Arranging {
  /// Returns the visible part of the item at a position along the axis, from 0 to 1, insets considered.
  ///
  /// Nil if there is no such item, or no scroller. On a ring a position is an item in a lap:
  /// `index + lap · count`. See `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.visibleFraction(of: $0.rect, on: axis) }
  }

  /// Returns the progress of the item at a position through the view, from -1 to 1; nil if there is no such
  /// item, or no scroller. See `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }

  /// Returns the place of the item at a position along the axis, in offset coordinates.
  private func shown(_ position: Int64) -> (rect: Rect, scroll: ScrollController)? {
    guard let scroll, let place = place(of: position, origin: scroll.contentOrigin) else { return nil }
    return (Lane(axis, crossLength: 0).frame(of: place), scroll)
  }
}
