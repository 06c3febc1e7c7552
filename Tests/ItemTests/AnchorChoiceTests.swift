import Hands
import Testing

/// What stays in an edit is an item that the edit leaves alone.
struct AnchorChoiceTests {
  private typealias Setup = KeepAnchorTests.Setup

  /// Random edits of one call; the same edit by ids.
  private struct Edits {
    var list: [TileEdit] = []
    /// The former index of each item after the edits; nil for new ones.
    var former: [Int64?]
    /// The former indices of what was moved.
    var moved: Set<Int64> = []

    init(_ count: Int64, near place: Int64, _ random: inout SeededGenerator) {
      former = (0..<count).map { $0 }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let count = Int64(former.count)
        let first = min(max(0, place + Int64.random(in: -14...14, using: &random)), count - 1)
        let range = first..<min(count, first + Int64.random(in: 1...6, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          list.append(.insert([90, 25], at: first))
          former.insert(contentsOf: [nil, nil], at: Int(first))
        case 1:
          list.append(.remove(range))
          former.removeSubrange(Int(range.lowerBound)..<Int(range.upperBound))
        case 2:
          let to = Int64.random(in: 0...(count - Int64(range.count)), using: &random)
          list.append(.move(range, to: to))
          let moved = former[Int(range.lowerBound)..<Int(range.upperBound)]
          self.moved.formUnion(moved.compactMap { $0 })
          former.removeSubrange(Int(range.lowerBound)..<Int(range.upperBound))
          former.insert(contentsOf: moved, at: Int(to))
        default:
          let lengths = range.map { _ in Double(Int.random(in: 0...120, using: &random)) }
          list.append(.resize(from: range.lowerBound, to: lengths))
        }
      }
    }
  }

  @Test(arguments: [KeepAnchor.Anchor.leading, .center], Axis.both)
  func somethingInViewThatTheEditLeavesAloneStays(_ anchor: KeepAnchor.Anchor, _ axis: Axis) throws {
    var stayed = 0
    for seed in 0..<UInt64(perBuild(debug: 300, release: 5_000)) {
      var random = SeededGenerator(seed: seed)
      let offset = Double(Int.random(in: 2_000...30_000, using: &random))
      let setup = try Setup(axis, anchor, at: offset)
      let first = try #require(try setup.row.item(at: offset)).index
      let seen = try (first...first + 10).map { (index: $0, place: try setup.screen($0)) }
        .filter { $0.place < 400 }
      let edits = Edits(setup.row.count, near: first, &random)
      try setup.tiles.change(edits.list)
      let extent = setup.hand.scroll.geometry.extent[axis]
      let alone = seen.filter { !edits.moved.contains($0.index) && edits.former.contains($0.index) }
      guard !alone.isEmpty, setup.hand.offset > extent.lower ?? 0, setup.hand.offset < extent.upper ?? 0
      else {
        continue
      }
      stayed += 1
      let still = try alone.contains { item in
        let now = try #require(edits.former.firstIndex(of: item.index))
        return try (setup.screen(Int64(now)) - item.place).magnitude < 1e-6
      }
      #expect(still, "seed \(seed): \(edits.list)")
    }
    #expect(stayed > 100)
  }

  /// One item is moved at a time, as by a hand that drags it or by a live sort, within the view and far out of it: all
  /// others in view stay, but for those that it moves over.
  @Test(arguments: Axis.both, [false, true])
  func aMovedItemTakesNoReaderAlong(_ axis: Axis, _ byIDs: Bool) throws {
    for seed in 0..<UInt64(perBuild(debug: 200, release: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let setup = try Setup(axis, at: Double(Int.random(in: 2_000...30_000, using: &random)))
      let offset = setup.hand.offset
      let first = try #require(try setup.row.item(at: offset)).index
      let moved = first + Int64.random(in: 0..<10, using: &random)
      let isNear = Bool.random(using: &random)
      let to =
        isNear ? first + Int64.random(in: 0..<3, using: &random) : Int64.random(in: 0..<1_000, using: &random)
      var places: [Int64: Double] = [:]
      for index in first..<first + 10 { places[index] = try setup.screen(index) }
      if byIDs {
        var ids = Array(0..<Int64(1_000))
        ids.insert(ids.remove(at: Int(moved)), at: Int(to))
        var item = [Int64?](repeating: nil, count: 1_000)
        for (new, old) in ids.enumerated() { item[Int(old)] = Int64(new) }
        try setup.tiles.change(.replace(count: 1_000, Array(repeating: 40, count: 1_000), item: item))
      } else {
        try setup.tiles.change(.move(moved..<moved + 1, to: to))
      }
      let edit = TileEdit.move(moved..<moved + 1, to: to)
      var still = 0
      for (index, place) in places where index != moved {
        let now = try #require(edit.index(of: index))
        if try (setup.screen(now) - place).magnitude < 1e-6 { still += 1 }
      }
      // Before, between and after the two places: the longest of three runs stays.
      #expect(
        moved == to ? still == 9 : still >= 3, "seed \(seed): \(moved) to \(to), \(still)")
    }
  }

  @Test(arguments: Axis.both) func ifAllItemsAreReplacedTheOffsetStays(_ axis: Axis) throws {
    let setup = try Setup(axis, at: 2_000)
    let lengths = [Double](repeating: 40, count: 1_000)
    try setup.tiles.change(.replace(count: 1_000, lengths, item: Array(repeating: nil, count: 1_000)))
    #expect(setup.hand.offset == 2_000)
    try setup.tiles.change(.remove(0..<1_000), .insert(lengths, at: 0))
    #expect(setup.hand.offset == 2_000)
    // Half of the items stay, all of them before the view.
    setup.hand.scroll.contentOffset[axis] = 24_000
    let item = (0..<1_000).map { $0 < 500 ? Int64($0) : nil }
    try setup.tiles.change(.replace(count: 1_000, lengths, item: item))
    #expect(
      try setup.screen(500) == 0, "the end of the last item before the view takes the place of the first")
  }

  @Test func theItemAfterTheViewDoesNotTakeItsPlaceIfItIsMoved() throws {
    let setup = try Setup(.vertical, at: 4_000)
    // 100 to 109 are in view and go; 110 becomes the first item of all.
    var item: [Int64?] = (0..<1_000).map { Int64($0 < 100 ? $0 + 1 : $0 - 10) }
    for index in 100..<110 { item[index] = nil }
    item[110] = 0
    try setup.tiles.change(.replace(count: 990, Array(repeating: 40, count: 990), item: item))
    #expect(try setup.screen(101) == 0, "111 is 101 now, and takes the place of 100")
  }

  @Test func aCountlessRowMayBeReplaced() throws {
    let row = ItemRow(count: 3, length: 40, axis: .vertical)
    let scroll = scroller([Tiling<Int>(row), KeepAnchor(row, holdsAtStart: true), Bouncing()])
    try row.change(.replace(count: 1 << 40, [], item: [nil, nil, nil]))
    #expect(scroll.contentOffset == .zero && row.items == 0..<1 << 40)
  }
}
