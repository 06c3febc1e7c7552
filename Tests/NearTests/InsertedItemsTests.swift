import Hands
import Testing

/// The items that appear are exactly the items that are new.
struct InsertedItemsTests {
  @Test func exactlyTheNewItemsAppearAfterAnyEdits() throws {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      let row = ItemRow(count: 12, length: 20)
      let changes = ItemTransitions(row)
      let hand = Hand(scroller([Tiling<Int>(row, axis: .vertical), changes]), frames: 2)
      // -1: a new item.
      var model = (0..<12).map { $0 }
      var edits: [TileEdit] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...model.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where place + 2 <= model.count:
          edits.append(.remove(Int64(place)..<Int64(place + 2)))
          model.removeSubrange(place..<place + 2)
        case 1 where place + 3 <= model.count:
          let to = Int.random(in: 0...model.count - 3, using: &random)
          edits.append(.move(Int64(place)..<Int64(place + 3), to: Int64(to)))
          let taken = model[place..<place + 3]
          model.removeSubrange(place..<place + 3)
          model.insert(contentsOf: taken, at: to)
        case 2:
          let kept = model.indices.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }
          let count = kept.count + 2
          let places = (0..<count).shuffled(using: &random).prefix(kept.count)
          var (map, next) = ([Int64?](repeating: nil, count: model.count), [Int](repeating: -1, count: count))
          for (old, new) in zip(kept, places) { (map[old], next[new]) = (Int64(new), model[old]) }
          edits.append(.replace(count: Int64(count), [], item: map))
          model = next
        default:
          edits.append(.insertRun(count: 2, at: Int64(place)))
          model.insert(contentsOf: [-1, -1], at: place)
        }
      }
      try row.change(edits)
      #expect(row.items.upperBound == Int64(model.count))
      for (index, item) in model.enumerated() {
        let presence = changes.presence(of: Int64(index), at: hand.time)
        #expect(presence == (item < 0 ? 0 : 1), "seed \(seed): item \(index)")
      }
    }
  }
}
