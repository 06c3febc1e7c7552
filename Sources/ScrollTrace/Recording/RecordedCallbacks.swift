import ScrollEngine
import ScrollSpace

/// The callbacks since the last event: their number, and their hash together with the state that follows.
struct RecordedCallbacks {
  /// The number of callbacks before the last event, since the last call of the host.
  private var former = 0
  /// The number of callbacks since the last event.
  private var latest = 0
  /// The hash of the callbacks since the last event, and of their values.
  var hash = StateHash()

  /// The number of callbacks since the last call of the host.
  var count: Int { former + latest }

  /// Begins a call of the host, after the state was taken.
  mutating func restart() { former = 0 }

  mutating func add(_ callback: UInt8) {
    latest += 1
    hash.mix(UInt64(callback))
  }

  /// Returns the present state with the callbacks so far. The next state begins again.
  @inline(__always)
  mutating func finish(_ scroll: ScrollController) -> TraceState {
    let (offset, end, phase) = (scroll.contentOffset, scroll.destination, scroll.phase)
    hash.mix(offset, end, phase)
    let state = TraceState(
      offset: offset, destination: end, phase: phase, callbacks: latest,
      hash: UInt32(truncatingIfNeeded: hash.value >> 32))
    (former, latest, hash) = (former + latest, 0, StateHash())
    return state
  }
}
