import CScrollCore
import Seeds
import Testing

/// What the header says about rows of lengths, in small examples. The trials do the rest.
struct TileLengthsTests {
  @Test func anOffsetBelongsToTheItemThatStartsThere() throws {
    let row = try TileRow([60, 40, 100, 0, 80])
    #expect(try row.find(0).index == 0)
    #expect(try row.find(60).index == 1)
    #expect(try row.find(60.0.nextDown).index == 0)
    #expect(try row.find(199).start == 100)
    #expect(row.total == 280)
    #expect(try row.offset(5) == 280)
  }

  @Test func anItemWithoutLengthIsNeverFound() throws {
    let row = try TileRow([0, 60, 0, 0, 40, 0])
    #expect(try row.find(0).index == 1)
    #expect(try row.find(60).index == 4)
    #expect(throws: TileRow.Refused(status: CSC_OUTSIDE)) { try row.find(100) }
    #expect(try row.offset(3) == 60)
  }

  @Test(
    arguments: [
      (0.0, 60.0, 0, 1), (59, 61, 0, 2), (60, 60, 1, 1), (60, 100, 1, 2), (-50, 0, 0, 0), (-50, 1, 0, 1),
      (100, 200, 2, 3), (199, 201, 2, 5), (200, 201, 4, 5), (280, 300, 5, 5), (-1, 1000, 0, 5),
    ] as [(Double, Double, Int64, Int64)])
  func touchingIsNotInView(from: Double, to: Double, first: Int64, end: Int64) throws {
    let row = try TileRow([60, 40, 100, 0, 80])
    #expect(try row.visible(from, to) == first..<end)
  }

  @Test func tenMillionRowsOfAFractionEndWhereTheStoredLengthSays() throws {
    let row = try TileRow()
    try row.run { csc_lengths_insert_run($0, 0, 10_000_000, 62.1) }
    #expect(csc_length_stored(62.1) == 62.09375)
    #expect(row.total == 620_937_500)
    #expect(row.bytes < 4096)
  }

  @Test func measuringOneRowOfARunTakesTheRunApartOnlyThere() throws {
    let row = try TileRow()
    try row.run { csc_lengths_insert_run($0, 0, 10_000_000, 44) }
    for index in stride(from: Int64(0), to: 1000, by: 100) {
      try row.run { csc_lengths_set($0, index * 10_000, 50) }
    }
    #expect(row.total == 440_000_000 + 60)
    #expect(try row.offset(9_000_001) == 9_000_001 * 44 + 60)
    #expect(row.bytes < 16384)
    #expect(row.isSound)
  }

  @Test func runsOfOneLengthMeetAgain() throws {
    let row = try TileRow()
    try row.run { csc_lengths_insert_run($0, 0, 1_000_000, 44) }
    let before = row.bytes
    try row.run { csc_lengths_set($0, 500_000, 50) }
    try row.run { csc_lengths_set($0, 500_000, 44) }
    #expect(row.total == 44_000_000)
    #expect(row.bytes < before + 2048)
    #expect(row.isSound)
  }

  @Test func aMoveKeepsTheOrderOfAllOthers() throws {
    let row = try TileRow([1, 2, 3, 4, 5, 6, 7])
    try row.run { csc_lengths_move($0, 2, 2, 4) }
    #expect(try row.all() == [1, 2, 5, 6, 3, 4, 7])
    try row.run { csc_lengths_move($0, 4, 2, 2) }
    #expect(try row.all() == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan, CSC_LONGEST.nextUp, -Double.leastNonzeroMagnitude])
  func whatIsNoLengthIsRefused(length: Double) throws {
    let row = try TileRow([1, 2, 3])
    let bad = TileRow.Refused(status: CSC_BAD_LENGTH)
    #expect(csc_length_stored(length).isNaN)
    #expect(throws: bad) { try row.insert([1, length], at: 1) }
    #expect(throws: bad) { try row.run { csc_lengths_insert_run($0, 0, 1, length) } }
    #expect(throws: bad) { try row.run { csc_lengths_set($0, 1, length) } }
    #expect(throws: bad) { try row.run { csc_lengths_set_run($0, 0, 2, length) } }
    #expect(throws: bad) { try row.run { csc_lengths_set_many($0, 0, [length, 1], 2) } }
    #expect(try row.all() == [1, 2, 3])
    #expect(row.version == 2)
  }

  @Test func aLengthJustTooLongIsSeenBehindTheLongest() throws {
    let row = try TileRow()
    #expect(throws: TileRow.Refused(status: CSC_BAD_LENGTH)) {
      try row.insert([CSC_LONGEST, CSC_LONGEST.nextUp], at: 0)
    }
    #expect(row.count == 0)
  }

  /// Items that come one by one split leaves and nodes by the quick way alone.
  @Test func insertedOneByOneAtAnyPlace() throws {
    let row = try TileRow([1])
    var generator = SeededGenerator(seed: 5)
    var plain = [1.0]
    for count in 1..<30_000 {
      let index = Int.random(in: 0...count, using: &generator)
      try row.insert([Double(count & 31)], at: Int64(index))
      plain.insert(Double(count & 31), at: index)
    }
    #expect(row.isSound)
    #expect(try row.all() == plain)
    #expect(row.bytes < 9 * 30_000)
  }

  @Test func hugeItemsAndTheirSumAreExactUpToTheLimit() throws {
    let row = try TileRow([CSC_LONGEST / 2, 1.0 / 64, CSC_LONGEST / 4])
    #expect(try row.offset(2) == CSC_LONGEST / 2 + 1.0 / 64)
    #expect(throws: TileRow.Refused(status: CSC_TOO_LONG)) { try row.insert([CSC_LONGEST / 4], at: 0) }
    try row.insert([CSC_LONGEST / 4 - 1.0 / 64], at: 0)
    #expect(row.total == CSC_LONGEST)
    #expect(try row.find(CSC_LONGEST - 1.0 / 64).index == 3)
    #expect(row.isSound)
  }

  @Test func countsBeyondAllMemoryAreRuns() throws {
    let row = try TileRow()
    try row.run { csc_lengths_insert_run($0, 0, CSC_MOST_ITEMS, 0) }
    #expect(row.count == CSC_MOST_ITEMS)
    #expect(throws: TileRow.Refused(status: CSC_BAD_COUNT)) { try row.insert([1], at: 0) }
    try row.run { csc_lengths_set($0, CSC_MOST_ITEMS - 1, 7) }
    #expect(try row.find(3).index == CSC_MOST_ITEMS - 1)
    try row.run { csc_lengths_remove($0, 1, CSC_MOST_ITEMS - 1) }
    #expect(try row.all() == [0])
  }

  @Test func anEmptyRowAnswers() throws {
    let row = try TileRow()
    #expect(row.count == 0 && row.total == 0)
    #expect(try row.offset(0) == 0)
    #expect(throws: TileRow.Refused(status: CSC_OUTSIDE)) { try row.find(0) }
    #expect(throws: TileRow.Refused(status: CSC_BAD_OFFSET)) { try row.find(.nan) }
    #expect(try row.visible(0, 100) == 0..<0)
    try row.run { csc_lengths_remove($0, 0, 0) }
    #expect(row.isSound)
  }
}
