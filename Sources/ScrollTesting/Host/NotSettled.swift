public import ScrollBehaviors

/// The reason why a ``TestHost`` stopped waiting for the content to rest.
public struct NotSettled: Error, Sendable, CustomStringConvertible {
  /// The time that the host has waited, in seconds of its clock.
  public let waited: Double
  /// The phase of the first scroller that is not at rest.
  public let phase: Phase
  /// The offset of the content.
  public let offset: Point
  /// The destination that the scroller announces.
  public let destination: Point
  /// The reason, the values, and the fix. If the environment variable `SCROLL_PLOTS` names a folder, also the path of a
  /// picture of the offset over time.
  public let description: String

  init(_ host: TestHost, after seconds: Double, isHeld: Bool) {
    let scroll = host.scrollers.first { $0.phase != .idle || $0.isZooming } ?? host.scroll
    (waited, phase, offset, destination) = (seconds, scroll.phase, scroll.contentOffset, scroll.destination)
    let state = """
      The content does not rest: it is \(phase.name) at \(offset) after \(shortened(seconds)) s, its destination is \
      \(destination)
      """
    let title = "not settled after \(shortened(seconds)) s"
    let plot = FailurePlot(title, host.frames, host.timeline.marks).write().map { "\nPlot: " + $0 } ?? ""
    if isHeld {
      description =
        state + ", and a finger is still down; end the touch before you wait." + plot
    } else if phase == .idle, host.demand == .needsFrame {
      description =
        state + ", and a link asks for a frame every time; let its wake(in:) answer nil, or a later time."
        + plot
    } else {
      description =
        state + "; give a longer limit to settle(within:), or look at what keeps it going:\n\(scroll)" + plot
    }
  }
}
