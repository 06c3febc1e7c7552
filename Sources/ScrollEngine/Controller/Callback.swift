/// What links and the delegate are told.
enum Callback: UInt16 {
  case didScroll, didLayout, didRebase, didChangePhase, didChangeInset, didSettle
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop
  /// What nobody leaves to a default.
  case everybody

  /// Its place in a set of them.
  var bit: UInt16 { 1 << rawValue }
}

extension Event {
  /// The callback by which links are told.
  var callback: Callback {
    switch self {
    case .didScroll: .didScroll
    case .willBeginDragging: .willBeginDragging
    case .didEndDragging: .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndScrollingAnimation: .didEndScrollingAnimation
    case .didScrollToTop: .didScrollToTop
    case .didComplete: .everybody
    case .didChangeInset: .didChangeInset
    case .didLayout, .didRestore: .didLayout
    case .didRebase: .didRebase
    case .didChangePhase: .didChangePhase
    case .didSettle: .didSettle
    }
  }
}
