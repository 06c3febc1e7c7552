package import ScrollEngine
import ScrollSpace

/// A hash of numbers, and of the moving states of scrollers. It has the same bits on every machine.
///
/// A product alone, as in FNV-1a, keeps the difference of two sign bits in that bit, where the next sign cancels it:
/// an offset and the opposite offset would have one hash. So the upper bits are mixed into the lower ones.
package struct StateHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no numbers.
  package init() {}

  /// Adds a number, or a byte.
  @inline(__always)
  package mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Adds the bits of a number.
  @inline(__always)
  package mutating func mix(_ number: Double) { mix(number.bitPattern) }

  /// Adds the offset, the destination, the scale and the phase of a scroller.
  package mutating func mix(_ scroll: ScrollController) {
    mix(scroll.contentOffset, scroll.destination, scroll.phase)
    mix(scroll.zoomScale)
  }

  /// Adds an offset, a destination and a phase. A trace needs no more, because each other scale comes with a callback.
  @inline(__always)
  mutating func mix(_ offset: Point, _ end: Point, _ phase: Phase) {
    mix(offset.x)
    mix(offset.y)
    mix(end.x)
    mix(end.y)
    mix(UInt64(phase.rawValue))
  }
}
