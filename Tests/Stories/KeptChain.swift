import CallbackGrammar
import ScrollBehaviors

/// A chain of built-in behaviours as a value: all that it takes to make the same chain anew, as a program does that
/// was started again.
struct KeptChain {
  enum Content: CaseIterable {
    case plain, tiles, cards, grid, lanes, scattered, repeatedEnds, threePages
  }
  enum Way: CaseIterable { case walls, innerWalls, ring, endless, feed }
  enum Landing: CaseIterable { case free, pages, areas, points }

  let axis: Axis
  let content: Content
  let way: Way
  let landing: Landing
  let lock: AxisLock.Mode
  let bounces: Bool
  let anchor: KeepAnchor.Anchor?
  /// The items that tiles, cards, lanes and a grid's rows are made of; edits change them.
  var row: TiledModel

  init(_ fate: Fate, _ axis: Axis) {
    self.axis = axis
    content = fate.pick(Content.allCases)
    landing = fate.pick(Landing.allCases)
    lock = fate.pick([.off, .dominant, .sticky])
    bounces = fate.happens(0.7)
    anchor = fate.pick([nil, .leading, .center, .finger, .item(Int64(fate.index(below: 9)))])
    // Fixed views have ends of their own, and planes make no rings.
    switch content {
    case .repeatedEnds, .threePages: way = .walls
    case .grid, .lanes, .scattered: way = fate.pick([.walls, .innerWalls, .endless, .feed])
    case .plain, .tiles, .cards: way = fate.pick(Way.allCases)
    }
    let length = Double(fate.index(below: 200 * 64) + 40 * 64) / 64
    let all = UniformWindow.endless
    switch content {
    case .tiles where way == .endless && fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: all)
    case .tiles where way == .feed && fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: 0..<all.upperBound)
    case .tiles where fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: 0..<30)
    default:
      row = TiledModel(lengths: (0..<30).map { _ in Double(fate.index(below: 180 * 64) + 30 * 64) / 64 })
    }
  }

  /// The links, made anew.
  func made() throws -> KeptCast {
    let cast = KeptCast(axis)
    cast.add(AxisLock(lock)) { cast.lock = $0 }
    try addContent(to: cast)
    switch way {
    case .walls: break
    case .innerWalls: cast.add(Clamping(axis, to: 50...900))
    case .ring: cast.add(Circular(axis, anchor: 0.5)) { cast.ring = $0 }
    case .endless: cast.add(Infinite(axis, length: 3_000, reach: 500))
    case .feed: cast.add(Infinite(axis, openAt: .upper, length: 3_000, reach: 500))
    }
    if let anchor, let items = cast.items { cast.add(KeepAnchor(items, anchor)) { cast.anchor = $0 } }
    switch landing {
    case .free: break
    case .pages where cast.pages.isEmpty: cast.add(Paging(axis: axis)) { cast.pages.append($0) }
    case .pages: break
    case .areas: cast.add(Snapping(Self.areas, fateful)) { cast.snapping = $0 }
    case .points:
      let points = (0..<9).map { 137.5 * Double($0) }
      cast.add(Snapping(points: points, axis, fateful)) { cast.snapping = $0 }
    }
    cast.add(Clamping())
    if bounces { cast.add(Bouncing()) }
    return cast
  }

  private var fateful: SnapStrictness { bounces ? .mandatory : .proximity }

  private static let areas = (0..<48).map { index in
    SnapArea(
      id: Int64(index),
      frame: Rect(x: Double(index % 6) * 260, y: Double(index / 6) * 260, width: 240, height: 240))
  }

  private func addContent(to cast: KeptCast) throws {
    switch content {
    case .plain: break
    case .tiles:
      let items: TileItems
      if let uniform = row.uniform {
        items = .uniform(length: uniform.length, spacing: uniform.spacing, items: row.items)
      } else {
        items = .lengths(try ItemLengths(row.lengths))
      }
      let tiles = Tiling<Int>(items, axis: axis, make: { 0 }, show: { _, _, _ in })
      cast.add(tiles) { cast.tiles = $0 }
      cast.items = tiles
    case .cards:
      let kind = PageKind.items(lengths: row.lengths)
      cast.add(Paging(kind, axis: axis, align: .center, ends: .keep)) { cast.pages.append($0) }
    case .grid:
      let rows = TileItems.lengths(try ItemLengths(row.lengths))
      let columns = TileItems.uniform(length: 90, items: 0..<20)
      let isDown = axis == .vertical
      let plane = TilingPlane<ItemGrid.Cell, Int>(
        .grid(columns: isDown ? columns : rows, rows: isDown ? rows : columns), make: { 0 },
        show: { _, _, _ in })
      cast.add(plane) { cast.grid = $0 }
      cast.items = plane.line(on: axis)
    case .lanes:
      let lanes = try Masonry(lanes: 3)
      try lanes.append(contentsOf: row.lengths)
      cast.add(plane(.lanes(lanes, axis))) { cast.plane = $0 }
    case .scattered:
      let items = try ScatteredItems()
      for (index, length) in row.lengths.enumerated() {
        let place = Point(x: Double(index % 6) * 170, y: Double(index / 6) * 170)
        try items.append(Rect(origin: place, size: Size(width: length, height: length)))
      }
      cast.add(plane(.scattered(items))) { cast.plane = $0 }
    case .repeatedEnds:
      cast.add(Paging(axis: axis)) { cast.pages.append($0) }
      cast.add(RepeatedEnds(axis, count: 5))
    case .threePages:
      cast.add(Paging(axis: axis)) { cast.pages.append($0) }
      cast.add(ThreePages(axis, count: 7) { _, _ in }) { cast.three = $0 }
    }
  }

  private func plane(_ items: PlaneItems<Int64>) -> TilingPlane<Int64, Int> {
    TilingPlane(items, make: { 0 }, show: { _, _, _ in })
  }
}

/// The links of a chain that was made, each by what it is.
final class KeptCast {
  let axis: Axis
  private(set) var links: [any ScrollBehavior] = []
  var lock: AxisLock?
  var tiles: Tiling<Int>?
  var grid: TilingPlane<ItemGrid.Cell, Int>?
  var plane: TilingPlane<Int64, Int>?
  var items: (any EditableItems)?
  var ring: Circular?
  var anchor: KeepAnchor?
  var pages: [Paging] = []
  var snapping: Snapping?
  var three: ThreePages?

  init(_ axis: Axis) { self.axis = axis }

  func add<Link: ScrollBehavior>(_ link: Link, _ name: (Link) -> Void = { _ in }) {
    links.append(link)
    name(link)
  }

  /// What the links say of themselves.
  var reading: [Double] {
    var numbers = [
      Double(lock?.axis.map { $0 == .vertical ? 1 : 2 } ?? 0), tiles?.origin ?? 0, grid?.origin.x ?? 0,
      grid?.origin.y ?? 0, plane?.origin.x ?? 0, plane?.origin.y ?? 0, ring?.position ?? 0,
      Double(ring?.winding ?? 0), Double(three?.current ?? 0), three?.fraction ?? 0,
    ]
    for page in pages {
      numbers += [page.fraction]
      numbers += [page.page, page.pageCount, page.winding, page.selected, page.previous].map { Double($0) }
    }
    for id in [snapping?.snapped.x, snapping?.snapped.y, snapping?.heading.x, snapping?.heading.y] {
      numbers.append(Double((id ?? nil) ?? -1))
    }
    if case .item(let index)? = anchor?.anchor { numbers.append(Double(index)) }
    return numbers
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
