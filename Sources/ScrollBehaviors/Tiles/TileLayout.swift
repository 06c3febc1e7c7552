import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The change of the items since a board last asked.
enum TileChange {
  case none
  /// Items have other places. Each keeps its cells.
  case shifted
  /// Items have begun or ceased to repeat: some cells have no item any more.
  case recut
  /// Other code changed the items. Each keeps its cell.
  case moved
  /// Other code changed the items, and their relation to the former ones is unknown.
  case renumbered
}

/// The places of a board's items, and the items that want tiles. Each item has a cell, or several on a ring.
///
/// A board calls `see`, then lists either the change or, after edits, all that is kept and wanted, then calls
/// `holdWanted`. All distances count from the tiles' origin.
///
/// ```
///   frame ─▶ news ─▶ adopt ─▶ follow ─▶ see ─▶ listChange ─▶ holdWanted
/// ```
class TileLayout {
  /// The axis along which the items lie; nil for both.
  var along: Axis? { nil }
  /// Joins a scroller: its coordinates begin.
  func attach(to scroll: ScrollController) {}
  /// Leaves the scroller.
  func detach(from scroll: ScrollController) {}
  /// Returns the edits of an axis; nil if its items cannot be edited.
  func edits(on axis: Axis) -> ItemEdits? { nil }
  /// Returns the cell of an item after an edit of an axis; nil if the item is gone or was reloaded.
  func cell(_ cell: Cell, after edit: TileEdit, on axis: Axis) -> Cell? { cell }
  /// Returns the tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Point { Point(x: now[.horizontal], y: now[.vertical]) }
  /// Returns a point of a scroller's coordinates counted from the tiles' origin.
  final func position(of point: Point, _ now: ContentOrigin) -> Point { .zero + (point - origin(now)) }
  /// Returns the item that a host is given for a cell.
  func index(of cell: Cell) -> Cell { cell }
  /// Returns the frame of a cell's item; nil if there is none.
  func frame(of cell: Cell) -> Rect? { nil }

  /// Returns the change that other code made to the items since the last call.
  func pendingChange() -> TileChange { .none }
  /// Puts the items on the scroller's ring, if they can repeat. `isEdited` is true if items have changed.
  func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange { .none }
  /// True if the scroller's present layout is the one that was adopted.
  func isCurrent(_ scroll: ScrollController) -> Bool { true }
  /// Moves the tiles' origin so that the first column and row with tiles keep their starts.
  func keep(_ first: PerAxis<ItemPlace?>) {}
  /// Moves the tiles' origin nearer if frames would no longer be exact, and adopts the lengths across.
  /// Returns true if frames may have changed.
  func follow(_ scroll: ScrollController) -> Bool { false }

  /// Determines the items that want tiles now. Returns false if they are those that are held. On axes that
  /// stayed, the last result is used.
  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    false
  }
  /// True if the layout can list what a step changed.
  var knowsSteps: Bool { true }
  /// Lists the cells that are held and not wanted, and those that are wanted and not held.
  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) {}
  /// Returns how far the offset may move down and up on an axis with the same items wanted; nil if that is
  /// not known.
  func room(_ axis: Axis) -> (fall: Double, rise: Double)? { nil }
  /// Returns true if an item with a tile keeps the tile.
  func keeps(_ cell: Cell) -> Bool { false }
  /// Calls `body` with every wanted cell.
  func forEachWanted(_ body: (Cell) -> Void) {}
  /// True if lists and calls are in order, and every cell with a tile is wanted.
  var isOrdered: Bool { true }
  /// Makes the wanted cells the held ones.
  func holdWanted() {}
  /// Forgets the held cells: indices have changed.
  func forget() {}

  /// Calls `body` with each item that overlaps a rectangle.
  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {}
  /// Archives the place of the tiles' origin, if it does not follow from the scroller's. Also archives the
  /// items that have tiles, unless others are to get tiles.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {}
  /// Adopts the state that was read from a snapshot.
  func adoptRestored(_ scroll: ScrollController) {}
}
