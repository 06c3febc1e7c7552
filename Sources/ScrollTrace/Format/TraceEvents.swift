import ScrollEngine
import ScrollSpace

/// The events of a trace in their order. Each event is read from the bytes when it is asked for.
public struct TraceEvents: Sequence, IteratorProtocol, Sendable {
  private var walk: TraceWalk
  private let end: Int
  private var number = 0
  private var state = TraceState()
  private var isUpdating = false

  /// Creates the events of bytes from a position on, up to a known end, or to the byte that marks the end.
  init(_ bytes: [UInt8], from position: Int, to end: Int) {
    walk = TraceWalk(reading: bytes, from: position)
    self.end = end
  }

  /// The position of the byte that is read next.
  var position: Int { walk.position }

  /// Returns the next event, or nil at the end.
  public mutating func next() -> TraceEvent? {
    do throws(TraceError) { return try read() } catch { return nil }
  }

  /// Returns the next event, or nil at the end.
  mutating func read() throws(TraceError) -> TraceEvent? {
    walk.event = number
    var (start, head) = (walk.position, UInt8(0))
    while true {
      start = walk.position
      if start == end { return nil }
      try walk.byte(&head, "kind")
      if head == TraceKind.end || head == TraceKind.openEnd {
        walk.position = start
        return nil
      }
      if head != TraceKind.restart { break }
      walk.forget()
      (state, isUpdating) = (TraceState(), false)
    }
    var (source, callback) = (ScrollCallSource.host, UInt64(0))
    if head & TraceKind.isFromElsewhere != 0 {
      try walk.kind(&source, "source")
      let place = walk.position
      if source == .host { throw walk.error(.byte(0), "source", at: place - 1) }
      try walk.count(&callback, "callback")
      if callback > UInt64(Int32.max) { throw walk.error(.count(callback), "callback", at: place) }
    }
    let action = try TraceEvent.Action.read(head & TraceKind.kinds, from: &walk)
    try checkUpdate(action, at: start)
    if head & TraceKind.hasChanged != 0 { state = try walk.state(after: state) }
    defer { number += 1 }
    return TraceEvent(
      action: action, source: source, callback: Int(callback), state: state, number: number, position: start)
  }

  /// Checks that updates do not begin within each other.
  private mutating func checkUpdate(_ action: TraceEvent.Action, at start: Int) throws(TraceError) {
    guard case .call(let call) = action else { return }
    var isBeginning = false
    switch call {
    case .updateBegan: isBeginning = true
    case .updateEnded: break
    default: return
    }
    guard isUpdating != isBeginning else { throw walk.error(.update, "kind", at: start) }
    isUpdating = isBeginning
  }
}
