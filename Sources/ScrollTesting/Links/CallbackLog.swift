public import ScrollBehaviors

/// A delegate that lists its callbacks by name, and gives commands in them if a test wants that.
///
/// ```swift
/// let log = CallbackLog()
/// scroll.delegate = log
/// log.once("didEndDragging(true)") { $0.stop() }        // a command within a callback
/// // … inputs and frames
/// #expect(log.summary == ["willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)", …])
/// ```
/// A name is that of the callback without "scroll": `didScroll`. `didEndDragging(true)` and `didSettle(decelerated)`
/// have their value. The scroller does not keep a delegate alive.
public class CallbackLog: ScrollDelegate {
  /// The names of the callbacks, the earliest first. Changes of the phase are in ``phases`` instead.
  public private(set) var events: [String] = []
  /// The phases that were left, the earliest first.
  public private(set) var phases: [Phase] = []
  /// The velocity of the last willEndDragging, in points per second.
  public private(set) var endVelocity = Vector.zero
  /// The target of the last willEndDragging, before ``answeredTarget``.
  public private(set) var endTarget = Point.zero
  /// The shift of the last didRebase.
  public private(set) var shift = Vector.zero
  /// The pulls of all didPull.
  public private(set) var pulls: [EdgePull] = []
  /// True if didPull is listed in ``events``, too.
  public var listsPulls = false
  /// The target that willEndDragging sets; nil to leave the target.
  public var answeredTarget: Point?
  /// The answer to shouldScrollToTop.
  public var allowsScrollToTop = true
  /// Called in each callback, with its name. The closure may give commands, and edit items.
  public var onEvent: (String, ScrollController) -> Void = { _, _ in }
  private var answers: [(event: String, command: (ScrollController) -> Void)] = []

  /// Creates a log without callbacks.
  public init() {}

  /// The names of the callbacks. A run of didScroll is one `didScroll…`.
  public var summary: [String] {
    var summary: [String] = []
    for event in events {
      let event = event == "didScroll" ? "didScroll…" : event
      if event != "didScroll…" || summary.last != event { summary.append(event) }
    }
    return summary
  }

  /// Removes the callbacks so far.
  public func clear() {
    events = []
    phases = []
    pulls = []
  }

  /// Calls `command` in the next callback with this name, once.
  public func once(_ event: String, _ command: @escaping (ScrollController) -> Void) {
    answers.append((event, command))
  }

  /// Lists an event of the test itself among the callbacks, such as the end of an animation.
  public func note(_ event: String, _ scroll: ScrollController) {
    events.append(event)
    onEvent(event, scroll)
    guard let index = answers.firstIndex(where: { $0.event == event }) else { return }
    answers.remove(at: index).command(scroll)
  }

  /// Lists the callback.
  public func scrollDidScroll(_ scroll: ScrollController) { note("didScroll", scroll) }
  /// Lists the callback.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { note("willBeginDragging", scroll) }
  /// Lists the callback, keeps its values, and sets the target if there is one.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    endVelocity = velocity
    endTarget = targetContentOffset
    if let answeredTarget { targetContentOffset = answeredTarget }
    note("willEndDragging", scroll)
  }
  /// Lists the callback.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    note("didEndDragging(\(willDecelerate))", scroll)
  }
  /// Keeps the pull.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    pulls.append(pull)
    if listsPulls { note("didPull", scroll) }
  }
  /// Lists the callback.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    note("willBeginDecelerating", scroll)
  }
  /// Lists the callback.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { note("didEndDecelerating", scroll) }
  /// Lists the callback.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    note("didEndScrollingAnimation", scroll)
  }
  /// Lists the callback, and answers it.
  public func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    note("shouldScrollToTop", scroll)
    return allowsScrollToTop
  }
  /// Lists the callback.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { note("didScrollToTop", scroll) }
  /// Lists the callback.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    note("didChangeAdjustedContentInset", scroll)
  }
  /// Lists the callback.
  public func scrollDidLayout(_ scroll: ScrollController) { note("didLayout", scroll) }
  /// Lists the callback, and keeps the shift.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    self.shift = shift
    note("didRebase", scroll)
  }
  /// Keeps the phase that was left.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    phases.append(old)
    onEvent("didChangePhase", scroll)
  }
  /// Lists the callback.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    note("didSettle(\(reason))", scroll)
  }
}
