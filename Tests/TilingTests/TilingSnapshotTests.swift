import Hands
import Testing

/// Tiles in a snapshot: which items have them, and what becomes of them where a snapshot is refused.
struct TilingSnapshotTests {
  private func made(
    _ axis: Axis, overscan: TileOverscan = TileOverscan(), and more: [any ScrollBehavior] = []
  ) throws -> (Tiling<Int>, Hand) {
    let row = try ItemLengths(Array(repeating: 100, count: 50))
    let tiles = Tiling<Int>(.lengths(row), axis: axis, overscan: overscan)
    return (tiles, Hand(scroller([tiles] + more + [Clamping()]), axis))
  }

  @Test("Tiles that linger come back, and frames stay with the same one in an edit", arguments: Axis.both)
  func lingering(_ axis: Axis) throws {
    let overscan = TileOverscan(linger: 300)
    let (tiles, hand) = try made(axis, overscan: overscan)
    hand.scroll.contentOffset[axis] = 1_000
    hand.scroll.contentOffset[axis] = 1_250
    #expect(tiles.tiled == 10..<17)
    let (others, twin) = try made(axis, overscan: overscan)
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(others.tiled == tiles.tiled && others.frame(of: 10) == tiles.frame(of: 10))
    // The first live tile keeps its frame, and that is one that lingers.
    for each in [tiles, others] { try each.change(.insert([40], at: 11)) }
    #expect(others.origin == tiles.origin && twin.scroll.snapshot() == hand.scroll.snapshot())
  }

  @Test("A grid's cells that linger come back", arguments: Axis.both)
  func lingeringCells(_ axis: Axis) throws {
    func made() -> (TilingPlane<ItemGrid.Cell, Int>, Hand) {
      let plane = TilingPlane<ItemGrid.Cell, Int>(
        .grid(
          columns: .uniform(length: 100, items: 0..<50), rows: .uniform(length: 100, items: 0..<50)),
        overscan: TileOverscan(linger: 300))
      return (plane, Hand(scroller([plane, Clamping()]), axis))
    }
    let (plane, hand) = made()
    hand.scroll.contentOffset[axis] = 1_000
    hand.scroll.contentOffset[axis] = 1_250
    let (other, twin) = made()
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(other.tiled == plane.tiled && plane.tiled.count == 28)
    for each in [plane, other] { try each.change(.insertRun(count: 2, at: 11), on: axis) }
    #expect(other.origin == plane.origin && twin.scroll.snapshot() == hand.scroll.snapshot())
  }

  @Test("With another overscan than then there are the tiles that it asks for", arguments: Axis.both, [0, 2])
  func otherOverscan(_ axis: Axis, _ items: Int64) throws {
    let (tiles, hand) = try made(axis, overscan: TileOverscan(Overscan(.items(1))))
    hand.scroll.contentOffset[axis] = 1_000
    let snapshot = try #require(hand.scroll.snapshot())
    tiles.overscan = TileOverscan(Overscan(.items(items)))
    try hand.scroll.restore(snapshot)
    let seen = tiles.tiled
    hand.scroll.invalidateLayout()
    #expect(seen == tiles.tiled && seen.lowerBound == 10 - items)
    let plane = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: .uniform(length: 100, items: 0..<50), rows: .uniform(length: 100, items: 0..<50)),
      overscan: TileOverscan(Overscan(.items(1))))
    hand.scroll.behaviors = [plane]
    let cells = try #require(hand.scroll.snapshot())
    plane.overscan = PerAxis(TileOverscan(Overscan(.items(items))))
    try hand.scroll.restore(cells)
    let shown = Set(plane.tiled)
    hand.scroll.invalidateLayout()
    #expect(shown == Set(plane.tiled))
  }

  @Test("Items come back to the lanes that they kept, and a changed safe area finds them there")
  func keptLanes() throws {
    let lengths = (0..<30).map { Double(($0 * 37) % 83 + 20) }
    func made(_ lengths: [Double]) throws -> (TilingPlane<Int64, Int>, Masonry, ScrollController) {
      let items = try Masonry(lanes: 3)
      try items.append(contentsOf: lengths)
      let plane = TilingPlane<Int64, Int>(.lanes(items))
      return (plane, items, scroller([plane, KeepAnchor(plane.line), Clamping()]))
    }
    let (plane, items, scroll) = try made(lengths)
    try plane.change(.resize(from: 1, to: [300, 10]))
    scroll.contentOffset.y = 400
    let snapshot = try #require(scroll.snapshot())
    let (other, twins, twin) = try made(try items.lengths(of: 0..<30))
    #expect(twin.contentSize != scroll.contentSize, "dealt anew they stand otherwise")
    try twin.restore(snapshot)
    for each in [scroll, twin] { each.safeArea = Insets(top: 40, bottom: 20) }
    #expect(twin.contentSize == scroll.contentSize && twin.contentOffset == scroll.contentOffset)
    #expect(other.tiled == plane.tiled)
    #expect(plane.tiled.allSatisfy { other.frame(of: $0) == plane.frame(of: $0) })
    for each in [plane, other] { try each.change(.insertRun(count: 4, length: 33, at: 12)) }
    #expect(try (0..<34).allSatisfy { try items.place(of: $0) == twins.place(of: $0) })
    #expect(twin.snapshot() == scroll.snapshot())
    // What it was before comes back, too.
    try scroll.restore(try #require(twin.snapshot()))
    #expect(twin.snapshot() == scroll.snapshot())
  }

  /// Takes nothing but its own number.
  private final class Sceptic: ScrollBehavior {
    var number = 0
    var name: StaticString { "Sceptic" }
    func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
      _ = try memory.value(number, where: { $0 == number })
    }
  }

  @Test("A snapshot that is refused does nothing to tiles, nor to what is being loaded", arguments: Axis.both)
  func refusal(_ axis: Axis) throws {
    let sceptic = Sceptic()
    let (tiles, hand) = try made(axis, and: [sceptic])
    let snapshot = try #require(hand.scroll.snapshot())
    sceptic.number = 1
    var story: [String] = []
    tiles.prefetch = TilePrefetch(
      begin: { story.append("begin \($0)") }, cancel: { story.append("cancel \($0)") })
    hand.scroll.setContentOffset(axis.point(2_000), animated: true)
    #expect(story.count == 4)
    story = []
    let frames = tiles.tiled.map { tiles.frame(of: $0) }
    #expect(throws: ArchiveError.self) { try hand.scroll.restore(snapshot) }
    #expect(story == [] && tiles.tiled.map { tiles.frame(of: $0) } == frames)
    hand.rest()
    #expect(story == [] && tiles.tiled == 20..<24)
  }

  @Test("Nor do pages, snap areas and locks wait for a layout that never comes", arguments: Axis.both)
  func nobodyWaits(_ axis: Axis) throws {
    let (pages, areas) = (Paging(axis: axis), Snapping(points: (0..<5).map { 400 * Double($0) }, axis: axis))
    let lock = AxisLock(.dominant)
    let sceptic = Sceptic()
    let hand = Hand(scroller([pages, areas, lock, sceptic, Clamping()]), axis)
    let snapshot = try #require(hand.scroll.snapshot())
    sceptic.number = 1
    #expect(throws: ArchiveError.self) { try hand.scroll.restore(snapshot) }
    hand.scroll.contentOffset[axis] = 800
    #expect(pages.page == 2 && pages.selected == 2)
    #expect(areas.snapped[axis] == 2)
    hand.pull(by: 30)
    hand.scroll.invalidateLayout()
    #expect(lock.axis == axis)
  }
}
