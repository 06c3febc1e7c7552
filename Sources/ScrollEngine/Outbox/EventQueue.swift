/// Events in the order in which they happened, waiting for delivery. The queue keeps its memory.
struct EventQueue {
  /// The events. The first `count` are valid; the rest is memory.
  private var events: [Event] = []
  private var (head, count) = (0, 0)
  /// The completions of the completion events, in order.
  private var completions: [Completion] = []
  /// The pulls of the didPull events, in order.
  private var pulls: [EdgePull] = []

  init() { events.reserveCapacity(32) }

  var isEmpty: Bool { head == count }

  mutating func append(_ event: Event) {
    if count < events.count { events[count] = event } else { events.append(event) }
    count += 1
  }

  mutating func append(_ completion: @escaping Completion, _ outcome: AnimationOutcome) {
    completions.append(completion)
    append(.didComplete(outcome))
  }

  mutating func append(_ pull: EdgePull) {
    pulls.append(pull)
    append(.didPull)
  }

  mutating func next() -> Event? {
    guard head < count else {
      (head, count) = (0, 0)
      return nil
    }
    head += 1
    return events[head - 1]
  }

  /// The place of the next event that is appended.
  var end: Int { count }

  /// Removes `didSettle` events from a place on that still wait, because another movement begins. A `didSettle` after
  /// the end of a drag stays: the drag ended without a deceleration. Returns whether an event was removed.
  mutating func forgetRests(from start: Int) -> Bool {
    guard start < count else { return false }
    var kept = start
    for place in start..<count {
      if case .didSettle = events[place], !isEndOfDrag(before: kept) { continue }
      events[kept] = events[place]
      kept += 1
    }
    defer { count = kept }
    return kept < count
  }

  private func isEndOfDrag(before place: Int) -> Bool {
    for event in events[..<place].reversed() {
      switch event {
      case .didEndDragging: return true
      case .didChangePhase: continue
      default: return false
      }
    }
    return false
  }

  /// Removes and returns the completion of the event that was taken last.
  mutating func takeCompletion() -> Completion { completions.removeFirst() }

  /// Removes and returns the pull of the event that was taken last.
  mutating func takePull() -> EdgePull { pulls.removeFirst() }

  /// The event that was taken last, until the queue is empty.
  var latest: Event? { head > 0 ? events[head - 1] : nil }
}
