import Hands
import Testing

/// Items that are said once: pages, tiles and an anchor follow one edit, in one layout.
struct ItemRowTests {
  private static let lengths = [120.0, 160, 200, 140, 180, 150]
  private static let orders = [[0, 1, 2], [1, 0, 2], [0, 1], [1, 0], [2, 0, 1], [2, 1, 0]]

  private let log = Log()

  /// The links of a row of cards, in an order: pages, tiles, an anchor.
  private func chain(_ row: ItemRow, _ order: [Int]) -> (
    pages: Paging, tiles: Tiling<Int>, [any ScrollBehavior]
  ) {
    let (pages, tiles) = (Paging(row), Tiling<Int>(row))
    let links: [any ScrollBehavior] = [pages, tiles, KeepAnchor(row, holdsAtStart: true)]
    return (pages, tiles, order.map { links[$0] })
  }

  @Test(arguments: Axis.both, orders)
  func anEditIsOneLayoutForAllThatTakeTheRow(_ axis: Axis, _ order: [Int]) throws {
    let row = try ItemRow(lengths: Self.lengths, spacing: 10, axis: axis)
    let (pages, tiles, links) = chain(row, order)
    let scroll = scroller(links + [Bouncing()], viewport: 200, delegate: log)
    pages.scroll(toPage: 2, animated: false)
    #expect(scroll.contentOffset[axis] == 300 && tiles.tiled == 2..<3)
    log.clear()
    try row.change(.insert([100, 110], at: 0))
    #expect(log.events.filter { $0 == "didLayout" }.count == 1)
    #expect(pages.page == 4 && pages.selected == 4 && scroll.contentOffset[axis] == 530)
    #expect(tiles.tiled == 4..<5 && pages.pageCount == 8 && row.items == 0..<8)
    #expect(row.place(of: 4, origin: scroll.contentOrigin)?.start == 530)
    try row.remove(0..<3)
    #expect(pages.page == 1 && scroll.contentOffset[axis] == 170 && row.total == 870)
    // The item of the rest target is gone: the next item takes its place.
    try row.remove(1..<2)
    #expect(pages.page == 1 && scroll.contentOffset[axis] == 170 && pages.pageCount == 4)
  }

  @Test(arguments: Axis.both, [false, true])
  func pagesThatAreFlownToAreFollowedThroughEdits(_ axis: Axis, _ isRing: Bool) throws {
    let row = ItemRow(count: 10, length: 280, spacing: 20, axis: axis)
    let (pages, tiles) = (Paging(row, align: .center), Tiling<Int>(row))
    let scroll = scroller(
      [pages, tiles] + (isRing ? [Circular(axis: axis)] : []) + [Bouncing()], viewport: 400, delegate: log)
    pages.scroll(toPage: 4, animated: false)
    let hand = Hand(scroll, axis).flung(at: 900)
    let page = pages.selected
    #expect(scroll.phase == .decelerating && page == 5)
    hand.frames(6)
    let frame = { tiles.frame(of: row.position(of: Appearance(index: $0)))!.lower(axis) }
    let seen = frame(5) - scroll.contentPosition[axis]
    log.clear()
    try row.insert(3, at: 1)
    #expect(pages.selected == 8 && log.events.filter { $0 == "didLayout" }.count == 1)
    #expect((frame(8) - scroll.contentPosition[axis] - seen).magnitude < 1e-9)
    hand.rest()
    #expect(pages.page == 8 && scroll.contentPosition[axis] == 8 * 300 - 60)
  }

  /// The edit of an item that is about to be shown is laid out once the pass is over.
  @Test func anEditFromWithinATileIsLaidOutForAll() throws {
    var measured = Set<Int64>()
    let row = try ItemRow(lengths: [Double](repeating: 100, count: 30), axis: .vertical)
    let tiles = Tiling<Int>(
      row, make: { 0 },
      show: { _, index, _ in
        if measured.insert(index).inserted { try? row.resize(from: index, to: [40 + 10 * Double(index % 7)]) }
      })
    let pages = Paging(row)
    let scroll = scroller([tiles, pages, KeepAnchor(row)], viewport: 300, delegate: log)
    pages.scroll(toPage: 20, animated: false)
    for index in tiles.tiled {
      #expect(row.place(of: index, origin: ContentOrigin())?.length == 40 + 10 * Double(index % 7))
    }
    #expect(pages.page == 20 && scroll.contentOffset.y == row.place(of: 20, origin: ContentOrigin())?.start)
  }

  @Test func twoTilingsOfARowHaveTheSameItems() throws {
    let row = try ItemRow(lengths: Self.lengths)
    let (tiles, marks) = (Tiling<Int>(row), Tiling<Int>(row, overscan: TileOverscan(Overscan(.items(1)))))
    let scroll = scroller([tiles, marks, KeepAnchor(row)], viewport: 200)
    scroll.contentOffset.x = 300
    try row.insert(length: 77, at: 0)
    #expect(scroll.contentOffset.x == 377 && tiles.tiled == 3..<5 && marks.tiled == 2..<6)
    for index in tiles.tiled { #expect(tiles.frame(of: index) == marks.frame(of: index)) }
  }

  /// Items as long as the viewport follow it, and the page it is on stays.
  @Test(arguments: Axis.both) func itemsThatAreAPartOfTheViewportFollowIt(_ axis: Axis) {
    let row = ItemRow(count: 7, part: 0.5, spacing: 8, axis: axis)
    let (pages, tiles) = (Paging(row), Tiling<Int>(row))
    let scroll = scroller([tiles, pages, Bouncing()], viewport: 400)
    pages.scroll(toPage: 3, animated: false)
    #expect(row.total == 7 * 200 + 6 * 8 && scroll.contentOffset[axis] == 3 * 208 && tiles.tiled == 3..<5)
    scroll.viewport = Size(width: 300, height: 600)
    let length = scroll.viewport[axis] / 2
    #expect(pages.page == 3 && scroll.contentOffset[axis] == 3 * (length + 8) && tiles.tiled == 3..<5)
    #expect(tiles.frame(of: 4)?.lower(axis) == 4 * (length + 8) && tiles.frame(of: 4)?.length(axis) == length)
    scroll.viewport = Size.zero
    scroll.viewport = Size(width: 300, height: 600)
    #expect(pages.page == 3 && scroll.contentOffset[axis] == 3 * (length + 8) && tiles.tiled == 3..<5)
  }

  @Test func aRowWithoutEndsGoesOnInBothDirections() {
    let row = ItemRow(part: 1)
    let (pages, tiles) = (Paging(row), Tiling<Int>(row))
    let scroll = scroller([tiles, pages, Infinite(axis: .horizontal)], viewport: 400)
    let hand = Hand(scroll, .horizontal)
    for way in [900.0, 900, -900, -900, -900] {
      hand.flingToRest(at: way)
    }
    #expect(Int(pages.lap) * pages.pageCount + pages.page == -1 && tiles.tiled == -1..<0)
  }

  /// All items are replaced, each known by its id: the rest target and the tile stay with their item.
  @Test(arguments: Axis.both, [false, true])
  func itemsThatAreReplacedAreKnownByTheirIds(_ axis: Axis, _ isUniform: Bool) throws {
    let row =
      isUniform
      ? ItemRow(count: 6, length: 100, axis: axis)
      : try ItemRow(lengths: [Double](repeating: 100, count: 6), axis: axis)
    let (pages, tiles) = (Paging(row), Tiling<Int>(row))
    let scroll = scroller([pages, tiles, KeepAnchor(row), Bouncing()], viewport: 150, delegate: log)
    pages.scroll(toPage: 2, animated: false)
    let tile = tiles.tile(of: 3)
    log.clear()
    let ids = ["e", "x", "d", "c", "y", "z", "a"]
    let lengths = isUniform ? [] : [Double](repeating: 100, count: 7)
    try row.replace(["a", "b", "c", "d", "e", "f"], with: ids, lengths: lengths)
    #expect(pages.page == 3 && scroll.contentOffset[axis] == 300 && row.items == 0..<7)
    #expect(
      tiles.tile(of: 2) == nil && tiles.tiled == 3..<5 && log.events.filter { $0 == "didLayout" }.count == 1)
    try row.replace(ids, with: ids.reversed(), lengths: lengths)
    #expect(pages.page == 3 && tiles.tile(of: 3) != nil && tile != nil)
    // The item of the rest target is gone, and so are all items after it: the item before takes its place.
    try row.replace(Array(ids.reversed()), with: ["z", "n"], lengths: isUniform ? [] : [100, 100])
    #expect(pages.page == 0 && pages.pageCount == 2)
  }

  @Test func anEditThatCannotBeIsRefusedWhole() throws {
    let rows = [(ItemRow(count: 3, length: 100), []), (try ItemRow(lengths: [100, 100, 100]), [10.0, 10])]
    for (row, lengths) in rows {
      let edits: [TileEdit] = [
        .replace(count: 2, [10, .nan], item: [0, 1, nil]), .replace(count: 2, [], item: [0, 1]),
        .replace(count: 2, lengths, item: [0, 1, 2]),
        .replace(count: -1, [], item: [nil, nil, nil]), .reload(-1..<2), .reload(0..<4),
        .reload(.min..<(.max)),
      ]
      for edit in edits { #expect(throws: TilingError.self) { try row.change(edit) } }
      #expect(row.items == 0..<3 && row.total == 300)
    }
  }

  /// Items are areas to snap to: it rests on them, and goes on to rest on the same ones.
  @Test(arguments: Axis.both) func itemsAreAreasToSnapTo(_ axis: Axis) throws {
    let row = try ItemRow(lengths: (0..<20).map { 60 + 10 * Double($0 % 4) }, spacing: 6, axis: axis)
    let (snapping, tiles) = (Snapping(row), Tiling<Int>(row))
    let scroll = scroller([tiles, snapping, Bouncing()], viewport: 300)
    let hand = Hand(scroll, axis)
    hand.flingToRest(at: 700)
    let index = try #require(snapping.snapped[axis])
    let start = { row.place(of: $0, origin: ContentOrigin())!.start }
    #expect(index > 1 && scroll.contentOffset[axis] == start(index))
    try row.insert(2, length: 33, at: 0)
    #expect(snapping.snapped[axis] == index + 2 && scroll.contentOffset[axis] == start(index + 2))
    hand.fling(at: -300, frames: 3)
    let heading = try #require(snapping.snapTarget[axis])
    try row.resize(from: 0, to: [90, 12.5])
    hand.rest()
    #expect(snapping.snapped[axis] == heading && scroll.contentOffset[axis] == start(heading))
    #expect(snapping.scroll(toArea: 12, animated: false) && scroll.contentOffset[axis] == start(12))
  }

  /// A snapshot brings another viewport, and asks no link how long the content is: the items are a part of that one.
  @Test(arguments: Axis.both, [true, false])
  func partsOfAViewportThatASnapshotBrings(_ axis: Axis, _ snaps: Bool) throws {
    func made(_ viewport: Double) -> (ItemRow, ScrollController) {
      let row = ItemRow(count: 20, part: 0.5, spacing: 10, axis: axis)
      let link: any ScrollBehavior = snaps ? Snapping(row) : Paging(row)
      return (row, scroller([link, Clamping()], viewport: viewport))
    }
    let (row, scroll) = made(400)
    let hand = Hand(scroll, axis, frames: 1)
    hand.flingToRest(at: 700)
    let (twins, twin) = made(600)
    try twin.restore(try #require(scroll.snapshot()))
    #expect(twins.place(of: 3, origin: twin.contentOrigin) == row.place(of: 3, origin: scroll.contentOrigin))
    #expect(twins.total == row.total)
    let (other, offset) = (Hand(twin, axis, now: hand.now), hand.offset)
    for each in [hand, other] { each.flingToRest(at: 900) }
    #expect(hand.offset > offset && other.offset == hand.offset)
    #expect(twin.snapshot() == scroll.snapshot())
  }

  @Test func aRowHasOneAxisAndOneScrollerAtATime() async {
    await #expect(processExitsWith: .failure) {
      let row = ItemRow(count: 3, length: 10)
      _ = (Paging(row), Tiling<Int>(row, axis: .vertical))
    }
    await #expect(processExitsWith: .failure) {
      let row = ItemRow(count: 3, length: 10)
      let scrollers = [scroller([Paging(row)]), scroller([Tiling<Int>(row)])]
      withExtendedLifetime(scrollers) {}
    }
    await #expect(processExitsWith: .failure) {
      let pages = Paging(ItemRow(count: 3, length: 10))
      pages.setPages(.items(count: 4, length: 10))
    }
    await #expect(processExitsWith: .success) {
      let (row, scroll) = (ItemRow(count: 3, length: 10), scroller([]))
      scroll.behaviors = [Paging(row), Tiling<Int>(row)]
      scroll.behaviors = []
      withExtendedLifetime(scroller([Tiling<Int>(row)])) {}
    }
  }
}
