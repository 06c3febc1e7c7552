/// What links and the delegate are told.
enum Callback: UInt32 {
  case didScroll, didLayout, didRebase, didChangePhase, didChangeInset, didSettle
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop, didPull
  case willBeginZooming, didZoom, didEndZooming
  /// What nobody leaves to a default.
  case everybody

  /// Its place in a set of them.
  var bit: UInt32 { 1 << rawValue }
}
