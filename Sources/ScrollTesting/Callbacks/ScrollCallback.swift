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

extension ScrollCallback: CustomStringConvertible {
  /// The callback as Swift writes it, without the names of modules and types.
  public var description: String {
    switch self {
    case .didAttach: "didAttach"
    case .didDetach: "didDetach"
    case .didWake: "didWake"
    case .didChangeInset: "didChangeInset"
    case .didLayout: "didLayout"
    case .didRebase: "didRebase"
    case .didScroll: "didScroll"
    case .didPull: "didPull"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming: "didEndZooming"
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let willDecelerate): "didEndDragging(willDecelerate: \(willDecelerate))"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .didScrollToTop: "didScrollToTop"
    case .didSettle(let reason): "didSettle(\(reason))"
    case .didChangePhase(let old): "didChangePhase(from: \(old))"
    }
  }
}
