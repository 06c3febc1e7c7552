/// The callbacks of links and the delegate, which may leave them to a default.
enum Callback: UInt32 {
  case didScroll, didLayout, didRebase, didChangePhase, didChangeInset, didSettle
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop, didPull
  case willBeginZooming, didZoom, didEndZooming
  case willTakeInput, didAttach
  /// The calls that are never left to a default.
  case everybody

  /// The bit of the callback in a set of callbacks.
  var bit: UInt32 { 1 << rawValue }
}
