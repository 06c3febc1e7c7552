public import ScrollEngine
public import ScrollMotion
import ScrollSpace

/// Plays a trace into a new scroller, with any chain, and finds the first difference.
///
/// ```swift
/// let trace = try Trace(bytes: bytes)
/// let replay = ScrollReplay(of: trace, into: [Paging(), Bouncing()])
/// replay.run()
/// print(replay.divergence.map { "\($0)" } ?? "same")
/// ```
/// With the recorded chain the replay is the same to the last bit, on every platform. If the program edited items or
/// changed the chain meanwhile, do so again in `perform`.
public final class ScrollReplay {
  /// A closure that performs the action of a mark.
  public typealias Performer = (_ mark: TraceMark, _ scroll: ScrollController) -> Void

  /// The trace.
  public let trace: Trace
  /// The scroller that the trace is played into.
  public let scroll: ScrollController
  /// True if the replay began with the snapshot of the trace. If false, the replay began at rest, at the offset of the
  /// trace.
  public let isRestored: Bool
  /// The first event after which the scroller differed from the trace; nil if there was none so far.
  public private(set) var divergence: Divergence?
  /// The first event after which the offset differed from the trace; nil if there was none so far.
  public private(set) var offsetDivergence: Divergence?

  let listener = CallbackListener()
  /// Called before each event.
  var onEvent: ((TraceEvent) -> Void)?
  private let links: [String]
  private let laws: [LawMaker]
  private let perform: Performer
  private var events: TraceEvents
  private var next: TraceEvent?
  private var latest: TraceEvent?
  private var depth = 0
  /// Before which event the replay stops.
  private var end = Int.max
  /// Whether the replay stopped within an update of the trace. The scroller has laid out what came so far.
  private var isWithinUpdate = false
  private var each: (TraceEvent, ScrollController) -> Void = { _, _ in }

  /// Creates a replay whose scroller is in the state at the beginning of the trace.
  /// - Parameters:
  ///   - trace: the trace to be played.
  ///   - behaviors: the chain. A link belongs to one scroller at a time, so create new links.
  ///   - laws: create the program's own laws of motion again from their numbers.
  ///   - perform: performs the actions of marks. If you leave it out, marks do nothing.
  public init(
    of trace: Trace, into behaviors: [any ScrollBehavior], laws: [LawMaker] = [],
    perform: @escaping Performer = { _, _ in }
  ) {
    (self.trace, self.laws, self.perform) = (trace, laws, perform)
    links = behaviors.map { "\($0.name)" }
    let start = trace.configuration
    scroll = ScrollController(
      viewport: start.viewport, content: start.content, inset: start.inset, safeArea: start.safeArea,
      isReversed: start.isReversed, behaviors: behaviors)
    scroll.checksChain = false
    scroll.obscured = start.obscured
    scroll.contentInsetAdjustment = start.adjustment
    scroll.decelerationRate = start.decelerationRate
    scroll.settings = start.settings
    var isRestored = false
    if let snapshot = start.snapshot {
      do {
        try scroll.restore(snapshot)
        isRestored = true
      } catch {}
    }
    self.isRestored = isRestored
    if !isRestored { scroll.contentOffset = start.offset }
    events = trace.events
    next = events.next()
    scroll.delegate = listener
    listener.afterCallback = { [unowned(unsafe) self] in self.answerCallback(of: $0) }
    listener.afterEndTarget = { [unowned(unsafe) self] scroll, _, target in
      guard let event = self.takeAnswer(TraceKind.endTarget), case .endTarget(let wanted) = event.action
      else { return }
      self.compare()
      target = wanted
      self.latest = event
    }
    listener.afterTopAnswer = { [unowned(unsafe) self] scroll, answer in
      guard let event = self.takeAnswer(TraceKind.keepsFromTop) else { return }
      self.compare()
      answer = false
      self.latest = event
    }
  }

  // Embedded Swift would otherwise keep the address of a deallocated object.
  deinit { scroll.delegate = nil }

  /// Plays on to the end, or up to an event. What came from the callbacks of an event, or from the end of an update, is
  /// played with it.
  ///
  /// If the replay stops within an update, the scroller lays out what came so far when this returns. The next run goes
  /// on with the rest in an update of its own.
  /// - Parameters:
  ///   - end: the number of the event before which the replay stops. If nil, the replay plays to the end.
  ///   - each: called after each event, with the scroller in the state after the event.
  public func run(until end: Int? = nil, each: @escaping (TraceEvent, ScrollController) -> Void = { _, _ in })
  {
    self.each = each
    self.end = end ?? .max
    while let event = next, event.number < self.end {
      if isWithinUpdate {
        isWithinUpdate = false
        scroll.update { playUpdate() }
      } else {
        readNext()
        play(event)
      }
      // Whatever came from callbacks that were not called now.
      while !isWithinUpdate, let late = next, late.source != .host {
        readNext()
        play(late)
      }
    }
    compare(isEnd: true)
    self.each = { _, _ in }
  }

  private func readNext() { next = events.next() }

  private func play(_ event: TraceEvent) {
    compare()
    if event.source == .host { listener.received.restart() }
    latest = event
    onEvent?(event)
    switch event.action {
    case .call(.updateBegan): scroll.update { playUpdate() }
    case .call(let call): scroll.perform(call, laws: laws)
    case .mark(let mark): perform(mark, scroll)
    case .endTarget, .keepsFromTop, .omitted: break
    }
  }

  /// Plays what belongs to an update, and leaves the rest to its end. If the trace or the run ends before the update
  /// does, the state is compared as it is within the update.
  private func playUpdate() {
    while let event = next, event.number < end {
      readNext()
      guard case .call(.updateEnded) = event.action else {
        play(event)
        continue
      }
      compare()
      if event.source == .host { listener.received.restart() }
      latest = event
      return scroll.afterUpdate { self.playLate(.update) }
    }
    compare()
    isWithinUpdate = true
  }

  private func playLate(_ source: ScrollCallSource) {
    while !isWithinUpdate, let event = next, event.source == source {
      readNext()
      play(event)
    }
  }

  /// Plays the events that the trace has from this callback of the delegate.
  private func answerCallback(of scroll: ScrollController) {
    depth += 1
    defer { depth -= 1 }
    while depth <= 16, !isWithinUpdate, let event = next, event.source == .callback,
      event.callback == listener.received.count, !event.isAnswer
    {
      readNext()
      play(event)
    }
  }

  /// Takes the next event if it is the answer of this kind from the present callback.
  private func takeAnswer(_ kind: UInt8) -> TraceEvent? {
    guard !isWithinUpdate, let event = next, event.action.kind == kind,
      event.callback == listener.received.count
    else { return nil }
    readNext()
    return event
  }

  /// Compares the scroller with the state after the latest event.
  private func compare(isEnd: Bool = false) {
    guard let event = latest else { return }
    latest = nil
    let state = listener.received.finish(scroll)
    each(event, scroll)
    // The state was recorded before the last event of an open trace was over.
    if isEnd, trace.isOpen, next == nil { return }
    guard divergence == nil || offsetDivergence == nil, state != event.state else { return }
    let found = Divergence(
      event: event, state: state, links: trace.configuration.links, otherLinks: links)
    divergence = divergence ?? found
    if found.isOfOffset { offsetDivergence = offsetDivergence ?? found }
  }
}

extension TraceEvent {
  /// True if the event is an answer of the delegate.
  fileprivate var isAnswer: Bool {
    switch action {
    case .endTarget, .keepsFromTop: true
    case .call, .mark, .omitted: false
    }
  }
}
