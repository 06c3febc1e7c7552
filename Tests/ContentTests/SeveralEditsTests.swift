import Hands
import Testing

/// Several edits in one change: the data are those after the last edit, so nothing is measured before it.
struct SeveralEditsTests {
  private final class Data { var lengths: [Double] = [] }

  @Test(arguments: [nil, 50.0]) func allIsMeasuredAfterTheLastEdit(_ estimate: Double?) throws {
    for seed in 0..<UInt64(perBuild(debug: 300, release: 20_000)) {
      var random = SeededGenerator(seed: seed)
      let data = Data()
      data.lengths = (0..<30).map { 20 + Double($0) }
      var isWrong = false
      let stack = Stack(count: 30, estimate: estimate) { index, _ in
        isWrong = isWrong || !data.lengths.indices.contains(Int(index))
        return isWrong ? 0 : data.lengths[Int(index)]
      }
      let content = Arranging(stack)
      let viewport = Size(width: 390, height: 4_000)
      let scroll = ScrollController(viewport: viewport, behaviors: [content, Bouncing()])
      scroll.advance(to: .zero)
      for step in 0..<6 {
        var edits: [TileEdit] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<data.lengths.count - 3, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            data.lengths.insert(Double(Int.random(in: 10...90, using: &random)), at: index)
            edits.append(.insertRun(count: 1, at: Int64(index)))
          case 1 where data.lengths.count > 12:
            data.lengths.remove(at: index)
            edits.append(.remove(Int64(index)..<Int64(index) + 1))
          case 2:
            data.lengths.insert(data.lengths.remove(at: index), at: index + 2)
            edits.append(.move(Int64(index)..<Int64(index) + 1, to: Int64(index) + 2))
          default:
            data.lengths[index] = Double(Int.random(in: 10...90, using: &random))
            edits.append(.reload(Int64(index)..<Int64(index) + 1))
          }
        }
        try content.change(edits)
        scroll.advance(to: .seconds(Double(step) + 1))
        try #require(!isWrong, "seed \(seed), step \(step): an item that is not there was measured")
        let lengths = data.lengths.indices.map { content.frame(of: Int64($0))?.height }
        try #require(lengths == data.lengths.map { $0 }, "seed \(seed), step \(step): \(edits)")
      }
    }
  }
}
