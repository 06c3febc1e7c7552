import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The items along an axis of a tiling: those of a row, or the columns of a grid, or its rows.
final class TileRow: EditedItems {
  let axis: Axis
  /// Whether the items stand on a scroller's ring where it has one.
  private let repeats: Bool
  // Read and written in steps that call nobody, so accesses never overlap.
  @exclusivity(unchecked) var line: TileLine
  @exclusivity(unchecked) var held: Range<Int64> = 0..<0
  @exclusivity(unchecked) var wanted: Range<Int64> = 0..<0
  /// Those that a snapshot says were held, until a layout is told.
  @exclusivity(unchecked) var taken: Range<Int64>?
  /// Which items there were before the change that was done last.
  var former: Range<Int64> = 0..<0
  var listeners: [any TileEditListener] = []
  /// The scroller that shows them; nil for none.
  unowned(unsafe) var scroller: ScrollController?

  init(_ items: TileItems, _ axis: Axis, repeats: Bool = false) {
    self.axis = axis
    self.repeats = repeats
    line = TileLine(items, axis)
  }

  func attach(to scroll: ScrollController) {
    line.begin()
    scroller = scroll
  }

  /// Finds out which are wanted now.
  func see(_ scroll: ScrollController, _ overscan: TileOverscan, limit: Int64) {
    let origin = line.origin(scroll.contentOrigin)
    let (from, length) = overscan.reach(scroll, axis)
    wanted = line.wanted(
      from: from - origin, length: length, view: scroll.contentOffset[axis] - origin, overscan, held: held,
      limit: limit)
    guard let taken else { return }
    self.taken = nil
    if let range = line.taken(taken, around: wanted, limit: limit) { wanted = range }
  }

  /// The positions in view along a length from a distance from the tiles' origin on; the first ones of too many.
  func seen(from: Double, length: Double, limit: Int64 = mostTiles) -> Range<Int64> {
    line.visible(from: from, length: line.reach(length)).count(upTo: limit)
  }

  /// Whether somebody else changed the lengths.
  func hasNews() -> Bool {
    guard let lengths = line.lengths, line.version != lengths.version else { return false }
    line.version = lengths.version
    return true
  }

  /// The line as it stands in a scroller, which it may not have heard of yet.
  var settled: TileLine {
    var line = line
    if scroller == nil { line.begin() }
    return line
  }

  /// The line as it stands by the scroller's layout of this moment, which the tiles may not have heard of yet.
  private var current: TileLine {
    var line = line
    if repeats, let scroller { line.set(line.usable(scroller.geometry.extent[axis].period)) }
    return line
  }

  func apply(_ edit: TileEdit) throws(TilingError) {
    former = line.items
    try line.apply(edit)
  }

  func cell(_ cell: Cell, after edit: TileEdit) -> Cell? {
    let isRing = line.ring != nil
    var appearance = isRing ? Appearance(at: cell[axis], of: former) : Appearance(index: cell[axis])
    if case .reload(let range) = edit, range.contains(appearance.index) { return nil }
    guard let index = edit.index(of: appearance.index), UniformWindow.endless.contains(index) else {
      return nil
    }
    appearance.index = index
    var cell = cell
    cell[axis] = isRing ? appearance.position(of: line.items) : index
    return cell
  }

  func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    var line = current
    guard var item = line.item(position) else { return nil }
    item.start += line.origin(origin)
    return item
  }

  func appearance(at position: Int64) -> Appearance { current.appearance(at: position) }

  func position(of appearance: Appearance) -> Int64 {
    let line = current
    return line.ring == nil ? appearance.index : appearance.position(of: line.items)
  }

  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    var line = current
    return line.visible(from: offset - line.origin(origin), length: line.reach(length)).count(upTo: mostTiles)
  }
}
