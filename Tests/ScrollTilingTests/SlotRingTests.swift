import ScrollTiling
import Seeds
import Testing

@Suite struct SlotRingTests {
  @Test(arguments: 0..<UInt64(4))
  func whatStaysKeepsItsSlotAndNoneIsShared(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var ring = SlotRing(room: 10)
    #expect(ring.capacity == 16)
    var slots: [Int64: Int] = [:]
    for _ in 0..<500 {
      if random.below(4) == 0 {
        let shift = random.below(40) - 20
        try ring.renumber(by: shift)
        slots = Dictionary(uniqueKeysWithValues: slots.map { ($0.key + shift, $0.value) })
      }
      let first = ring.held.lowerBound + random.below(12) - 6
      let change = try ring.hold(first..<first + random.below(17))
      change.left.forEach { index in #expect(slots.removeValue(forKey: index) != nil) }
      change.entered.forEach { index in slots[index] = ring.slot(of: index) }
      try #require(slots.count == ring.held.count)
      for (index, slot) in slots { #expect(ring.slot(of: index) == slot) }
      #expect(Set(slots.values).count == slots.count)
      #expect(slots.values.allSatisfy { (0..<16).contains($0) })
      #expect(ring.slot(of: ring.held.upperBound) == nil)
    }
  }

  @Test func refusesWhatDoesNotFit() throws {
    var ring = SlotRing(room: 4)
    try ring.hold(2..<6)
    #expect(throws: TilingError.count(5)) { try ring.hold(2..<7) }
    // 2^63 items, one more than an Int64 counts.
    #expect(throws: TilingError.count(.max)) { try ring.hold(UniformWindow.endless) }
    #expect(throws: TilingError.range(.max - 1..<(.max), of: UniformWindow.endless)) {
      try ring.hold(.max - 1..<(.max))
    }
    #expect(throws: TilingError.range(2..<6, of: UniformWindow.endless)) { try ring.renumber(by: .max) }
    #expect(ring.held == 2..<6)
    #expect(SlotRing(room: -3).capacity == 0)
    #expect(SlotRing(room: 0).slot(of: 0) == nil)
  }
}
