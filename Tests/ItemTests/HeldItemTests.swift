import Hands
import Testing

/// An item that a program holds stays at its place on the screen through any change, at rest and in motion.
struct HeldItemTests {
  /// Rows in a scroller, of lengths that are known or measured.
  private struct List {
    let items: any EditableItems
    let row: ItemRow
    let scroll: ScrollController
    /// Changes what is known of the rows from a number on.
    let reload: (Range<Int64>) throws -> Void

    init(_ kind: Int) {
      if kind == 0 {
        let stack = Stack(count: 80, spacing: 4, estimate: 50) { index, width in
          (30 + Double(index * 37 % 50)) * 300 / max(width, 100)
        }
        let content = Arranging(stack)
        let tiles = Tiling(stack.row, make: { 0 }, show: { _, _, _ in })
        (items, row, reload) = (content, stack.row, { try content.change(.reload($0)) })
        scroll = scroller([content, tiles, Bouncing()], viewport: 300, content: 300)
      } else {
        let row = ItemRow.lengths(try! ItemLengths(count: 80, length: 50), axis: .vertical)
        let tiles = Tiling(row, make: { 0 }, show: { _, _, _ in })
        (items, self.row) = (row, row)
        reload = { range in
          try row.resize(from: range.lowerBound, to: range.map { 20 + Double($0 * 13 % 60) })
        }
        let anchor: [any ScrollBehavior] = kind == 1 ? [] : [KeepAnchor(row)]
        scroll = scroller([tiles] + anchor + [Bouncing()], viewport: 300, content: 300)
      }
      scroll.checksChain = false
    }

    func place(_ index: Int64) -> Double? {
      items.place(of: index, origin: scroll.contentOrigin).map { $0.start - scroll.contentOffset.y }
    }
  }

  @Test(arguments: 0..<3) func theItemStaysWhereItIsThroughAnyChange(_ kind: Int) throws {
    for seed in 0..<UInt64(perBuild(debug: 150, release: 10_000)) {
      var random = SeededGenerator(seed: seed)
      let list = List(kind)
      let (scroll, hand) = (list.scroll, Hand(list.scroll, .vertical))
      scroll.contentOffset.y = .random(in: 200...2_400, using: &random)
      hand.frame()
      let phase = Int.random(in: 0..<3, using: &random)
      if phase == 1 { hand.fling(at: .random(in: -900...900, using: &random)) }
      if phase == 2 { scroll.setContentOffset(Point(x: 0, y: 1_200), animated: true) }
      for _ in 0..<3 {
        hand.frame()
        let seen = list.items.items(
          from: scroll.contentOffset.y, length: scroll.viewport.height, origin: scroll.contentOrigin)
        guard let index = seen.randomElement(using: &random), let before = list.place(index) else { continue }
        // A line of the item, wherever it is after the change.
        let lines = [Double.random(in: 0...20, using: &random), .random(in: 0...20, using: &random)]
        var isChanged = false
        let number = Int64.random(in: 0..<60, using: &random)
        let change = Int.random(in: 0..<5, using: &random)
        var (present, speed) = (index, scroll.velocity)
        try list.items.hold(index, point: { _ in lines[isChanged ? 1 : 0] }) {
          isChanged = true
          switch change {
          case 0:
            try list.row.insert(2, length: kind == 0 ? nil : 45, at: number)
            if number <= index { present += 2 }
          case 1:
            let gone = number == index ? number + 1 : number
            try list.row.remove(gone..<gone + 1)
            if gone < index { present -= 1 }
          case 2: try list.reload(number..<number + 8)
          case 3: scroll.viewport = Size(width: .random(in: 150...500, using: &random), height: 300)
          default: scroll.contentInset.top = .random(in: 0...60, using: &random)
          }
        }
        if phase == 1 { speed.y -= scroll.velocity.y }
        let after = try #require(list.place(present))
        let way = after + lines[1] - (before + lines[0])
        let extent = scroll.geometry.extent.y
        let isHeldBack =
          way > 0 && scroll.contentOffset.y >= extent.upper! - 1e-6
          || way < 0 && scroll.contentOffset.y <= extent.lower! + 1e-6
        try #require(
          way.magnitude < 1e-6 || isHeldBack,
          "seed \(seed), change \(change), phase \(phase): moved by \(way), from \(before)")
        if phase == 1, !isHeldBack {
          #expect(speed.y == 0, "seed \(seed), change \(change): the fling goes on")
        }
      }
    }
  }

  @Test func anItemIsBroughtToAPlace() throws {
    let list = List(1)
    list.scroll.contentOffset.y = 1_000
    try list.items.hold(40, at: 120) { try list.row.insert(3, length: 50, at: 0) }
    #expect(list.place(43) == 120)
    // Without such an item the change is made alone.
    list.items.hold(400) { list.scroll.viewport.height = 280 }
    list.items.hold(40, at: .nan) { list.scroll.viewport.height = 290 }
    #expect(list.scroll.viewport.height == 290)
  }
}
