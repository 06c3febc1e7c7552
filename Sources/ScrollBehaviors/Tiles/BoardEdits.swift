import ScrollSpace

/// Passes the edits of an axis on to a board. Edits within a tile's closure are laid out after the pass over
/// the tiles.
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
    board.passes.awaitsLayout = true
    guard board.passes.isRunning, !isHeld else { return }
    isHeld = true
    edits.hold()
  }

  func itemsDidChange(_ edit: TileEdit) { board.follow(edit, on: axis) }

  func itemsDidLayout() { board.passes.awaitsLayout = false }

  /// Lays out the edits of a pass after the pass. Returns false if there are none.
  static func release(_ all: [BoardEdits]) -> Bool {
    var isLaidOut = false
    for edits in all where edits.release() { isLaidOut = true }
    return isLaidOut
  }

  private func release() -> Bool {
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
