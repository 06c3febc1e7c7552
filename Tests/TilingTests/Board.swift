import Hands
import Testing

/// What all tilings have in common.
protocol CountedTiles: ScrollBehavior {
  var alive: Int { get }
  var isBalanced: Bool { get }
}

extension Tiling: CountedTiles {}
extension TilingPlane: CountedTiles {}

/// Items one after the other, in any arrangement with such an order, on a wall that receives their numbers.
///
/// The items of a grid are rows or columns of two cells: the number of the second cell is greater by `across`.
final class Board {
  enum Kind: CaseIterable {
    case uniform, row, grid, lanes

    /// The number of items side by side.
    var lanes: Int { self == .uniform || self == .row ? 1 : 2 }
    /// Those whose items have lengths of their own.
    static let measured: [Kind] = [.row, .grid, .lanes]
  }

  static let across: Int64 = 1 << 40
  static let breadth = 40.0

  let kind: Kind
  let axis: Axis
  let wall = Wall()
  let tiles: any CountedTiles
  /// The items, for those that keep one in place.
  let line: any EditableItems
  private let row: ItemLengths
  private let masonry: Masonry
  private let apply: ([TileEdit]) throws -> Void
  /// Where frames count from, along the axis.
  let origin: () -> Double
  private let prefetch: (Loads) -> Void
  /// Another overscan, along the axis.
  let overscan: (TileOverscan) -> Void
  /// Shows one tile anew.
  let reload: (Int64) -> Void

  init(
    _ kind: Kind, _ axis: Axis = .vertical, count: Int64 = 100, length: Double = 50,
    overscan: TileOverscan = TileOverscan(), poolCap: Int = 64
  ) throws {
    (self.kind, self.axis) = (kind, axis)
    let row = try ItemLengths(count: count, length: length)
    (self.row, masonry) = (row, try Masonry(lanes: 2))
    switch kind {
    case .uniform, .row:
      let items: ItemRow = kind == .row ? .lengths(row) : .uniform(length: length, items: 0..<count)
      let tiling = Tiling(items, axis: axis, overscan: overscan, poolCap: poolCap, source: wall)
      (tiles, line) = (tiling, tiling)
      origin = { tiling.origin }
      apply = { edits in
        try tiling.change(edits)
        if kind == .row { return }
        try row.remove(0..<row.count)
        try row.insert(count: Int64(tiling.items.count), length: length, at: 0)
      }
      reload = { try? tiling.change(.reload($0..<$0 + 1)) }
      prefetch = { tiling.prefetch = $0.prefetch { $0 } }
      self.overscan = { tiling.overscan = $0 }
    case .grid:
      let number = { (cell: ItemGrid.Cell) in cell[axis] + cell[axis.cross] * Self.across }
      let (items, pair): (ItemRow, ItemRow) = (.lengths(row), .uniform(length: Self.breadth, items: 0..<2))
      let plane = TilingPlane<ItemGrid.Cell, Slate>(
        axis == .vertical ? .grid(columns: pair, rows: items) : .grid(columns: items, rows: pair),
        overscan: overscan, poolCap: poolCap, kind: { [wall] in wall.kind(of: number($0)) },
        make: { [wall] in wall.makeTile(kind: $0) },
        show: { [wall] in wall.show($0, index: number($1), frame: $2) },
        move: { [wall] in wall.move($0, index: number($1), frame: $2) },
        hide: { [wall] in wall.hide($0, index: number($1)) })
      (tiles, line) = (plane, plane.line(on: axis))
      (apply, origin) = ({ try plane.change($0, on: axis) }, { plane.origin[axis] })
      reload = { index in plane.reload { number($0) == index } }
      prefetch = { plane.prefetch = $0.prefetch(number) }
      self.overscan = { plane.overscan[axis] = $0 }
    case .lanes:
      try masonry.append(contentsOf: try row.lengths(of: 0..<count))
      let plane = TilingPlane(
        .lanes(masonry, axis: axis, width: Self.breadth), overscan: overscan, poolCap: poolCap, source: wall)
      (tiles, line) = (plane, plane.line)
      (apply, origin) = ({ try plane.change($0) }, { plane.origin[axis] })
      reload = { index in plane.reload { $0 == index } }
      prefetch = { plane.prefetch = $0.prefetch { $0 } }
      self.overscan = { plane.overscan[axis] = $0 }
    }
  }

  /// A scroller of which the board is the first link.
  func shown(_ others: [any ScrollBehavior] = [], viewport: Double = 200) -> ScrollController {
    scroller([tiles] + others, viewport: viewport)
  }

  func change(_ edits: TileEdit...) throws { try apply(edits) }

  /// A removal that nobody tells the tiles.
  func removeUntold(_ range: Range<Int64>) throws {
    if kind == .lanes { try masonry.replace(range, with: []) } else { try row.remove(range) }
  }

  /// What will be seen is loaded ahead from now on.
  func loadAhead(_ loads: Loads) {
    prefetch(loads)
    wall.onEnter = { loads.arrive($0) }
  }

  var total: Double { kind == .lanes ? masonry.total : row.total }

  /// The tiles that belong between two places, with their frames.
  func frames(from: Double, to: Double, across: Double) throws -> [Int64: Rect] {
    var frames: [Int64: Rect] = [:]
    for lane in 0..<kind.lanes {
      let length = kind.lanes == 1 ? across : Self.breadth
      let strip = Lane(axis, cross: Double(lane) * length, crossLength: length)
      if kind == .lanes {
        for position in try masonry.visible(inLane: lane, from: from, to: to) {
          let index = try masonry.item(position, ofLane: lane)
          frames[index] = strip.frame(of: try masonry.place(of: index).place)
        }
      } else {
        for index in try row.visible(from: from, to: to) {
          frames[index + Int64(lane) * Self.across] = strip.frame(of: try row.place(of: index))
        }
      }
    }
    return frames
  }

  /// The wall shows what is in view, within this reach around it; each item once, in its place, and no other.
  func check(
    _ scroll: ScrollController, reach: Double = 0, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let start = scroll.contentOffset[axis] - reach
    let truth = try frames(
      from: start, to: start + scroll.viewport[axis] + 2 * reach, across: scroll.viewport[axis.cross])
    let shown = wall.frames.mapValues { $0.offset(by: axis.vector(origin())) }
    #expect(shown == truth, comment, sourceLocation: location)
    #expect(scroll.contentSize[axis] == total, comment, sourceLocation: location)
    #expect(wall.faults == [] && tiles.isBalanced, comment, sourceLocation: location)
  }
}
