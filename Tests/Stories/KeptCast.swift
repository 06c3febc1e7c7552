import ScrollBehaviors

/// The links of a chain that was made, each by what it is.
final class KeptCast {
  let axis: Axis
  private(set) var links: [any ScrollBehavior] = []
  var lock: AxisLock?
  var tiles: Tiling<Int>?
  var grid: TilingPlane<ItemGrid.Cell, Int>?
  var plane: TilingPlane<Int64, Int>?
  var arranged: Arranging?
  var items: (any EditableItems)?
  var ring: Circular?
  var anchor: KeepAnchor?
  var pages: [Paging] = []
  var snapping: Snapping?
  var ends: RepeatedEnds?
  var three: ThreePages?
  var stroller: Stroller?
  var pulls: [PullToRefresh] = []
  var indicators: Indicators?

  init(_ axis: Axis) { self.axis = axis }

  func add<Link: ScrollBehavior>(_ link: Link, _ name: (Link) -> Void = { _ in }) {
    links.append(link)
    name(link)
  }

  /// What the links say of themselves.
  func reading(_ scroll: ScrollController) -> [Double] {
    var numbers = [
      Double(lock?.axis.map { $0 == .vertical ? 1 : 2 } ?? 0), tiles?.origin ?? 0, grid?.origin.x ?? 0,
      grid?.origin.y ?? 0, plane?.origin.x ?? 0, plane?.origin.y ?? 0, ring?.position ?? 0,
      Double(ring?.winding ?? 0), ends?.fraction ?? 0, Double(ends?.page ?? 0), Double(three?.current ?? 0),
      three?.fraction ?? 0, Double(stroller?.rests ?? 0), stroller?.next?.seconds ?? 0,
    ]
    for tiled in [tiles?.tiled.lowerBound, tiles?.tiled.upperBound] { numbers.append(Double(tiled ?? 0)) }
    for cell in grid?.tiled ?? [] { numbers += [Double(cell.x), Double(cell.y)] }
    for page in pages {
      numbers += [page.fraction]
      numbers += [page.page, page.pageCount, page.winding, page.selected, page.previous].map { Double($0) }
    }
    for id in [snapping?.snapped.x, snapping?.snapped.y, snapping?.heading.x, snapping?.heading.y] {
      numbers.append(Double((id ?? nil) ?? -1))
    }
    if case .item(let index)? = anchor?.anchor { numbers.append(Double(index)) }
    for pull in pulls { numbers += [Double(pull.state.rawValue), pull.pull, pull.fraction] }
    return numbers + thumbs(scroll) + arrangement(scroll)
  }

  /// How much an indicator shows of itself; 0 where there is none.
  func opacity(_ scroll: ScrollController) -> Double {
    indicators?.thumb(on: axis, at: scroll.context.time)?.opacity ?? 0
  }

  private func thumbs(_ scroll: ScrollController) -> [Double] {
    Axis.both.flatMap { axis in
      guard let thumb = indicators?.thumb(on: axis, at: scroll.context.time) else { return [Double]() }
      return [thumb.rect.lower(axis), thumb.rect.length(axis), thumb.opacity]
    }
  }

  /// Where arranged items and their headers are, which of them have been measured, and what could not be used.
  private func arrangement(_ scroll: ScrollController) -> [Double] {
    guard let arranged, let stack = arranged.layout.stack else { return [] }
    var numbers = [Double(stack.unusableLengths), Double(arranged.refusedEdits)]
    for index in 0..<stack.count {
      guard let frame = arranged.frame(of: index) else { continue }
      let isMeasured = stack.isMeasured(index..<index + 1)
      numbers += [frame.lower(axis), frame.length(axis), frame.length(axis.cross), isMeasured ? 1 : 0]
    }
    return numbers + StickyHeaders([0, 7, 14, 60]).places(of: arranged, on: scroll).map { $0.start }
  }

  /// The items in view, and the frames of their tiles.
  func view(of scroll: ScrollController) -> [Rect?] {
    if let tiles {
      let seen = tiles.items(
        from: scroll.contentOffset[axis], length: scroll.viewport[axis], origin: scroll.contentOrigin)
      return seen.prefix(20).map { tiles.frame(of: $0) }
    }
    let view = Rect(origin: scroll.contentOffset, size: scroll.viewport)
    func seen(_ frame: Rect?, _ origin: Point) -> Rect? {
      frame.map { Rect(origin: $0.origin + (origin - .zero), size: $0.size) }
        .flatMap { $0.intersects(view) ? $0 : nil }
    }
    if let grid { return grid.tiled.map { seen(grid.frame(of: $0), grid.origin) }.filter { $0 != nil } }
    if let plane { return plane.tiled.map { seen(plane.frame(of: $0), plane.origin) }.filter { $0 != nil } }
    return []
  }
}
