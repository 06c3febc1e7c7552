import CScrollCore

/// A row of lengths that lives as long as the closures that hold it.
final class TileRow {
  let lengths: OpaquePointer
  var count: Int

  init(_ values: [Double]) {
    let allocator = csc_allocator(
      allocate: { _, size, alignment in .allocate(byteCount: size, alignment: alignment) },
      release: { _, memory, _ in memory.deallocate() },
      context: nil)
    var made: OpaquePointer?
    _ = csc_lengths_create(allocator, &made)
    lengths = made!
    count = values.count
    _ = csc_lengths_insert(lengths, 0, values, Int64(count))
  }

  deinit { csc_lengths_destroy(lengths) }

  var total: Double { csc_lengths_total(lengths) }

  var bytesAnItem: Double { Double(csc_lengths_bytes(lengths)) / Double(csc_lengths_count(lengths)) }

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

  /// Random pairs, half as many as there are items.
  func edited() -> TileRow {
    var dice = Dice()
    for _ in 0..<count / 2 { pair(&dice) }
    return self
  }
}

/// Where results go, so that no compiler leaves out what makes them.
final class Sink {
  var number = 0.0
}

/// A power of ten in words.
func name(_ count: Int) -> String {
  switch count {
  case 1_000: "10^3"
  case 100_000: "10^5"
  case 1_000_000: "10^6"
  case 10_000_000: "10^7"
  case 1_000_000_000: "10^9"
  default: "10^15"
  }
}
