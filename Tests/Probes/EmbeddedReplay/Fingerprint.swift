import ScrollSpace

/// The FNV-1a hash of everything it was shown: equal only if every bit was.
struct Fingerprint {
  /// The hash so far. The constants are those of the 64-bit FNV-1a.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a number, lowest byte first.
  mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
  }

  /// Adds where a scroll is and when.
  mutating func add(_ offset: Point, at time: Timestamp) {
    add(time.seconds)
    add(offset.x)
    add(offset.y)
  }
}
