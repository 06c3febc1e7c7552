public import ScrollSpace

extension ScrollController {
  /// Returns the offset that brings a rectangle of the content into view.
  ///
  /// The rectangle is in the coordinates of `contentOffset`. The view is the viewport less its insets and less
  /// `padding`, the room to keep between the rectangle and the sides. An axis with `.nearest` alignment starts from
  /// the target of a running animation, else from the offset. If the rectangle is in view, that axis does not move,
  /// even past a wall. Otherwise walls limit the offset. If the rectangle or the padding is not usable, the axes do
  /// not move.
  public func contentOffset(
    showing rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point {
    var result = commandStart
    guard isUsable(rect.origin), isUsable(rect.size), isUsable(padding) else { return result }
    for axis in Axis.both {
      let leadingInset = state.geometry.inset.lower(axis) + padding.lower(axis)
      let length = max(0, state.geometry.visibleLength(axis) - padding.total(axis))
      let from = rect.origin[axis]
      let view = result[axis] + leadingInset
      let start = align[axis].start(ofView: length, at: view, showing: from, from + rect.size[axis])
      // The rectangle is in view already. Neither the rounding of a bar nor a wall moves the offset.
      if align[axis] == .nearest, start == view { continue }
      result[axis] = normalized(state.geometry.extent[axis].clamp(start - leadingInset))
    }
    return result
  }

  /// Scrolls so that a rectangle of the content is in view, as ``contentOffset(showing:align:padding:)`` defines.
  /// Does nothing if the rectangle is in view. A rectangle or padding that is not usable is refused and counted.
  ///
  /// An axis on which the rectangle is in view continues as before, also a fling. That fling may carry the rectangle
  /// out of view again. UIScrollView would end the fling; here, as with setting `contentOffset.x`, the other axis is
  /// left alone. Within an `update` the command takes effect after the layout.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool
  ) {
    observe(.scrollRectToVisible(rect, align: align, padding: padding, animated: animated))
    guard isUsable(rect.origin), isUsable(rect.size), isUsable(padding) else {
      if mayCommand() { refuse(.unusableNumbers, #function, "\(rect), padding \(padding)") }
      return
    }
    afterUpdate { [self] in
      func ask(_ rect: Rect) -> (Point, Point) {
        (contentOffset(showing: rect, align: align, padding: padding), commandStart)
      }
      let isAtRest = animated || isZoomBouncing
      let (offset, present) = isAtRest ? supposingRest { [end = atRest(rect)] in ask(end) } : ask(rect)
      guard offset != present else { return }
      let inView = Axis.both.first { offset[$0] == present[$0] }
      send(to: offset, on: inView?.cross, animated: animated)
    }
  }

  /// Scrolls to the start of the content by an animation, unless a link returns false in `scrollShouldScrollToTop`.
  /// `scrollDidScrollToTop` is called on arrival.
  ///
  /// Does nothing on an axis without a lower wall. The other axis continues as before, and commands for it do not
  /// stop the scroll to the top. Within an `update` the command takes effect after the layout.
  public func scrollToTop(of axis: Axis = .vertical) {
    observe(.scrollToTop(of: axis))
    afterUpdate { [self] in
      guard state.geometry.extent[axis].lower != nil, mayCommand("scrollToTop(of:)") else { return }
      // The links that are asked may remove the wall, or command anything else.
      if mayScrollToTop(), let top = state.geometry.extent[axis].lower {
        animate(
          to: Point(x: top, y: top), on: PerAxis(x: axis == .horizontal, y: axis == .vertical),
          restingOn: PerAxis(.wall(.lower)), isTop: true)
      }
      deliver()
    }
  }

  private func mayScrollToTop() -> Bool {
    return calling("scrollShouldScrollToTop") {
      let mayAll = allLinks(implementing: .shouldScrollToTop) { link, number in
        state.currentCall.number = number
        return link.scrollShouldScrollToTop(self)
      }
      guard mayAll else { return false }
      state.currentCall.number = CurrentCall.delegate
      return lastLink?.scrollShouldScrollToTop(self) ?? true
    }
  }
}
