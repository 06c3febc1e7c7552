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

  /// Calls the callback of a link. Events whose callback needs more than the event are called elsewhere.
  func tell(_ link: any ScrollDelegate, of scroll: ScrollController) {
    switch self {
    case .willBeginDragging: link.scrollWillBeginDragging(scroll)
    case .didEndDragging(let willDecelerate):
      link.scrollDidEndDragging(scroll, willDecelerate: willDecelerate)
    case .willBeginDecelerating: link.scrollWillBeginDecelerating(scroll)
    case .didEndDecelerating: link.scrollDidEndDecelerating(scroll)
    case .didEndScrollingAnimation: link.scrollDidEndScrollingAnimation(scroll)
    case .didScrollToTop: link.scrollDidScrollToTop(scroll)
    case .didChangeInset: link.scrollDidChangeAdjustedContentInset(scroll)
    case .didLayout: link.scrollDidLayout(scroll)
    case .didRebase(let shift): link.scrollDidRebase(scroll, by: shift)
    case .didChangePhase(let old): link.scrollDidChangePhase(scroll, from: old)
    case .willBeginZooming: link.scrollWillBeginZooming(scroll)
    case .didZoom: link.scrollDidZoom(scroll)
    case .didEndZooming(let scale): link.scrollDidEndZooming(scroll, atScale: scale)
    case .didSettle(let reason): link.scrollDidSettle(scroll, reason: reason)
    case .didScroll, .didRestore, .didComplete, .didPull: break
    }
  }
}
