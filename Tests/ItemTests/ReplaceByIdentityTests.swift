import Hands
import Testing

/// Items that are replaced by their identities: the edit is the same as if each identity were searched.
struct ReplaceByIdentityTests {
  /// Records the edits of a row.
  private final class Recorder: TileEditListener {
    var edits: [TileEdit] = []
    func itemsWillChange() {}
    func itemsDidChange(_ edit: TileEdit) { edits.append(edit) }
    func itemsDidLayout() {}
  }

  /// The new index of each former item: the last one with its identity.
  private func reference(_ former: [Int], _ ids: [Int]) -> [Int64?] {
    var indices: [Int: Int64] = [:]
    for (index, id) in ids.enumerated() { indices[id] = Int64(index) }
    return former.map { indices[$0] }
  }

  /// Returns other identities: some are removed, moved, inserted, or there twice.
  private func changed(_ ids: [Int], _ random: inout SeededGenerator) -> [Int] {
    var ids = ids
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...ids.count, using: &random)
      let end = Int.random(in: place...min(ids.count, place + 3), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: ids.removeSubrange(place..<end)
      case 1: ids.insert(Int.random(in: 100..<1_000, using: &random), at: place)
      case 2:
        let moved = Array(ids[place..<end])
        ids.removeSubrange(place..<end)
        ids.insert(contentsOf: moved, at: Int.random(in: 0...ids.count, using: &random))
      case 3: if place < ids.count { ids[place] = Int.random(in: 1_000..<9_000, using: &random) }
      default: if let twice = ids.randomElement(using: &random) { ids.insert(twice, at: place) }
      }
    }
    return ids
  }

  @Test func theEditIsThatOfASearchForEachIdentity() throws {
    var unchanged = 0
    for seed in 0..<UInt64(perBuild(debug: 400, release: 20_000)) {
      var random = SeededGenerator(seed: seed)
      var ids = Array(0..<Int.random(in: 0...12, using: &random))
      let row = ItemRow(count: Int64(ids.count), length: 20, axis: .vertical)
      let recorder = Recorder()
      row.add(recorder)
      for _ in 0..<6 {
        let next = changed(ids, &random)
        try row.replace(ids, with: next)
        let item = reference(ids, next)
        try #require(
          recorder.edits == [.replace(count: Int64(next.count), [], item: item)],
          "seed \(seed): \(ids), \(next)")
        if ids == next { unchanged += 1 }
        recorder.edits = []
        ids = next
      }
    }
    #expect(unchanged > 100)
  }

  /// Replacing by identities, and the edit that names each index, keep the same item in place.
  @Test(arguments: Axis.both) func anAnchorStaysAsByTheEditItself(_ axis: Axis) throws {
    for seed in 0..<UInt64(perBuild(debug: 100, release: 2_000)) {
      var random = SeededGenerator(seed: seed)
      var ids = Array(0..<60)
      let rows = try (0..<2).map { _ in
        try ItemRow(lengths: ids.map { 20 + Double($0 % 7) }, axis: axis)
      }
      let scrolls = rows.map { scroller([Tiling<Int>($0), KeepAnchor($0), Clamping()], viewport: 200) }
      for scroll in scrolls { scroll.contentOffset[axis] = 500 }
      for _ in 0..<8 {
        let next = changed(ids, &random)
        let lengths = next.map { 20 + Double($0 % 7) }
        try rows[0].replace(ids, with: next, lengths: lengths)
        try rows[1].change(.replace(count: Int64(next.count), lengths, item: reference(ids, next)))
        ids = next
        #expect(scrolls[0].contentOffset == scrolls[1].contentOffset, "seed \(seed)")
      }
    }
  }
}
