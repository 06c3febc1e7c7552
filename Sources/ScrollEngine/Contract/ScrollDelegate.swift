public import ScrollSpace

/// Is told what a scroller does. UIScrollViewDelegate's callbacks, under their names less "View".
///
/// Every method does nothing unless you write it. All of them may command the scroller (set the offset,
/// animate, stop, change the chain); only feeding it input or frames is refused. A command takes effect at
/// once; the callbacks it leads to come after the present one has returned. Velocities are in points per
/// second, where UIKit has points per millisecond.
///
/// The order, as a grammar (`m` is didScroll, zoom, didPull, didRebase or didLayout):
/// ```
/// life     = { didLayout | didRebase | didPull | movement }
/// movement = part { part | didLayout | didRebase | didPull } didSettle     part = drag | decel | anim | jump
/// drag     = willBeginDragging m* [ willEndDragging m* ] didEndDragging(b)
/// decel    = willBeginDecelerating m* didEndDecelerating
/// anim     = m* didEndScrollingAnimation [ didScrollToTop ]      jump = didScroll | zoom
/// ```
/// zoom is one of willBeginZooming, didZoom and didEndZooming, which come in this order, from one zoom to the next. A movement
/// may end while fingers pinch, and none does while a scale is on its way.
/// A deceleration also begins without a drag: by `fling(velocity:on:)`, or where caught content is let go. A set of
/// `contentOffset` while the content travels is a didScroll within that part, and does not end it.
/// A didPull outside of a drag, a deceleration and an animation is a wheel's.
/// didChangeAdjustedContentInset comes only right before a didLayout, and didChangePhase anywhere.
/// b is true exactly if willBeginDecelerating comes next.
public protocol ScrollDelegate: AnyObject {
  /// The offset changed. `scroll.moveCause` says what moved it.
  func scrollDidScroll(_ scroll: ScrollController)
  /// A finger went further than the slop and moves the content from now on.
  func scrollWillBeginDragging(_ scroll: ScrollController)
  /// A finger was lifted, or its touch cancelled: `dragEnd` tells which. `targetContentOffset` comes in with the offset where the
  /// scroller will rest, edges included; write another to send it there instead. Closed walls outrank it.
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point)
  /// The drag is over. From here on `destination` is where it comes to rest.
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool)
  /// A wall refused a part of a move, or the speed of a motion that meets the wall. Comes after the didScroll of the same
  /// move, once for each axis; once more when the finger is back inside, with a `distance` of 0; and not when the finger
  /// lifts past the wall: that is a didEndDragging. A key's or a notch's step refuses nothing: it ends at the wall.
  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull)
  /// It travels on by itself.
  func scrollWillBeginDecelerating(_ scroll: ScrollController)
  /// It has stopped travelling by itself: it arrived, or was caught, stopped or sent elsewhere.
  func scrollDidEndDecelerating(_ scroll: ScrollController)
  /// An animation is over: it arrived, or was replaced, caught or stopped, or had nowhere to go.
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController)
  /// Fingers pinch, or a command zooms: the scale is about to change.
  func scrollWillBeginZooming(_ scroll: ScrollController)
  /// The scale changed: `zoomScale` reads it.
  func scrollDidZoom(_ scroll: ScrollController)
  /// The scale rests, within its limits: fingers are gone and no bounce is left, or something took the content in hand. `scale`
  /// is what it is then.
  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double)
  /// May `scrollToTop` go there? If any link says no, nothing happens.
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool
  /// An animation that `scrollToTop` asked for is over, and it stands at the top; not where a link's `target` ended it
  /// short of that. Once for both axes, if both were on their way to the top.
  func scrollDidScrollToTop(_ scroll: ScrollController)
  /// `adjustedContentInset` changed. Comes right before the didLayout of that change.
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController)
  /// Viewport, content, insets or walls changed.
  func scrollDidLayout(_ scroll: ScrollController)
  /// The origin moved: `shift` was added to the offset and to all that goes with it. Nothing is seen to move.
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector)
  /// It does something else now. `old` is what it did before.
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase)
  /// It rests. Comes once for each movement, last.
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason)
}

extension ScrollDelegate {
  /// Does nothing.
  public func scrollDidScroll(_ scroll: ScrollController) { scroll.ignore(.didScroll, self) }
  /// Does nothing.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { scroll.ignore(.willBeginDragging, self) }
  /// Leaves the target as it is.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { scroll.ignore(.willEndDragging, self) }
  /// Does nothing.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    scroll.ignore(.didEndDragging, self)
  }
  /// Does nothing.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { scroll.ignore(.didPull, self) }
  /// Does nothing.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    scroll.ignore(.willBeginDecelerating, self)
  }
  /// Does nothing.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) {
    scroll.ignore(.didEndDecelerating, self)
  }
  /// Does nothing.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    scroll.ignore(.didEndScrollingAnimation, self)
  }
  /// Does nothing.
  public func scrollWillBeginZooming(_ scroll: ScrollController) { scroll.ignore(.willBeginZooming, self) }
  /// Does nothing.
  public func scrollDidZoom(_ scroll: ScrollController) { scroll.ignore(.didZoom, self) }
  /// Does nothing.
  public func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    scroll.ignore(.didEndZooming, self)
  }
  /// Yes.
  public func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    scroll.ignore(.shouldScrollToTop, self)
    return true
  }
  /// Does nothing.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { scroll.ignore(.didScrollToTop, self) }
  /// Does nothing.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    scroll.ignore(.didChangeInset, self)
  }
  /// Does nothing.
  public func scrollDidLayout(_ scroll: ScrollController) { scroll.ignore(.didLayout, self) }
  /// Does nothing.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    scroll.ignore(.didRebase, self)
  }
  /// Does nothing.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    scroll.ignore(.didChangePhase, self)
  }
  /// Does nothing.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    scroll.ignore(.didSettle, self)
  }
}
