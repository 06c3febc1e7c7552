extension ScrollController {
  /// Sees every call from outside of the chain before the call takes effect; nil, as at first: nobody does.
  ///
  /// The observer and its `delegateRelay` are kept alive. If you set another one or nil, the scroller calls
  /// `scrollDidReplaceObserver(_:)` of the former observer. The observer belongs to this scroller: a snapshot does not
  /// hold it, and restoring one leaves it.
  public var callObserver: (any ScrollCallObserver)? {
    get { state.calls.observer }
    set {
      leaveRest()
      let former = state.calls.observer
      state.calls.observer = newValue
      if chain.last.set(relay: newValue?.delegateRelay) { turns.watchWalls(isAnew: true) }
      if let former, former !== newValue { former.scrollDidReplaceObserver(self) }
    }
  }

  /// Where a call that came now would come from. Nil: from a link of this scroller, or from within a question. An
  /// observer does not see such calls, as they follow from the chain.
  public var callSource: ScrollCallSource? {
    chain.source(isAfterUpdate: state.calls.isAfterUpdate)
  }

  /// True if input and frames are accepted now. They are refused, and counted, from within this scroller's callbacks,
  /// questions and updates. A host that feeds several scrollers reads this first, so that all scrollers receive an
  /// input, or none.
  public var acceptsInput: Bool { chain.isFree && !state.isUpdating }
}
