/// What links and the delegate are told.
enum Callback: UInt16 {
  case didScroll, didLayout, didRebase, didChangePhase, didChangeInset, didSettle
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop, didPull
  /// What nobody leaves to a default.
  case everybody

  /// Its place in a set of them.
  var bit: UInt16 { 1 << rawValue }
}
