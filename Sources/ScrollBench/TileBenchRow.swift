import CScrollCore

/// A row of lengths that lives as long as the closures that retain it.
final class TileRow {
  let lengths: OpaquePointer
  let count: Int

  /// Creates a row of these lengths. `count` is the number of items at the end, if more come later.
  init(_ values: [Double], of count: Int? = nil) {
    let allocator = csc_allocator(
      allocate: { _, size, alignment in .allocate(byteCount: size, alignment: alignment) },
      release: { _, memory, _ in memory.deallocate() },
      context: nil)
    var made: OpaquePointer?
    _ = csc_lengths_create(allocator, &made)
    lengths = made!
    self.count = count ?? values.count
    _ = csc_lengths_insert(lengths, 0, values, Int64(values.count))
  }

  deinit { csc_lengths_destroy(lengths) }

  var total: Double { withExtendedLifetime(self) { csc_lengths_total(lengths) } }

  var bytesAnItem: Double {
    withExtendedLifetime(self) { Double(csc_lengths_bytes(lengths)) / Double(csc_lengths_count(lengths)) }
  }

  @inline(__always)
  func find(_ offset: Double) -> csc_item {
    var item = csc_item()
    _ = csc_lengths_find(lengths, offset, &item)
    return item
  }

  /// Inserts an item at one random place and removes one at another.
  @inline(__always)
  func pair(_ dice: inout Dice) {
    var length = 50.0
    _ = csc_lengths_insert(lengths, Int64(dice.roll(count)), &length, 1)
    _ = csc_lengths_remove(lengths, Int64(dice.roll(count)), 1)
  }

  /// Returns the row after random pairs of edits, a tenth of the number of items. The row then takes about the most
  /// memory.
  func edited() -> TileRow {
    var dice = Dice()
    withExtendedLifetime(self) { for _ in 0..<count / 10 { pair(&dice) } }
    return self
  }
}

/// Random numbers that cost one multiplication, the same on both sides.
struct Dice {
  var state: UInt64 = 88_172_645_463_325_252

  /// Returns a number from 0 up to, but not including, `count`, which is at most 2^32.
  @inline(__always)
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 32) &* UInt64(count)) >> 32)
  }

  /// Returns a number from 0 up to, but not including, 1.
  @inline(__always)
  mutating func fraction() -> Double { Double(roll(1 << 32)) * 0x1p-32 }
}

/// The rounds of both sides. The random numbers continue from sample to sample, so that no cache learns the places.
/// Results are stored, so that no compiler removes the work.
final class Table {
  private var dice = Dice()
  private var sum = 0.0

  @inline(__always)
  func play(_ rounds: Int, _ round: (inout Dice) -> Double) {
    var dice = self.dice
    var sum = 0.0
    for _ in 0..<rounds { sum += round(&dice) }
    self.dice = dice
    self.sum += sum
  }
}

/// Returns a power of ten in words.
func name(_ count: Int) -> String {
  switch count {
  case 10: "10"
  case 1_000: "10^3"
  case 100_000: "10^5"
  case 1_000_000: "10^6"
  case 10_000_000: "10^7"
  case 1_000_000_000: "10^9"
  default: "10^15"
  }
}
