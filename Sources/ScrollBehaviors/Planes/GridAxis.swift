import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The columns of a grid, or its rows.
final class GridAxis: EditableItems {
  let axis: Axis
  // Read and written in steps that call nobody, so accesses never overlap.
  @exclusivity(unchecked) var line: TileLine
  @exclusivity(unchecked) var held: Range<Int64> = 0..<0
  @exclusivity(unchecked) var wanted: Range<Int64> = 0..<0
  /// Those that a snapshot says were held, until a layout is told.
  @exclusivity(unchecked) var taken: Range<Int64>?
  var listeners: [any TileEditListener] = []
  /// The scroller that shows them; nil for none.
  unowned(unsafe) var scroller: ScrollController?

  init(_ items: TileItems, _ axis: Axis) {
    self.axis = axis
    line = TileLine(items, axis)
  }

  /// Finds out which are wanted now.
  func see(_ view: PlaneView, limit: Int64) {
    wanted = line.wanted(
      from: view.rect.lower(axis), length: view.rect.length(axis), view: view.start[axis],
      view.overscan[axis],
      held: held, limit: limit)
    if let range = line.taken(taken, around: wanted, limit: limit) { wanted = range }
    taken = nil
  }

  /// Whether somebody else changed the lengths.
  func hasNews() -> Bool {
    guard let lengths = line.lengths, line.version != lengths.version else { return false }
    line.version = lengths.version
    return true
  }

  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard var item = line.item(index) else { return nil }
    item.start += line.origin(origin)
    return item
  }

  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    line.visible(from: offset - line.origin(origin), length: line.reach(length)).count(upTo: mostTiles)
  }

  func add(_ listener: any TileEditListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  func remove(_ listener: any TileEditListener) { listeners.removeAll { $0 === listener } }
}
