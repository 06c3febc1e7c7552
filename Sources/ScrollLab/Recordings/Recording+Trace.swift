public import ScrollEngine
public import ScrollSpace
public import ScrollTrace

extension Recording {
  /// Creates a recording of a trace's touches that came from the host. The name is the trace's label.
  public init(_ trace: Trace) {
    self.init(name: trace.configuration.label, calls: [])
    for event in trace.events {
      guard event.source == .host, case .call(let call) = event.action, call.finger != nil else { continue }
      if case .touchPredicted = call { continue }
      calls.append(call)
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
