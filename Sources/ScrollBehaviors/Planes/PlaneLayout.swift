import ScrollEngine
import ScrollSpace

/// A layout on two axes, with the content's ends on each.
protocol PlaneLayout: TileLayout {
  /// Returns the frame of an item; nil if there is no such item.
  func frame(of cell: Cell) -> Rect?
  /// Returns the items along an axis.
  func line(on axis: Axis) -> any EditableItems
  /// Returns the ends of the content on an axis in a scroller's coordinates; nil where there is no end.
  /// Without a scroller the content begins at its origin. `visible` is the viewport less its insets.
  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?)
}

// The items of a plane lie along both axes, and do not repeat: on a ring they are in the first lap alone. So
// a cell is its item, and the scroller's ring changes nothing.
extension PlaneLayout {
  var along: Axis? { nil }
  // Inlined into the table of the conformance: a board calls this for each tile that enters.
  @inline(__always) func item(of cell: Cell) -> CellItem? {
    frame(of: cell).map { CellItem(index: cell, frame: $0) }
  }
  func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange { .none }
  func isCurrent(_ scroll: ScrollController) -> Bool { true }
  var hasFolded: Bool { false }
}
