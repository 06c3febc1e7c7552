public import ScrollEngine
public import ScrollMotion
import ScrollSpace

/// Plays a trace again into a scroller of its own, with any chain, and finds where that goes otherwise.
///
/// ```swift
/// let trace = try Trace(bytes: bytes)
/// let replay = ScrollReplay(of: trace, into: [Paging(), Bouncing()])
/// replay.run()
/// print(replay.divergence.map { "\($0)" } ?? "same")
/// ```
/// With the chain that was recorded the replay is the same to the last bit, on every platform. If the program edited items or
/// changed the chain meanwhile, do so again in `perform`.
public final class ScrollReplay {
  /// Does what a mark of the trace stands for.
  public typealias Performer = (_ mark: TraceMark, _ scroll: ScrollController) -> Void

  /// The trace.
  public let trace: Trace
  /// The scroller that the trace is played into.
  public let scroll: ScrollController
  /// Whether the replay began with the snapshot of the trace. If not, it began at rest, at the offset of the trace.
  public let isRestored: Bool
  /// The first event after which the scroller was not as recorded; nil: none so far.
  public private(set) var divergence: Divergence?
  /// The first event after which the offset was not as recorded; nil: none so far.
  public private(set) var offsetDivergence: Divergence?

  let listener = CallbackListener()
  /// Called before each event.
  var onEvent: ((TraceEvent) -> Void)?
  private let laws: [LawMaker]
  private let perform: Performer
  private var events: TraceEvents
  private var next: TraceEvent?
  private var latest: TraceEvent?
  private var depth = 0
  private var each: (TraceEvent, ScrollController) -> Void = { _, _ in }

  /// Makes a scroller as the trace begins.
  /// - Parameters:
  ///   - trace: what is played.
  ///   - behaviors: the chain. A link may stand in one scroller only, so make new ones.
  ///   - laws: make laws of motion of the program's own again from their numbers.
  ///   - perform: does what marks stand for. If you leave it out, marks do nothing.
  public init(
    of trace: Trace, into behaviors: [any ScrollBehavior], laws: [LawMaker] = [],
    perform: @escaping Performer = { _, _ in }
  ) {
    (self.trace, self.laws, self.perform) = (trace, laws, perform)
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
      guard let event = self.takeAnswer(), case .endTarget(let wanted) = event.action else { return }
      self.compare()
      target = wanted
      self.latest = event
    }
    listener.afterTopAnswer = { [unowned(unsafe) self] scroll, answer in
      guard let event = self.takeAnswer(), case .keepsFromTop = event.action else { return }
      self.compare()
      answer = false
      self.latest = event
    }
  }

  // Embedded Swift would keep an address that nobody is at.
  deinit { scroll.delegate = nil }

  /// Plays on to the end, or up to an event.
  /// - Parameters:
  ///   - end: the number of the event before which the replay stops; nil: it goes to the end.
  ///   - each: called after each event, with the scroller as the event left it.
  public func run(until end: Int? = nil, each: @escaping (TraceEvent, ScrollController) -> Void = { _, _ in })
  {
    self.each = each
    while let event = next, event.number < end ?? .max {
      take()
      play(event)
      // Whatever came from callbacks that were not called now.
      while let late = next, late.source != .host {
        take()
        play(late)
      }
    }
    compare()
    latest = nil
    self.each = { _, _ in }
  }

  private func take() { next = events.next() }

  private func play(_ event: TraceEvent) {
    compare()
    if event.source == .host { listener.hash.restart() }
    latest = event
    onEvent?(event)
    switch event.action {
    case .call(.updateBegan): scroll.update { playUpdate() }
    case .call(let call): scroll.perform(call, laws: laws)
    case .mark(let mark): perform(mark, scroll)
    case .endTarget, .keepsFromTop: break
    }
  }

  /// Plays what belongs to an update, and leaves the rest to its end.
  private func playUpdate() {
    while let event = next {
      take()
      guard case .call(.updateEnded) = event.action else {
        play(event)
        continue
      }
      compare()
      if event.source == .host { listener.hash.restart() }
      latest = event
      return scroll.afterUpdate { self.playLate(.update) }
    }
  }

  private func playLate(_ source: ScrollCallSource) {
    while let event = next, event.source == source {
      take()
      play(event)
    }
  }

  /// The delegate's turn: what the trace has from this callback.
  private func answerCallback(of scroll: ScrollController) {
    depth += 1
    defer { depth -= 1 }
    while depth <= 16, let event = next, event.source == .callback,
      event.callback == listener.hash.callbacks, !event.isAnswer
    {
      take()
      play(event)
    }
  }

  private func takeAnswer() -> TraceEvent? {
    guard let event = next, event.isAnswer, event.callback == listener.hash.callbacks else { return nil }
    take()
    return event
  }

  /// Compares the scroller with the state that the latest event led to.
  private func compare() {
    guard let event = latest else { return }
    latest = nil
    let offset = scroll.contentOffset
    let hash = listener.hash.take(scroll, at: offset)
    each(event, scroll)
    guard divergence == nil || offsetDivergence == nil else { return }
    let found = Divergence(event: event, offset: offset, hash: hash)
    if hash != event.hash || found.isOfOffset { divergence = divergence ?? found }
    if found.isOfOffset { offsetDivergence = offsetDivergence ?? found }
  }
}

extension TraceEvent {
  /// Whether it is what the delegate answered.
  fileprivate var isAnswer: Bool {
    switch action {
    case .endTarget, .keepsFromTop: true
    case .call, .mark: false
    }
  }
}
