import ScrollTiling

/// Takes the tiles of a row along where arranged content edits and measures its items.
final class ArrangedRow: TileEditListener {
  let content: Arranging
  private let row: TileRow
  private let board: TileBoard

  init(_ content: Arranging, _ row: TileRow, _ board: TileBoard) {
    (self.content, self.row, self.board) = (content, row, board)
  }

  func itemsWillChange() {
    row.former = row.line.items
    for listener in row.listeners { listener.itemsWillChange() }
  }

  func itemsDidChange(_ edit: TileEdit) {
    board.follow(edit, of: row)
    row.former = row.line.items
    for listener in row.listeners { listener.itemsDidChange(edit) }
  }

  func itemsDidSettle() { for listener in row.listeners { listener.itemsDidSettle() } }
}
