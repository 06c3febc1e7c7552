import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The places of a board's items, and the items that want tiles. Each item has a cell, or several on a ring.
///
/// ```
///   TileLayout: places, and wanted items         TileBoard: items with tiles           TileHost: the tiles
///   ┌─────────────────────────────────┐  see   ┌─────────────────────────────┐ show ┌──────┐
///   │ row, grid, lanes, scattered     │ ─────▶ │ cell ─▶ tile: index, frame  │ ───▶ │  ▒   │
///   └─────────────────────────────────┘        └─────────────────────────────┘      └──────┘
/// ```
/// A board calls `see`, then lists either the change or, after edits, all that is kept and wanted, then calls
/// `holdWanted`. All distances count from the tiles' origin.
///
/// ```
///   frame ─▶ pendingChange ─▶ adopt ─▶ follow ─▶ see ─▶ listChange ─▶ holdWanted
/// ```
/// Nothing here has a default, because a layout that forgot an answer would show wrong tiles without a word.
/// What follows from the nature of a family of layouts is in the protocol of that family.
protocol TileLayout: AnyObject {
  /// The axis along which the items lie; nil for both.
  var along: Axis? { get }
  /// Joins a scroller: its coordinates begin.
  func attach(to scroll: ScrollController)
  /// Leaves the scroller.
  func detach(from scroll: ScrollController)
  /// Returns the edits of an axis; nil if its items cannot be edited.
  func edits(on axis: Axis) -> ItemEdits?
  /// Returns a function that returns the cell of an item after the last edit, of an axis; nil if the item is gone or was
  /// reloaded.
  func cells(after edit: TileEdit, on axis: Axis) -> (Cell) -> Cell?
  /// Returns the number of cells by which the last edit has moved all items of these indices, if each index is one cell;
  /// nil if it has not moved them alike.
  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64?
  /// Returns the tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Point
  /// Returns the item of a cell; nil if there is none.
  func item(of cell: Cell) -> CellItem?

  /// Returns the change that other code made to the items since the last call.
  func pendingChange() -> TileChange
  /// Puts the items on the scroller's ring, if they can repeat. `isEdited` is true if items have changed.
  func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange
  /// Returns true if the scroller's present layout is the one that was adopted.
  func isCurrent(_ scroll: ScrollController) -> Bool
  /// Moves the tiles' origin so that the first column and row with tiles keep their starts.
  func keep(_ first: PerAxis<ItemPlace?>)
  /// Moves the tiles' origin nearer if frames would no longer be exact, and adopts the lengths across.
  /// Returns true if frames may have changed.
  func follow(_ scroll: ScrollController) -> Bool

  /// Determines the items that want tiles now. Returns false if they are those that are held. On axes that
  /// stayed, the last result is used.
  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool
  /// Lists the cells that are held and not wanted, and those that are wanted and not held. Returns false if
  /// the layout does not know them: then all cells are compared.
  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) -> Bool
  /// Returns how far the offset may move down and up on an axis with the same items wanted; nil if that is
  /// not known.
  func room(_ axis: Axis) -> (fall: Double, rise: Double)?
  /// Returns true if an item with a tile keeps the tile.
  func keeps(_ cell: Cell) -> Bool
  /// Calls `body` with every wanted cell.
  func forEachWanted(_ body: (Cell) -> Void)
  /// True if lists and calls are in order, and every cell with a tile is wanted.
  var isOrdered: Bool { get }
  /// True if items without a length were among those that were wanted, since the layout is there.
  var hasFolded: Bool { get }
  /// Makes the wanted cells the held ones.
  func holdWanted()
  /// Forgets the held cells: indices have changed.
  func forget()

  /// Calls `body` with each item that overlaps a rectangle.
  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void)
  /// Archives the place of the tiles' origin, if it does not follow from the scroller's. Also archives the
  /// items that have tiles, unless others are to get tiles.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError)
  /// Adopts the state that was read from a snapshot.
  func adoptRestored(_ scroll: ScrollController)
}
