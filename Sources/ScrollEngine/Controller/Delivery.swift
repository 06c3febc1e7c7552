internal import CScrollCore
import ScrollSpace

/// Something that links are told.
enum Event {
  case didScroll(MoveCause)
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didComplete(Completion, AnimationOutcome)
  case didChangeInset
  case didLayout
  case didRestore
  case didRebase(Vector)
  case didChangePhase(from: Phase)
  case didSettle(SettleReason)
}

/// Events in the order in which they happened, waiting to be told. It keeps its memory.
struct EventQueue {
  private var waiting: [Event] = []
  private var head = 0

  init() { waiting.reserveCapacity(32) }

  var isEmpty: Bool { head == waiting.count }

  mutating func append(_ event: Event) { waiting.append(event) }

  mutating func next() -> Event? {
    guard head < waiting.count else { return nil }
    let event = waiting[head]
    head += 1
    if head == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      head = 0
    }
    return event
  }
}

extension ScrollController {
  /// How many commands a scroller takes from the callbacks of one call before it refuses the rest.
  static let commandLimit = 1_000

  /// Tells the links all that has happened, first in, first out. What they cause meanwhile joins the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    telling {
      while let event = state.events.next() { tell(event) }
      endErrands()
    }
    refuseFingers()
    callHost()
  }

  /// Calls somebody who may command this scroller and others. Input and frames are refused meanwhile, events wait, and
  /// commands count: those to any scroller, for the outermost call of this thread that they come from.
  func telling<Answer>(_ call: () -> Answer) -> Answer {
    let wasDelivering = state.isDelivering
    state.isDelivering = true
    csc_call_enter()
    defer {
      csc_call_leave()
      state.isDelivering = wasDelivering
    }
    return call()
  }

  /// Asks somebody, who may not command this scroller meanwhile.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    let wasAsking = state.isAsking
    state.isAsking = true
    defer { state.isAsking = wasAsking }
    return question()
  }

  private func tell(_ event: Event) {
    if case .didComplete(let completion, let outcome) = event { return completion.tell(outcome) }
    if case .didScroll(let cause) = event { state.moveCause = cause }
    if case .didRestore = event { state.isRestoring = true }
    defer { state.isRestoring = false }
    let version = state.chainVersion
    for link in state.links
    where version == state.chainVersion || state.links.contains(where: { $0 === link }) {
      tell(event, to: link)
    }
    if let delegate { tell(event, to: delegate) }
  }

  private func tell(_ event: Event, to link: any ScrollDelegate) {
    switch event {
    case .didScroll: link.scrollDidScroll(self)
    case .willBeginDragging: link.scrollWillBeginDragging(self)
    case .didEndDragging(let willDecelerate):
      link.scrollDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: link.scrollWillBeginDecelerating(self)
    case .didEndDecelerating: link.scrollDidEndDecelerating(self)
    case .didEndScrollingAnimation: link.scrollDidEndScrollingAnimation(self)
    case .didScrollToTop: link.scrollDidScrollToTop(self)
    case .didChangeInset: link.scrollDidChangeAdjustedContentInset(self)
    case .didLayout, .didRestore: link.scrollDidLayout(self)
    case .didRebase(let shift): link.scrollDidRebase(self, by: shift)
    case .didChangePhase(let old): link.scrollDidChangePhase(self, from: old)
    case .didSettle(let reason): link.scrollDidSettle(self, reason: reason)
    case .didComplete: break
    }
  }

  /// Whether input and frames are welcome: not from within callbacks, questions and updates.
  func mayFeed() -> Bool {
    if state.isDelivering || state.isAsking || isUpdating {
      state.diagnostics.refusedInputs += 1
      return false
    }
    return true
  }

  /// Whether a command is welcome: not from within questions, and not without end from within callbacks, be they this
  /// scroller's or those of others that move each other.
  func mayCommand() -> Bool {
    let call = csc_call_number()
    if call != state.call { (state.call, state.commandsInCall) = (call, 0) }
    if call != 0 { state.commandsInCall += 1 }
    if state.isAsking || state.commandsInCall > Self.commandLimit {
      state.diagnostics.refusedCommands += 1
      return false
    }
    state.host.isWakeDoubtful = true
    return true
  }

  /// Counts numbers that are not usable.
  func check(_ isUsable: Bool) -> Bool {
    if !isUsable { state.diagnostics.unusableNumbers += 1 }
    return isUsable
  }
}
