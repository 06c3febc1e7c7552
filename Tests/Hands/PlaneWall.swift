package import ScrollBehaviors
import ScrollTiling

/// A tile of a plane that keeps its last index and frame.
package final class Plate<Index> {
  package let kind: Int
  package var index: Index?
  package var frame = Rect.zero
  /// The identity of its item, which does not depend on the index.
  package var thing = ""
  package init(_ kind: Int) { self.kind = kind }
}

/// A source of such tiles that lists its calls, and the faults in them.
package class PlaneWall<Index: Hashable>: TileSource {
  package var log: [String] = []
  package var kinds: (Index) -> Int = { _ in 0 }
  /// The identity of an item: it stays the same when the index changes.
  package var thing: (Index) -> String = { "\($0)" }
  package var onKind: () -> Void = {}
  package var onMake: () -> Void = {}
  /// Comes before `onShow`.
  package var onEnter: (Index) -> Void = { _ in }
  package var onShow: (Index) -> Void = { _ in }
  package var onMove: () -> Void = {}
  package var onHide: (Index) -> Void = { _ in }
  package var live: [ObjectIdentifier: Plate<Index>] = [:]
  package var faults: [String] = []

  package init() {}

  private func name(_ index: Index) -> String {
    (index as? ItemGrid.Cell).map { "\($0.x),\($0.y)" } ?? "\(index)"
  }

  package func kind(of index: Index) -> Int {
    onKind()
    return kinds(index)
  }

  package func makeTile(kind: Int) -> Plate<Index> {
    onMake()
    return Plate(kind)
  }

  package func show(_ tile: Plate<Index>, index: Index, frame: Rect) {
    if live[ObjectIdentifier(tile)] != nil { faults.append("\(index) shown on a tile that is in use") }
    if live.values.contains(where: { $0.index == index }) { faults.append("\(index) shown twice") }
    if tile.kind != kinds(index) { faults.append("\(index) is of another kind") }
    live[ObjectIdentifier(tile)] = tile
    (tile.index, tile.frame, tile.thing) = (index, frame, thing(index))
    log.append("+" + name(index))
    onEnter(index)
    onShow(index)
  }

  package func move(_ tile: Plate<Index>, index: Index, frame: Rect) {
    if live[ObjectIdentifier(tile)] == nil { faults.append("\(index) moved but not shown") }
    if tile.thing != thing(index) { faults.append("\(index) was another thing") }
    if tile.index == index, tile.frame == frame { faults.append("\(index) moved without a change") }
    log.append((tile.index.map(name) ?? "nothing") + "→" + name(index))
    (tile.index, tile.frame) = (index, frame)
    onMove()
  }

  package func hide(_ tile: Plate<Index>, index: Index) {
    if tile.index != index { faults.append("\(index) hidden, but not shown") }
    if live.removeValue(forKey: ObjectIdentifier(tile)) == nil { faults.append("\(index) hidden twice") }
    tile.index = nil
    log.append("-" + name(index))
    onHide(index)
  }

  /// The frames of all live tiles, by index. Two tiles of one index are a fault.
  package var frames: [Index: Rect] {
    var frames: [Index: Rect] = [:]
    for tile in live.values {
      guard let index = tile.index else { continue }
      if frames.updateValue(tile.frame, forKey: index) != nil { faults.append("\(index) shown twice") }
    }
    return frames
  }
}

/// A tile of a row.
package typealias Slate = Plate<Int64>

/// The source of a row of tiles. Which items they are is no fault of theirs.
package final class Wall: PlaneWall<Int64> {
  package override init() {
    super.init()
    thing = { _ in "" }
  }

  /// What is shown, from the first item to the last one.
  package var shown: [Slate] { live.values.sorted { ($0.index ?? 0) < ($1.index ?? 0) } }
  package var indices: [Int64] { shown.compactMap(\.index) }
}

extension Tiles {
  /// Whether its counts agree with each other. A tile that an edit in `make` left without an item has not entered.
  package var isBalanced: Bool {
    made + reused >= entered && entered - left == alive && made == alive + waiting + dropped
  }
}
