import ScrollSpace

/// An event for a callback. It contains no object, so that a frame counts no references for it.
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
  case didPull
  case willBeginZooming
  case didZoom
  case didEndZooming(scale: Double)
  case didChangePhase(from: Phase)
  case didSettle(SettleReason)
}

extension Event {
  /// The callback of the event.
  var callback: Callback { entry.callback }
  /// The name of the callback.
  var name: StaticString { entry.name }

  private var entry: (callback: Callback, name: StaticString) {
    switch self {
    case .didScroll: (.didScroll, "scrollDidScroll")
    case .willBeginDragging: (.willBeginDragging, "scrollWillBeginDragging")
    case .didEndDragging: (.didEndDragging, "scrollDidEndDragging")
    case .willBeginDecelerating: (.willBeginDecelerating, "scrollWillBeginDecelerating")
    case .didEndDecelerating: (.didEndDecelerating, "scrollDidEndDecelerating")
    case .didEndScrollingAnimation: (.didEndScrollingAnimation, "scrollDidEndScrollingAnimation")
    case .didScrollToTop: (.didScrollToTop, "scrollDidScrollToTop")
    case .didComplete: (.everybody, "completion")
    case .didChangeInset: (.didChangeInset, "scrollDidChangeAdjustedContentInset")
    case .didLayout, .didRestore: (.didLayout, "scrollDidLayout")
    case .didRebase: (.didRebase, "scrollDidRebase")
    case .didPull: (.didPull, "scrollDidPull")
    case .willBeginZooming: (.willBeginZooming, "scrollWillBeginZooming")
    case .didZoom: (.didZoom, "scrollDidZoom")
    case .didEndZooming: (.didEndZooming, "scrollDidEndZooming")
    case .didChangePhase: (.didChangePhase, "scrollDidChangePhase")
    case .didSettle: (.didSettle, "scrollDidSettle")
    }
  }
}
