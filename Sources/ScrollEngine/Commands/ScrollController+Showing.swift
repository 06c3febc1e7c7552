public import ScrollSpace

extension ScrollController {
  /// The offset that brings a rect of the content into view.
  ///
  /// The rect counts from where `contentOffset` does. The view is the viewport less its insets and less `padding`,
  /// room that the rect shall keep from its sides. An axis that is to be brought to the `nearest` place sets out from
  /// where an animation leads, else from the offset, and stays there if the rect is in view, past a wall too. Otherwise
  /// walls are respected. A rect or padding that is not usable leads nowhere.
  public func contentOffset(
    showing rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point {
    var result = commandStart
    guard isUsable(rect.origin), isUsable(rect.size), isUsable(padding) else { return result }
    for axis in Axis.both {
      let lead = state.geometry.inset.lower(axis) + padding.lower(axis)
      let length = max(0, state.geometry.visibleLength(axis) - padding.total(axis))
      let from = rect.origin[axis]
      let view = result[axis] + lead
      let start = align[axis].start(ofView: length, at: view, showing: from, from + rect.size[axis])
      // In view already: neither the bar's rounding nor a wall that it stands past moves it.
      if align[axis] == .nearest, start == view { continue }
      result[axis] = normalized(state.geometry.extent[axis].clamp(start - lead))
    }
    return result
  }

  /// Brings a rect of the content into view, as ``contentOffset(showing:align:padding:)`` says. Does nothing
  /// where it is already so. A rect or padding that is not usable is refused and counted.
  ///
  /// An axis on which the rect is in view goes on as it was, a fling too. That one may carry it away again: UIScrollView
  /// would end the fling, but a set of `contentOffset.x` leaves y alone here as well. Within an `update` it goes there once that
  /// is laid out.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool
  ) {
    guard isUsable(rect.origin), isUsable(rect.size), isUsable(padding) else {
      if mayCommand() { refuse(.unusableNumbers, #function, "\(rect), padding \(padding)") }
      return
    }
    afterUpdate { [self] in
      func ask(_ rect: Rect) -> (Point, Point) {
        (contentOffset(showing: rect, align: align, padding: padding), commandStart)
      }
      let (offset, present) = animated ? supposingRest { [end = atRest(rect)] in ask(end) } : ask(rect)
      guard offset != present else { return }
      let inView = Axis.both.first { offset[$0] == present[$0] }
      setContentOffset(offset, on: inView?.cross, animated: animated)
    }
  }

  /// Goes to the start of the content by an animation, if no link forbids it in `scrollShouldScrollToTop`; says
  /// so by `scrollDidScrollToTop` when it is there. On an axis that is open at its lower side it does nothing. The
  /// other axis goes on as it was, and what is commanded of that one meanwhile does not keep it from the top. Within an `update`
  /// it goes there once that is laid out.
  public func scrollToTop(of axis: Axis = .vertical) {
    if isUpdating { return afterUpdate { self.scrollToTop(of: axis) } }
    guard state.geometry.extent[axis].lower != nil, mayCommand() else { return }
    // Those who are asked may take the wall away, and may command all else.
    if mayScrollToTop(), let top = state.geometry.extent[axis].lower {
      animate(
        to: Point(x: top, y: top), on: PerAxis(x: axis == .horizontal, y: axis == .vertical),
        standingOn: PerAxis(.wall(.lower)), isTop: true)
    }
    deliver()
  }

  private func mayScrollToTop() -> Bool {
    return telling("scrollShouldScrollToTop") {
      let mayAll = allLinks(hearing: .shouldScrollToTop) { link, number in
        state.turn.number = number
        return link.scrollShouldScrollToTop(self)
      }
      guard mayAll else { return false }
      state.turn.number = Turn.delegate
      return delegate?.scrollShouldScrollToTop(self) ?? true
    }
  }
}
