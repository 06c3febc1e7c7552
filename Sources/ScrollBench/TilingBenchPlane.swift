import CScrollCore
import ScrollSpace
import ScrollTiling

/// Returns the rows for masonry and scattered items, compared with a test of every frame.
func tilingPlaneRows(_ count: Int) -> [Row] {
  let peer = "look at all"
  return [
    Row(
      piece: "Swift: masonry visible, 4 lanes \(name(count))", peer: peer, limit: nil, sampleTime: 200_000
    ) {
      let (masonry, table) = (try! Masonry(lanes: 4), Table())
      try! masonry.append(contentsOf: someLengths(count))
      let places = (0..<Int64(count)).map { try! masonry.place(of: $0).place }
      let reach = masonry.total - 1000
      return Contest(
        ours: {
          table.play($0) { dice in
            let from = dice.fraction() * reach
            var sum = 0.0
            try! masonry.forEachVisible(from: from, to: from + 844) { sum += $0.place.start }
            return sum
          }
        },
        peer: {
          table.play($0) { dice in
            let from = dice.fraction() * reach
            var sum = 0.0
            for place in places where place.end > from && place.start < from + 844 { sum += place.start }
            return sum
          }
        })
    },
    // About as dense at either count: 16 items are in view.
    Row(piece: "Swift: scattered items in view \(name(count))", peer: peer, limit: nil, sampleTime: 200_000) {
      let (items, table) = (try! ScatteredItems(), Table())
      let side = (Double(count) * 25_000).squareRoot()
      var dice = Dice()
      let frames = (0..<count).map { _ in
        Rect(x: dice.fraction() * side, y: dice.fraction() * side, width: 60, height: 40)
      }
      for frame in frames { try! items.append(frame) }
      func view(_ dice: inout Dice) -> Rect {
        Rect(x: dice.fraction() * side, y: dice.fraction() * side, width: 390, height: 844)
      }
      return Contest(
        ours: {
          table.play($0) { dice in
            var sum = 0.0
            items.forEach(in: view(&dice)) { sum += $1.minX }
            return sum
          }
        },
        peer: {
          table.play($0) { dice in
            let view = view(&dice)
            var sum = 0.0
            for frame in frames
            where frame.minX < view.maxX && frame.maxX > view.minX && frame.minY < view.maxY
              && frame.maxY > view.minY
            { sum += frame.minX }
            return sum
          }
        })
    },
  ]
}
