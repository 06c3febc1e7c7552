package import ScrollEngine
package import ScrollSpace

/// Writes down what a scroller tells, and may answer with commands.
package class Log: ScrollDelegate {
  /// Every callback but phase changes, by name, in order.
  package private(set) var events: [String] = []
  /// The phases that were left, in order.
  package private(set) var phases: [Phase] = []
  /// The velocity that willEndDragging told last.
  package private(set) var endVelocity = Vector.zero
  /// The target that willEndDragging came in with.
  package private(set) var endTarget = Point.zero
  /// The shift that didRebase told last.
  package private(set) var shift = Vector.zero
  /// What didPull told.
  package private(set) var pulls: [EdgePull] = []
  /// Whether didPull is an event, too.
  package var receivesPulls = false
  /// What to wish for in willEndDragging.
  package var requested: Point?
  /// What to answer in shouldScrollToTop.
  package var allowsTop = true
  /// What a test does in every callback.
  package var onEvent: (String, ScrollController) -> Void = { _, _ in }
  private var answers: [(event: String, command: (ScrollController) -> Void)] = []

  package init() {}

  /// The events, every run of didScroll as one `didScroll…`.
  package var story: [String] {
    var story: [String] = []
    for event in events {
      let event = event == "didScroll" ? "didScroll…" : event
      if event != "didScroll…" || story.last != event { story.append(event) }
    }
    return story
  }

  /// Forgets what was told so far.
  package func clear() {
    events = []
    phases = []
    pulls = []
  }

  /// Once, the next time this is told: gives commands.
  package func once(_ event: String, _ command: @escaping (ScrollController) -> Void) {
    answers.append((event, command))
  }

  package func note(_ event: String, _ scroll: ScrollController) {
    events.append(event)
    onEvent(event, scroll)
    guard let index = answers.firstIndex(where: { $0.event == event }) else { return }
    answers.remove(at: index).command(scroll)
  }

  package func scrollDidScroll(_ scroll: ScrollController) { note("didScroll", scroll) }
  package func scrollWillBeginDragging(_ scroll: ScrollController) { note("willBeginDragging", scroll) }
  package func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    endVelocity = velocity
    endTarget = targetContentOffset
    if let requested { targetContentOffset = requested }
    note("willEndDragging", scroll)
  }
  package func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    note("didEndDragging(\(willDecelerate))", scroll)
  }
  package func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    pulls.append(pull)
    if receivesPulls { note("didPull", scroll) }
  }
  package func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    note("willBeginDecelerating", scroll)
  }
  package func scrollDidEndDecelerating(_ scroll: ScrollController) { note("didEndDecelerating", scroll) }
  package func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    note("didEndScrollingAnimation", scroll)
  }
  package func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    note("shouldScrollToTop", scroll)
    return allowsTop
  }
  package func scrollDidScrollToTop(_ scroll: ScrollController) { note("didScrollToTop", scroll) }
  package func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    note("didChangeAdjustedContentInset", scroll)
  }
  package func scrollDidLayout(_ scroll: ScrollController) { note("didLayout", scroll) }
  package func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    self.shift = shift
    note("didRebase", scroll)
  }
  package func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    phases.append(old)
    onEvent("didChangePhase", scroll)
  }
  package func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    note("didSettle(\(reason))", scroll)
  }
}

/// Stories that are told often, whole or as parts of others.
extension Log {
  /// A drag that leaves no speed.
  package static let dragged = [
    "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(false)", "didSettle(dragged)",
  ]
  /// A drag after which something glides.
  package static let thrown = [
    "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)",
  ]
  package static let glided = [
    "willBeginDecelerating", "didScroll…", "didEndDecelerating", "didSettle(decelerated)",
  ]
  package static let animated = ["didScroll…", "didEndScrollingAnimation", "didSettle(animated)"]
}
