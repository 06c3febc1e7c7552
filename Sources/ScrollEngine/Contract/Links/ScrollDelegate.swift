public import ScrollSpace

/// A delegate receives a scroller's callbacks. They have the names of UIScrollViewDelegate's methods without "View".
///
/// Every method has a default implementation that does nothing. All methods may command the scroller: set the offset,
/// animate, stop, change the chain. Input and frames are refused. A command takes effect at once. The callbacks of
/// that command are called after the present callback has returned. Velocities are in points per second; UIKit uses
/// points per millisecond.
///
/// The grammar of the callbacks' order (`m` is didScroll, zoom, didPull, didRebase or didLayout):
/// ```
/// life     = { didLayout | didRebase | didPull | movement }
/// movement = part { part | didLayout | didRebase | didPull } didSettle     part = drag | decel | anim | jump
/// drag     = willBeginDragging m* [ willEndDragging m* ] didEndDragging(b)
/// decel    = willBeginDecelerating m* didEndDecelerating
/// anim     = m* didEndScrollingAnimation [ didScrollToTop ]      jump = didScroll | zoom
/// ```
/// - zoom is willBeginZooming, didZoom or didEndZooming. They come in this order, from one zoom to the next. A
///   movement may end while fingers pinch, but not while the scale is animated.
/// - A deceleration also begins without a drag: by `fling(velocity:on:)`, or when a finger releases content that it
///   has caught.
/// - A set of `contentOffset` while the content moves by itself is a didScroll within that part. It does not end the
///   part.
/// - A didPull outside of a drag, a deceleration and an animation comes from a wheel.
/// - didChangeAdjustedContentInset comes only right before a didLayout, and didChangePhase anywhere.
/// - b is true exactly if willBeginDecelerating comes next.
public protocol ScrollDelegate: AnyObject {
  /// Called when the offset has changed. `scroll.moveCause` returns what moved the content.
  func scrollDidScroll(_ scroll: ScrollController)
  /// Called when a finger has moved farther than the slop, and moves the content from now on.
  func scrollWillBeginDragging(_ scroll: ScrollController)
  /// Called when a finger was lifted, or its touch was cancelled: `dragEnd` returns which.
  ///
  /// `targetContentOffset` is the offset at which the scroller will rest, edges included. Write another offset to
  /// change the target. Closed walls limit that offset.
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point)
  /// Called when the drag is over. From now on `destination` is the offset at which the scroller comes to rest.
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool)
  /// Called when a wall refused a part of a move, or took the velocity of a motion.
  ///
  /// Called after the didScroll of the same move, once for each axis. Called once more, with a `distance` of 0, when
  /// the finger is back inside. Not called if the finger lifts past the wall; didEndDragging is called then. The step
  /// of a key or a notch refuses nothing: it ends at the wall.
  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull)
  /// Called when the content starts to move by itself.
  func scrollWillBeginDecelerating(_ scroll: ScrollController)
  /// Called when the content has stopped moving by itself: it arrived, or was caught, stopped or sent elsewhere.
  func scrollDidEndDecelerating(_ scroll: ScrollController)
  /// Called when an animation is over: it arrived, was replaced, caught or stopped, or had no distance to go.
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController)
  /// Called before the scale changes, by a pinch or a command.
  func scrollWillBeginZooming(_ scroll: ScrollController)
  /// Called when the scale has changed. `zoomScale` returns the scale.
  func scrollDidZoom(_ scroll: ScrollController)
  /// Called when the scale is at rest within its limits: the fingers are gone and no bounce is left, or an input or a
  /// command took over the content. `scale` is the scale at that moment.
  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double)
  /// Returns true if `scrollToTop` may scroll. If any link returns false, nothing happens.
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool
  /// Called when an animation of `scrollToTop` is over and the content is at the top. Not called if a link's `target`
  /// ended the animation short of the top. Called once for both axes if both were on their way to the top.
  func scrollDidScrollToTop(_ scroll: ScrollController)
  /// Called when `adjustedContentInset` has changed, right before the didLayout of that change.
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController)
  /// Called when the viewport, the content, the insets or the walls have changed.
  func scrollDidLayout(_ scroll: ScrollController)
  /// Called when the origin has moved: `shift` was added to the offset and to every value in the same coordinates.
  /// Nothing moves on screen.
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector)
  /// Called when the phase has changed. `old` is the phase before.
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase)
  /// Called when the content has come to rest. The last callback of each movement, called once.
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason)
}
