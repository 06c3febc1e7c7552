import Hands

/// Every behaviour of the catalogue, with the links that it needs in front of it.
enum Catalogue: CaseIterable {
  case aligning, arranging, arrangedTiles, axisLock, bouncing, circular, clamping, indicators, infinite
  case keepAnchor, paging, pagingItems, pagingRing, physics, pullToRefresh, repeatedEnds, snapping,
    threePages, tiling
  case tilingGrid, tilingLanes, tilingScattered
  case autoPlay, collapsingBar, itemTransitions, loadNearEnd

  /// New links, in the order of a chain. Whatever of the program's they call calls this.
  func make(_ called: @escaping () -> Void = {}) -> [any ScrollBehavior] {
    switch self {
    case .aligning: return [Aligning(.center)]
    case .arranging: return [page(called)]
    case .arrangedTiles:
      let page = page(called)
      return [page, tiles(.arranged(page), called), KeepAnchor(page, .center)]
    case .axisLock: return [AxisLock(.sticky)]
    case .bouncing: return [Bouncing()]
    case .circular: return [tiles(.uniform(length: 70, items: 0..<40), called), Circular(axis: .vertical)]
    case .clamping: return [Clamping()]
    case .indicators: return [Indicators()]
    case .infinite: return [Infinite(axis: .vertical), tiles(.uniform(length: 70), called)]
    case .keepAnchor:
      let tiles = tiles(.uniform(length: 70, items: 0..<100), called)
      return [tiles, KeepAnchor(tiles)]
    case .paging: return [Paging(axis: .vertical)]
    case .pagingItems: return [Paging(.items(count: 30, length: 210), axis: .vertical)]
    case .pagingRing:
      return [Paging(.items(count: 7, length: 210), axis: .vertical), Circular(axis: .vertical)]
    case .physics: return [ScrollPhysics(.chromium)]
    case .pullToRefresh: return [Bouncing(), PullToRefresh { _ in called() }]
    case .repeatedEnds: return [RepeatedEnds(axis: .vertical, count: 5), Paging(axis: .vertical)]
    case .snapping: return [Snapping(points: (0..<30).map { Double($0) * 150 }, axis: .vertical)]
    case .threePages:
      return [ThreePages(axis: .vertical, count: 7) { _, _ in called() }, Paging(axis: .vertical)]
    case .tiling: return [tiles(.uniform(length: 70, items: 0..<100), called)]
    case .tilingGrid:
      let (columns, rows) = (0..<Int64(4), 0..<Int64(60))
      return [
        plane(
          .grid(columns: .uniform(length: 90, items: columns), rows: .uniform(length: 80, items: rows)),
          called)
      ]
    case .tilingLanes:
      let lanes = Masonry(lanes: 3, spacing: 6, holding: (0..<90).map { 40 + Double($0 % 7) * 20 })
      return [plane(.lanes(lanes), called)]
    case .autoPlay:
      let pages = Paging(axis: .vertical)
      return [pages, AutoPlay(pages, every: 0.5)]
    case .collapsingBar: return [CollapsingBar(maximum: 96, minimum: 44).link()]
    case .itemTransitions: return [ItemTransitions(ItemRow(count: 100, length: 70))]
    case .loadNearEnd: return [LoadNearEnd { _ in called() }]
    case .tilingScattered:
      guard let items = try? ScatteredItems() else { return [] }
      for place in 0..<90 { try? items.append(Rect(x: 10, y: Double(place) * 60, width: 90, height: 50)) }
      return [plane(.scattered(items), called)]
    }
  }

  private func page(_ called: @escaping () -> Void) -> Arranging {
    Arranging(
      Stack(count: 100, estimate: 60) { index, _ in
        called()
        return 40 + Double(index % 9) * 10
      })
  }

  private func tiles(_ items: ItemRow, _ called: @escaping () -> Void) -> Tiling<Int> {
    Tiling(
      items, axis: .vertical, make: { 0 }, show: { _, _, _ in called() }, move: { _, _, _ in called() },
      hide: { _, _ in called() })
  }

  private func plane<Index>(_ items: PlaneItems<Index>, _ called: @escaping () -> Void) -> TilingPlane<
    Index, Int
  > {
    TilingPlane(
      items, make: { 0 }, show: { _, _, _ in called() }, move: { _, _, _ in called() },
      hide: { _, _ in called() })
  }
}
