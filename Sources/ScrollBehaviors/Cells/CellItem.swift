import ScrollSpace

/// The item of a cell: the index that a host is given for the item, and its frame.
struct CellItem {
  var index: Cell
  var frame: Rect
}
