internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// Posts an event, which is delivered when no other event is being delivered. If no link implements the callback,
  /// the event is dropped at once.
  @inline(__always)
  func post(_ event: Event) {
    if isHeard(event.callback) || !state.events.isEmpty || state.isDelivering || isUpdating {
      return state.events.append(event)
    }
    if case .didScroll(let cause) = event { state.moveCause = cause }
  }

  /// Returns true if a link or the delegate implements a callback, as far as is known.
  @inline(__always) func isHeard(_ callback: Callback) -> Bool {
    state.chain.ignored & state.ignoredByDelegate & callback.bit == 0
  }

  /// The number of commands that a scroller accepts from the callbacks of one call, before it refuses the rest.
  static let commandLimit = 1_000

  /// Delivers all posted events to the links, in order. Events that follow from them join the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    if !state.events.isEmpty { telling { while let event = state.events.next() { tell(event) } } }
    refuseFingers()
    callHost()
  }

  /// Runs a call that may command this scroller and others. In the meantime, input and frames are refused, and events
  /// wait. Commands to any scroller are counted for the outermost call of this thread.
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

  /// Runs a call of a method, with its name; nil for the callback of an event.
  func telling<Answer>(
    _ method: StaticString?, _ number: Int = Turn.nobody, _ call: () -> Answer
  ) -> Answer {
    let former = state.turn
    state.turn = Turn(method: method, number: number)
    defer { state.turn = former }
    return telling(call)
  }

  /// Runs a question, during which this scroller refuses commands.
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
      // A frame delivers this event alone, and does not find out at each link which event it is.
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
    if state.ignoredByDelegate & callback.bit == 0, let lastLink { tell(lastLink) }
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
    case .didScroll, .didRestore, .didComplete, .didPull: break  // delivered above
    }
  }
}
