/// A hash of numbers that is the same on every machine: FNV-1a (Fowler, Noll and Vo, 1991).
package struct StableHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no numbers.
  package init() {}

  /// Adds a number, or a byte.
  package mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }
}
