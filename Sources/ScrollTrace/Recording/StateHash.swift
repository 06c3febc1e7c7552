import ScrollEngine
import ScrollSpace

/// A hash of a scroller's moving state, and of the callbacks since the last event.
struct StateHash {
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The number of callbacks before the last event, since the last call of the host.
  private var former = 0
  /// The number of callbacks since the last event.
  private var latest = 0
  private var value = Self.seed

  /// The number of callbacks since the last call of the host.
  var callbacks: Int { former + latest }

  /// Begins a call of the host, after the state was taken.
  mutating func restart() { former = 0 }

  @inline(__always)
  mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  @inline(__always) mutating func mix(_ number: Double) { mix(number.bitPattern) }

  mutating func add(_ callback: UInt8) {
    latest += 1
    mix(UInt64(callback))
  }

  /// Returns the present state with the callbacks so far. The next state begins again.
  @inline(__always)
  mutating func finish(_ scroll: ScrollController) -> TraceState {
    let (offset, end, phase) = (scroll.contentOffset, scroll.destination, scroll.phase)
    mix(offset.x)
    mix(offset.y)
    mix(end.x)
    mix(end.y)
    mix(UInt64(phase.rawValue))
    let state = TraceState(
      offset: offset, destination: end, phase: phase, callbacks: latest,
      hash: UInt32(truncatingIfNeeded: value >> 32))
    (former, latest, value) = (former + latest, 0, Self.seed)
    return state
  }
}
