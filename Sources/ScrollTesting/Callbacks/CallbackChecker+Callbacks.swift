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
    hear(.didAttach, scroll)
  }

  /// Checks that the checker was attached.
  public func didDetach() {
    if !isAttached { complain("didDetach came, but it is not attached") }
    isAttached = false
    heard.append(.didDetach)
  }

  /// Checks the numbers.
  public func didWake(_ scroll: ScrollController) { hear(.didWake, scroll) }

  /// Checks the order and the numbers, and that the callbacks before explain the cause of the move.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let places = grammar.places
    lastOffset = scroll.contentOffset
    hear(.didScroll, scroll)
    guard readsCauses, !scroll.moveCause.isPossible(at: places, after: news) else { return }
    complain("the content was moved by \(scroll.moveCause), but the link " + grammar.outlook)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { hear(.willBeginDragging, scroll) }

  /// Checks the order and the numbers. A pull reports a finger or a motion, never both.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    hear(.didPull, scroll)
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
    hear(.willEndDragging, scroll)
    if scroll.phase != .dragging { complain("asked for the end of a drag while \(scroll.phase)") }
    if !velocity.isFinite || !targetContentOffset.isFinite {
      complain("asked for the end of a drag at a speed of \(velocity) with target \(targetContentOffset)")
    }
  }

  /// Checks the order, and keeps the destination as a promise.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    hear(.didEndDragging(willDecelerate: willDecelerate), scroll)
    promise = nil
    guard willDecelerate else { return }
    // What reduced motion places is there before anybody is told of it.
    if knowsCommands, isQuiet, scroll.phase != .decelerating, !scroll.settings.reducesMotion {
      complain("will decelerate, but the phase is \(scroll.phase)")
    }
    takePromise(scroll)
  }

  /// Checks the order, and the promise of the drag before.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    hear(.willBeginDecelerating, scroll)
    let lift = isAfterLift ? promise : nil
    takePromise(scroll)
    if knowsCommands, let lift, let promise, lift.bits != promise.bits {
      complain("the drag ended for \(lift), but the deceleration begins for \(promise)")
    }
  }

  /// Checks the order and the numbers.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { hear(.didEndDecelerating, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    hear(.didEndScrollingAnimation, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginZooming(_ scroll: ScrollController) { hear(.willBeginZooming, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidZoom(_ scroll: ScrollController) { hear(.didZoom, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    hear(.didEndZooming, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { hear(.didScrollToTop, scroll) }

  /// Checks the order.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    hear(.didChangeInset, scroll)
  }

  /// Checks the order, and drops the promise.
  ///
  /// After the layout of a restored snapshot come the callbacks that follow where the snapshot was taken.
  public func scrollDidLayout(_ scroll: ScrollController) {
    hear(.didLayout, scroll)
    news?.isLayout = true
    promise = nil
    if scroll.isRestoring { joinLate() }
  }

  /// Checks the order, and moves the promise along.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    hear(.didRebase, scroll)
    news?.isRebase = true
    // Within one call the promise is read later than it was made, and may already contain the shift.
    promise = callAtPromise == calls ? nil : promise.map { $0 + shift }
  }

  /// Checks the numbers. An input that takes the content over ends the promise.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    hear(.didChangePhase(from: old), scroll)
    if scroll.phase == .wheeling || scroll.phase == .tracking { promise = nil }
  }

  /// Checks the order, and that the promise was kept.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    hear(.didSettle(reason), scroll)
    settle(scroll, reason)
  }
}
