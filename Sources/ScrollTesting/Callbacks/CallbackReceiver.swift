public import ScrollEngine
public import ScrollSpace

/// A delegate, or the base of a link, that receives each callback as a value.
///
/// Override ``receive(_:_:)``. If you need the numbers of a callback, override its own method, too, and call that of
/// this class. A link declares its conformance to `ScrollBehavior` itself, and also passes `didWake`, `didAttach` and
/// `didDetach` on if it wants them.
open class CallbackReceiver: ScrollDelegate {
  /// Creates a receiver.
  public init() {}

  /// Receives a callback. Does nothing if you do not override it.
  open func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {}

  @_documentation(visibility: internal)
  open func scrollDidScroll(_ scroll: ScrollController) { receive(.didScroll, scroll) }
  @_documentation(visibility: internal)
  open func scrollWillBeginDragging(_ scroll: ScrollController) { receive(.willBeginDragging, scroll) }
  @_documentation(visibility: internal)
  open func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { receive(.willEndDragging, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    receive(.didEndDragging(willDecelerate: willDecelerate), scroll)
  }
  @_documentation(visibility: internal)
  open func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { receive(.didPull, scroll) }
  @_documentation(visibility: internal)
  open func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    receive(.willBeginDecelerating, scroll)
  }
  @_documentation(visibility: internal)
  open func scrollDidEndDecelerating(_ scroll: ScrollController) { receive(.didEndDecelerating, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    receive(.didEndScrollingAnimation, scroll)
  }
  @_documentation(visibility: internal)
  open func scrollWillBeginZooming(_ scroll: ScrollController) { receive(.willBeginZooming, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidZoom(_ scroll: ScrollController) { receive(.didZoom, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    receive(.didEndZooming, scroll)
  }
  /// Returns true. This is a question, and ``receive(_:_:)`` is not called.
  open func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool { true }
  @_documentation(visibility: internal)
  open func scrollDidScrollToTop(_ scroll: ScrollController) { receive(.didScrollToTop, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    receive(.didChangeInset, scroll)
  }
  @_documentation(visibility: internal)
  open func scrollDidLayout(_ scroll: ScrollController) { receive(.didLayout, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) { receive(.didRebase, scroll) }
  @_documentation(visibility: internal)
  open func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    receive(.didChangePhase(from: old), scroll)
  }
  @_documentation(visibility: internal)
  open func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    receive(.didSettle(reason), scroll)
  }
}
