/// The callbacks of links and the delegate.
enum Callback: UInt32 {
  case didScroll, didLayout, didRebase, didChangePhase, didChangeInset, didSettle
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop, didPull
  case willBeginZooming, didZoom, didEndZooming, didAttach
  /// The calls that are never left to a default.
  case everybody

  /// The bit of the callback in a set of callbacks.
  var bit: UInt32 { 1 << rawValue }

  /// The callbacks of every drag that ends in a deceleration.
  static var fling: UInt32 {
    let callbacks = [
      didScroll, didChangePhase, didSettle, willBeginDragging, willEndDragging, didEndDragging,
      willBeginDecelerating, didEndDecelerating,
    ]
    return callbacks.reduce(0) { $0 | $1.bit }
  }
}
