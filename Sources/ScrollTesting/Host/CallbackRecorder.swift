public import ScrollBehaviors

/// A callback that a ``TestHost`` has received.
public struct RecordedCallback: Hashable, Sendable {
  /// The time of the frame or input that led to the callback.
  public let time: Timestamp
  /// The callback.
  public let callback: ScrollCallback
  /// The content offset during the callback.
  public let offset: Point
}

/// The link by which a ``TestHost`` receives the callbacks.
final class CallbackRecorder: CallbackReceiver, ScrollBehavior {
  var name: StaticString { "TestHost" }
  var isRecording = false
  private(set) var callbacks: [RecordedCallback] = []
  private(set) var timeline: Timeline

  init(phase: Phase, axis: Axis) { timeline = Timeline(from: phase, axis: axis) }

  func clear(phase: Phase) {
    callbacks = []
    timeline = Timeline(from: phase, axis: timeline.axis)
  }

  func didWake(_ scroll: ScrollController) { receive(.didWake, scroll) }

  override func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {
    guard isRecording else { return }
    let time = scroll.context.time
    callbacks.append(RecordedCallback(time: time, callback: callback, offset: scroll.contentOffset))
    timeline.receive(callback, scroll, at: time)
  }
}

extension TestHost {
  /// The callbacks of the scroller, or of the outermost scroller of a nest, the earliest first.
  public var callbacks: [RecordedCallback] { recorders[0].callbacks }

  /// The callbacks of a scroller of the nest.
  public func callbacks(of scroll: ScrollController) -> [RecordedCallback] {
    recorder(of: scroll)?.callbacks ?? []
  }

  /// The callbacks of the scroller, or of the outermost scroller of a nest, as text.
  public var timeline: Timeline {
    var timeline = recorders[0].timeline
    timeline.frames = PlottedFrames(all: frames)
    return timeline
  }

  /// Returns the callbacks of a scroller of the nest as text; nil if the host has no such scroller.
  public func timeline(of scroll: ScrollController) -> Timeline? { recorder(of: scroll)?.timeline }

  private func recorder(of scroll: ScrollController) -> CallbackRecorder? {
    zip(scrollers, recorders).first { $0.0 === scroll }?.1
  }
}
