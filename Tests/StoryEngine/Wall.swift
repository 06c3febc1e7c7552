import ScrollBehaviors
import ScrollTesting
import ScrollTiling

/// A tile that remembers its item.
final class Card {
  var cell = Cell(x: 0, y: 0)
  var frame = Rect.zero
  fileprivate var identity = PerAxis(Row.Identity(edit: -1, index: 0))
}

/// Listens to the tiles of a link, and compares them with a search over all items.
final class Wall {
  private(set) var live: [ObjectIdentifier: Card] = [:]
  /// The first fault; empty if there is none.
  private(set) var faults: [String] = []
  /// A hash of all calls of tiles.
  private(set) var trace: UInt64 = 0
  private var peak = 0
  /// The number of comparisons with the visible items.
  private(set) var compared = 0
  /// The lanes behind the tiles, if the items are in lanes.
  var lanes: Masonry?
  private unowned let cast: Cast
  private let number: Int
  private var loading: Set<Cell> = []

  init(_ cast: Cast, _ number: Int) { (self.cast, self.number) = (cast, number) }

  private var prop: Prop { cast.props[number] }

  /// The axis of the items; nil for both axes.
  private var axis: Axis? {
    switch cast.plans[number] {
    case .tiles(let axis), .arrangedTiles(_, let axis): axis
    default: nil
    }
  }

  /// Returns the identity of the item at a place.
  private func identity(_ cell: Cell) -> PerAxis<Row.Identity> {
    func find(_ axis: Axis, _ index: Int64) -> Row.Identity {
      let row = prop.rows[axis]
      guard row.isCounted, row.items.lowerBound == 0, !row.items.isEmpty else { return row.identity(index) }
      return row.identity(Appearance(at: index, of: row.items).index)
    }
    switch cast.plans[number] {
    case .tiles(.horizontal): return PerAxis(find(.horizontal, cell.x))
    case .tiles(.vertical): return PerAxis(find(.vertical, cell.y))
    case .grid: return PerAxis(x: find(.horizontal, cell.x), y: find(.vertical, cell.y))
    case .lanes(let axis, _): return PerAxis(find(axis, cell.x))
    default: return PerAxis(Row.Identity(edit: 0, index: 0))
    }
  }

  private func note(_ event: Double, _ cell: Cell, _ frame: Rect) {
    for number in [event, Double(cell.x), Double(cell.y), frame.minX, frame.minY, frame.width, frame.height] {
      trace = (trace ^ number.bitPattern) &* 0x100_0000_01B3
      trace ^= trace >> 29
    }
  }

  func show(_ card: Card, _ cell: Cell, _ frame: Rect) {
    note(1, cell, frame)
    if live.updateValue(card, forKey: ObjectIdentifier(card)) != nil {
      faults.append("\(cell) is shown on a live tile")
    }
    (card.cell, card.frame, card.identity) = (cell, frame, identity(cell))
    loading.remove(cell)
    peak = max(peak, live.count)
    measure(card)
  }

  func move(_ card: Card, _ cell: Cell, _ frame: Rect) {
    note(2, cell, frame)
    if live[ObjectIdentifier(card)] == nil { faults.append("\(cell) is moved, but not shown") }
    if identity(cell) != card.identity { faults.append("\(cell) is another item now") }
    if cell == card.cell, frame == card.frame { faults.append("\(cell) is moved without a change") }
    (card.cell, card.frame) = (cell, frame)
  }

  func hide(_ card: Card, _ cell: Cell) {
    note(3, cell, .zero)
    if card.cell != cell { faults.append("\(cell) is hidden, \(card.cell) was shown") }
    if live.removeValue(forKey: ObjectIdentifier(card)) == nil { faults.append("\(cell) is hidden twice") }
  }

  func begin(_ cell: Cell) {
    let isNew = loading.insert(cell).inserted
    if cast.knowsLoading, !isNew { faults.append("\(cell) is being loaded already") }
  }

  func cancel(_ cell: Cell) {
    if loading.remove(cell) == nil, cast.knowsLoading { faults.append("\(cell) is not being loaded") }
  }

  /// The length of an item becomes known when the item is shown. As documented, it is reported only if it changes.
  private func measure(_ card: Card) {
    guard prop.isMeasured else { return }
    let (axis, index): (Axis, Int64)
    switch cast.plans[number] {
    case .tiles(let along): (axis, index) = (along, self.index(of: card.cell, along))
    case .lanes(let along, _): (axis, index) = (along, card.cell.x)
    default: return
    }
    let length = Prop.measured(card.identity[axis])
    if card.frame.length(axis) == length { return }
    // The next layout may move content that has just come to rest, before the callback of the rest.
    cast.commands.commandInCallback()
    let edit = TileEdit.resize(from: index, to: [length])
    cast.apply(edit, to: number, on: axis)
    do {
      try (cast.links[number] as? Tiling<Card>)?.change(edit)
      try (cast.links[number] as? TilingPlane<Int64, Card>)?.change(edit)
    } catch {
      faults.append("\(card.cell) cannot be measured: \(error)")
    }
  }

  private func index(of cell: Cell, _ axis: Axis) -> Int64 {
    let (index, items) = (axis == .horizontal ? cell.x : cell.y, prop.rows[axis].items)
    return prop.rows[axis].isCounted ? Appearance(at: index, of: items).index : index
  }
}

extension Wall {
  /// Returns the first fault of a scroller's tiles; nil if there is none. A link without a chain has no tiles.
  func flaw(on scroll: ScrollController?) -> String? {
    if let fault = faults.first { return fault }
    let (link, name) = (cast.links[number], cast.links[number].name)
    let counts = link as? any TileCounting
    if let counts, counts.alive != live.count || counts.entered - counts.left != live.count {
      return "\(name) has \(counts.alive) tiles, and \(live.count) are shown"
    }
    if let counts, !counts.areBalanced || counts.keepsAll && counts.made > peak {
      return "\(name) made \(counts.made) tiles for \(peak) at once, and \(counts.reused) came again"
    }
    if cast.knowsLoading, let cell = loading.first, scroll?.motion == nil {
      return "\(name) rests, and still loads \(cell)"
    }
    guard let scroll else {
      return live.isEmpty ? nil : "\(name) is in no chain, and shows \(live.count) tiles"
    }
    guard let origin = counts?.planeOrigin else { return nil }
    let start = Point(x: scroll.contentOrigin[.horizontal], y: scroll.contentOrigin[.vertical])
    var view = Rect(origin: .zero + (scroll.contentOffset - start), size: scroll.viewport)
    // Further out, places are not exact.
    let far =
      [view.minX, view.minY, scroll.contentOffset.x, scroll.contentOffset.y].map(\.magnitude).max() ?? 0
    guard far < 1e6, view.width < 1e4, view.height < 1e4 else { return nil }
    let overscan = counts?.overscans ?? PerAxis(TileOverscan())
    for axis in Axis.both where self.axis ?? axis == axis {
      let (before, behind) = (overscan[axis].around.before, overscan[axis].around.after)
      view.origin[axis] -= before.distance(viewport: scroll.viewport[axis])
      view.size[axis] +=
        before.distance(viewport: scroll.viewport[axis]) + behind.distance(viewport: scroll.viewport[axis])
    }
    if let flaw = contentFlaw(scroll) { return flaw }
    guard let truth = truth(in: view, scroll, overscan) else { return nil }
    compared += 1
    let shown = Dictionary(live.values.map { ($0.cell, $0) }, uniquingKeysWith: { first, _ in first })
    if shown.count != live.count { return "\(name) shows an item twice" }
    let isExact = Axis.both.allSatisfy { overscan[$0].ahead == 0 && overscan[$0].linger == nil }
    for (cell, item) in truth {
      guard let card = shown[cell] else {
        if item.isInView { return "\(name) shows no tile for \(cell), which is in view" }
        continue
      }
      let place = card.frame.offset(by: origin - start)
      for axis in Axis.both where self.axis ?? axis == axis {
        let isRight = (place.lower(axis) - item.frame.lower(axis)).magnitude < 1e-8
        if !isRight || (place.length(axis) - item.frame.length(axis)).magnitude > 1e-8 {
          return "\(name) shows \(cell) at \(place) rather than \(item.frame)"
        }
      }
      if card.identity != identity(cell) { return "\(name) shows another item at \(cell)" }
    }
    if isExact, let stranger = shown.keys.first(where: { truth[$0] == nil }) {
      return "\(name) shows a tile for \(stranger), which is not in view: \(truth.keys) are, from \(view)"
    }
    return nil
  }

  /// If no other link sets the length of the content, the content is as long as the row.
  private func contentFlaw(_ scroll: ScrollController) -> String? {
    guard cast.isOfRows, case .tiles(let axis) = cast.plans[number], let total = prop.rows[axis].total else {
      return nil
    }
    let length = scroll.contentSize[axis]
    return (length - total).magnitude < 1e-8 ? nil : "the content is \(length) long, and its items \(total)"
  }

  /// Returns the items that are visible or touch the view, for which rounding may decide. Nil if unknown.
  private func truth(
    in view: Rect, _ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>
  ) -> [Cell: (frame: Rect, isInView: Bool)]? {
    var truth: [Cell: (frame: Rect, isInView: Bool)] = [:]
    func add(_ cell: Cell, _ frame: Rect) {
      let least = min(
        frame.maxX - view.minX, view.maxX - frame.minX, frame.maxY - view.minY, view.maxY - frame.minY)
      if least > -1e-7 {
        truth[cell] = (frame, least > 1e-7 && scroll.viewport.width > 1e-6 && scroll.viewport.height > 1e-6)
      }
    }
    func frame(_ axis: Axis, _ place: (start: Double, end: Double), _ across: (start: Double, end: Double))
      -> Rect
    {
      var rect = Rect.zero
      (rect.origin[axis], rect.size[axis]) = (place.start, place.end - place.start)
      (rect.origin[axis.cross], rect.size[axis.cross]) = (across.start, across.end - across.start)
      return rect
    }
    func seen(_ axis: Axis, _ least: Double) -> Range<Int64> {
      prop.rows[axis].items(from: view.lower(axis), to: view.lower(axis) + view.length(axis), by: least)
    }
    switch cast.plans[number] {
    case .tiles(let axis):
      guard scroll.geometry.extent[axis].period == nil else { return nil }
      let row = prop.rows[axis]
      let must = seen(axis, 1e-7)
      if must.isEmpty || scroll.viewport[axis] < 1e-6 { return nil }
      let around = overscan[axis].around
      let inside = around.widened(must, within: row.items)
      for index in around.widened(seen(axis, -1e-7), within: row.items) {
        let cell = axis == .horizontal ? Cell(x: index, y: 0) : Cell(x: 0, y: index)
        let place = frame(axis, row.place(index), (0, 0))
        truth[cell] = (place, inside.contains(index) && place.length(axis) > 0)  // folded items need no tile
      }
    case .grid:
      for x in seen(.horizontal, -1e-7) {
        for y in seen(.vertical, -1e-7) {
          add(Cell(x: x, y: y), frame(.horizontal, prop.rows.x.place(x), prop.rows.y.place(y)))
        }
      }
    case .lanes(let axis, _):
      for (index, length) in prop.rows[axis].lengths.enumerated() {
        guard let placed = try? lanes?.place(of: Int64(index)) else { continue }
        let across = Double(placed.lane) * 104
        let place = placed.place
        add(
          Cell(x: Int64(index), y: 0),
          frame(axis, (place.start, place.start + length), (across, across + 100)))
      }
    case .scattered:
      for (index, frame) in prop.frames.enumerated() { add(Cell(x: Int64(index), y: 0), frame) }
    default: return nil
    }
    return truth
  }
}
