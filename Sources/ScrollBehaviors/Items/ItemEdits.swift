import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The single path by which the items of an axis change: listeners are called before the first edit, after
/// each edit, and after the layout that follows.
///
/// ```
///   itemsWillChange ─▶ change ─▶ itemsDidChange ─▶ change ─▶ itemsDidChange ─▶ … ─▶ one layout ─▶ itemsDidLayout
/// ```
/// Edits within an update, and edits within the closures of tiles, are laid out together at the end.
final class ItemEdits {
  var axis: Axis
  /// The scroller that is laid out; nil if there is none.
  unowned(unsafe) var scroller: ScrollController?
  private(set) var listeners: [any TileEditListener] = []
  /// True if listeners were called for edits that are not laid out yet; and the offset at the last
  /// `itemsWillChange`.
  private(set) var isOpen = false
  private var offset: Double?
  /// True if the tiles' origin has been moved since the last edit.
  var hasKept = false
  /// The number of passes over tiles that delay the layout.
  private var holds = 0

  init(_ axis: Axis) { self.axis = axis }

  func add(_ listener: any TileEditListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  func remove(_ listener: any TileEditListener) { listeners.removeAll { $0 === listener } }

  /// Applies edits one after the other, up to the first that fails. A `count` means that the items were
  /// changed before, without notice: the listeners then get an `unknown` edit first.
  func change(
    _ edits: [TileEdit], ofUnknown count: Int64? = nil, _ apply: (TileEdit) throws(TilingError) -> Void
  ) throws(TilingError) {
    announce()
    defer { layOut() }
    if let count, !edits.isEmpty { notify(.unknown(count)) }
    for edit in edits {
      try apply(edit)
      notify(edit)
    }
  }

  /// Calls `itemsWillChange` once for all edits before a layout, and again if the offset has moved since.
  func announce() {
    let offset = scroller?.contentPosition[axis]
    if isOpen, offset == self.offset { return }
    (isOpen, self.offset) = (true, offset)
    for listener in listeners { listener.itemsWillChange() }
  }

  /// Calls `itemsDidChange` after an edit.
  func notify(_ edit: TileEdit) {
    hasKept = false
    for listener in listeners { listener.itemsDidChange(edit) }
  }

  /// Makes one layout for all edits since the last one; within an update, at its end. `itemsDidLayout` is
  /// called before any callback, because callbacks may edit items again. Returns false if no layout is
  /// needed.
  @discardableResult
  func layOut() -> Bool {
    guard isOpen, holds == 0 else { return false }
    guard let scroller else {
      finish()
      return false
    }
    scroller.update {
      scroller.invalidateLayout()
      scroller.afterUpdate { self.finish() }
    }
    return true
  }

  private func finish() {
    guard isOpen else { return }
    isOpen = false
    for listener in listeners { listener.itemsDidLayout() }
  }

  /// Delays the layout.
  func hold() { holds += 1 }

  /// Ends one delay, and lays out after the last. Returns false if no layout is needed.
  func release() -> Bool {
    holds -= 1
    return layOut()
  }
}
