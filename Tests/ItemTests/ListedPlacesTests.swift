import Hands
import Testing

/// The places of many items at once: an anchor of a row is the one of any other items with the same places.
struct ListedPlacesTests {
  /// A row as a user's own items: each place is asked by itself.
  private final class OwnItems: EditableItems {
    let row: ItemRow
    init(_ row: ItemRow) { self.row = row }
    var axis: Axis { row.axis }
    var scroller: ScrollController? { row.scroller }
    func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
      row.place(of: index, origin: origin)
    }
    func appearance(at position: Int64) -> Appearance { row.appearance(at: position) }
    func position(of appearance: Appearance) -> Int64 { row.position(of: appearance) }
    func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
      row.items(from: offset, length: length, origin: origin)
    }
    func add(_ listener: any TileEditListener) { row.add(listener) }
    func remove(_ listener: any TileEditListener) { row.remove(listener) }
  }

  /// A scroller of which an anchor is kept, and the items that it was asked about.
  private final class Side {
    let scroll: ScrollController
    let row: ItemRow
    let keep: KeepAnchor
    private(set) var asked: [Int64] = []

    init(_ row: ItemRow, _ anchor: KeepAnchor.Anchor, isOwn: Bool, isRing: Bool, skips: Int64) {
      self.row = row
      let tiles = Tiling<Int>(row)
      let known: any EditableItems = skips == 2 ? row : tiles
      let items: any EditableItems = isOwn ? OwnItems(row) : known
      var note: (Int64) -> Void = { _ in }
      keep = KeepAnchor(items, anchor, holdsAtStart: true) {
        note($0)
        return $0 % skips != 1
      }
      let edges: [any ScrollBehavior] = isRing ? [Circular(axis: row.axis)] : [Clamping()]
      scroll = scroller([tiles, keep] + edges, viewport: 300)
      (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.5, 3)
      note = { [unowned self] in asked.append($0) }
    }
  }

  private func edit(_ row: ItemRow, _ random: inout SeededGenerator) -> TileEdit {
    let count = row.items.upperBound
    let first = Int64.random(in: 0..<count, using: &random)
    let range = first..<min(count, first + Int64.random(in: 1...4, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where count > 20: return .remove(range)
    case 1: return .move(range, to: Int64.random(in: 0...count - Int64(range.count), using: &random))
    case 2: return .reload(range)
    case 3 where row.total.map { $0 < 3_000 } ?? true:
      return .resize(from: first, to: range.map { _ in Double(Int.random(in: 0...60, using: &random)) })
    default: return .insertRun(count: Int64.random(in: 1...3, using: &random), length: 25, at: first)
    }
  }

  @Test(arguments: Axis.both, [false, true])
  func theAnchorIsThatOfItemsThatAreAskedOneByOne(_ axis: Axis, _ isRing: Bool) throws {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 1_500)) {
      var random = SeededGenerator(seed: seed)
      let anchors: [KeepAnchor.Anchor] = [.leading, .center, .finger, .item(5)]
      let anchor = anchors[Int(seed % 4)]
      let sides = try [false, true].map { isOwn in
        Side(
          try ItemRow(lengths: (0..<40).map { 10 + Double($0 * 37 % 50) }, spacing: 2, axis: axis), anchor,
          isOwn: isOwn, isRing: isRing, skips: Int64(2 + seed / 4 % 2))
      }
      for _ in 0..<20 {
        let offset = Double.random(in: 0..<900, using: &random)
        let zoom = Double.random(in: 0.7...1.5, using: &random)
        let viewport = Double(Int.random(in: 100...400, using: &random))
        let action = Int.random(in: 0..<6, using: &random)
        let edit = edit(sides[0].row, &random)
        for side in sides {
          switch action {
          case 0: side.scroll.contentOffset[axis] = offset
          case 1: side.scroll.viewport[axis] = viewport
          case 2 where !isRing: side.scroll.zoomScale = zoom
          default: try side.row.change(edit)
          }
        }
        let offsets = sides.map { $0.scroll.contentOffset[axis].bitPattern }
        try #require(offsets[0] == offsets[1], "seed \(seed), action \(action): \(edit)")
        try #require(sides[0].asked == sides[1].asked, "seed \(seed)")
        #expect(sides[0].keep.anchor == sides[1].keep.anchor)
      }
      #expect(!sides[0].asked.isEmpty)
    }
  }
}
