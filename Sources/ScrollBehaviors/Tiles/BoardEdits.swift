import ScrollSpace

/// Updates the tiles of a board at edits of an axis. Edits within a tile's closure are laid out after the
/// pass over the tiles.
final class BoardEdits: TileEditListener {
  private unowned(unsafe) let board: TileBoard
  private let axis: Axis
  private let edits: ItemEdits
  private var isHeld = false

  init(_ board: TileBoard, _ axis: Axis, _ edits: ItemEdits) {
    (self.board, self.axis, self.edits) = (board, axis, edits)
    edits.add(self)
  }

  func itemsWillChange() {
    board.awaitsLayout = true
    guard board.isPassing, !isHeld else { return }
    isHeld = true
    edits.hold()
  }

  func itemsDidChange(_ edit: TileEdit) { board.follow(edit, on: axis) }

  func itemsDidLayout() { board.awaitsLayout = false }

  /// Lays out the edits of a pass after the pass. Returns false if there are none.
  func release() -> Bool {
    guard isHeld else { return edits.layOut() }
    isHeld = false
    return edits.release()
  }

  /// Stops listening.
  func leave() {
    edits.remove(self)
    if isHeld { _ = release() }
  }
}
