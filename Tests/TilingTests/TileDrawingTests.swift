import Hands
import Testing

/// Tiles of any arrangement, by the names of their items.
private final class AnyTiles {
  private(set) var scroll = scroller([])
  private(set) var drawn: () -> [(item: String, frame: Rect)] = { [] }
  private(set) var item: (Point) -> String? = { _ in nil }
  private(set) var placed: () -> [Rect?] = { [] }
  /// The calls that the wall has received, and a way to clear them.
  private(set) var log: () -> [String] = { [] }
  private(set) var forget: () -> Void = {}
  private(set) var resize: (Int64, Double) throws -> Void = { _, _ in }

  /// The arrangements, and rows on a ring.
  static let kinds = ["row", "ring", "row across", "grid", "lanes", "scattered"]

  init(
    _ kind: String, linger: Double? = nil, anchored: Bool = false,
    isReversed: PerAxis<Bool> = PerAxis(false)
  ) throws {
    let lengths = (0..<60).map { Double(20 + $0 * 7 % 50) }
    let overscan = TileOverscan(linger: linger)
    func row(_ axis: Axis, _ others: [any ScrollBehavior]) throws {
      let (wall, items) = (Wall(), ItemRow.lengths(try ItemLengths(lengths, spacing: 3)))
      let tiles = Tiling(items, axis: axis, overscan: overscan, source: wall)
      watch(tiles, wall, [tiles] + (anchored ? [KeepAnchor(tiles)] : []) + others)
      item = { tiles.item(at: $0).map { "\($0.index)" } }
      placed = { [unowned self] in drawn().map { tiles.frame(of: Int64($0.item) ?? -1) } }
      resize = { try tiles.change(.resize(from: $0, to: [$1])) }
    }
    func plane<Index: Hashable>(
      _ items: PlaneItems<Index>,
      _ resize: @escaping (TilingPlane<Index, Plate<Index>>, Int64, Double) throws -> Void
    ) {
      let wall = PlaneWall<Index>()
      let tiles = TilingPlane(items, overscan: overscan, source: wall)
      watch(tiles, wall, [tiles, Clamping()])
      item = { tiles.item(at: $0).map { "\($0)" } }
      placed = { tiles.tiled.map { tiles.frame(of: $0) } }
      self.resize = { try resize(tiles, $0, $1) }
    }
    switch kind {
    case "row": try row(.vertical, [Clamping()])
    case "row across": try row(.horizontal, [Clamping()])
    case "ring": try row(.vertical, [Circular(axis: .vertical)])
    case "grid":
      let half = try ItemLengths(lengths, spacing: 1)
      plane(.grid(columns: .lengths(half), rows: .lengths(try ItemLengths(lengths)))) {
        try $0.change(.resize(from: $1, to: [$2]), on: $1 % 2 == 0 ? .horizontal : .vertical)
      }
    case "lanes":
      let walls = Masonry(lanes: 3, spacing: 4, holding: lengths + lengths)
      plane(.lanes(walls, spacing: 10)) { try $0.change(.resize(from: $1, to: [$2])) }
    default:
      let items = try ScatteredItems()
      for (place, length) in lengths.enumerated() {
        let (x, y) = (Double(place * 67 % 450), Double(place * 131 % 1_900))
        try items.append(Rect(x: x, y: y, width: length + 40, height: length))
      }
      plane(.scattered(items)) { [unowned self] _, index, length in
        guard var frame = try items.frame(of: index) else { return }
        frame.size.height = length
        try items.setFrame(of: index, to: frame)
        scroll.invalidateLayout()
      }
    }
    scroll.isReversed = isReversed
  }

  private func watch<Index: Hashable>(
    _ tiles: Tiles<Index, Plate<Index>>, _ wall: PlaneWall<Index>, _ chain: [any ScrollBehavior]
  ) {
    scroll = scroller(chain, content: 400)
    (log, forget) = ({ wall.log }, { wall.log = [] })
    drawn = {
      var drawn: [(String, Rect)] = []
      tiles.forEachTile { drawn.append(("\($1)", $2)) }
      return drawn
    }
  }
}

struct TileDrawingTests {
  private static let directions = [PerAxis(false), PerAxis(x: true, y: false), PerAxis(true)]

  private func moved(_ tiles: AnyTiles, _ random: inout SeededGenerator) {
    let extent = tiles.scroll.geometry.extent
    var offset = tiles.scroll.contentOffset
    for axis in Axis.both {
      offset[axis] += Double(Int.random(in: -19_200...19_200, using: &random)) / 64
      if extent[axis].period == nil { offset[axis] = extent[axis].clamp(offset[axis]) }
    }
    tiles.scroll.setContentOffset(offset, animated: false)
  }

  @Test(arguments: AnyTiles.kinds, directions)
  func tilesAreDrawnWhereTheirItemsAreEachOnce(_ kind: String, _ isReversed: PerAxis<Bool>) throws {
    let tiles = try AnyTiles(kind, isReversed: isReversed)
    var random = SeededGenerator(seed: 5)
    let view = Rect(x: 0, y: 0, width: 400, height: 400)
    for _ in 0..<60 {
      moved(tiles, &random)
      let drawn = tiles.drawn()
      #expect(drawn.count > 2 && drawn.allSatisfy { $0.frame.intersects(view) })
      let scroll = tiles.scroll
      if kind == "ring" { continue }
      let placed = tiles.placed().map {
        $0.map { scroll.converted(toViewport: scroll.converted(fromContent: $0)) }
      }
      #expect(placed == drawn.map { $0.frame })
      #expect(Set(drawn.map { $0.item }).count == drawn.count)
    }
  }

  @Test(arguments: AnyTiles.kinds, directions)
  func anItemIsFoundWhereItIsDrawnOnTop(_ kind: String, _ isReversed: PerAxis<Bool>) throws {
    let tiles = try AnyTiles(kind, isReversed: isReversed)
    var random = SeededGenerator(seed: 7)
    var (found, missed) = (0, 0)
    for _ in 0..<80 {
      moved(tiles, &random)
      let drawn = tiles.drawn()
      for _ in 0..<20 {
        let point = Point(
          x: Double(Int.random(in: 0..<400, using: &random)) + (isReversed.x ? 1.0 / 128 : 0),
          y: .random(in: 0..<400, using: &random))
        let item = tiles.item(point)
        #expect(item == drawn.last { $0.frame.contains(point) }?.item)
        let place = tiles.scroll.converted(fromViewport: point)
        let back = tiles.scroll.converted(toViewport: Rect(origin: place, size: .zero)).origin - point
        #expect(max(back.x.magnitude, back.y.magnitude) < 1e-9)
        (found, missed) = item == nil ? (found, missed + 1) : (found + 1, missed)
      }
      // An item ends before its last edge, wherever that is on the screen.
      if isReversed.x { continue }
      for (_, frame) in drawn where frame.minX >= 0 && frame.minY >= 0 && !["scattered"].contains(kind) {
        #expect(tiles.item(frame.origin) == drawn.first { $0.frame == frame }?.item, "its corner is its own")
      }
    }
    #expect(found > 100 && (missed > 20 || kind.hasPrefix("gri")))
  }

  @Test(arguments: AnyTiles.kinds, [nil, 30.0])
  func aResizeLetsNoTileLeaveThatStaysInView(_ kind: String, _ linger: Double?) throws {
    for anchored in [false, true] {
      let tiles = try AnyTiles(kind, linger: linger, anchored: anchored)
      var random = SeededGenerator(seed: 11)
      var changed = 0
      for _ in 0..<300 {
        if Bool.random(using: &random) { moved(tiles, &random) }
        let before = tiles.drawn().map { $0.item }.sorted()
        tiles.forget()
        // Elsewhere than in a grid one that is in view.
        let index = before.randomElement(using: &random).flatMap { Int64($0) }
        try tiles.resize(index ?? .random(in: 0..<60, using: &random), .random(in: 5...120, using: &random))
        let after = tiles.drawn().map { $0.item }.sorted()
        let left = tiles.log().filter { $0.first == "-" }.count
        let entered = tiles.log().filter { $0.first == "+" }.count
        let stayed = before.filter(after.contains).count
        #expect(left == before.count - stayed && entered == after.count - stayed, "\(tiles.log())")
        changed += left + entered
      }
      #expect(changed > (kind == "scattered" ? 0 : 50))
    }
  }

  @Test func tilesThatLeaveWhileOthersAreDrawnAreLeftOut() throws {
    let (tiles, scroll) = Tiling<Int>(.measured(40), axis: .vertical).shown(and: [Clamping()])
    var drawn: [Int64] = []
    tiles.forEachTile { _, index, _ in
      drawn.append(index)
      if index == 2 { scroll.contentOffset.y = 150 }
    }
    #expect(drawn == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(tiles.item(at: Point(x: 10, y: 0)) == Appearance(index: 3))
    scroll.behaviors = []
    tiles.forEachTile { _, _, _ in Issue.record("it has left the chain") }
    #expect(tiles.item(at: .zero) == nil)
  }

  @Test func farAwayOnARingAnItemIsFoundInItsLap() throws {
    let tiles = Tiling<Int>(.uniform(length: 100, items: 0..<3), axis: .vertical)
    let scroll = scroller([tiles, Circular(axis: .vertical)])
    scroll.contentOffset.y += 300 * 40 + 50
    #expect(tiles.item(at: Point(x: 399, y: 0)) == Appearance(index: 0, lap: 40))
    #expect(tiles.item(at: Point(x: 0, y: 260)) == Appearance(index: 0, lap: 41))
    #expect(tiles.item(at: Point(x: 400, y: 0)) == nil && tiles.item(at: Point(x: 0, y: -51)) != nil)
  }
}
