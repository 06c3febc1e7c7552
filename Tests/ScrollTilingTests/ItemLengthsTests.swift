import ScrollSpace
import ScrollTiling
import Seeds
import Testing

struct ItemLengthsTests {
  @Test func aRowHasTheFramesOfItsItems() throws {
    let lengths = try ItemLengths([10, 20, 30], spacing: 8, leading: 100, trailing: 50)
    #expect(try lengths.place(of: 1) == ItemPlace(index: 1, start: 118, length: 20))
    #expect(try lengths.offset(of: 3) == 184)
    #expect(lengths.total == 100 + 10 + 8 + 20 + 8 + 30 + 50)
    #expect(try lengths.lengths(of: 0..<3) == [10, 20, 30])
    #expect(try lengths.setPadding(leading: 0, trailing: 0).shift(at: 118) == -100)
    #expect(try lengths.place(of: 1) == ItemPlace(index: 1, start: 18, length: 20))
    #expect(lengths.total == 76)
  }

  @Test func anEmptyRowHasOnlyItsPadding() throws {
    let lengths = try ItemLengths(spacing: 8, leading: 10, trailing: 20)
    #expect(lengths.count == 0)
    #expect(lengths.total == 30)
    #expect(try lengths.offset(of: 0) == 10)
    #expect(try lengths.visible(from: 0, to: 100) == 0..<0)
    #expect(try lengths.item(at: 10) == nil && lengths.item(at: .infinity) == nil)
    #expect(try lengths.item(atOrBefore: 10) == nil)
    #expect(try lengths.remove(0..<0) == LengthChange(start: 10, removed: 0, inserted: 0))
    #expect(throws: TilingError.index(0, count: 0)) { try lengths.place(of: 0) }
  }

  @Test func lengthsAreRoundedToTheGrid() throws {
    let rows = try ItemLengths(count: 10_000_000, length: 62.1)
    #expect(ItemLengths.stored(62.1) == 62.09375)
    #expect(try rows.length(of: 5) == 62.09375)
    #expect(rows.total == 620_937_500)
    #expect(try rows.setLength(of: 5, to: 0.01).inserted == 1.0 / 64)
    let halfway = 1.0 / 128
    #expect(ItemLengths.stored(halfway) == 0)
    #expect(ItemLengths.stored(3 * halfway) == 2.0 / 64)
    #expect(ItemLengths.stored(ItemLengths.longest) == ItemLengths.longest)
  }

  @Test func estimatesTakeNoMemoryUntilMeasured() throws {
    let rows = try ItemLengths(count: 1 << 40, length: 30)
    let before = rows.bytes
    #expect(before < 4_096)
    #expect(try rows.item(at: 3e13)?.index == 1_000_000_000_000)
    let change = try rows.setLength(of: 1_000_000, to: 44.5)
    #expect(change == LengthChange(start: 3e7, removed: 30, inserted: 44.5))
    #expect(try rows.offset(of: 1_000_001) == 3e7 + 44.5)
    try rows.setLengths(of: 1_000_001..<1 << 40, to: 20)
    #expect(rows.total == 3e7 + 44.5 + 20 * Double((1 << 40) - 1_000_001))
    #expect(rows.bytes < before + 4_096)
  }

  @Test func theVersionGoesUpWithEveryChange() throws {
    let lengths = try ItemLengths(count: 3, length: 10)
    let version = lengths.version
    _ = try lengths.visible(from: 0, to: 10)
    #expect(lengths.version == version)
    try lengths.setLength(of: 1, to: 12)
    #expect(lengths.version > version)
  }

  // MARK: Limits, and memory

  @Test func measuringOneRowOfARunTakesTheRunApartOnlyThere() throws {
    let rows = try ItemLengths(count: 10_000_000, length: 44)
    for step in Int64(0)..<10 { try rows.setLength(of: step * 1_000_000, to: 50) }
    #expect(rows.total == 440_000_000 + 60 && rows.bytes < 16_384)
    #expect(try rows.offset(of: 9_000_001) == 9_000_001 * 44 + 60)
  }

  @Test func runsOfOneLengthMeetAgain() throws {
    let rows = try ItemLengths(count: 1_000_000, length: 44)
    let before = rows.bytes
    for length in [50.0, 44] { try rows.setLength(of: 500_000, to: length) }
    #expect(rows.total == 44_000_000 && rows.bytes < before + 2_048)
  }

  /// Items that come one by one split leaves and nodes by the quick way alone.
  @Test func itemsInsertedOneByOneAreWhereTheyWerePut() throws {
    let rows = try ItemLengths([1])
    var random = SeededGenerator(seed: 5)
    var plain = [1.0]
    for count in 1..<30_000 {
      let index = Int.random(in: 0...count, using: &random)
      try rows.insert(Double(count & 31), at: Int64(index))
      plain.insert(Double(count & 31), at: index)
    }
    #expect(try rows.lengths(of: 0..<rows.count) == plain && rows.bytes < 9 * 30_000)
  }

  @Test func hugeItemsAndTheirSumAreExactUpToTheLimit() throws {
    let longest = ItemLengths.longest
    let rows = try ItemLengths([longest / 2, 1.0 / 64, longest / 4])
    #expect(try rows.offset(of: 2) == longest / 2 + 1.0 / 64)
    #expect(throws: TilingError.tooLong) { try rows.insert(longest / 4, at: 0) }
    #expect(throws: TilingError.length(longest.nextUp)) {
      try rows.insert(contentsOf: [longest, longest.nextUp], at: 0)
    }
    try rows.insert(longest / 4 - 1.0 / 64, at: 0)
    #expect(try rows.total == longest && rows.item(at: longest - 1.0 / 64)?.index == 3)
  }

  @Test func countsBeyondAllMemoryAreRuns() throws {
    let rows = try ItemLengths(count: 1 << 62, length: 0)
    try rows.setLength(of: (1 << 62) - 1, to: 7)
    #expect(try rows.item(at: 3)?.index == (1 << 62) - 1)
    try rows.remove(1..<1 << 62)
    #expect(try rows.lengths(of: 0..<1) == [0] && rows.count == 1)
  }

  @Test func theArticlesProgramsWork() throws {
    let rows = try ItemLengths(count: 1_000_000, length: 44, spacing: 8, leading: 20, trailing: 20)
    var offset = 30_000.0
    let visible = try rows.visible(from: offset, to: offset + 844, overscan: Overscan(.items(2)))
    #expect(visible == 574..<595)
    let change = try rows.setLength(of: visible.lowerBound, to: 61.3)
    offset += change.shift(at: offset)
    #expect(offset == 30_017.296875)
    let target = try rows.offset(showing: 5_000, .center, viewport: 844, from: offset)
    #expect(target == 259_637.296875)

    let seen = VisibleChange(from: 570..<590, to: visible)
    var (left, entered): ([Int64], [Int64]) = ([], [])
    seen.left.forEach { left.append($0) }
    seen.entered.forEach { entered.append($0) }
    #expect(left == [570, 571, 572, 573] && entered == [590, 591, 592, 593, 594])
  }

  @Test func anItemIsShownWithinTheScrollableRange() throws {
    let lengths = try ItemLengths(count: 10, length: 10, leading: 5, trailing: 5)
    #expect(try lengths.extent(viewport: 50) == Extent(lower: 0, upper: 60))
    #expect(try lengths.visible(from: -.infinity, to: .infinity) == 0..<10)
    #expect(try lengths.offset(showing: 9, .start, viewport: 50, from: 0) == 60)
    #expect(try lengths.offset(showing: 0, .end, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 0, .center, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 3, .nearest, viewport: 500, from: 60) == 0)
  }

  @Test func unusableViewportsAreRefused() throws {
    let lengths = try ItemLengths(count: 10, length: 10)
    #expect(throws: TilingError.length(-1)) {
      try lengths.offset(showing: 0, .start, viewport: -1, from: 0)
    }
    #expect(throws: TilingError.length(.infinity)) { try lengths.extent(viewport: .infinity) }
    #expect(throws: TilingError.offset(.infinity)) {
      try lengths.offset(showing: 0, .nearest, viewport: 1, from: .infinity)
    }
    #expect(throws: TilingError.index(10, count: 10)) {
      try lengths.offset(showing: 10, .start, viewport: 1, from: 0)
    }
  }

  /// From 100 on, 40 points become more, or fewer, or come in.
  @Test(
    arguments: [
      (40.0, 60.0, [(0, 0), (99, 0), (100, 0), (120, 0), (139, 0), (140, 20), (500, 20)]),
      (40, 10, [(100, 0), (110, 0), (115, -5), (139, -29), (140, -30), (500, -30)]),
      (0, 60, [(99.9, 0), (100, 60), (.nan, 0)]),
    ] as [(Double, Double, [(Double, Double)])])
  func whatIsBehindMovesAndWhatIsPastTheEndComesBackToIt(
    removed: Double, inserted: Double, shifts: [(offset: Double, by: Double)]
  ) {
    let change = LengthChange(start: 100, removed: removed, inserted: inserted)
    for shift in shifts { #expect(change.shift(at: shift.offset) == shift.by, "at \(shift.offset)") }
  }
}
