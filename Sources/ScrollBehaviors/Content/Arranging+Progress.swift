import ScrollEngine
import ScrollSpace

extension Arranging {
  /// How much of the item at a position is seen along the axis now, 0 to 1, insets counted; nil where there is no such
  /// item, or no scroller. On a ring a position is an item in a lap: `index + lap · count`. See
  /// `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of position: Int64) -> Double? {
    guard let scroll, let rect = rect(of: position, on: scroll) else { return nil }
    return scroll.visibleFraction(of: rect, on: axis)
  }

  /// How far the item at a position is on its way through the view now, -1 to 1; nil where there is no such item, or no
  /// scroller. See `Geometry.progress(of:on:at:)`.
  public func progress(of position: Int64) -> Double? {
    guard let scroll, let rect = rect(of: position, on: scroll) else { return nil }
    return scroll.progress(of: rect, on: axis)
  }

  /// Where the item at a position is along the axis, as the content offset counts.
  private func rect(of position: Int64, on scroll: ScrollController) -> Rect? {
    guard let place = place(of: position, origin: scroll.contentOrigin) else { return nil }
    var rect = Rect.zero
    rect.origin[axis] = place.start
    rect.size[axis] = place.length
    return rect
  }
}
