public import ScrollEngine
public import ScrollSpace

// The callbacks: `hear` checks their order.
extension CallbackChecker: ScrollBehavior {
  /// "checker".
  public var name: StaticString { "checker" }

  /// Checks that the checker is not attached already.
  public func didAttach(to scroll: ScrollController) {
    if isAttached { complain("didAttach came a second time") }
    if wasAttached { joinLate() }
    isAttached = true
    wasAttached = true
    receive(.didAttach, scroll)
  }

  /// Checks that the checker was attached.
  public func didDetach() {
    if !isAttached { complain("didDetach came, but it is not attached") }
    isAttached = false
    received.append(.didDetach)
  }

  /// Checks the numbers.
  public func didWake(_ scroll: ScrollController) { receive(.didWake, scroll) }

  /// Checks the order and the numbers, and that the callbacks before explain the cause of the move.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let places = grammar.places
    lastOffset = scroll.contentOffset
    receive(.didScroll, scroll)
    guard readsCauses, !scroll.moveCause.isPossible(at: places, after: report) else { return }
    complain("the content was moved by \(scroll.moveCause), but the link " + grammar.outlook)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { receive(.willBeginDragging, scroll) }

  /// Checks the order and the numbers. A pull reports a finger or a motion, never both.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    receive(.didPull, scroll)
    let numbers = [pull.refused, pull.distance, pull.overshoot, pull.velocity]
    if numbers.contains(where: { !$0.isFinite }) || pull.distance < 0 || pull.overshoot < 0 {
      complain("an impossible pull came: \(pull)")
    }
    if pull.velocity != 0, pull.refused != 0 || pull.distance != 0 {
      complain("a finger's pull and a motion's came as one: \(pull)")
    }
    if pull.velocity == 0, pull.refused == 0, pull.distance != 0, pull.overshoot == 0 {
      complain("a pull without a change came: \(pull)")
    }
  }

  /// Checks the order, the numbers of the call, and the phase.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    receive(.willEndDragging, scroll)
    if scroll.phase != .dragging { complain("asked for the end of a drag while \(scroll.phase)") }
    if !velocity.isFinite || !targetContentOffset.isFinite {
      complain("asked for the end of a drag at a speed of \(velocity) with target \(targetContentOffset)")
    }
  }

  /// Checks the order, and keeps the destination as a promise.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    receive(.didEndDragging(willDecelerate: willDecelerate), scroll)
    promise = nil
    guard willDecelerate else { return }
    // Reduced motion moves the content before any callback.
    if knowsCommands, isQuiet, scroll.phase != .decelerating, !scroll.settings.reducesMotion {
      complain("will decelerate, but the phase is \(scroll.phase)")
    }
    takePromise(scroll)
  }

  /// Checks the order, and the promise of the drag before.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    receive(.willBeginDecelerating, scroll)
    let lift = isAfterLift ? promise : nil
    takePromise(scroll)
    if knowsCommands, let lift, let promise, lift.bits != promise.bits {
      complain("the drag ended for \(lift), but the deceleration begins for \(promise)")
    }
  }

  /// Checks the order and the numbers.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { receive(.didEndDecelerating, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    receive(.didEndScrollingAnimation, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginZooming(_ scroll: ScrollController) { receive(.willBeginZooming, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidZoom(_ scroll: ScrollController) { receive(.didZoom, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    receive(.didEndZooming, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { receive(.didScrollToTop, scroll) }

  /// Checks the order.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    receive(.didChangeInset, scroll)
  }

  /// Checks the order, and drops the promise.
  ///
  /// After the layout of a restored snapshot come the callbacks that follow where the snapshot was taken.
  public func scrollDidLayout(_ scroll: ScrollController) {
    receive(.didLayout, scroll)
    report?.isLayout = true
    promise = nil
    if scroll.isRestoring { joinLate() }
  }

  /// Checks the order, and moves the promise along.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    receive(.didRebase, scroll)
    report?.isRebase = true
    // Within one call the promise is read later than it was made, and may already contain the shift.
    promise = callAtPromise == calls ? nil : promise.map { $0 + shift }
  }

  /// Checks the numbers. An input that takes the content over ends the promise.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    receive(.didChangePhase(from: old), scroll)
    if scroll.phase == .wheeling || scroll.phase == .tracking { promise = nil }
  }

  /// Checks the order, and that the promise was kept.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    receive(.didSettle(reason), scroll)
    settle(scroll, reason)
  }
}
