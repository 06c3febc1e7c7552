import ScrollTiling

/// Items along an axis that a board changes, and takes its tiles along with.
protocol EditedItems: EditableItems {
  /// Who is told of edits.
  var listeners: [any TileEditListener] { get set }
  /// Does a change.
  func apply(_ edit: TileEdit) throws(TilingError)
  /// Where the item of a cell stands after the change that was done last; nil where it is gone or shows something else.
  func cell(_ cell: Cell, after edit: TileEdit) -> Cell?
}

extension EditedItems {
  func add(_ listener: any TileEditListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  func remove(_ listener: any TileEditListener) { listeners.removeAll { $0 === listener } }
}
