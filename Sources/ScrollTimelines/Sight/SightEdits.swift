import ScrollBehaviors

/// Passes the edits of items on.
final class SightEdits: TileEditListener {
  private let items: any EditableItems
  private let follow: (TileEdit) -> Void

  init(_ items: any EditableItems, _ follow: @escaping (TileEdit) -> Void) {
    (self.items, self.follow) = (items, follow)
  }

  func begin() { items.add(self) }
  func end() { items.remove(self) }
  func itemsWillChange() {}
  func itemsDidChange(_ edit: TileEdit) { follow(edit) }
  func itemsDidLayout() {}
}
