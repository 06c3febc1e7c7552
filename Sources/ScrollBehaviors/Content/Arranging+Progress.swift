import ScrollEngine
import ScrollSpace

extension Arranging {
  /// How much of the item at a position is seen along the axis now, 0 to 1, insets counted; nil where there is no such
  /// item, or no scroller. On a ring a position is an item in a lap: `index + lap · count`. See
  /// `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.visibleFraction(of: $0.rect, on: axis) }
  }

  /// How far the item at a position is on its way through the view now, -1 to 1; nil where there is no such item, or no
  /// scroller. See `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    shown(position).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }

  /// Where the item at a position is along the axis, as the content offset of the scroller counts.
  private func shown(_ position: Int64) -> (rect: Rect, scroll: ScrollController)? {
    guard let scroll, let place = place(of: position, origin: scroll.contentOrigin) else { return nil }
    return (Lane(axis, crossLength: 0).frame(of: place), scroll)
  }
}
