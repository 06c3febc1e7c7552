import ScrollBehaviors

extension KeptChain {
  /// The links that say what there is to scroll.
  func addContent(to cast: KeptCast) throws {
    switch content {
    case .plain: break
    case .tiles:
      let items: TileItems
      if let uniform = row.uniform {
        items = .uniform(length: uniform.length, spacing: uniform.spacing, items: row.items)
      } else {
        items = .lengths(try ItemLengths(row.lengths))
      }
      addTiles(items, to: cast)
      cast.items = cast.tiles
    case .cards:
      let kind = PageKind.items(lengths: row.lengths)
      cast.add(Paging(kind, axis: axis, align: .center, ends: .keep)) { cast.pages.append($0) }
      addTiles(.lengths(try ItemLengths(row.lengths)), to: cast)
    case .grid:
      let rows = TileItems.lengths(try ItemLengths(row.lengths))
      let columns = TileItems.uniform(length: 90, items: 0..<20)
      let isDown = axis == .vertical
      let plane = TilingPlane<ItemGrid.Cell, Int>(
        .grid(columns: isDown ? columns : rows, rows: isDown ? rows : columns), overscan: overscan,
        make: { 0 }, show: { _, _, _ in })
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
    case .arranged:
      let content = Arranging(page.stack(), axis: axis, breadth: page.breadth, overscan: page.overscan)
      cast.add(content) { cast.arranged = $0 }
      if page.isTiled { addTiles(.arranged(content), to: cast) }
      cast.items = content
    case .repeatedEnds:
      cast.add(Paging(axis: axis)) { cast.pages.append($0) }
      cast.add(RepeatedEnds(axis, count: 5)) { cast.ends = $0 }
    case .threePages:
      cast.add(Paging(axis: axis)) { cast.pages.append($0) }
      cast.add(ThreePages(axis, count: 7) { _, _ in }) { cast.three = $0 }
    }
  }

  private func addTiles(_ items: TileItems, to cast: KeptCast) {
    let tiles = Tiling<Int>(items, axis: axis, overscan: overscan, make: { 0 }, show: { _, _, _ in })
    cast.add(tiles) { cast.tiles = $0 }
  }

  private func plane(_ items: PlaneItems<Int64>) -> TilingPlane<Int64, Int> {
    TilingPlane(items, overscan: overscan, make: { 0 }, show: { _, _, _ in })
  }
}

/// Content that measures itself, as a value: how many items there are, and what it takes to make their stack again.
struct KeptPage {
  /// What is written in the items. All who show them read the same.
  private final class Text {
    var edition: Int64 = 0

    /// How long an item is; now and then an answer that nobody can use.
    func length(_ index: Int64, _ across: Double) -> Double {
      let letters = (index * 37 + edition * 11) % 97
      if letters == 13 { return -1 }
      return letters % 9 == 0 ? 0 : 20 + Double(letters) + (8_000 / (across + 20)).rounded()
    }
  }

  private(set) var count: Int64
  private let text = Text()
  private let margins: Insets
  private let spacing: Double
  private let estimate: Double?
  let breadth: Breadth
  let overscan: Overscan
  let isTiled: Bool

  init(_ fate: Fate) {
    count = Int64(fate.pick([0, 3, 40, 150]))
    margins = fate.pick([.zero, Insets(all: 15), Insets(top: 50, left: 5, bottom: 20, right: 10)])
    spacing = fate.pick([0, 8])
    estimate = fate.pick([nil, nil, 0, 44, 120])
    breadth = fate.pick([.viewport, .fixed(500)])
    overscan = fate.pick([.none, Overscan(.items(3)), Overscan(.points(150)), Overscan(.viewports(0.5))])
    isTiled = fate.happens(0.5)
  }

  func stack() -> Stack {
    Stack(count: count, margins: margins, spacing: spacing, estimate: estimate) { [text] in
      text.length($0, $1)
    }
  }

  mutating func apply(_ edit: TileEdit) {
    switch edit {
    case .insert(let lengths, _): count += Int64(lengths.count)
    case .insertRun(let more, _, _): count += more
    case .remove(let range): count -= range.upperBound - range.lowerBound
    case .reload: text.edition += 1
    case .move, .resize: break
    }
  }
}
