internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// Posts an event, which is delivered when no other event is being delivered. If no link implements the callback,
  /// the event is dropped at once.
  @inline(__always)
  func post(_ event: Event) {
    if isImplemented(event.callback) || !state.events.isEmpty || state.isDelivering || isUpdating {
      return state.events.append(event)
    }
    if case .didScroll(let cause) = event { state.moveCause = cause }
  }

  /// Returns true if a link or the delegate implements a callback, as far as is known.
  @inline(__always) func isImplemented(_ callback: Callback) -> Bool {
    state.chain.ignored & state.ignoredByDelegate & callback.bit == 0
  }

  /// The number of commands that a scroller accepts from the callbacks of one call, before it refuses the rest.
  static let commandLimit = 1_000

  /// Delivers all posted events to the links, in order. Events that follow from them join the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    if !state.events.isEmpty { calling { while let event = state.events.next() { notify(event) } } }
    refuseFingers()
    callHost()
  }

  /// Runs a call that may command this scroller and others. In the meantime, input and frames are refused, and events
  /// wait. Commands to any scroller are counted for the outermost call of this thread.
  func calling<Answer>(_ call: () -> Answer) -> Answer {
    let wasDelivering = state.isDelivering
    state.isDelivering = true
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer {
      csc_call_leave(caller)
      state.isDelivering = wasDelivering
    }
    return call()
  }

  /// Runs a call of a method, with its name; nil for the callback of an event.
  func calling<Answer>(
    _ method: StaticString?, _ number: Int = CurrentCall.nobody, _ call: () -> Answer
  ) -> Answer {
    let former = state.currentCall
    state.currentCall = CurrentCall(method: method, number: number)
    defer { state.currentCall = former }
    return calling(call)
  }

  /// Runs a question, during which this scroller refuses commands.
  func asking<Answer, Failure>(
    _ method: StaticString, _ number: Int = CurrentCall.nobody, _ question: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let (wasAsking, former) = (state.isAsking, state.currentCall)
    (state.isAsking, state.currentCall) = (true, CurrentCall(method: method, number: number))
    defer { (state.isAsking, state.currentCall) = (wasAsking, former) }
    return try question()
  }

  private func notify(_ event: Event) {
    switch event {
    case .didScroll(let cause):
      // A frame delivers this event alone, and does not find out at each link which event it is.
      state.moveCause = cause
      notifyAll(.didScroll) { $0.scrollDidScroll(self) }
    case .didRestore:
      state.isRestoring = true
      notifyAll(.didLayout) { $0.scrollDidLayout(self) }
      state.isRestoring = false
    case .didComplete(let outcome): state.events.takeCompletion()(outcome)
    case .didPull: notifyOfPull()
    default: notifyAll(event.callback) { notify(event, to: $0) }
    }
  }

  @inline(never)
  private func notifyOfPull() {
    let pull = state.events.takePull()
    notifyAll(.didPull) { $0.scrollDidPull(self, pull) }
  }

  @inline(__always)
  private func notifyAll(_ callback: Callback, _ notify: (any ScrollDelegate) -> Void) {
    _ = allLinks(implementing: callback) { link, number in
      state.currentCall.number = number
      notify(link)
      return true
    }
    state.currentCall.number = CurrentCall.delegate
    if state.ignoredByDelegate & callback.bit == 0, let lastLink { notify(lastLink) }
    state.currentCall.number = CurrentCall.nobody
  }

  private func notify(_ event: Event, to link: any ScrollDelegate) {
    switch event {
    case .willBeginDragging: link.scrollWillBeginDragging(self)
    case .didEndDragging(let willDecelerate):
      link.scrollDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: link.scrollWillBeginDecelerating(self)
    case .didEndDecelerating: link.scrollDidEndDecelerating(self)
    case .didEndScrollingAnimation: link.scrollDidEndScrollingAnimation(self)
    case .didScrollToTop: link.scrollDidScrollToTop(self)
    case .didChangeInset: link.scrollDidChangeAdjustedContentInset(self)
    case .didLayout: link.scrollDidLayout(self)
    case .didRebase(let shift): link.scrollDidRebase(self, by: shift)
    case .didChangePhase(let old): link.scrollDidChangePhase(self, from: old)
    case .willBeginZooming: link.scrollWillBeginZooming(self)
    case .didZoom: link.scrollDidZoom(self)
    case .didEndZooming(let scale): link.scrollDidEndZooming(self, atScale: scale)
    case .didSettle(let reason): link.scrollDidSettle(self, reason: reason)
    case .didScroll, .didRestore, .didComplete, .didPull: break  // delivered above
    }
  }
}
