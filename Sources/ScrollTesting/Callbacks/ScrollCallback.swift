public import ScrollEngine

/// Something a link was told.
public enum ScrollCallback: Hashable, Sendable {
  case didAttach
  case didDetach
  case didWake
  case didChangeInset
  case didLayout
  case didRebase
  case didScroll
  case didPull
  case willBeginZooming
  case didZoom
  case didEndZooming
  case willBeginDragging
  case willEndDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didSettle(SettleReason)
  case didChangePhase(from: Phase)

  /// Whether it opens a movement where none is under way.
  var isMove: Bool {
    switch self {
    case .didScroll, .willBeginZooming, .didZoom, .didEndZooming: true
    default: false
    }
  }
}
