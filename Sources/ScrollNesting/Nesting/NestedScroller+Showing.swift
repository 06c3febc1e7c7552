public import ScrollBehaviors
import ScrollEngine
public import ScrollSpace

extension NestedScroller {
  /// Scrolls a rectangle of its content into view, through all scrollers around it, as a browser's
  /// `scrollIntoView` does. The rectangle is in content coordinates.
  ///
  /// This scroller shows the rectangle, the one around it shows the visible part, and so on. Each scrolls as
  /// by `scrollRectToVisible(_:align:padding:animated:)`, all at the same time, for the places after the
  /// inner scrollers have come to rest. Each keeps the rectangle away from its sides by `padding` and its
  /// ``scrollPadding``, as scroll-margin and scroll-padding of CSS do. Movements that a scroller contains do
  /// not count here.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool
  ) {
    scroll.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    showAround(scroll.converted(fromContent: rect), align, padding, animated)
  }

  /// Scrolls an item into view by `scroll(to:align:padding:animated:)` of the link that shows the items in
  /// this scroller, and then through all scrollers around it.
  ///
  /// The link follows an item that is measured late. The scrollers around show the item's place as known now.
  /// Returns false if there is no such item, or if the command was refused.
  @discardableResult
  public func scroll(
    to index: Int64, of items: some ItemShowing & EditableItems, align: Alignment? = .nearest,
    padding: Insets = .zero, animated: Bool
  ) -> Bool {
    let isSent = items.scroll(to: index, align: align, padding: padding, animated: animated)
    guard isSent, let place = items.place(of: index, origin: scroll.contentOrigin) else { return isSent }
    var rect = Rect(origin: scroll.destination, size: scroll.viewport)
    (rect.origin[items.axis], rect.size[items.axis]) = (place.start, place.length)
    showAround(rect, PerAxis(align), padding, animated)
    return true
  }

  /// Scrolls the visible part of a rectangle, which is in offset coordinates, into view in the scrollers around this one.
  private func showAround(
    _ rect: Rect, _ align: PerAxis<Alignment?>, _ padding: Insets, _ animated: Bool
  ) {
    guard let parent else { return }
    parent.scrollRectToVisible(shown(rect), align: align, padding: padding, animated: animated)
  }

  /// Returns the part of a rectangle that will be visible, in the content coordinates of the scroller around;
  /// the whole rectangle, if no part will be.
  private func shown(_ rect: Rect) -> Rect {
    let view = Rect(origin: scroll.destination, size: scroll.viewport)
    let seen = rect.intersection(view)
    var shown = (seen.isEmpty && !view.isEmpty ? rect : seen).offset(by: .zero - scroll.destination)
    for axis in Axis.both where scroll.isReversed[axis] {
      shown.origin[axis] = scroll.viewport[axis] - shown.upper(axis)
    }
    // Counted from the corner at which the content around begins.
    for axis in Axis.both where parent?.scroll.isReversed[axis] == true {
      shown.origin[axis] = scroll.viewport[axis] - shown.upper(axis)
    }
    return shown.offset(by: origin - .zero)
  }
}

extension Insets {
  fileprivate static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
