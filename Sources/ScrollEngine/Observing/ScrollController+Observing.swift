extension ScrollController {
  /// Sees every call from outside of the chain before the call takes effect; nil, as at first: nobody does.
  ///
  /// The observer and its `delegateRelay` are kept alive. If you set another one or nil, the scroller calls
  /// `scrollDidReplaceObserver(_:)` of the former observer. The observer belongs to this scroller: a snapshot does not
  /// hold it, and restoring one leaves it.
  public var callObserver: (any ScrollCallObserver)? {
    get { state.observer }
    set {
      let former = state.observer
      state.observer = newValue
      relay = newValue?.delegateRelay
      if let former, former !== newValue { former.scrollDidReplaceObserver(self) }
    }
  }

  /// Where a call that came now would come from. Nil: from a link of this scroller, or from within a question. An
  /// observer does not see such calls, as they follow from the chain.
  public var callSource: ScrollCallSource? {
    guard !state.isAsking, !state.isDelivering || state.currentCall.number < 0 else { return nil }
    return !state.isDelivering ? .host : state.isAfterUpdate ? .update : .callback
  }

  /// A public function was called. Every public function that changes something begins with this line. The library
  /// does the rest of its work by internal functions, so that no part of a call is observed as another call.
  @inline(__always) func observe(_ call: @autoclosure () -> ScrollCall) {
    if state.observer != nil { notifyObserver(call()) }
  }

  @inline(never)
  private func notifyObserver(_ call: ScrollCall) {
    guard let source = callSource else { return }
    state.observer?.scroll(self, willTake: call, from: source)
  }

  /// Nobody calls this scroller any more.
  func endCalls() {
    state.observer?.scrollWillGoAway(self)
    state.observer = nil
  }
}
