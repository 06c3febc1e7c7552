import Foundation
import Hands
import Testing

/// Every chain that the documentation prints can be flicked, wheeled and stepped any way, and shows its content still.
struct PrintedChainsTests {
  private typealias Made = [any ScrollBehavior]

  private static func rows(_ axis: Axis = .vertical, _ items: Range<Int64> = 0..<300) -> Tiling<Int> {
    Tiling(.uniform(length: 44, items: items), axis: axis)
  }
  private static func pages() -> Paging {
    Paging(.items(count: 10, length: 280, spacing: 16), align: .center)
  }
  private static func content() -> Arranging { Arranging(Stack(count: 60) { _, _ in 60 }) }
  private static func labels() -> Tiling<Int> { Tiling(.uniform(length: 500), axis: .horizontal) }
  private static func areas() -> Snapping {
    Snapping(
      (0..<12).map { index in
        let frame = Rect(x: 0, y: Double(index) * 200, width: 390, height: 180)
        return SnapArea(id: Int64(index), frame: frame, align: PerAxis(x: nil, y: .center))
      })
  }

  /// The chain for each printed chain. Names that are not links are those of the program around it.
  private static let chains: [String: @Sendable () -> Made] = [
    "[Bouncing()]": { [Bouncing()] },
    "[Bouncing(.vertical)]": { [Bouncing(.vertical)] },
    "[Clamping()]": { [Clamping()] },
    "[ScrollPhysics(.android), Bouncing(.top)]": { [ScrollPhysics(.android), Bouncing(.top)] },
    "[Clamping(), Bouncing(.top)]": { [Clamping(), Bouncing(.top)] },
    "[Clamping(axis: .vertical, to: 100...900), Bouncing()]": {
      [Clamping(axis: .vertical, to: 100...900), Bouncing()]
    },
    "[Paging(axis: .horizontal), Bouncing()]": { [Paging(axis: .horizontal), Bouncing()] },
    "[Bouncing(), indicators]": { [Bouncing(), Indicators()] },
    "[cards, Bouncing()]": { [pages(), Bouncing()] },
    "[rooms, Bouncing()]": { [areas(), Bouncing()] },
    "[cards, Circular(axis: .horizontal, anchor: 0.5)]": {
      [pages(), Circular(axis: .horizontal, anchor: 0.5)]
    },
    "[cards, loop]": { [rows(.horizontal), Circular(axis: .horizontal)] },
    "[labels, Infinite(axis: .horizontal)]": { [labels(), Infinite(axis: .horizontal)] },
    "[Clamping(), columns.member()]": { [Clamping(), LinkedScrollers(.horizontal).member()] },
    "[Clamping(), links.member(follows: false)]": {
      [Clamping(), LinkedScrollers(.vertical).member(follows: false)]
    },
    "[Clamping(), links.member(scale: PerAxis(0.5), leads: false)]": {
      [Clamping(), LinkedScrollers(.vertical).member(scale: PerAxis(0.5), leads: false)]
    },
    "[NestedEdges(), Bouncing(.bottom)]": { [NestedEdges(), Bouncing(.bottom)] },
    "[Bouncing(), columns.member()]": { [Bouncing(), LinkedScrollers(.horizontal).member()] },
    "[Tiling(cards, source: wall), Paging(cards), Bouncing()]": {
      let cards = ItemRow(count: 20, length: 320, spacing: 16)
      return [Tiling<Int>(cards), Paging(cards), Bouncing()]
    },
    "[rows, Bouncing()]": { [rows(), Bouncing()] },
    "[content, Bouncing(.vertical)]": { [content(), Bouncing(.vertical)] },
    "[content, KeepAnchor(page.row, .item(41)), Bouncing()]": {
      let (content, row) = stacked(Stack(count: 60) { _, _ in 60 })
      return [content, KeepAnchor(row, .item(41)), Bouncing()]
    },
    "[content, labels, Bouncing()]": {
      let content = Self.content()
      return [content, Tiling<Int>(.arranged(content), axis: .vertical), Bouncing()]
    },
    "[content, Aligning(.center, axis: .vertical), Bouncing()]": {
      [content(), Aligning(.center, axis: .vertical), Bouncing()]
    },
    "[cards, KeepAnchor(cards, holdsAtStart: true), Bouncing()]": {
      let cards = rows(.horizontal)
      return [cards, KeepAnchor(cards, holdsAtStart: true), Bouncing()]
    },
    "[pages, tiles, Circular(axis: .horizontal, anchor: 0.5)]": {
      cards() + [Circular(axis: .horizontal, anchor: 0.5)]
    },
    "[pages, tiles, KeepAnchor(cards), Bouncing()]": {
      let row = ItemRow(count: 10, length: 280, spacing: 16)
      return cards(row) + [KeepAnchor(row), Bouncing()]
    },
    "[content, StayAtEnd(), Bouncing()]": { [content(), StayAtEnd(), Bouncing()] },
    "[content, pages, Bouncing(.vertical)]": {
      let (content, row) = months()
      return [content, Paging(row), Bouncing(.vertical)]
    },
    "[photos, KeepAnchor(photos.line), Bouncing()]": {
      let bricks = Masonry(lanes: 3, spacing: 8, holding: (0..<90).map { 90 + Double($0 % 7) * 13 })
      let photos = TilingPlane<Int64, Int>(.lanes(bricks, axis: .vertical, spacing: 8))
      return [photos, KeepAnchor(photos.line), Bouncing()]
    },
    "[Bouncing(), Clamping(.bottom)]": { [Bouncing(), Clamping(.bottom)] },
    "[Bouncing(.vertical), Bouncing(.left, response: 0.3)]": {
      [Bouncing(.vertical), Bouncing(.left, response: 0.3)]
    },
    "[map, Infinite()]": {
      let map = TilingPlane<ItemGrid.Cell, Int>(
        .grid(columns: .uniform(length: 256, spacing: 0), rows: .uniform(length: 256, spacing: 0)))
      return [map, Infinite()]
    },
    "[feed, Bouncing(), Clamping(.bottom)]": { [rows(), Bouncing(), Clamping(.bottom)] },
    "[Bouncing(), bar.link()]": { [Bouncing(), CollapsingBar(maximum: 96, minimum: 44).link()] },
    "[pages, tiles, Circular(axis: .horizontal), play]": {
      let banners = ItemRow(count: 5, length: 390)
      let pages = Paging(banners)
      let play = AutoPlay(pages, every: 4)
      play.stopsOnInteraction = true
      return [pages, Tiling<Int>(banners), Circular(axis: .horizontal), play]
    },
    "[tiles, more, Bouncing()]": {
      let row = ItemRow(count: 300, length: 44)
      return [Tiling<Int>(row, axis: .vertical), LoadNearEnd(row) { _ in }, Bouncing()]
    },
    "[tiles, changes, KeepAnchor(feed), Bouncing()]": {
      let feed = ItemRow(count: 300, length: 44)
      return [Tiling<Int>(feed, axis: .vertical), ItemTransitions(feed), KeepAnchor(feed), Bouncing()]
    },
    "[Paging(), Bouncing()]": { [Paging(), Bouncing()] },
    "[Tiling(row, make:show:), Bouncing()]": { [rows(), Bouncing()] },
    "[Aligning(.center), Bouncing()]": { [Aligning(.center), Bouncing()] },
    "[Aligning(.end, axis: .vertical, on: .all), Bouncing()]": {
      [content(), Aligning(.end, axis: .vertical, on: .all), Bouncing()]
    },
    "[feed, PullToRefresh { refresh in … }, Bouncing()]": {
      [rows(), PullToRefresh { $0.endRefreshing() }, Bouncing()]
    },
  ]

  private static func months() -> (Arranging, ItemRow) {
    stacked(Stack(endlessWithEstimate: 290) { month, _ in Double(240 + (month % 3 + 3) % 3 * 50) })
  }

  private static func stacked(_ stack: Stack) -> (Arranging, ItemRow) {
    (Arranging(stack), stack.row)
  }

  private static func cards(
    _ row: ItemRow = ItemRow(count: 10, length: 280, spacing: 16)
  ) -> [any ScrollBehavior] {
    [Paging(row, align: .center), Tiling<Int>(row)]
  }

  @Test func everyPrintedChainIsKnown() throws {
    let printed = try PrintedChains.all()
    #expect(printed.count > 20)
    for chain in printed { #expect(Self.chains[chain] != nil, "printed, and not tried here: \(chain)") }
    for chain in Self.chains.keys {
      #expect(printed.contains(chain), "tried here, and printed nowhere: \(chain)")
    }
  }

  /// A flick in each of 16 directions, a wheel and a step after it.
  @Test(arguments: Self.chains.keys.sorted()) func aFlickOffItsAxisLosesNoContent(_ chain: String) throws {
    let make = try #require(Self.chains[chain])
    for direction in 0..<16 {
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 400), content: Size(width: 390, height: 2_000), behaviors: make())
      let angle = Double(direction) * .pi / 8 + 0.17
      let way = Vector(x: 60 * cos(angle), y: 60 * sin(angle))
      let finger = Finger(scroll)
      for _ in 0..<3 {
        finger.pull(by: way, times: 5)
        finger.liftToRest()
        check(scroll, chain)
      }
      scroll.wheel(by: way * 4, time: .seconds(finger.now))
      finger.rest()
      check(scroll, chain)
      scroll.step(by: .pages(way * 0.02), time: .seconds(finger.now))
      finger.rest()
      check(scroll, chain)
    }
  }

  /// It rests between its walls, so that the content is in view.
  private func check(_ scroll: ScrollController, _ chain: String) {
    for axis in Axis.both {
      let (offset, extent) = (scroll.contentOffset[axis], scroll.geometry.extent[axis])
      #expect(
        extent.clamp(offset) == offset, "\(chain) rests at \(offset) outside of \(extent) along \(axis)")
    }
    #expect(scroll.phase == .idle)
  }
}
