import Hands
import Testing

/// Edits of items within `update { … }`: one layout, and what is in view stays.
struct UpdateEditTests {
  private final class Listener: TileEditListener {
    var told: [String] = []
    func itemsWillChange() { told.append("will") }
    func itemsDidChange(_ edit: TileEdit) { told.append("did") }
    func itemsDidLayout() { told.append("settled") }
  }

  private let log = Log()
  private let listener = Listener()

  @Test(arguments: Axis.both, [false, true])
  func editsOfARowOrAGridAreOneLayout(_ axis: Axis, _ isGrid: Bool) throws {
    let row = try ItemLengths(count: 1_000, length: 40)
    let (items, across) = (
      ItemRow.lengths(row, axis: axis), ItemRow(count: 20, length: 100, axis: axis.cross)
    )
    let (tiles, grid) = (
      Tiling<Int>(items),
      TilingPlane<ItemGrid.Cell, Int>(
        axis == .horizontal ? .grid(columns: items, rows: across) : .grid(columns: across, rows: items))
    )
    let links: [any ScrollBehavior] =
      isGrid ? [grid, KeepAnchor(grid.line(on: axis))] : [tiles, KeepAnchor(tiles)]
    let scroll = scroller(links + [Bouncing()], delegate: log)
    func change(_ edits: TileEdit...) throws {
      try isGrid ? grid.change(edits, on: axis) : tiles.change(edits)
    }
    scroll.contentOffset = axis.point(12_345)
    items.add(listener)
    log.clear()
    try scroll.update {
      try change(.insert([33.25], at: 3))
      scroll.contentInset = axis.inset(.upper, 9)
      try change(.insertRun(count: 5, length: 61.5, at: 0), .remove(20..<22))
      #expect(log.events == [] && listener.told == ["will", "did", "did", "did"])
    }
    #expect(listener.told == ["will", "did", "did", "did", "settled"])
    #expect(log.events.filter { $0 == "didLayout" }.count == 1)
    // Item 308 began 25 points before the view; it is item 312 now.
    let offset = scroll.contentOffset[axis]
    #expect(try row.place(of: 312).start - offset == -25)
    #expect((isGrid ? grid.tiled.first?[axis] : tiles.tiled.first) == 312)
    #expect(scroll.geometry.extent[axis].upper == row.total + 9 - 400)
  }

  /// A command during an update goes to a place of the new layout, at any position among the changes.
  @Test(arguments: Axis.both, [true, false])
  func aCommandGoesToAPlaceOfTheNewLayout(_ axis: Axis, isFirst: Bool) {
    func expect<Link: ScrollBehavior>(
      _ destination: Double, of link: () -> Link, change: (Link, ScrollController) -> Void,
      before: (Link) -> Void = { _ in }, after: (Link) -> Void = { _ in }, commands: [(Link) -> Void]
    ) {
      for command in commands {
        let link = link()
        let scroll = scroller([link, Bouncing()], delegate: log)
        scroll.update {
          if isFirst { command(link) }
          change(link, scroll)
          if !isFirst { command(link) }
          before(link)
        }
        let hand = Hand(scroll, axis)
        #expect(hand.destination == destination && hand.resting() == destination)
        after(link)
      }
    }
    func areas(_ starts: [Double]) -> [SnapArea] {
      starts.enumerated().map { id, start in
        SnapArea(id: Int64(id), axis, from: start, length: 100, across: .start, reach: 0...100)
      }
    }
    expect(
      3_000, of: { Snapping(areas([0])) },
      change: {
        $1.contentSize = Size(width: 5_000, height: 5_000)
        $0.setAreas(areas([0, 3_000]))
      },
      commands: [
        { #expect($0.scroll(toArea: 1, animated: false)) },
        { #expect($0.scroll(toArea: 1, animated: true)) },
        { $0.scroll(by: axis.vector(2_950), animated: true) },
      ])
    var outcomes: [AnimationOutcome] = []
    expect(
      2_000, of: { Paging(.items(count: 3, length: 400), axis: axis) },
      change: { cards, _ in cards.setPages(.items(count: 6, length: 400)) },
      before: { #expect($0.page == 0 && outcomes.isEmpty) }, after: { #expect($0.page == 5) },
      commands: [
        { $0.scroll(toPage: 5, animated: false) },
        { $0.scroll(toPage: 5, animated: true) },
        { $0.scroll(byPages: 5, animated: true) },
        { #expect($0.scroll(toPage: 5, arrival: .timed(0.3)) { outcomes.append($0) }) },
      ])
    #expect(outcomes == [.finished])
  }

  /// A ring's command amid changes goes to a place of the new ring.
  @Test(arguments: Axis.both, [true, false])
  func aRingCommandGoesToAPlaceOfTheNewRing(_ axis: Axis, ofAnItem: Bool) throws {
    let items = ItemRow.uniform(length: 400, items: 0..<3)
    let ring = Circular(axis: axis)
    let (tiles, scroll) = Tiling<Int>(items, axis: axis).shown(and: [ring], delegate: log)
    try scroll.update {
      try tiles.change(.insertRun(count: 27, at: 3))
      if ofAnItem {
        ring.scroll(toItem: 20, of: tiles, .forward, animated: false)
      } else {
        ring.scroll(to: 20 * 400, .forward, animated: false)
      }
    }
    #expect(ring.wrappedPosition == 8_000 && ring.lap == 0)
  }

  /// The completion is called although there is no page to go to.
  @Test func aPageCommandWithoutPagesIsOver() {
    let (cards, scroll) = Paging(.items(count: 3, length: 400)).shown(and: [])
    var outcomes: [AnimationOutcome] = []
    scroll.update {
      cards.scroll(toPage: 2, arrival: .timed(0.3)) { outcomes.append($0) }
      cards.setPages(.items(count: 0, length: 400))
    }
    #expect(outcomes == [.interrupted(by: .stop)])
    cards.setPages(.items(count: 3, length: 400))
    #expect(cards.page == 2)
  }

  @Test(arguments: Axis.both) func editsOfArrangedContentKeepWhatIsInView(_ axis: Axis) throws {
    let page = Stack(count: 60, estimate: 50) { index, _ in 30 + Double(index % 5) * 20 }
    let (content, scroll) = Arranging(page, axis: axis).shown(delegate: log)
    scroll.contentOffset = axis.point(1_500)
    let first = try #require(
      content.items(from: scroll.contentOffset[axis], length: 1, origin: .init()).first)
    let before = try #require(content.frame(of: first)).origin[axis] - scroll.contentOffset[axis]
    content.add(listener)
    log.clear()
    try scroll.update {
      try content.change(.insert([77], at: 2))
      try content.change(.remove(5..<8))
      #expect(log.events == [] && listener.told == ["will", "did", "did"])
    }
    #expect(listener.told.prefix(4) == ["will", "did", "did", "settled"])
    let after = try #require(content.frame(of: first - 2)).origin[axis] - scroll.contentOffset[axis]
    #expect(abs(after - before) < 1e-9)
  }

  @Test(arguments: Axis.both) func editsOfPagesAreOneLayout(_ axis: Axis) {
    let (paging, scroll) = Paging(.items(count: 5, length: 400), axis: axis).shown(delegate: log)
    paging.scroll(toPage: 2, animated: false)
    log.clear()
    scroll.update {
      paging.setPages(.items(count: 7, length: 400)) { $0 + 2 }
      paging.setPages(.items(count: 8, length: 400)) { $0 + 1 }
    }
    #expect(log.events.filter { $0 == "didLayout" }.count == 1)
    #expect(paging.selected == 5 && paging.page == 5 && scroll.contentOffset[axis] == 2_000)
    // It is over: the next layout has nothing to do.
    scroll.invalidateLayout()
    #expect(paging.selected == 5 && scroll.contentOffset[axis] == 2_000)
  }

  @Test(arguments: Axis.both) func beginRefreshingRevealsTheGap(_ axis: Axis) {
    let (pull, hand) = PullToRefresh(axis: axis) { _ in }.inHand(axis)
    hand.scroll.update {
      pull.beginRefreshing()
      hand.scroll.contentInset = axis.inset(.lower, 20)
    }
    #expect(hand.resting() == -80)
  }
}
