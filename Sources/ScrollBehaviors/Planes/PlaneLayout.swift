import ScrollEngine
import ScrollSpace
import ScrollTiling

/// What is looked at: the view and what is asked for around it, by distance and by time, counted from the tiles'
/// origin, and what is asked for beyond that.
struct PlaneView: Equatable {
  var rect: Rect
  /// Where the view begins.
  var start: Point
  var overscan: PerAxis<TileOverscan>
}

/// How items were changed by somebody else.
enum PlaneChange {
  case none
  /// Items came, went and moved, and all kept their indices.
  case moved
  /// Nobody knows which item is which.
  case renumbered
}

/// A column or row, and where it starts.
struct ItemStart {
  var index: Int64
  var start: Double
}

/// Where the items of a plane are, and which of them want tiles.
///
/// A board asks `see`, then either what that changed, or, after edits, what is kept and what is wanted at all, then says
/// `settle`. All distances count from the tiles' origin.
protocol PlaneLayout: AnyObject {
  /// A scroller shows the items from now on: its coordinates begin.
  func attach(to scroll: ScrollController)
  /// It shows them no more.
  func detach()
  /// The tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Point
  /// The ends of the content on an axis in a scroller's coordinates, nil where there is none. A scroller that it
  /// was not attached to has the content begin at its origin. `visible` is what insets leave free of the viewport.
  func ends(
    _ axis: Axis, _ now: ContentOrigin, isAttached: Bool, visible: Size
  ) -> (lower: Double?, upper: Double?)
  /// Brings the tiles' origin nearer, where it is further away than frames are exact. True if it did.
  func follow(_ offset: Point, _ now: ContentOrigin) -> Bool
  /// Tells the lengths that insets leave free of the viewport. True if frames may have changed.
  func resize(_ visible: Size) -> Bool
  /// Whether somebody else changed the items since the last time.
  func notice() -> PlaneChange
  /// Where an item is; nil where there is none.
  func frame(of cell: Cell) -> Rect?

  /// Finds out what is wanted now. False if it is the same as what is held.
  func see(_ view: PlaneView) -> Bool
  /// Whether it can tell what a step changed.
  var knowsSteps: Bool { get }
  /// Calls `left` with what is held and not wanted, and `entered` with what is wanted and not held.
  func forEachChange(left: (Cell) -> Void, entered: (Cell) -> Void)
  /// Whether an item that has a tile shall keep it.
  func keeps(_ cell: Cell) -> Bool
  /// Calls `body` with all that is wanted.
  func forEachWanted(_ body: (Cell) -> Void)
  /// What was wanted is held.
  func settle()
  /// Nothing is known to be held: indices have changed.
  func forget()

  /// Moves the tiles' origin so that the first column and row that have tiles start where those were told.
  func keep(_ first: PerAxis<ItemStart?>)

  /// Calls `body` with each item that has area in common with a rect.
  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void)

  /// Writes where the tiles' origin is, if that does not follow from the scroller's.
  func write(to archive: inout ArchiveWriter)
  /// Reads what `write` wrote.
  func read(from archive: inout ArchiveReader) throws(ArchiveError)
  /// Of what was read, which items had tiles does not count.
  func dropHeld()
  /// What was read counts from now on, or was read on trial only.
  func takeUp(isRestoring: Bool)
}

extension PlaneLayout {
  func attach(to scroll: ScrollController) {}
  func detach() {}
  func follow(_ offset: Point, _ now: ContentOrigin) -> Bool { false }
  func resize(_ visible: Size) -> Bool { false }
  var knowsSteps: Bool { true }
  func keep(_ first: PerAxis<ItemStart?>) {}
  func write(to archive: inout ArchiveWriter) {}
  func read(from archive: inout ArchiveReader) throws(ArchiveError) {}
  func dropHeld() {}
  func takeUp(isRestoring: Bool) {}
}
