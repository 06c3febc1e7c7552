public import ScrollSpace

extension ScrollDelegate {
  /// Does nothing.
  public func scrollDidScroll(_ scroll: ScrollController) { scroll.chain.ignore(.didScroll, self) }
  /// Does nothing.
  public func scrollWillBeginDragging(_ scroll: ScrollController) {
    scroll.chain.ignore(.willBeginDragging, self)
  }
  /// Leaves the target as it is.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { scroll.chain.ignore(.willEndDragging, self) }
  /// Does nothing.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    scroll.chain.ignore(.didEndDragging, self)
  }
  /// Does nothing.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    scroll.chain.ignore(.didPull, self)
  }
  /// Does nothing.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    scroll.chain.ignore(.willBeginDecelerating, self)
  }
  /// Does nothing.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) {
    scroll.chain.ignore(.didEndDecelerating, self)
  }
  /// Does nothing.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    scroll.chain.ignore(.didEndScrollingAnimation, self)
  }
  /// Does nothing.
  public func scrollWillBeginZooming(_ scroll: ScrollController) {
    scroll.chain.ignore(.willBeginZooming, self)
  }
  /// Does nothing.
  public func scrollDidZoom(_ scroll: ScrollController) { scroll.chain.ignore(.didZoom, self) }
  /// Does nothing.
  public func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    scroll.chain.ignore(.didEndZooming, self)
  }
  /// Returns true.
  public func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    scroll.chain.ignore(.shouldScrollToTop, self)
    return true
  }
  /// Does nothing.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { scroll.chain.ignore(.didScrollToTop, self) }
  /// Does nothing.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    scroll.chain.ignore(.didChangeInset, self)
  }
  /// Does nothing.
  public func scrollDidLayout(_ scroll: ScrollController) { scroll.chain.ignore(.didLayout, self) }
  /// Does nothing.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    scroll.chain.ignore(.didRebase, self)
  }
  /// Does nothing.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    scroll.chain.ignore(.didChangePhase, self)
  }
  /// Does nothing.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    scroll.chain.ignore(.didSettle, self)
  }
}

extension ScrollBehavior {
  /// Does nothing.
  public func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    scroll.chain.ignore(.willTakeInput, self)
  }
}

extension ScrollBehavior {
  /// Does nothing.
  public func didAttach(to scroll: ScrollController) { scroll.chain.ignore(.didAttach, self) }
}
