import Hands
import ScrollBehaviors
import Testing

/// Indices on a ring as far as there are numbers: those beyond 2^62 count as the last one before that.
struct FarIndexTests {
  static let most: Int64 = (1 << 62) - 1

  @Test(arguments: [1, 7] as [Int64], [Int64.min, Int64.min + 1, Int64.max - 1, Int64.max])
  func countAsTheLastPosition(_ count: Int64, _ position: Int64) {
    for first: Int64 in [0, -3, 5] {
      let items = first..<first + count
      let appearance = Appearance(at: position, of: items)
      #expect(items.contains(appearance.index))
      #expect(appearance == Appearance(at: position < 0 ? -Self.most : Self.most, of: items))
      #expect(appearance.position(of: items) == (position < 0 ? -Self.most : Self.most))
    }
  }

  enum Way: CaseIterable { case tiles, content, circle }

  @Test(arguments: Axis.both, Way.allCases) func leadTheShortestWay(_ axis: Axis, _ way: Way) throws {
    for (count, index) in [(1, Int64.min), (1, Int64.max), (7, Int64.min), (7, Int64.max)] {
      let circle = Circular(axis)
      let tiles = Tiling<Int>(
        .uniform(length: 110, items: 0..<Int64(count)), axis: axis, make: { 0 }, show: { _, _, _ in })
      let content = Arranging(Stack(count: Int64(count)) { _, _ in 110 }, axis: axis)
      let link: any ScrollBehavior = way == .content ? content : tiles
      let scroll = scroller([link, circle])
      scroll.contentOffset[axis] = 130
      let before = circle.position
      switch way {
      case .tiles: #expect(tiles.scroll(to: index, align: .start, animated: false))
      case .content: #expect(content.scroll(to: index, align: .start, animated: false))
      case .circle: circle.scroll(toItem: index, of: tiles, animated: false)
      }
      let item = index < 0 ? Int64(count) - Self.most % Int64(count) : Self.most % Int64(count)
      #expect(circle.place == Double(item % Int64(count)) * 110)
      #expect((circle.position - before).magnitude <= Double(count) * 110 / 2 + 200)
      #expect(scroll.diagnostics.total == 0)
    }
  }
}
