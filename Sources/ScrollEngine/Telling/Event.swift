import ScrollSpace

/// Something that links are told. It holds no object, so that a frame counts no references for it.
enum Event {
  case didScroll(MoveCause)
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didComplete(AnimationOutcome)
  case didChangeInset
  case didLayout
  case didRestore
  case didRebase(Vector)
  case didChangePhase(from: Phase)
  case didSettle(SettleReason)
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

extension Event {
  /// The name of the callback.
  var name: StaticString {
    switch self {
    case .didScroll: "scrollDidScroll"
    case .willBeginDragging: "scrollWillBeginDragging"
    case .didEndDragging: "scrollDidEndDragging"
    case .willBeginDecelerating: "scrollWillBeginDecelerating"
    case .didEndDecelerating: "scrollDidEndDecelerating"
    case .didEndScrollingAnimation: "scrollDidEndScrollingAnimation"
    case .didScrollToTop: "scrollDidScrollToTop"
    case .didComplete: "completion"
    case .didChangeInset: "scrollDidChangeAdjustedContentInset"
    case .didLayout, .didRestore: "scrollDidLayout"
    case .didRebase: "scrollDidRebase"
    case .didChangePhase: "scrollDidChangePhase"
    case .didSettle: "scrollDidSettle"
    }
  }
}
