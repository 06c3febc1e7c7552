import ScrollAccessories
import ScrollBehaviors

extension Cast {
  /// Returns the first fault of a link of this scroller; nil if there is none.
  func flaw(of number: Int, on scroll: ScrollController?, _ trustsItems: Bool) -> String? {
    if trustsItems, let flaw = walls[number]?.flaw(on: scroll) { return flaw }
    guard let scroll else { return nil }
    let reading = reading(of: number, on: scroll)
    guard let place = reading.firstIndex(where: { !$0.isFinite }) else { return nil }
    return "number \(place) that \(links[number].name) tells is \(reading[place]), in \(scroll.geometry)"
  }

  /// Returns the state of a link, in numbers.
  func reading(of number: Int, on scroll: ScrollController) -> [Double] {
    switch links[number] {
    case let lock as AxisLock: return [lock.axis.map { $0 == .vertical ? 1 : 2 } ?? 0]
    case let tiles as Tiling<Card>:
      return [tiles.origin, Double(tiles.tiled.lowerBound), Double(tiles.tiled.upperBound)]
    case let grid as TilingPlane<Cell, Card>:
      return [grid.origin.x, grid.origin.y] + grid.tiled.flatMap { [Double($0.x), Double($0.y)] }
    // Snapshots do not contain tiles that linger outside of the view.
    case let plane as TilingPlane<Int64, Card>: return [plane.origin.x, plane.origin.y]
    case let ring as Circular: return [ring.position, Double(ring.lap), ring.wrappedPosition]
    case let pages as Paging:
      return [pages.fraction, Double(pages.lap)]
        + [pages.page, pages.pageCount, pages.selected, pages.previous].map { Double($0) }
    case let ends as RepeatedEnds: return [ends.fraction, Double(ends.page)]
    case let three as ThreePages: return [three.fraction, Double(three.page), Double(three.current)]
    case let areas as Snapping:
      return [areas.snapped.x, areas.snapped.y, areas.snapTarget.x, areas.snapTarget.y].map {
        Double($0 ?? -1)
      }
    case let anchor as KeepAnchor:
      if case .item(let index) = anchor.anchor { return [Double(index)] } else { return [] }
    case let pull as PullToRefresh: return [Double(pull.state.rawValue), pull.pull, pull.fraction]
    case let indicators as Indicators:
      return Axis.both.flatMap { axis in
        guard let thumb = indicators.thumb(on: axis, at: scroll.context.time) else { return [Double]() }
        return [thumb.rect.lower(axis), thumb.rect.length(axis), thumb.opacity]
      }
    case let content as Arranging: return arrangement(content, on: scroll)
    case let stroller as Stroller: return [Double(stroller.rests), stroller.next?.seconds ?? 0]
    default: return []
    }
  }

  /// Returns the places of arranged items and their headers, the measured items, and the unusable answers.
  private func arrangement(_ content: Arranging, on scroll: ScrollController) -> [Double] {
    guard let stack = content.layout.stack else { return [] }
    var numbers = [Double(stack.unusableLengths), Double(content.refusedEdits), Double(stack.count)]
    for index in stride(from: 0, to: stack.count, by: 3) {
      guard let frame = content.frame(of: index) else { continue }
      let isMeasured = stack.isMeasured(index..<index + 1)
      numbers += [frame.minX, frame.minY, frame.width, frame.height, isMeasured ? 1 : 0]
    }
    return numbers + StickyHeaders([0, 7, 14, 60]).places(of: content, on: scroll).map { $0.start }
  }
}
