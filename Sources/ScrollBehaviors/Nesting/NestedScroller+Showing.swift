import ScrollEngine
public import ScrollSpace

extension NestedScroller {
  /// Brings a rect of its content into view, through all scrollers around it, as a browser's `scrollIntoView` does: this
  /// scroller shows the rect, the one around it what is shown of that, and so on. The rect counts as `contentOffset` does.
  ///
  /// Each scroller goes as `scrollRectToVisible(_:align:padding:animated:)` says, all at the same time, to where the rect will
  /// be when the scrollers in it have come to rest. Each keeps the rect away from its sides by `padding` and its
  /// ``scrollPadding``, as scroll-margin and scroll-padding of CSS do. Movements that a scroller contains do not count here.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool
  ) {
    scroll.scrollRectToVisible(rect, align: align, padding: padding + scrollPadding, animated: animated)
    showAround(rect, align, padding, animated)
  }

  /// Brings an item into view, as `scroll(to:align:padding:animated:)` of the link says that shows the items in this scroller,
  /// and then through all scrollers around it. The link follows an item that is measured late; the scrollers around show the
  /// item where it is taken to stand by now. False if there is no such item, or the command was refused.
  @discardableResult
  public func scroll(
    to index: Int64, of items: some ItemShowing & EditableItems, align: Alignment? = .nearest,
    padding: Insets = .zero, animated: Bool
  ) -> Bool {
    let isSent = items.scroll(to: index, align: align, padding: padding + scrollPadding, animated: animated)
    guard isSent, let place = items.place(of: index, origin: scroll.contentOrigin) else { return isSent }
    var rect = Rect(origin: scroll.destination, size: scroll.viewport)
    (rect.origin[items.axis], rect.size[items.axis]) = (place.start, place.length)
    showAround(rect, PerAxis(align), padding, animated)
    return true
  }

  /// Shows what will be seen of a rect through the scrollers around this one.
  private func showAround(
    _ rect: Rect, _ align: PerAxis<Alignment?>, _ padding: Insets, _ animated: Bool
  ) {
    guard let parent else { return }
    let place = parent.scroll.converted(fromContent: shown(rect))
    parent.scrollRectToVisible(place, align: align, padding: padding, animated: animated)
  }

  /// What will be seen of a rect of the content, in the content coordinates of the scroller around it; all of it, if nothing
  /// will be seen.
  private func shown(_ rect: Rect) -> Rect {
    let view = Rect(origin: scroll.destination, size: scroll.viewport)
    let seen = rect.intersection(view)
    var shown = (seen.isEmpty && !view.isEmpty ? rect : seen).offset(by: .zero - scroll.destination)
    for axis in Axis.both where scroll.isReversed[axis] {
      shown.origin[axis] = scroll.viewport[axis] - shown.upper(axis)
    }
    // The corner where the content around begins.
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
