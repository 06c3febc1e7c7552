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
  case attached(any ScrollBehavior)
  case detached(any ScrollBehavior)

  var isLifecycle: Bool {
    switch self {
    case .attached, .detached: true
    default: false
    }
  }
}

/// Events in the order in which they happened, waiting to be told. It keeps its memory.
struct EventQueue {
  private var waiting: [Event] = []
  private var head = 0

  init() { waiting.reserveCapacity(32) }

  var isEmpty: Bool { head == waiting.count }

  mutating func append(_ event: Event) { waiting.append(event) }

  /// Puts a link's coming or going behind those that wait, and before all else.
  mutating func insert(lifecycle event: Event) {
    var index = head
    while index < waiting.count, waiting[index].isLifecycle { index += 1 }
    waiting.insert(event, at: index)
  }

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
  /// How many commands the callbacks of one call may give before the rest are refused.
  static let commandLimit = 1_000

  /// Tells the links all that has happened, first in, first out. What they cause meanwhile joins the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    state.isDelivering = true
    while let event = state.events.next() { tell(event) }
    endErrands()
    state.isDelivering = false
    state.commandsInCallbacks = 0
    refuseFingers()
    callHost()
  }

  private func tell(_ event: Event) {
    switch event {
    case .attached(let link): return link.didAttach(to: self)
    case .detached(let link): return link.didDetach()
    case .didComplete(let completion, let outcome): return completion.tell(outcome)
    default: break
    }
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
    case .attached, .detached, .didComplete: break
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

  /// Whether a command is welcome: not from within questions, and not without end from within callbacks.
  func mayCommand() -> Bool {
    if state.isDelivering { state.commandsInCallbacks += 1 }
    if state.isAsking || state.commandsInCallbacks > Self.commandLimit {
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
