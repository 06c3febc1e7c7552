import ScrollAccessories
import ScrollBehaviors
import ScrollMotion
import ScrollProfiles
import ScrollTesting
import ScrollTiling

/// Links that were made from their plans, with their props.
final class Cast {
  let plans: [LinkPlan]
  var props: [Prop]
  private(set) var links: [any ScrollBehavior] = []
  /// The listeners of the tiles, by the number of the link.
  private(set) var walls: [Int: Wall] = [:]
  /// True if walls know each item that begins to load. False if the cast continues another one, or on rings, on which
  /// an item has a name for each appearance.
  let knowsLoading: Bool
  /// True if there are only rows, and no other link sets the length of the content.
  let isOfRows: Bool
  /// The commands that tiles give by themselves.
  let commands: CommandCount
  /// Content that measures itself reads its text here, so that all texts change at once.
  private let texts: [Text]

  private final class Text { var edition: Int64 = 0 }

  init(_ plans: [LinkPlan], _ props: [Prop], _ stage: Stage, isTwin: Bool) {
    (self.plans, self.props) = (plans, props)
    commands = stage.commands
    isOfRows = stage.plan.isOfRows && !plans.contains { if case .infinite = $0 { true } else { false } }
    knowsLoading = !isTwin && !plans.contains { $0.mayMakeRing }
    texts = plans.map { _ in Text() }
    for number in plans.indices { links.append(link(number, stage)) }
  }

  /// The number of edits so far.
  private(set) var edition = 0

  /// Applies an edit to the prop of a link.
  func apply(_ edit: TileEdit, to number: Int, on axis: Axis) {
    edition += 1
    if case .lanes = plans[number], case .resize = edit { props[number].isDealt = true }
    if props[number].page == nil {
      props[number].rows[axis].apply(edit)
    } else {
      props[number].page?.apply(edit)
      texts[number].edition = props[number].page?.edition ?? 0
    }
  }

  /// Returns the items of a link along an axis, as anchors use them.
  func items(_ number: Int, _ axis: Axis) -> (any EditableItems)? {
    switch links[number] {
    case let tiles as Tiling<Card>: tiles
    case let content as Arranging: content
    case let grid as TilingPlane<ItemGrid.Cell, Card>: grid.line(on: axis)
    case let lanes as TilingPlane<Int64, Card>: lanes.line
    default: nil
    }
  }

  private func link(_ number: Int, _ stage: Stage) -> any ScrollBehavior {
    let prop = props[number]
    switch plans[number] {
    case .clamping(let edges): return Clamping(edges)
    case .walls(let axis, let range): return Clamping(axis: axis, to: range)
    case .bouncing(let edges, let always): return Bouncing(edges, always: always)
    case .pulled(let edges, let limit, let deadZone):
      return Bouncing(edges, limit: limit, deadZone: deadZone)
    case .ratchet(let axis): return Ratchet(axis)
    case .physics(let profile): return ScrollPhysics(profile)
    case .lock(let mode): return AxisLock(mode)
    case .pages(let kind, let axis, let align, let grouping, let ends, let rule):
      return Paging(kind, axis: axis, align: align, grouping: grouping, ends: ends, rule: rule)
    case .cards(let axis):
      return Paging(.items(lengths: prop.rows[axis].lengths), axis: axis, align: .center, ends: .keep)
    case .points(let axis, let strictness):
      return Snapping(points: (0..<9).map { 137.5 * Double($0) }, axis: axis, strictness)
    case .areas(let strictness, let arrival): return Snapping(Self.areas, strictness, arrival: arrival)
    case .ring(let axis, let turns): return Circular(axis: axis, anchor: 0.5, laps: turns, from: 75)
    case .infinite(let axis, let side, let length, let reach):
      return Infinite(axis: axis, openAt: side, length: length, reach: reach)
    case .repeatedEnds(let axis, let count): return RepeatedEnds(axis: axis, count: count)
    case .threePages(let axis, let count): return ThreePages(axis: axis, count: count) { _, _ in }
    case .tiles(let axis): return tiles(number, made { try prop.rows[axis].itemRow() }, axis)
    case .arrangedTiles(let source, let axis):
      guard let content = links[source] as? Arranging else { return Clamping() }
      return tiles(number, .arranged(content), axis)
    case .grid:
      let (columns, rows) = made { (try prop.rows.x.itemRow(), try prop.rows.y.itemRow()) }
      return plane(number, .grid(columns: columns, rows: rows)) { $0 }
    case .lanes(let axis, let count):
      let lanes = made {
        let lanes = try Masonry(lanes: count, spacing: 2, leading: 8)
        try lanes.append(contentsOf: prop.rows[axis].lengths)
        return lanes
      }
      let link = plane(number, .lanes(lanes, axis: axis, width: 100, spacing: 4)) { Cell(x: $0, y: 0) }
      walls[number]?.lanes = lanes
      return link
    case .scattered:
      let items = made {
        let items = try ScatteredItems()
        for frame in prop.frames { try items.append(frame) }
        return items
      }
      return plane(number, .scattered(items)) { Cell(x: $0, y: 0) }
    case .arranged(let axis):
      let page = prop.page!
      texts[number].edition = page.edition
      let stack = Stack(
        count: page.count, margins: page.margins, spacing: page.spacing, estimate: page.estimate
      ) {
        [text = texts[number]] in TextPage.length($0, $1, edition: text.edition)
      }
      return Arranging(stack, axis: axis, breadth: page.breadth, overscan: page.overscan)
    case .anchor(let source, let axis, let anchor, let holdsAtStart):
      guard let items = items(source, axis) else { return Clamping() }
      return KeepAnchor(items, anchor, holdsAtStart: holdsAtStart)
    case .aligning(let axis, let alignment): return Aligning(alignment, axis: axis)
    case .indicators: return Indicators()
    case .bar(let axis, let side):
      return CollapsingBar(maximum: 96, minimum: 30, axis: axis, at: side).link()
    case .loading(let source, let axis, let side, let isQuick):
      guard let items = items(source, axis) else { return Clamping() }
      return LoadNearEnd(items, at: side) { if isQuick { $0.isFinished = true } }
    case .transitions(let source, let axis):
      guard let items = items(source, axis) else { return Clamping() }
      return ItemTransitions(items)
    case .autoPlay(let source):
      guard let pages = links[source] as? Paging else { return Clamping() }
      return AutoPlay(pages, every: 0.7, resumesAfter: 0.4, end: .stops)
    case .refresh(let axis, let side, let isQuick):
      return PullToRefresh(
        axis: axis, at: side, threshold: 60, hold: 40, trigger: isQuick ? .threshold : .release
      ) {
        if isQuick { $0.endRefreshing() }
      }
    case .endless(let reach, let keepsWalls): return Endless(reach: reach, keepsWalls: keepsWalls)
    case .stroller(let axis): return Stroller(axis)
    case .feel(let axis, let numbers): return Feel(axis, numbers)
    case .liar(let answers, let salt): return Liar(stage, answers: answers, salt: salt)
    case .witness: return CallbackChecker("link \(number)", commands: stage.commands)
    case .leader(let other, let way): return Leader(stage, of: other, by: way)
    }
  }

  /// Runs a call that cannot fail with the values of a plan.
  private func made<Value>(_ make: () throws -> Value) -> Value {
    do { return try make() } catch { preconditionFailure("A plan cannot be made: \(error).") }
  }

  private func tiles(_ number: Int, _ items: ItemRow, _ axis: Axis) -> Tiling<Card> {
    let wall = wall(number)
    func cell(_ index: Int64) -> Cell { axis == .horizontal ? Cell(x: index, y: 0) : Cell(x: 0, y: index) }
    let tiles = Tiling<Card>(
      items, axis: axis, overscan: props[number].overscan, poolCap: 10_000, make: { Card() },
      show: { wall.show($0, cell($1), $2) }, move: { wall.move($0, cell($1), $2) },
      hide: { wall.hide($0, cell($1)) })
    tiles.prefetch = TilePrefetch(begin: { wall.begin(cell($0)) }, cancel: { wall.cancel(cell($0)) })
    return tiles
  }

  private func plane<Index>(
    _ number: Int, _ items: PlaneItems<Index>, _ cell: @escaping (Index) -> Cell
  ) -> TilingPlane<Index, Card> {
    let wall = wall(number)
    let plane = TilingPlane<Index, Card>(
      items, overscan: props[number].overscan, make: { Card() }, show: { wall.show($0, cell($1), $2) },
      move: { wall.move($0, cell($1), $2) }, hide: { wall.hide($0, cell($1)) })
    plane.prefetch = TilePrefetch(begin: { wall.begin(cell($0)) }, cancel: { wall.cancel(cell($0)) })
    return plane
  }

  private func wall(_ number: Int) -> Wall {
    let wall = Wall(self, number)
    walls[number] = wall
    return wall
  }

  private static let areas = (0..<48).map { index in
    let place = Point(x: Double(index % 6) * 260, y: Double(index / 6) * 260)
    let size = Size(width: index % 5 == 4 ? 700 : 240, height: 240)
    return SnapArea(id: Int64(index), frame: Rect(origin: place, size: size), mustStop: index % 7 == 3)
  }
}

typealias Cell = ItemGrid.Cell
