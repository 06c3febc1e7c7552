import ScrollEngine
import ScrollSpace

/// A hash of a scroller's moving state, and of the callbacks since the last event.
struct StateHash {
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The number of callbacks since the last call of the host.
  private(set) var callbacks = 0
  private var value = Self.seed

  /// Begins a call of the host.
  mutating func restart() { callbacks = 0 }

  @inline(__always)
  mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  @inline(__always) mutating func mix(_ number: Double) { mix(number.bitPattern) }

  mutating func add(_ callback: UInt8) {
    callbacks += 1
    mix(UInt64(callback))
  }

  /// Returns the hash of the present state and of the callbacks so far. The next hash begins again.
  mutating func take(_ scroll: ScrollController, at offset: Point) -> UInt32 {
    let end = scroll.destination
    mix(offset.x)
    mix(offset.y)
    mix(end.x)
    mix(end.y)
    mix(UInt64(scroll.phase.rawValue))
    defer { value = Self.seed }
    return UInt32(truncatingIfNeeded: value >> 32)
  }
}
