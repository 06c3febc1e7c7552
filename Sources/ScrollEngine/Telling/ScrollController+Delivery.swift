internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// An event is told when nobody is being told another one. If nobody will hear of it, that is over already.
  @inline(__always)
  func post(_ event: Event) {
    if isHeard(event.callback) || !state.events.isEmpty || state.isDelivering || isUpdating {
      return state.events.append(event)
    }
    if case .didScroll(let cause) = event { state.moveCause = cause }
  }

  /// Whether a link or the delegate has more than the default of a callback, as far as is known.
  @inline(__always) func isHeard(_ callback: Callback) -> Bool {
    state.chain.ignored & state.ignoredByDelegate & callback.bit == 0
  }

  /// How many commands a scroller takes from the callbacks of one call before it refuses the rest.
  static let commandLimit = 1_000

  /// Tells the links all that has happened, first in, first out. What they cause meanwhile joins the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    if !state.events.isEmpty { telling { while let event = state.events.next() { tell(event) } } }
    refuseFingers()
    callHost()
  }

  /// Calls somebody who may command this scroller and others. Input and frames are refused meanwhile, events wait, and
  /// commands count: those to any scroller, for the outermost call of this thread that they come from.
  func telling<Answer>(_ call: () -> Answer) -> Answer {
    let wasDelivering = state.isDelivering
    state.isDelivering = true
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer {
      csc_call_leave(caller)
      state.isDelivering = wasDelivering
    }
    return call()
  }

  /// The same, by a method; nil: by that of an event.
  func telling<Answer>(
    _ method: StaticString?, _ number: Int = Turn.nobody, _ call: () -> Answer
  ) -> Answer {
    let former = state.turn
    state.turn = Turn(method: method, number: number)
    defer { state.turn = former }
    return telling(call)
  }

  /// Asks somebody, who may not command this scroller meanwhile.
  func asking<Answer, Failure>(
    _ method: StaticString, _ number: Int = Turn.nobody, _ question: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let (wasAsking, former) = (state.isAsking, state.turn)
    (state.isAsking, state.turn) = (true, Turn(method: method, number: number))
    defer { (state.isAsking, state.turn) = (wasAsking, former) }
    return try question()
  }

  private func tell(_ event: Event) {
    switch event {
    case .didScroll(let cause):
      // A frame tells this one alone, and asks at no link which event it is.
      state.moveCause = cause
      tellAll(.didScroll) { $0.scrollDidScroll(self) }
    case .didRestore:
      state.isRestoring = true
      tellAll(.didLayout) { $0.scrollDidLayout(self) }
      state.isRestoring = false
    case .didComplete(let outcome): state.events.takeCompletion()(outcome)
    case .didPull: tellPull()
    default: tellAll(event.callback) { tell(event, to: $0) }
    }
  }

  @inline(never)
  private func tellPull() {
    let pull = state.events.takePull()
    tellAll(.didPull) { $0.scrollDidPull(self, pull) }
  }

  @inline(__always)
  private func tellAll(_ callback: Callback, _ tell: (any ScrollDelegate) -> Void) {
    _ = allLinks(hearing: callback) { link, number in
      state.turn.number = number
      tell(link)
      return true
    }
    state.turn.number = Turn.delegate
    if state.ignoredByDelegate & callback.bit == 0, let delegate { tell(delegate) }
    state.turn.number = Turn.nobody
  }

  private func tell(_ event: Event, to link: any ScrollDelegate) {
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
    case .didScroll, .didRestore, .didComplete, .didPull: break  // have been told
    }
  }
}
