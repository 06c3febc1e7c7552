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
    guard head < waiting.count else {
      if head > 0 { waiting.removeAll(keepingCapacity: true) }
      head = 0
      return nil
    }
    head += 1
    return waiting[head - 1]
  }

  /// The event that was taken last, until nothing waits any more.
  var latest: Event? { head > 0 ? waiting[head - 1] : nil }
}

extension ScrollController {
  /// How many commands a scroller takes from the callbacks of one call before it refuses the rest.
  static let commandLimit = 1_000

  /// Tells the links all that has happened, first in, first out. What they cause meanwhile joins the queue.
  func deliver() {
    guard !state.isDelivering, !isUpdating else { return }
    if !state.events.isEmpty { telling { while let event = state.events.next() { tell(event) } } }
    endErrands()
    refuseFingers()
    callHost()
  }

  /// Calls somebody who may command this scroller and others. Input and frames are refused meanwhile, events wait, and
  /// commands count: those to any scroller, for the outermost call of this thread that they come from.
  func telling<Answer>(_ turn: Turn = Turn(), _ call: () -> Answer) -> Answer {
    let (wasDelivering, former) = (state.isDelivering, state.turn)
    (state.isDelivering, state.turn) = (true, turn)
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer {
      csc_call_leave(caller)
      (state.isDelivering, state.turn) = (wasDelivering, former)
    }
    return call()
  }

  /// Asks somebody, who may not command this scroller meanwhile.
  func asking<Answer>(_ turn: Turn, _ question: () -> Answer) -> Answer {
    let (wasAsking, former) = (state.isAsking, state.turn)
    (state.isAsking, state.turn) = (true, turn)
    defer { (state.isAsking, state.turn) = (wasAsking, former) }
    return question()
  }

  private func tell(_ event: Event) {
    if case .didComplete(let completion, let outcome) = event { return completion.tell(outcome) }
    if case .didScroll(let cause) = event { state.moveCause = cause }
    if case .didRestore = event { state.isRestoring = true }
    defer { state.isRestoring = false }
    let version = state.chainVersion
    for (place, link) in state.links.enumerated()
    where version == state.chainVersion || state.links.contains(where: { $0 === link }) {
      state.turn.place = version == state.chainVersion ? place : Turn.nobody
      tell(event, to: link)
    }
    state.turn.place = Turn.delegate
    if let delegate { tell(event, to: delegate) }
    state.turn.place = Turn.nobody
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
}
