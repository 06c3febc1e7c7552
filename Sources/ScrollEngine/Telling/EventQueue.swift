/// Events in the order in which they happened, waiting to be told. It keeps its memory.
struct EventQueue {
  /// The first `count` are of this call; what follows is memory.
  private var events: [Event] = []
  private var (head, count) = (0, 0)
  /// Who hears of the events that are completions, in their order.
  private var completions: [Completion] = []
  /// What the events say that are pulls, in their order.
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

  /// Who hears of the completion that was taken last.
  mutating func takeCompletion() -> Completion { completions.removeFirst() }

  /// What the pull says that was taken last.
  mutating func takePull() -> EdgePull { pulls.removeFirst() }

  /// The event that was taken last, until nothing waits any more.
  var latest: Event? { head > 0 ? events[head - 1] : nil }
}
