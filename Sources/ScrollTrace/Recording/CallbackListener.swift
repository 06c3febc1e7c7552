import ScrollEngine
import ScrollSpace

/// A delegate between a scroller and the program's delegate: counts the callbacks and adds them to the hash.
final class CallbackListener: ScrollDelegateRelay {
  @exclusivity(unchecked) var received = RecordedCallbacks()
  /// Called after a callback of the delegate, which may have given commands.
  @exclusivity(unchecked) var afterCallback: ((ScrollController) -> Void)?
  /// Called with the number of each callback, before the delegate.
  @exclusivity(unchecked) var onCallback: ((UInt8) -> Void)?
  /// Called with the target before the delegate's answer, and with the target after it.
  var afterEndTarget: ((ScrollController, Point, inout Point) -> Void)?
  /// Called with the delegate's answer.
  var afterTopAnswer: ((ScrollController, inout Bool) -> Void)?

  #if hasFeature(Embedded)
    @exclusivity(unchecked) unowned(unsafe) var delegate: (any ScrollDelegate)?
  #else
    @exclusivity(unchecked) weak var delegate: (any ScrollDelegate)?
  #endif

  @inline(__always)
  private func receive(
    _ callback: UInt8, _ scroll: ScrollController, _ call: (any ScrollDelegate) -> Void
  ) {
    received.add(callback)
    onCallback?(callback)
    if let delegate { call(delegate) }
    afterCallback?(scroll)
  }

  func scrollDidScroll(_ scroll: ScrollController) { receive(1, scroll) { $0.scrollDidScroll(scroll) } }
  func scrollWillBeginDragging(_ scroll: ScrollController) {
    receive(2, scroll) { $0.scrollWillBeginDragging(scroll) }
  }
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    let original = targetContentOffset
    received.hash.mix(velocity.x)
    received.hash.mix(velocity.y)
    receive(3, scroll) {
      $0.scrollWillEndDragging(scroll, withVelocity: velocity, targetContentOffset: &targetContentOffset)
    }
    afterEndTarget?(scroll, original, &targetContentOffset)
  }
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    received.hash.mix(willDecelerate ? 1 : UInt64(0))
    receive(4, scroll) { $0.scrollDidEndDragging(scroll, willDecelerate: willDecelerate) }
  }
  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    received.hash.mix(pull.distance)
    receive(5, scroll) { $0.scrollDidPull(scroll, pull) }
  }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    receive(6, scroll) { $0.scrollWillBeginDecelerating(scroll) }
  }
  func scrollDidEndDecelerating(_ scroll: ScrollController) {
    receive(7, scroll) { $0.scrollDidEndDecelerating(scroll) }
  }
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    receive(8, scroll) { $0.scrollDidEndScrollingAnimation(scroll) }
  }
  func scrollWillBeginZooming(_ scroll: ScrollController) {
    receive(9, scroll) { $0.scrollWillBeginZooming(scroll) }
  }
  func scrollDidZoom(_ scroll: ScrollController) {
    received.hash.mix(scroll.zoomScale)
    receive(10, scroll) { $0.scrollDidZoom(scroll) }
  }
  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    received.hash.mix(scale)
    receive(11, scroll) { $0.scrollDidEndZooming(scroll, atScale: scale) }
  }
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    var answer = true
    receive(12, scroll) { answer = $0.scrollShouldScrollToTop(scroll) }
    afterTopAnswer?(scroll, &answer)
    return answer
  }
  func scrollDidScrollToTop(_ scroll: ScrollController) {
    receive(13, scroll) { $0.scrollDidScrollToTop(scroll) }
  }
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    receive(14, scroll) { $0.scrollDidChangeAdjustedContentInset(scroll) }
  }
  func scrollDidLayout(_ scroll: ScrollController) {
    received.hash.mix(scroll.contentSize.width)
    received.hash.mix(scroll.contentSize.height)
    receive(15, scroll) { $0.scrollDidLayout(scroll) }
  }
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    received.hash.mix(shift.x)
    received.hash.mix(shift.y)
    receive(16, scroll) { $0.scrollDidRebase(scroll, by: shift) }
  }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    received.hash.mix(UInt64(old.rawValue))
    receive(17, scroll) { $0.scrollDidChangePhase(scroll, from: old) }
  }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    received.hash.mix(UInt64(reason.rawValue))
    receive(18, scroll) { $0.scrollDidSettle(scroll, reason: reason) }
  }

  /// Returns the name of a callback; nil for callbacks that report only movement.
  static func name(of callback: UInt8) -> StaticString? {
    switch callback {
    case 2: "willBeginDragging"
    case 3: "willEndDragging"
    case 4: "didEndDragging"
    case 6: "willBeginDecelerating"
    case 7: "didEndDecelerating"
    case 8: "didEndScrollingAnimation"
    case 9: "willBeginZooming"
    case 11: "didEndZooming"
    case 12: "shouldScrollToTop"
    case 13: "didScrollToTop"
    case 14: "didChangeInset"
    case 15: "didLayout"
    case 16: "didRebase"
    case 18: "didSettle"
    default: nil
    }
  }
}
