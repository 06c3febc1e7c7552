import Hands

/// Every behaviour of the catalogue, with the links that it needs in front of it.
enum Catalogue: CaseIterable {
  case aligning, arranging, arrangedTiles, axisLock, bouncing, circular, clamping, indicators, infinite
  case keepAnchor, paging, pagingItems, pagingRing, physics, pullToRefresh, repeatedEnds, snapping,
    threePages, tiling
  case tilingGrid, tilingLanes, tilingScattered
  case autoPlay, collapsingBar, itemTransitions, loadNearEnd

  /// New links, in the order of a chain, for content along an axis. Whatever of the program's they call calls this.
  func make(_ axis: Axis = .vertical, _ called: @escaping () -> Void = {}) -> [any ScrollBehavior] {
    switch self {
    case .aligning: return [Aligning(.center)]
    case .arranging: return [page(axis, called)]
    case .arrangedTiles:
      let page = page(axis, called)
      return [page, tiles(.arranged(page), axis, called), KeepAnchor(page, .center)]
    case .axisLock: return [AxisLock(.sticky)]
    case .bouncing: return [Bouncing()]
    case .circular: return [tiles(.uniform(length: 70, items: 0..<40), axis, called), Circular(axis: axis)]
    case .clamping: return [Clamping()]
    case .indicators: return [Indicators()]
    case .infinite: return [Infinite(axis: axis), tiles(.uniform(length: 70), axis, called)]
    case .keepAnchor:
      let tiles = tiles(.uniform(length: 70, items: 0..<100), axis, called)
      return [tiles, KeepAnchor(tiles)]
    case .paging: return [Paging(axis: axis)]
    case .pagingItems: return [Paging(.items(count: 30, length: 210), axis: axis)]
    case .pagingRing:
      return [Paging(.items(count: 7, length: 210), axis: axis), Circular(axis: axis)]
    case .physics: return [ScrollPhysics(.chromium)]
    case .pullToRefresh: return [Bouncing(), PullToRefresh(axis: axis) { _ in called() }]
    case .repeatedEnds: return [RepeatedEnds(axis: axis, count: 5), Paging(axis: axis)]
    case .snapping: return [Snapping(points: (0..<30).map { Double($0) * 150 }, axis: axis)]
    case .threePages:
      return [ThreePages(axis: axis, count: 7) { _, _ in called() }, Paging(axis: axis)]
    case .tiling: return [tiles(.uniform(length: 70, items: 0..<100), axis, called)]
    case .tilingGrid:
      let across = ItemRow.uniform(length: 90, items: 0..<4)
      let along = ItemRow.uniform(length: 80, items: 0..<60)
      return [
        axis == .vertical
          ? plane(.grid(columns: across, rows: along), called)
          : plane(.grid(columns: along, rows: across), called)
      ]
    case .tilingLanes:
      let lanes = Masonry(lanes: 3, spacing: 6, holding: (0..<90).map { 40 + Double($0 % 7) * 20 })
      return [plane(.lanes(lanes, axis: axis), called)]
    case .autoPlay:
      let pages = Paging(axis: axis)
      return [pages, AutoPlay(pages, every: 0.5)]
    case .collapsingBar: return [CollapsingBar(maximum: 96, minimum: 44, axis: axis).link()]
    case .itemTransitions: return [ItemTransitions(ItemRow(count: 100, length: 70, axis: axis.cross))]
    case .loadNearEnd: return [LoadNearEnd(axis: axis) { _ in called() }]
    case .tilingScattered:
      guard let items = try? ScatteredItems() else { return [] }
      for place in 0..<90 {
        let (start, size) = (axis.point(Double(place) * 60, across: 10), axis.size(50, across: 90))
        try? items.append(Rect(origin: start, size: size))
      }
      return [plane(.scattered(items), called)]
    }
  }

  private func page(_ axis: Axis, _ called: @escaping () -> Void) -> Arranging {
    Arranging(
      Stack(count: 100, estimate: 60) { index, _ in
        called()
        return 40 + Double(index % 9) * 10
      }, axis: axis)
  }

  private func tiles(_ items: ItemRow, _ axis: Axis, _ called: @escaping () -> Void) -> Tiling<Int> {
    Tiling(
      items, axis: axis, make: { 0 }, show: { _, _, _ in called() }, move: { _, _, _ in called() },
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
