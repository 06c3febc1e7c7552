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
/// have their value. Zooms are not listed. The scroller does not keep a delegate alive.
public class CallbackLog: CallbackReceiver {
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

  /// Lists the callback. Of a change of the phase, keeps the phase that was left.
  public override func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {
    switch callback {
    case .didEndDragging(let willDecelerate): note("didEndDragging(\(willDecelerate))", scroll)
    case .didChangeInset: note("didChangeAdjustedContentInset", scroll)
    case .didPull: if listsPulls { note("didPull", scroll) }
    case .didChangePhase(let old):
      phases.append(old)
      onEvent("didChangePhase", scroll)
    case .willBeginZooming, .didZoom, .didEndZooming: break
    default: note("\(callback)", scroll)
    }
  }

  /// Lists the callback, keeps its values, and sets the target if there is one.
  public override func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    endVelocity = velocity
    endTarget = targetContentOffset
    if let answeredTarget { targetContentOffset = answeredTarget }
    receive(.willEndDragging, scroll)
  }
  /// Keeps the pull.
  public override func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    pulls.append(pull)
    receive(.didPull, scroll)
  }
  /// Lists the callback, and answers it.
  public override func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    note("shouldScrollToTop", scroll)
    return allowsScrollToTop
  }
  /// Lists the callback, and keeps the shift.
  public override func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    self.shift = shift
    receive(.didRebase, scroll)
  }
}
