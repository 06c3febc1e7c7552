public import ScrollEngine
import ScrollSpace

/// Records the calls of a scroller, and the state after each call.
///
/// ```swift
/// let recorder = ScrollRecorder(scroll)
/// // … the program goes on as it did …
/// let bytes = recorder.trace.bytes          // into a file
/// ```
/// Nothing else changes: the host calls the scroller as before. The recorder is the scroller's `callObserver`: it sees
/// every call from outside of the chain, and every callback of the delegate. The delegate may be set before or later. A
/// scroller has one recorder: a second one is a mistake in the program, and traps.
///
/// A trace begins with a snapshot of the scroller, if a snapshot can be taken. Report actions of the program beside the
/// scroller's calls, such as an edit of items, to ``mark(_:_:at:_:)``. A replay then repeats these actions.
///
/// The trace of a scroller in a nest cannot be replayed alone, because the nest has a state of its own. Record every
/// scroller of the nest, and note the inputs and frames of the nest by the `mark` of the array of recorders.
///
/// A recorder with a ring keeps the latest events in memory of a fixed size: see ``init(_:label:ring:)``. It lives as
/// long as the scroller, which keeps it alive, or until ``stop()``. Setting `callObserver` of the scroller to nil
/// stops it too.
public final class ScrollRecorder: ScrollCallObserver {
  private let listener = CallbackListener()
  private let label: String
  private var links: [String]
  /// The events that are recorded now, and with a ring the events that were recorded before.
  @exclusivity(unchecked) private var segment: TraceSegment
  @exclusivity(unchecked) private var former: TraceSegment?
  private let capacity: Int?
  /// What is not recorded now, because it is a part of a mark.
  @exclusivity(unchecked) var hidden = Hidden.nothing
  /// How many marks were refused: see ``markRefusal``.
  public internal(set) var refusedMarks = 0
  /// Why the latest mark was refused, and what to do; nil: none was refused.
  public internal(set) var markRefusal: String?
  /// The number of events that did not fit in the ring: too large, or too many in one update. 0 without a ring.
  public private(set) var omittedEvents = 0
  /// True if the rest of an update is left out.
  private var isLeavingOut = false

  enum Hidden { case nothing, allButCallbacks, everything }

  // Nil once the scroller reports its end. A weak reference would make each frame of the scroller slower.
  private(set) unowned(unsafe) var scroll: ScrollController?

  /// Begins to record a scroller. All events are kept until ``stop()``: about 15 bytes for a frame in which something
  /// moves.
  /// - Parameters:
  ///   - scroll: the scroller. Create the recorder between two calls of the host. Within a callback or an update of the
  ///     scroller, the rest of the call would be missing: this is a mistake in the program, and traps.
  ///   - label: the program's name for the recording, such as the name of the profile.
  public convenience init(_ scroll: ScrollController, label: String = "") {
    self.init(scroll, label, capacity: nil)
  }

  /// Begins to record a scroller into a ring of a fixed size, for programs in production.
  ///
  /// The ring has two halves. When one is full, the older one is emptied and filled again, so that at least half of the
  /// bytes hold the latest events. The ring never grows. An event that takes more than a quarter of a half, such as a
  /// mark with many numbers, is recorded by its kind only. The events of one update stay in one half. If a half is full
  /// before the update ends, one event of kind `omitted` is recorded in place of the rest. ``omittedEvents`` counts
  /// both.
  ///
  /// A half begins with a snapshot if a call of the host finds the scroller at rest when three quarters of the other
  /// half are full. That call allocates, and may be a frame. No other frame allocates.
  /// - Parameters:
  ///   - scroll: the scroller. Call this between two calls of the host, as above.
  ///   - label: what the program calls the recording, such as the name of the profile.
  ///   - ring: how many bytes of events are kept, and at most a quarter more. 64 KB hold about a minute of frames in
  ///     which something moves. Must be at least 1,024; anything else is a mistake in the program, and traps.
  public convenience init(_ scroll: ScrollController, label: String = "", ring: Int) {
    precondition(
      ring >= 1_024, .ringSize,
      "A ring needs room for some events; this one has \(ring) bytes; pass at least 1,024.")
    self.init(scroll, label, capacity: ring / 2)
  }

  private init(_ scroll: ScrollController, _ label: String, capacity: Int?) {
    precondition(
      scroll.callObserver == nil, .recorderTwice,
      """
      A scroller has one recorder, or another observer of its calls; this scroller has one already; stop that \
      recorder, or set callObserver to nil, first.
      """)
    precondition(
      scroll.acceptsInput, .recorderWithinCall,
      """
      A recorder begins between two calls of the host; the scroller is within \(Self.place(in: scroll)); create the \
      recorder when that has returned, or before.
      """)
    (self.label, self.capacity) = (label, capacity)
    links = scroll.behaviors.map { "\($0.name)" }
    // The last event begins in a half that is not full. Behind it come the omitted rest of an update, and the update's
    // end.
    segment = TraceSegment(capacity: (capacity ?? 0) * 5 / 4 + 512)
    former = capacity.map { TraceSegment(capacity: $0 * 5 / 4 + 512) }
    self.scroll = scroll
    segment.configuration = TraceConfiguration(of: scroll, label: label, links: links, takesSnapshot: true)
    listener.afterEndTarget = { [unowned(unsafe) self] scroll, original, target in
      if target != original { self.note(.endTarget(target), scroll) }
    }
    listener.afterTopAnswer = { [unowned(unsafe) self] scroll, answer in
      if !answer { self.note(.keepsFromTop, scroll) }
    }
    scroll.callObserver = self
  }

  /// The part of a call in which a scroller is, for a message.
  private static func place(in scroll: ScrollController) -> StaticString {
    switch scroll.callSource {
    case .host: "update(_:)"
    case .update: "afterUpdate(_:)"
    case .callback: "a callback"
    case nil: "a question or a callback of a link"
    }
  }

  /// Receives the callbacks of the scroller before its delegate. The scroller reads this.
  public var delegateRelay: (any ScrollDelegateRelay)? { listener }

  /// Stops recording.
  public func stop() {
    guard let scroll, scroll.callObserver === self else { return }
    scroll.callObserver = nil
  }

  /// The trace so far. If you read this in a callback or in a mark, `isOpen` of the trace is true.
  public var trace: Trace {
    var (latest, received, isOpen) = (segment.bytes, listener.received, false)
    if let scroll {
      latest = segment.bytes(endingIn: received.finish(scroll))
      isOpen = hidden != .nothing || scroll.callSource != .host
    }
    func trace(_ configuration: TraceConfiguration, _ events: [UInt8]) -> Trace {
      Trace(configuration, events: events, isOpen: isOpen)
    }
    guard let former, former.count > 0 else { return trace(segment.configuration, latest) }
    // Only the newer half, if a replay can begin with that half and not with the older half.
    if former.configuration.snapshot == nil, segment.configuration.snapshot != nil, !latest.isEmpty {
      return trace(segment.configuration, latest)
    }
    return trace(former.configuration, former.bytes + [TraceKind.restart] + latest)
  }

  /// Ends the recording with the last state of the scroller. Called by the scroller when it is deallocated.
  public func scrollWillGoAway(_ scroll: ScrollController) {
    finish(scroll)
    self.scroll = nil
  }

  /// Ends the recording. The scroller calls this when `callObserver` is set to something else.
  public func scrollDidReplaceObserver(_ scroll: ScrollController) {
    finish(scroll)
    // The listener may be in the middle of a callback, and outlive this recorder.
    (listener.afterEndTarget, listener.afterTopAnswer) = (nil, nil)
    self.scroll = nil
  }

  /// Records a call. The scroller calls this.
  public func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {
    if hides(source) {
      if case .setBehaviors = call { links = [] }
      return
    }
    if case .advance(let time) = call, !leavesOut(scroll) {
      finish(scroll)
      listener.received.restart()
      turnIfFull(scroll)
      return segment.beginFrame(at: time)
    }
    if case .setBehaviors = call { links = [] }
    begin(.call(call), from: source, scroll)
  }

  func begin(_ action: TraceEvent.Action, from source: ScrollCallSource, _ scroll: ScrollController) {
    var action = action
    if leavesOut(scroll), action.kind != TraceKind.updateEnd {
      omittedEvents += 1
      if isLeavingOut { return }
      (isLeavingOut, action) = (true, .omitted(kind: action.kind))
    } else {
      isLeavingOut = false
      action = fitting(action)
    }
    finish(scroll)
    if source == .host { listener.received.restart() }
    turnIfFull(scroll)
    segment.begin(action, from: source, callback: listener.received.count)
  }

  /// Returns true if a half of a ring is full within an update.
  @inline(__always)
  private func leavesOut(_ scroll: ScrollController) -> Bool {
    guard let capacity, segment.count >= capacity else { return false }
    return scroll.isUpdating
  }

  private func note(_ answer: TraceEvent.Action, _ scroll: ScrollController) {
    begin(answer, from: .callback, scroll)
  }

  @inline(__always)
  private func finish(_ scroll: ScrollController) {
    segment.end(in: listener.received.finish(scroll))
  }

  /// An action as it is recorded: by its kind only, if it would take more than a quarter of a half of a ring.
  private func fitting(_ action: TraceEvent.Action) -> TraceEvent.Action {
    guard let capacity, action.size > capacity / 4 else { return action }
    omittedEvents += 1
    return .omitted(kind: action.kind)
  }

  /// Goes on in the other half of a ring: in good time while the scroller rests, as the new half then begins with a
  /// snapshot. The events of an update stay together, as a trace cannot begin within one.
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
