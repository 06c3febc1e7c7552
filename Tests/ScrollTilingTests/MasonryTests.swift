import ScrollTiling
import Seeds
import Testing

@Suite struct MasonryTests {
  /// Deals as written: the first items in order, then each to the lane that ends first, of equal ones the
  /// oldest.
  private func deal(_ lengths: [Double], lanes: Int, spacing: Double, leading: Double) -> [Masonry.Placed] {
    var ends = [(end: Double, last: Int)](repeating: (leading - spacing, -1), count: lanes)
    return lengths.enumerated().map { index, length in
      let lane =
        index < lanes
        ? index : ends.indices.min { (ends[$0].end, ends[$0].last) < (ends[$1].end, ends[$1].last) } ?? 0
      let start = ends[lane].end + spacing
      ends[lane] = (start + length, index)
      return Masonry.Placed(
        lane: lane, place: ItemPlace(index: Int64(index), start: start, length: length))
    }
  }

  @Test(arguments: 0..<UInt64(4), 1...4)
  func anItemIsDealtToTheLaneThatEndsFirst(seed: UInt64, lanes: Int) throws {
    var random = SeededGenerator(seed: seed)
    let lengths = (0..<150).map { _ in Double(random.below(6)) * 10 }
    let masonry = try Masonry(lanes: lanes, spacing: 4, leading: 12, trailing: 8)
    try masonry.append(contentsOf: Array(lengths[..<70]))
    try masonry.append(contentsOf: Array(lengths[70...]))
    let expected = deal(lengths, lanes: lanes, spacing: 4, leading: 12)
    for placed in expected { #expect(try masonry.place(of: placed.place.index) == placed) }
    #expect(masonry.total == expected.reduce(0) { max($0, $1.place.end) } + 8)

    for from in stride(from: -50.0, to: 900, by: 37) {
      var seen: [Masonry.Placed] = []
      try masonry.forEachVisible(from: from, to: from + 100) { seen.append($0) }
      let inView = expected.filter { $0.place.end > from && $0.place.start < from + 100 }
      #expect(seen.sorted { $0.place.index < $1.place.index } == inView)
    }
    masonry.truncate(to: 40)
    #expect(masonry.count == 40)
    try masonry.append(contentsOf: Array(lengths[40...]))
    for placed in expected { #expect(try masonry.place(of: placed.place.index) == placed) }
  }

  @Test func measuringMovesOnlyItsOwnLane() throws {
    let masonry = try Masonry(lanes: 2)
    try masonry.append(contentsOf: [10, 20, 30, 40])
    let change = try masonry.setLength(of: 0, to: 100)
    #expect(change.difference == 90)
    #expect(try masonry.place(of: 2).place.start == 100)
    #expect(try masonry.place(of: 3).place.start == 20)
    try masonry.replace(0..<0, with: [])
    #expect(try masonry.place(of: 2) == .init(lane: 1, place: ItemPlace(index: 2, start: 20, length: 30)))
    #expect(try masonry.place(of: 3) == .init(lane: 1, place: ItemPlace(index: 3, start: 50, length: 40)))
  }

  @Test func aDealThatDoesNotFitLeavesAllInTheirSeats() throws {
    let masonry = try Masonry(lanes: 2)
    try masonry.append(contentsOf: [1, 1, 1, 1, 1, 1])
    // Lanes of 10 and 10, at most 16 each. Lane 1 takes a last item of 12 instead of 6; dealt anew, lane 0
    // would get it, behind 5.
    for (index, tenths) in [3.0, 2, 3, 2, 4, 6].enumerated() {
      try masonry.setLength(of: Int64(index), to: tenths * 0x1p42)
    }
    let before = try (0..<6).map { try masonry.place(of: $0) }
    try masonry.setLength(of: 5, to: 12 * 0x1p42)
    #expect(throws: TilingError.tooLong) { try masonry.replace(1..<1, with: []) }
    #expect(masonry.count == 6)
    #expect(try (0..<5).map { try masonry.place(of: $0) } == Array(before[..<5]))
    #expect(try masonry.place(of: 5).lane == before[5].lane)
  }

  @Test func aBadLengthAddsNothing() throws {
    let masonry = try Masonry(lanes: 2)
    try masonry.append(contentsOf: [10, 20])
    #expect(throws: TilingError.length(-1)) { try masonry.append(contentsOf: [5, 6, -1, 7]) }
    #expect(masonry.count == 2)
    #expect(masonry.total == 20)
    #expect(throws: TilingError.index(2, count: 2)) { try masonry.place(of: 2) }
    #expect(throws: TilingError.index(-1, count: 2)) { try masonry.setLength(of: -1, to: 3) }
    #expect(throws: TilingError.range(3..<3, of: 0..<2)) { try masonry.replace(3..<3, with: []) }
    #expect(throws: TilingError.count(0)) { try Masonry(lanes: 0) }
    masonry.truncate(to: -4)
    #expect(masonry.count == 0)
  }
}
