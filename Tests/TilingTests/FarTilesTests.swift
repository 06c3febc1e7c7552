import Hands
import Testing

/// Items as far out as there are numbers.
struct FarTilesTests {
  static let most: Int64 = (1 << 62) - 1

  // MARK: Tiles that have been further away than places are exact come home to where they stood

  private static let (length, spacing) = (21.34375, 2.5)
  private static let ways: [Double] = [9_007_199_254_740_992, -3_000_000_000_000_001, 1e18 + 4_096, 1e150]

  /// What is beside its place among those that have tiles, in content coordinates.
  private func strays(of tiles: Tiling<Int>) -> [Int64] {
    tiles.tiled.filter { index in
      guard let frame = tiles.frame(of: index) else { return true }
      return frame.minX != Double(index) * (Self.length + Self.spacing) || frame.width != Self.length
    }
  }

  private func made(_ items: Range<Int64>) -> Tiling<Int> {
    made(.uniform(length: Self.length, spacing: Self.spacing, items: items))
  }

  private func made(_ items: ItemRow) -> Tiling<Int> {
    Tiling<Int>(items, axis: .horizontal)
  }

  @Test(arguments: ways, [UniformWindow.endless, 0..<60])
  func tilesOfARowReturn(_ way: Double, _ items: Range<Int64>) {
    let tiles = made(items)
    let scroll = ScrollController(Size(width: 390, height: 844), [tiles])
    for _ in 0..<2 {
      scroll.contentOffset.x = 100.2
      #expect(tiles.tiled.count >= 16 && strays(of: tiles) == [])
      scroll.contentOffset.x += way
    }
  }

  /// A scroller whose origin is so far away that a step of 1/64 point is not exact, and a way to return it.
  private func farAway() -> ScrollController {
    let scroll = ScrollController(Size(width: 390, height: 844), [Infinite(axis: .horizontal)])
    for _ in 0..<7 { scroll.contentOffset.x += 9e15 + 33.015625 }
    return scroll
  }

  private func comeHome(_ scroll: ScrollController) {
    scroll.contentPosition.x = 100
    scroll.contentPosition.x = 100
    #expect(scroll.contentPosition.x == 100 && scroll.contentOrigin[.horizontal].magnitude < 1e6)
  }

  private static func row() throws -> ItemRow {
    .lengths(try ItemLengths(count: 60, length: length, spacing: spacing))
  }

  @Test func tilesOfARowThatJoinsFarOutReturn() throws {
    for items in [.uniform(length: Self.length, spacing: Self.spacing), try Self.row()] {
      let (scroll, tiles) = (farAway(), made(items))
      scroll.behaviors = [tiles, Infinite(axis: .horizontal)]
      comeHome(scroll)
      #expect(tiles.tiled.count >= 16 && strays(of: tiles) == [])
    }
  }

  /// Beyond the range of the origin's counter the origin wraps around, and the content's start appears again.
  @Test func tilesReturnAfterTheOriginHasWrappedAround() throws {
    let uniform = ItemRow.uniform(length: Self.length, spacing: Self.spacing)
    for (items, isRing) in [(uniform, false), (try Self.row(), false), (try Self.row(), true)] {
      let tiles = made(items)
      let ring: [any ScrollBehavior] = isRing ? [Circular(axis: .horizontal)] : []
      let scroll = ScrollController(
        Size(width: 390, height: 844), [tiles, Infinite(axis: .horizontal)] + ring)
      for _ in 0..<4 { scroll.contentOffset.x += 0x1p56 }
      comeHome(scroll)
      #expect(tiles.tiled.count >= 16 && strays(of: tiles) == [])
    }
  }

  @Test func tilesOfAGridThatJoinsFarOutReturn() throws {
    let scroll = farAway()
    let grid = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: try Self.row(), rows: .uniform(length: 90, spacing: 4, items: 0..<3)))
    scroll.behaviors = [grid, Infinite(axis: .horizontal)]
    comeHome(scroll)
    let strays = grid.tiled.filter { cell in
      grid.frame(of: cell)?.minX != Double(cell.x) * (Self.length + Self.spacing)
    }
    #expect(grid.tiled.count >= 48 && strays == [])
  }

  /// An origin that moves by so much whenever the offset is so far away.
  private func moving(_ window: ClosedRange<Double>, by shift: @escaping (Double) -> Double) -> Probe {
    let origin = Probe("origin", \.onExtent) { proposal, _ in proposal.window = PerAxis(window) }
    origin.onRebase = { proposal, context in proposal.shift = shift(context.offset[proposal.axis]) }
    return origin
  }

  @Test(arguments: ways) func tilesOfARingThatEndsReturn(_ way: Double) {
    let tiles = made(0..<60)
    let drifting = moving(-100...100) { _ in 64.25 }
    let scroll = ScrollController(
      Size(width: 390, height: 844), [tiles, Circular(axis: .horizontal), drifting])
    scroll.contentOffset.x = 150
    scroll.contentOffset.x += way
    scroll.contentOffset.x = 0
    scroll.behaviors = [tiles, drifting]
    #expect(scroll.contentOrigin[.horizontal] != 0 && strays(of: tiles) == [])
    scroll.contentPosition.x = 0
    #expect(tiles.tiled == 0..<17 && strays(of: tiles) == [])
  }

  /// An origin that moves rounds the offset a little. A layout that is restored does not put the item there once more.
  @Test func anItemBroughtAtOnceStaysToTheLastBitWhenRestored() throws {
    let near = { (offset: Double) in 0 - (offset * 64).rounded() / 64 }
    for index: Int64 in 1..<60 {
      let tiles = made(try Self.row())
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 0, height: 90_000),
        inset: Insets(left: 2.404774026304068, right: -73.683534715463),
        behaviors: [tiles, moving(-1...1, by: near)])
      scroll.advance(to: .zero)
      scroll.fling(velocity: Vector(x: 0, y: 900), on: .vertical)
      #expect(tiles.scroll(to: index, align: .end, animated: false))
      let (offset, snapshot) = (scroll.contentOffset, try #require(scroll.snapshot()))
      #expect(scroll.phase == .decelerating)
      try scroll.restore(snapshot)
      #expect(scroll.contentOffset == offset && scroll.snapshot() == snapshot)
    }
  }

  // MARK: Indices on a ring as far as there are numbers: those beyond 2^62 count as the last one
  // before that

  @Test(arguments: [1, 7] as [Int64], [Int64.min, Int64.min + 1, Int64.max - 1, Int64.max])
  func indicesBeyondTheLastPositionCountAsThat(_ count: Int64, _ position: Int64) {
    for first: Int64 in [0, -3, 5] {
      let items = first..<first + count
      let appearance = Appearance(at: position, of: items)
      #expect(items.contains(appearance.index))
      #expect(appearance == Appearance(at: position < 0 ? -Self.most : Self.most, of: items))
      #expect(appearance.position(of: items) == (position < 0 ? -Self.most : Self.most))
    }
  }

  enum Way: CaseIterable { case tiles, content, circle }

  @Test(arguments: Axis.both, Way.allCases)
  func indicesOfAnySizeTakeTheShortestWay(_ axis: Axis, _ way: Way) throws {
    for (count, index) in [(1, Int64.min), (1, Int64.max), (7, Int64.min), (7, Int64.max)] {
      let circle = Circular(axis: axis)
      let tiles = Tiling<Int>(.uniform(length: 110, items: 0..<Int64(count)), axis: axis)
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
      #expect(circle.wrappedPosition == Double(item % Int64(count)) * 110)
      #expect((circle.position - before).magnitude <= Double(count) * 110 / 2 + 200)
      #expect(scroll.diagnostics.total == 0)
    }
  }
}
