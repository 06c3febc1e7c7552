public import ScrollEngine

/// A callback that a link or a delegate has received.
public enum ScrollCallback: Hashable, Sendable {
  /// The link joined a chain.
  case didAttach
  /// The link left a chain.
  case didDetach
  /// The time has come at which the link asked to be woken.
  case didWake
  /// `scrollDidChangeAdjustedContentInset`.
  case didChangeInset
  /// `scrollDidLayout`.
  case didLayout
  /// `scrollDidRebase`.
  case didRebase
  /// `scrollDidScroll`.
  case didScroll
  /// `scrollDidPull`.
  case didPull
  /// `scrollWillBeginZooming`.
  case willBeginZooming
  /// `scrollDidZoom`.
  case didZoom
  /// `scrollDidEndZooming`.
  case didEndZooming
  /// `scrollWillBeginDragging`.
  case willBeginDragging
  /// `scrollWillEndDragging`.
  case willEndDragging
  /// `scrollDidEndDragging`.
  case didEndDragging(willDecelerate: Bool)
  /// `scrollWillBeginDecelerating`.
  case willBeginDecelerating
  /// `scrollDidEndDecelerating`.
  case didEndDecelerating
  /// `scrollDidEndScrollingAnimation`.
  case didEndScrollingAnimation
  /// `scrollDidScrollToTop`.
  case didScrollToTop
  /// `scrollDidSettle`, with the reason.
  case didSettle(SettleReason)
  /// `scrollDidChangePhase`, with the phase before.
  case didChangePhase(from: Phase)

  /// True if the callback opens a movement when no movement is under way.
  var isMove: Bool {
    switch self {
    case .didScroll, .willBeginZooming, .didZoom, .didEndZooming: true
    default: false
    }
  }
}
