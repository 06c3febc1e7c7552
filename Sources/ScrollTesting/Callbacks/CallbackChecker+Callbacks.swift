public import ScrollEngine

// The callbacks: what each of them means for the promise, and when it may come.
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

  /// Checks what depends on the kind of a callback, which came at these places of the grammar.
  func follow(_ event: ScrollCallback, _ scroll: ScrollController, from places: Grammar.Places) {
    switch event {
    case .didScroll:
      lastOffset = scroll.contentOffset
      guard readsCauses, !scroll.moveCause.isPossible(at: places, after: report) else { return }
      complain("the content was moved by \(scroll.moveCause), but the link " + grammar.outlook)
    case .willEndDragging:
      if scroll.phase != .dragging { complain("asked for the end of a drag while \(scroll.phase)") }
    case .didEndDragging(let willDecelerate): endDrag(scroll, willDecelerate: willDecelerate)
    case .willBeginDecelerating:
      let lift = isAfterLift ? promise : nil
      takePromise(scroll)
      if knowsCommands, let lift, let promise, lift.bits != promise.bits {
        complain("the drag ended for \(lift), but the deceleration begins for \(promise)")
      }
    case .didLayout:
      report?.isLayout = true
      promise = nil
      // After the layout of a restored snapshot come the callbacks that follow where the snapshot was taken.
      if scroll.isRestoring { joinLate() }
    case .didChangePhase:
      // An input that takes the content over ends the promise.
      if scroll.phase == .wheeling || scroll.phase == .tracking { promise = nil }
    case .didSettle(let reason): settle(scroll, reason)
    default: break
    }
  }

  /// Keeps the destination as a promise.
  private func endDrag(_ scroll: ScrollController, willDecelerate: Bool) {
    promise = nil
    guard willDecelerate else { return }
    // Reduced motion moves the content before any callback.
    if knowsCommands, isQuiet, scroll.phase != .decelerating, !scroll.settings.reducesMotion {
      complain("will decelerate, but the phase is \(scroll.phase)")
    }
    takePromise(scroll)
  }

  /// Checks the numbers of a pull, which reports a finger or a motion, never both.
  func check(_ pull: EdgePull) {
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
}
