extension Trace {
  /// Returns the first event after which the recording of a replay differs from this trace; nil if there is none.
  ///
  /// Compare traces if the program itself repeats its marks, because one action moves several scrollers: record the
  /// replay as well. What `replay` has after the end of this trace is not compared.
  public func divergence(from replay: Trace) -> Divergence? {
    var (others, state) = (replay.events, TraceState())
    for event in events {
      guard let other = others.next() else { return Divergence(event: event, other: nil, state: state) }
      state = other.state
      if !event.isSame(as: other) { return Divergence(event: event, other: other, state: state) }
      if isOpen, event.number == eventCount - 1 { return nil }
      if state != event.state {
        return Divergence(
          event: event, state: state, links: configuration.links, otherLinks: replay.configuration.links)
      }
    }
    return nil
  }
}

extension TraceEvent {
  /// Returns true if the event is the same, whatever the state after it.
  fileprivate func isSame(as other: TraceEvent) -> Bool {
    guard source == other.source, callback == other.callback, action.kind == other.action.kind else {
      return false
    }
    return action.bytes == other.action.bytes
  }
}

extension TraceEvent.Action {
  /// The action as bytes, separate from other events.
  fileprivate var bytes: [UInt8] {
    var (walk, action) = (TraceWalk(), self)
    do throws(TraceError) { try action.walk(&walk) } catch {}
    return walk.written.bytes
  }
}
