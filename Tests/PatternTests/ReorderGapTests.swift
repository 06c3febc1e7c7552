import Hands
import ScrollPatterns
import Testing

/// The gap as a value, beside a plain model of the list.
struct ReorderGapTests {
  private struct List {
    let lengths: [Double]
    let spacing: Double
    let row: ItemRow

    init(_ random: inout SeededGenerator, _ axis: Axis) throws {
      let count = Int.random(in: 1...9, using: &random)
      lengths = (0..<count).map { _ in Double(Int.random(in: 1...400, using: &random)) / 4 }
      spacing = Double(Int.random(in: 0...40, using: &random)) / 4
      row = try ItemRow(lengths: lengths, spacing: spacing, axis: axis)
    }

    /// Returns the starts of the items with one item moved to a slot.
    func starts(moving from: Int, to slot: Int) -> [Int: Double] {
      var order = Array(lengths.indices)
      order.insert(order.remove(at: from), at: slot)
      var (start, starts) = (0.0, [Int: Double]())
      for index in order {
        starts[index] = start
        start += lengths[index] + spacing
      }
      return starts
    }
  }

  @Test(arguments: 0..<300, Axis.both) func theGapShowsTheListAfterTheDrop(_ seed: Int, _ axis: Axis) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let list = try List(&random, axis)
    let from = Int.random(in: list.lengths.indices, using: &random)
    var gap = try #require(ReorderGap(lifting: Int64(from), of: list.row))
    for slot in list.lengths.indices {
      gap.slot = Int64(slot)
      let starts = list.starts(moving: from, to: slot)
      for index in list.lengths.indices where index != from {
        let place = try #require(list.row.place(of: Int64(index), origin: ContentOrigin()))
        #expect(place.start + gap.displacement(of: Int64(index)) == starts[index])
      }
      #expect(gap.start(ofSlot: Int64(slot), in: list.row) == starts[from])
    }
    #expect(gap.start(ofSlot: Int64(list.lengths.count), in: list.row) == nil)
    #expect(gap.start(ofSlot: -1, in: list.row) == nil)
  }

  @Test(arguments: 0..<50, Axis.both) func theNearestSlotDependsOnThePlaceAlone(_ seed: Int, _ axis: Axis)
    throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    let list = try List(&random, axis)
    let from = Int.random(in: list.lengths.indices, using: &random)
    var gap = try #require(ReorderGap(lifting: Int64(from), of: list.row))
    var last: Int64 = 0
    for step in -40...400 {
      let start = Double(step) * 2.25
      gap.slot = Int64.random(in: 0..<Int64(list.lengths.count), using: &random)
      let slot = gap.slot(nearest: start, in: list.row)
      #expect(slot >= last, "the slot grows with the place")
      last = slot
      let distances = list.lengths.indices.map {
        (list.starts(moving: from, to: $0)[from]! - start).magnitude
      }
      #expect(distances[Int(slot)] == distances.min())
    }
  }

  @Test func anItemFromElsewhereOpensAGap() {
    let row = ItemRow(count: 3, length: 10, axis: .vertical)
    let gap = ReorderGap(lifted: nil, pitch: 25, slot: 1)
    #expect((0..<3).map { gap.displacement(of: $0) } == [0, 25, 25])
    #expect((0...3).map { gap.start(ofSlot: $0, in: row) } == [0, 10, 20, 30])
    #expect(gap.slot(nearest: 26, in: row) == 3 && gap.slot(nearest: -9, in: row) == 0)
    let empty = ItemRow(count: 0, length: 10, axis: .vertical)
    #expect(gap.slot(nearest: 26, in: empty) == 0 && gap.start(ofSlot: 0, in: empty) == 0)
    #expect(ReorderGap(lifting: 3, of: row) == nil)
    let gone = ReorderGap(lifted: 0, pitch: 10, slot: nil)
    #expect((0..<3).map { gone.displacement(of: $0) } == [0, -10, -10])
  }
}
