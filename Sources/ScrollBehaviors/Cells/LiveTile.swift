public import ScrollSpace

/// A tile as a board sees it, with the index and frame that it was given last. A subclass holds the host's
/// tile, so the work of a frame is the same code for all hosts.
///
/// Boards, pools and tables hold tiles without reference counting. A tile is made with one reference, which
/// is released when the tile is dropped.
@usableFromInline class LiveTile {
  let kind: Int
  // Read and written in steps that call no other code.

  /// The cell when the tile was last updated; after an edit its item may have another cell.
  @exclusivity(unchecked) final var cell = Cell(0)
  /// The item that the tile was given.
  @exclusivity(unchecked) @usableFromInline final var index = Cell(0)
  @exclusivity(unchecked) @usableFromInline final var frame = Rect.zero
  /// True if the tile shows an item.
  @exclusivity(unchecked) @usableFromInline final var isLive = false
  /// The tile below this one in the pool.
  @exclusivity(unchecked) final var below: Unmanaged<LiveTile>?

  init(_ kind: Int) { self.kind = kind }

  /// Stores the cell and the item. Returns true if the index or the frame is another than before.
  final func accept(_ cell: Cell, _ item: CellItem) -> Bool {
    let hasChanged = frame != item.frame || index != item.index
    (self.cell, index, frame) = (cell, item.index, item.frame)
    return hasChanged
  }

  /// Shows another item in its frame; or, if `isNew` is false, the same item with another index or frame.
  func notify(isNew: Bool) {}
  /// Removes the tile from its item.
  func hide() {}
}
