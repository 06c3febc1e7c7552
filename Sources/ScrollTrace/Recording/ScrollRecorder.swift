public import ScrollEngine
import ScrollSpace

/// Records the calls of a scroller, and the state after each call.
///
/// ```swift
/// let recorder = ScrollRecorder(scroll)
/// // … the program goes on as it did …
/// let bytes = recorder.trace.bytes          // into a file
/// ```
/// Nothing else changes: the host calls the scroller as before. A recorder is one more link on two places of the chain. It
/// sees every call from outside of the chain as the scroller's `callObserver`, and stands between the scroller and its
/// delegate. Make it after the delegate was set. If you set the delegate later, set ``delegate`` of the recorder. A scroller has
/// one recorder: a second one is a mistake in the program, and traps.
///
/// A trace begins with a snapshot of the scroller, if a snapshot can be taken. Report actions of the program beside the
/// scroller's calls, such as an edit of items, to ``mark(_:_:_:)``. A replay then repeats these actions.
///
/// A recorder with a ring keeps the latest events in memory of a fixed size: see ``init(_:label:ring:)``. It lives as long as
/// the scroller, which keeps it alive, or until ``stop()``. Setting `callObserver` of the scroller to nil stops it too.
public final class ScrollRecorder: ScrollCallObserver {
  private let listener = CallbackListener()
  private let label: String
  private var links: [String]
  /// The events that are recorded now, and with a ring the events that were recorded before.
  @exclusivity(unchecked) private var segment: TraceSegment
  @exclusivity(unchecked) private var former: TraceSegment?
  private let capacity: Int?
  /// What is not recorded now, as a mark stands for it.
  @exclusivity(unchecked) private var hidden = Hidden.nothing
  /// How many marks were refused: see ``markRefusal``.
  public private(set) var refusedMarks = 0
  /// Why the latest mark was refused, and what to do; nil: none was refused.
  public private(set) var markRefusal: String?

  private enum Hidden { case nothing, allButCallbacks, everything }

  // Nil once the scroller reports its end. A weak reference would make each frame of the scroller slower.
  private unowned(unsafe) var scroll: ScrollController?

  /// Begins to record a scroller. All events are kept until ``stop()``: about 15 bytes for a frame in which something
  /// moves.
  /// - Parameters:
  ///   - scroll: the scroller. Call this from outside of its callbacks.
  ///   - label: the program's name for the recording, such as the name of the profile.
  public convenience init(_ scroll: ScrollController, label: String = "") {
    self.init(scroll, label, capacity: nil)
  }

  /// Begins to record a scroller into a ring of a fixed size, for programs in production.
  ///
  /// The ring has two halves. When one is full, the older one is emptied and filled again, so that at least half of the bytes
  /// hold the latest events. An event that takes more than a quarter of a half, such as a mark with many numbers, is recorded
  /// by its kind only. The events of one update stay in one half, which becomes larger if they are too many.
  ///
  /// A half begins with a snapshot if a call of the host finds the scroller at rest when three quarters of the other half are
  /// full. That call allocates, and may be a frame. No other frame allocates.
  /// - Parameters:
  ///   - scroll: the scroller. Call this from outside of its callbacks.
  ///   - label: what the program calls the recording, such as the name of the profile.
  ///   - ring: how many bytes of events are kept, and at most a quarter more. 64 KB hold about a minute of frames in which
  ///     something moves. Must be at least 1,024; anything else is a mistake in the program, and traps.
  public convenience init(_ scroll: ScrollController, label: String = "", ring: Int) {
    precondition(
      ring >= 1_024, "A ring needs room for some events; this one has \(ring) bytes; pass at least 1,024.")
    self.init(scroll, label, capacity: ring / 2)
  }

  private init(_ scroll: ScrollController, _ label: String, capacity: Int?) {
    precondition(
      scroll.callObserver == nil,
      """
      A scroller has one recorder, or another observer of its calls; this scroller has one already; stop that recorder, \
      or set callObserver to nil, first.
      """)
    (self.label, self.capacity) = (label, capacity)
    links = scroll.behaviors.map { "\($0.name)" }
    // An event does not begin in the last bytes, so that its end fits as well.
    segment = TraceSegment(capacity: (capacity ?? 0) * 5 / 4 + 128)
    former = capacity.map { TraceSegment(capacity: $0 * 5 / 4 + 128) }
    self.scroll = scroll
    segment.configuration = TraceConfiguration(of: scroll, label: label, links: links, takesSnapshot: true)
    listener.next = scroll.delegate
    listener.afterEndTarget = { [unowned(unsafe) self] scroll, told, target in
      if target != told { self.note(.endTarget(target), scroll) }
    }
    listener.afterTopAnswer = { [unowned(unsafe) self] scroll, answer in
      if !answer { self.note(.keepsFromTop, scroll) }
    }
    scroll.delegate = listener
    scroll.callObserver = self
  }

  /// The delegate that receives the scroller's callbacks. The reference is weak.
  public var delegate: (any ScrollDelegate)? {
    get { listener.next }
    set { listener.next = newValue }
  }

  /// Stops recording, and gives the scroller its former delegate back.
  public func stop() {
    guard let scroll, scroll.callObserver === self else { return }
    scroll.callObserver = nil
  }

  /// Notes something that the program does beside the scroller's calls, and does it. What it calls the scroller for is part of
  /// the mark, and not recorded: a replay does the same by itself when it comes to the mark. The delegate's callbacks meanwhile
  /// are recorded. A mark within another one is part of that one.
  ///
  /// A mark may come from the delegate's callbacks, from completions, and from the end of an update. A link may call a closure
  /// of the program: a mark there is refused and counted, and `body` is run. A link of a replay calls its closure as well, so do
  /// the same in that closure. ``markRefusal`` says so.
  /// - Parameters:
  ///   - name: the program's name for the action.
  ///   - values: the numbers of the action.
  ///   - body: performs the action.
  public func mark<Failure: Error>(
    _ name: String, _ values: [Double] = [], _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let former = hidden
    if let source = note(TraceMark(name: name, values: values)) {
      hidden = source == .host ? .allButCallbacks : .everything
    }
    defer { hidden = former }
    try body()
  }

  /// Notes an action of the program beside the scroller's calls.
  public func mark(_ name: String, _ values: [Double] = []) {
    _ = note(TraceMark(name: name, values: values))
  }

  /// Notes a mark, and returns where it came from; nil if it is refused, or part of another one.
  private func note(_ mark: TraceMark) -> ScrollCallSource? {
    guard let scroll else { return nil }
    guard let source = scroll.callSource else {
      refusedMarks += 1
      markRefusal = """
        A mark cannot come from within the callback of a link, as a replay's link calls its closures by itself; the mark is \
        \(mark.name); do the same in the closure of the replay's link, without a mark.
        """
      return nil
    }
    if hides(source) { return nil }
    begin(.mark(mark), from: source, scroll)
    return source
  }

  private func hides(_ source: ScrollCallSource) -> Bool {
    switch hidden {
    case .nothing: false
    case .allButCallbacks: source != .callback
    case .everything: true
    }
  }

  /// The trace so far.
  public var trace: Trace {
    var (latest, hash) = (segment.bytes, listener.hash)
    if let scroll {
      let offset = scroll.contentOffset
      latest = segment.bytes(endingAt: offset, hash.take(scroll, at: offset))
    }
    guard let former, former.count > 0 else { return Trace(segment.configuration, events: latest) }
    // Only the newer half, if a replay can begin with that half and not with the older half.
    if former.configuration.snapshot == nil, segment.configuration.snapshot != nil, !latest.isEmpty {
      return Trace(segment.configuration, events: latest)
    }
    return Trace(former.configuration, events: former.bytes + [TraceKind.restart] + latest)
  }

  /// Ends the recording with the last state of the scroller. Called by the scroller when it is deallocated.
  public func scrollWillGoAway(_ scroll: ScrollController) {
    finish(scroll)
    self.scroll = nil
  }

  /// Ends the recording, and gives the scroller its delegate back. The scroller calls this when `callObserver` is set to
  /// something else.
  public func scrollDidReplaceObserver(_ scroll: ScrollController) {
    finish(scroll)
    // The listener may be in the middle of a callback, and outlive this recorder.
    (listener.afterEndTarget, listener.afterTopAnswer) = (nil, nil)
    if scroll.delegate === listener { scroll.delegate = listener.next }
    self.scroll = nil
  }

  /// Records a call. The scroller calls this.
  public func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {
    if hides(source) {
      if case .setBehaviors = call { links = [] }
      return
    }
    if case .advance(let time) = call {
      finish(scroll)
      listener.hash.restart()
      turnIfFull(scroll)
      return segment.beginFrame(at: time)
    }
    if case .setBehaviors = call { links = [] }
    begin(.call(call), from: source, scroll)
  }

  private func begin(_ action: TraceEvent.Action, from source: ScrollCallSource, _ scroll: ScrollController) {
    finish(scroll)
    if source == .host { listener.hash.restart() }
    turnIfFull(scroll)
    segment.begin(fitting(action), from: source, callback: listener.hash.callbacks)
  }

  private func note(_ answer: TraceEvent.Action, _ scroll: ScrollController) {
    begin(answer, from: .callback, scroll)
  }

  @inline(__always)
  private func finish(_ scroll: ScrollController) {
    let offset = scroll.contentOffset
    segment.end(at: offset, listener.hash.take(scroll, at: offset))
  }

  /// An action as it is recorded: by its kind only, if it would take more than a quarter of a half of a ring.
  private func fitting(_ action: TraceEvent.Action) -> TraceEvent.Action {
    guard let capacity, action.size > capacity / 4 else { return action }
    return .omitted(kind: action.kind)
  }

  /// Goes on in the other half of a ring: in good time while the scroller rests, as the new half then begins with a snapshot.
  /// The events of an update stay together, as a trace cannot begin within one.
  @inline(__always)
  private func turnIfFull(_ scroll: ScrollController) {
    guard let capacity, segment.count >= capacity * 3 / 4, !scroll.isUpdating else { return }
    let isResting = scroll.phase == .idle && scroll.acceptsInput
    if isResting || segment.count >= capacity { turn(scroll, takesSnapshot: isResting) }
  }

  @inline(never)
  private func turn(_ scroll: ScrollController, takesSnapshot: Bool) {
    if takesSnapshot, links.isEmpty { links = scroll.behaviors.map { "\($0.name)" } }
    guard var next = former else { return }
    former = segment
    next.restart(
      TraceConfiguration(of: scroll, label: label, links: links, takesSnapshot: takesSnapshot))
    segment = next
  }
}
