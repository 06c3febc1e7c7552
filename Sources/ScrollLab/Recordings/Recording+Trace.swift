public import ScrollEngine
public import ScrollSpace
public import ScrollTrace

extension Recording {
  /// Creates a recording of a trace's touches that came from the host. The name is the trace's label.
  public init(_ trace: Trace) {
    self.init(name: trace.configuration.label, events: [])
    for event in trace.events {
      if event.source == .host, case .call(let call) = event.action, let touch = TouchEvent(call) {
        events.append(touch)
      }
    }
  }

  /// Plays the recording into a scroller with frames, and returns the trace.
  public func trace(into scroll: ScrollController, frames: some Sequence<Timestamp>) -> Trace {
    let recorder = ScrollRecorder(scroll, label: name)
    replay(into: scroll, frames: frames)
    recorder.stop()
    return recorder.trace
  }
}

extension TouchEvent {
  fileprivate init?(_ call: ScrollCall) {
    switch call {
    case .touchBegan(let point, let time, let id, _): self.init(.down, id: id, time: time, position: point)
    case .touchMoved(let point, let time, let id): self.init(.move, id: id, time: time, position: point)
    case .touchEnded(let point, let time, let id, _): self.init(.up, id: id, time: time, position: point)
    case .touchCancelled(let time, let id): self.init(.cancel, id: id, time: time, position: .zero)
    default: return nil
    }
  }
}
