import ScrollEngine
public import ScrollSpace

extension NestedScroller {
  /// Brings a rect of its content into view, through all scrollers around it, as a browser's `scrollIntoView` does: this
  /// scroller shows the rect, the one around it what is shown of that, and so on. The rect counts as `contentOffset` does.
  ///
  /// Each scroller goes as `scrollRectToVisible(_:align:padding:animated:)` says, all at the same time, to where the rect will
  /// be when the scrollers in it have come to rest. Movements that a scroller contains do not count here.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = PerAxis(.nearest), padding: Insets = .zero, animated: Bool
  ) {
    scroll.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    guard let parent else { return }
    var place = shown(rect)
    place.origin = parent.scroll.converted(fromContent: place.origin)
    parent.scrollRectToVisible(place, align: align, animated: animated)
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
