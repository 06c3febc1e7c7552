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
