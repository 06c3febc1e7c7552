import ScrollEngine
import ScrollSpace
import ScrollTiling

/// What became of the items since a board asked last.
enum TileChange {
  case none
  /// Items have other places. Each keeps its cells.
  case shifted
  /// Items repeat from now on, or no more: some cells have an item no more.
  case recut
  /// Somebody else changed the items. Each keeps its cell.
  case moved
  /// Somebody else changed the items, and nobody knows which is which.
  case renumbered
}

/// Where the items of a board are, and which of them want tiles. Each item has a cell, or several on a ring.
///
/// A board asks `see`, then either what that changed, or, after edits, what is kept and what is wanted at all, then says
/// `holdWanted`. All distances count from the tiles' origin.
///
/// ```
///   frame ─▶ news ─▶ adopt ─▶ follow ─▶ see ─▶ listChange ─▶ holdWanted
/// ```
class TileLayout {
  /// The axis along which the items stand; nil for both.
  var along: Axis? { nil }
  /// A scroller shows the items from now on: its coordinates begin.
  func attach(to scroll: ScrollController) {}
  /// It shows them no more.
  func detach(from scroll: ScrollController) {}
  /// How the items of an axis are edited; nil where none are.
  func edits(on axis: Axis) -> ItemEdits? { nil }
  /// The cell to which an edit of an axis, which has just been done, has brought an item; nil where it is gone or shows
  /// something else.
  func cell(_ cell: Cell, after edit: TileEdit, on axis: Axis) -> Cell? { cell }
  /// The tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Point { Point(x: now[.horizontal], y: now[.vertical]) }
  /// Where a point of a scroller's coordinates is, counted from the tiles' origin.
  final func position(of point: Point, _ now: ContentOrigin) -> Point { .zero + (point - origin(now)) }
  /// Which item a host is told for a cell.
  func index(of cell: Cell) -> Cell { cell }
  /// Where the item of a cell is; nil where there is none.
  func frame(of cell: Cell) -> Rect? { nil }

  /// Whether somebody else changed the items since the last time.
  func news() -> TileChange { .none }
  /// Stands on the scroller's ring, if items can; `isEdited` says that items have changed.
  func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange { .none }
  /// Whether the scroller's layout of this moment is the one that was adopted.
  func isCurrent(_ scroll: ScrollController) -> Bool { true }
  /// Moves the tiles' origin so that the first column and row that have tiles start where those were told.
  func keep(_ first: PerAxis<ItemPlace?>) {}
  /// Brings the tiles' origin nearer, where it is further away than frames are exact, and takes over the lengths across.
  /// True if frames may have changed.
  func follow(_ scroll: ScrollController) -> Bool { false }

  /// Finds out what is wanted now. False if it is the same as what is held. On axes that stayed it is what was wanted last.
  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    false
  }
  /// Whether it can tell what a step changed.
  var knowsSteps: Bool { true }
  /// Lists what is held and not wanted, and what is wanted and not held.
  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) {}
  /// By how much the offset may fall and rise on an axis with the same items wanted as now; nil where that is not known.
  func room(_ axis: Axis) -> (fall: Double, rise: Double)? { nil }
  /// Whether an item that has a tile shall keep it.
  func keeps(_ cell: Cell) -> Bool { false }
  /// Calls `body` with all that is wanted.
  func forEachWanted(_ body: (Cell) -> Void) {}
  /// Whether it lists and calls with what is wanted in order, and all that has a tile is wanted.
  var isOrdered: Bool { true }
  /// What was wanted is held.
  func holdWanted() {}
  /// Nothing is known to be held: indices have changed.
  func forget() {}

  /// Calls `body` with each item that has area in common with a rect.
  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {}
  /// Walks over where the tiles' origin is, if that does not follow from the scroller's, and which items have tiles, which
  /// does not count where others are to have some.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {}
  /// What was read from a snapshot counts from now on.
  func adoptRestored(_ scroll: ScrollController) {}
}
