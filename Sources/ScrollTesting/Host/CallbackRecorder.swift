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
final class CallbackRecorder: ScrollBehavior {
  var name: StaticString { "TestHost" }
  var isRecording = false
  private(set) var callbacks: [RecordedCallback] = []
  private(set) var timeline: Timeline

  init(phase: Phase, axis: Axis) { timeline = Timeline(from: phase, axis: axis) }

  func clear(phase: Phase) {
    callbacks = []
    timeline = Timeline(from: phase, axis: timeline.axis)
  }

  private func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {
    guard isRecording else { return }
    let time = scroll.context.time
    callbacks.append(RecordedCallback(time: time, callback: callback, offset: scroll.contentOffset))
    timeline.receive(callback, scroll, at: time)
  }

  func didWake(_ scroll: ScrollController) { receive(.didWake, scroll) }
  func scrollDidScroll(_ scroll: ScrollController) { receive(.didScroll, scroll) }
  func scrollWillBeginDragging(_ scroll: ScrollController) { receive(.willBeginDragging, scroll) }
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { receive(.willEndDragging, scroll) }
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    receive(.didEndDragging(willDecelerate: willDecelerate), scroll)
  }
  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { receive(.didPull, scroll) }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { receive(.willBeginDecelerating, scroll) }
  func scrollDidEndDecelerating(_ scroll: ScrollController) { receive(.didEndDecelerating, scroll) }
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    receive(.didEndScrollingAnimation, scroll)
  }
  func scrollWillBeginZooming(_ scroll: ScrollController) { receive(.willBeginZooming, scroll) }
  func scrollDidZoom(_ scroll: ScrollController) { receive(.didZoom, scroll) }
  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    receive(.didEndZooming, scroll)
  }
  func scrollDidScrollToTop(_ scroll: ScrollController) { receive(.didScrollToTop, scroll) }
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) { receive(.didChangeInset, scroll) }
  func scrollDidLayout(_ scroll: ScrollController) { receive(.didLayout, scroll) }
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) { receive(.didRebase, scroll) }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    receive(.didChangePhase(from: old), scroll)
  }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    receive(.didSettle(reason), scroll)
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
