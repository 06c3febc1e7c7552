import ScrollSpace

/// Takes the tiles of a board along where the items of an axis are edited. Edits from within a tile's closure are laid out
/// once the pass over the tiles is over.
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

  /// The pass is over: what waits is laid out. False if nothing does.
  func release() -> Bool {
    guard isHeld else { return edits.layOut() }
    isHeld = false
    return edits.release()
  }

  /// Follows no more.
  func leave() {
    edits.remove(self)
    if isHeld { _ = release() }
  }
}
